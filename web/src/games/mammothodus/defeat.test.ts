// defeat.test.ts - games are lost in every way, and the table says how, with its place or clan, and shows it.
import { readFileSync } from "node:fs";
import { cleanup, render } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { DirectEngine } from "../../engine/direct";
import { change } from "../../settings.svelte";
import type { SavedGame } from "../../store";
import { Session } from "../../table/session.svelte";
import { type Defeat, defeatOf, endSentence } from "./defeat";
import Map from "./Map.svelte";
import { plugin } from "./plugin";
import { spaceLabel } from "./spaces";
import Strip from "./Strip.svelte";
import Table from "./Table.svelte";

vi.mock("../../store", () => ({ save: async () => undefined }));

const start = () => DirectEngine.start(readFileSync("../build/wasm/mammothodus.wasm"));
const times = (n: number, word: string) => Array<string>(n).fill(word);
const ALL = [1, 2, 3, 4, 5, 6, 7, 8].map((n) => `fragment_${n}`);

interface Lost {
  position: object;
  options?: Record<string, number>;
  luck?: string; // what falls after the last card is put away
  seats?: number;
  defeat: Defeat;
  clause: string;
  words: RegExp;
}

const LOST: Record<string, Lost> = {
  "a thirteenth tribe": {
    position: { tribes: times(11, "N2"), trail_stack: ["t1", "t2", "t4", "t5", "t6", "t7", "t8"] },
    luck: "human yellow",
    defeat: { end: "tribes", space: "S2", seat: null, track: "tribes" },
    clause: "MAM-221",
    words: /thirteenth tribe .* on /,
  },
  "a fourth spirit": {
    position: {
      tribes: ["S5"],
      places: { line_1: "S5" },
      spirits: { wind: "C", progenitors: "E1", earth: "E1" },
    },
    luck: "human red",
    defeat: { end: "spirits", space: "S5", seat: null, track: "spirits" },
    clause: "MAM-222",
    words: /fourth spirit was called on /,
  },
  "a ninth trail": {
    position: { trail_stack: [] },
    luck: "human new_trail",
    defeat: { end: "trails", space: null, seat: null, track: "trails" },
    clause: "MAM-223",
    words: /ninth trail/,
  },
  "no degradation card left": {
    position: {
      players: [
        {
          hand: ["red"],
          draw: [],
          discard: [
            ...times(2, "red"),
            ...times(3, "green"),
            ...times(3, "yellow"),
            ...times(3, "blue"),
            ...times(3, "degradation"), // MAM-025: four for one clan
          ],
        },
      ],
    },
    defeat: { end: "degradation", space: null, seat: 0, track: "degradation" },
    clause: "MAM-224",
    words: /^The Mammoths had to take a degradation card/,
  },
  "a clan that died out": {
    position: {
      players: [
        {
          population: 0,
          marker: 3,
          figurines: { red: "N5", green: "C", blue: "C" },
          hand: ["red", "red"],
          draw: [],
          discard: ["red", ...times(3, "green"), ...times(3, "yellow"), ...times(3, "blue")],
        },
      ],
    },
    defeat: { end: "extinct", space: null, seat: 0, track: null },
    clause: "MAM-225",
    words: /due for the Mammoths/,
  },
  "a population that fell too low": {
    seats: 2,
    position: {
      first: 0,
      tribes: ["W2", "W2", "W2"],
      players: [{ population: -3, figurines: { red: "W2" } }, { figurines: { red: "W2" } }],
    },
    luck: "human red",
    defeat: { end: "population", space: "W2", seat: 0, track: null },
    clause: "MAM-226",
    words: /^On .* the Mammoths lost more than they had/,
  },
  "no closed fragment left": {
    position: { open: ALL, human_deck: [] },
    defeat: { end: "fragments", space: null, seat: null, track: "fragments" },
    clause: "MAM-227",
    words: /no fragment was closed/,
  },
};

async function lose({ position, options = {}, luck, seats = 1 }: Lost): Promise<Session> {
  const engine = await start();
  const names = ["Ada", "Ben"].slice(0, seats);
  const { table } = await engine.ask("load", {
    game: "mammothodus",
    seats: names,
    options,
    seed: 3,
    position,
  });
  await engine.ask("play", { table, action: "end turn" });
  await engine.ask("play", { table, action: "done", ...(luck ? { luck } : {}) });
  const { record } = await engine.ask("record", { table });
  const people = names.map((name) => ({ kind: "person" as const, name, level: 3 }));
  const saved: SavedGame = {
    id: "x",
    game: "mammothodus",
    seats: people,
    record,
    when: 0,
    decisions: 2,
    over: true,
    moment: "",
  };
  return Session.open(plugin, saved, { engine, thinker: await start() });
}

beforeEach(() => {
  window.innerWidth = 1440; // three columns
  change({ language: "en", speed: "instant" });
});

describe.each(Object.entries(LOST))("lost by %s", (_, lost) => {
  it("is told with clause, place and clan, and marked", async () => {
    const session = await lose(lost);
    expect(session.over).toBe(true);
    expect(session.view!.clause).toBe(lost.clause);
    expect(defeatOf(session)).toEqual(lost.defeat);
    expect(endSentence(session)).toMatch(lost.words);
    expect(endSentence(session)).not.toMatch(/undefined|null| {2}/);
    const { space, track } = lost.defeat;
    const map = render(Map, { session });
    const mark = map.container.querySelector("[data-fate]");
    expect(mark?.getAttribute("data-fate") ?? null).toBe(space);
    if (space) {
      expect(mark!.textContent).toContain("Lost here");
      expect(spaceLabel(session, space)).toContain("Lost here");
    }
    cleanup();
    // On a wide screen the panel of the clan or of the track has the danger edge, and words; on a phone the strip.
    const { container } = render(Table, { session });
    const marked = [...container.querySelectorAll(".fatal")];
    expect(marked.length).toBe((track ? 1 : 0) + (lost.defeat.seat === null ? 0 : 1));
    for (const one of marked) expect(one.textContent).toContain("lost the game");
    cleanup();
    const strip = render(Strip, { session });
    const fatal = strip.container.querySelector(".fatal");
    expect(fatal !== null).toBe(track !== null && track !== "fragments");
    cleanup();
    await session.close();
  });
});

it("a game that goes on has no defeat", async () => {
  const session = await lose({ ...LOST["a ninth trail"]!, position: { trail_stack: ["t1"] } });
  expect(session.over).toBe(false);
  expect(defeatOf(session)).toBeNull();
  const { container } = render(Map, { session });
  expect(container.querySelector("[data-fate]")).toBeNull();
  cleanup();
  await session.close();
});
