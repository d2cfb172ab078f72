// end.test.ts - the end says every player's place, where the game ranks them.
import { render } from "@testing-library/svelte";
import { beforeEach, expect, it } from "vitest";
import { change } from "../settings.svelte";
import type { Session } from "../table/session.svelte";
import EndScreen from "./EndScreen.svelte";

function places(ranks: number[] | undefined): string[] | null {
  const names = ["Ada", "Ben", "Cleo", "Dan"];
  const scores = [40, 55, 40, 12];
  const session = {
    seats: names.map((name) => ({ name })),
    view: {
      scores,
      rewards: [0, 1, 0, 0],
      over: true,
      ...(ranks ? { ranks } : {}),
      sheets: scores.map((points) => [{ source: "buildings", points }]),
    },
    plugin: { id: "stone-age", seatIcon: () => "person", seatColour: () => "red" },
    speaker: { source: (source: string) => source },
    name: (seat: number) => names[seat],
    history: [],
    opening: [],
    fresh: [],
  } as unknown as Session;
  const idle = () => undefined;
  const { container } = render(EndScreen, {
    session,
    onclose: idle,
    onagain: idle,
    onreplay: idle,
    onrule: idle,
  });
  const row = container.querySelector("tr.place");
  return row && [...row.children].map(({ textContent }) => textContent!.trim());
}

beforeEach(() => change({ language: "en", motion: "reduce" }));

it("names the places of all, shared ones as shared", () => {
  expect(places([2, 1, 2, 4])).toEqual(["Place", "2ndshared", "1st", "2ndshared", "4th"]);
});

it("names them in Italian", () => {
  change({ language: "it" });
  expect(places([2, 1, 3, 4])).toEqual(["Posto", "2°", "1°", "3°", "4°"]);
});

it("has no such row for a game that ranks nobody", () => {
  expect(places(undefined)).toBeNull();
});
