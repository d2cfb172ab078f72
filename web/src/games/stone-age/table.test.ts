// table.test.ts - a whole game at the drawn table: every choice is on the board, has words, and nothing is left undefined.
import { render } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { seatsFor, startEngine } from "../../../tests/play";
import { change } from "../../settings.svelte";
import type { SavedGame } from "../../store";
import { Session } from "../../table/session.svelte";
import { plugin } from "./plugin";
import { stateOf, stepOf } from "./position";

vi.mock("../../store", () => ({ save: async () => undefined }));

const until = (done: () => boolean) =>
  vi.waitFor(() => expect(done()).toBe(true), { timeout: 20_000, interval: 1 });
const MOST = 30; // decisions of each game
const BARE = ["starve", "decline", "stop"]; // only in the bar

/** A game some decisions old, all seats people. */
async function sit(count: number, options: Record<string, number>, age: number): Promise<Session> {
  const engine = await startEngine("stone-age");
  const seats = seatsFor(count, count);
  const names = seats.map(({ name }) => name);
  const { table } = await engine.ask("new", { game: "stone-age", seats: names, seed: 11, options });
  for (let i = 0; i < age; ++i) {
    const { move } = await engine.ask("advise", { table, bot: "greedy" });
    await engine.ask("play", { table, action: move.text });
  }
  const { record } = await engine.ask("record", { table });
  const saved: SavedGame = {
    id: "x",
    game: "stone-age",
    seats,
    record,
    when: 0,
    decisions: 0,
    over: false,
    moment: "",
  };
  return Session.open({ ...plugin, secrets: false }, saved, {
    engine,
    thinker: await startEngine("stone-age"),
  });
}

beforeEach(() => change({ speed: "instant", autoplay: false, language: "en" }));

describe.each([
  [2, "en", {}, 0],
  [4, "it", {}, 200],
  [3, "it", { mammoth_herd: 0, limited_supply: 1 }, 120],
] as const)("a game of %i in %s with %o after %i decisions", (seats, language, options, age) => {
  it("can be played on the board, and is told in words", { timeout: 120_000 }, async () => {
    change({ language });
    const session = await sit(seats, options, age);
    void session.goOn();
    const { container } = render(plugin.Table, { session });
    const steps = new Set<string>();
    let random = 3;
    for (let i = 0; i < MOST && !session.over; ++i) {
      await until(() => session.mine || session.over);
      if (session.over) break;
      await session.gathering?.ready;
      await tick();
      const step = stepOf(stateOf(session));
      steps.add(step);
      const legal = container.querySelectorAll("[data-target][data-legal]");
      for (const choice of session.choices) {
        const { verb, place } = choice.action;
        if (typeof place === "string")
          expect(container.querySelector(`[data-place="${place}"][data-legal]`), choice.text).not.toBeNull();
        else if (!BARE.includes(verb) && !(["move", "pay"].includes(verb) && session.choices.length === 1))
          expect(legal.length, choice.text).toBeGreaterThan(0);
        expect(plugin.label!(choice, session), choice.text).not.toMatch(/undefined|NaN|\?/);
      }
      const { verb, rest, note } = plugin.prompt(session);
      expect(`${verb} ${rest} ${note}`.replace(/ undefined$/, ""), step).not.toMatch(/undefined|NaN/);
      expect(plugin.order!(session.choices, session)).toHaveLength(session.choices.length);
      if (steps.size % 3 === 0)
        expect(JSON.stringify(plugin.describe(session)), step).not.toMatch(/undefined|NaN|null/);
      random = (random * 48271) % 2147483647;
      const wise = random % 3 > 0 && session.choices.length > 1;
      const text = wise ? (await session.advise("greedy")).move.text : undefined;
      const choice =
        session.choices.find((one) => one.text === text) ?? session.choices[random % session.choices.length]!;
      const before = session.view!.decisions;
      await session.play(choice);
      await until(() => session.view!.decisions > before);
    }
    await tick();
    expect(container.textContent).not.toMatch(/undefined|NaN/);
    expect([...steps]).toEqual(expect.arrayContaining(["place", "act"]));
  });
});
