// replay.test.ts - a replay shows the states of the game as it was played, in all four games; branches go on from there.
import { afterEach, describe, expect, test, vi } from "vitest";
import { GAMES, playGame, startEngine } from "../../tests/play";
import type { Engine } from "../engine/protocol";
import { loadPlugin } from "../games";
import type { SavedGame } from "../store";
import { ReplaySession, stride } from "./replay.svelte";

const kept = new Map<string, SavedGame>();
vi.mock("../store", () => ({
  save: async (game: SavedGame) => void kept.set(game.id, game),
  find: async (id: string) => kept.get(id),
  freshId: () => `game${kept.size}`,
}));
let engines: Engine[] = [];
vi.mock("../engine/client", () => ({
  EngineClient: class {
    ask = (...args: Parameters<Engine["ask"]>) => engines[0]!.ask(...args);
    close() {}
  },
}));

async function open(saved: SavedGame, at = 0) {
  const engine = await startEngine(saved.game);
  engines = [engine];
  return ReplaySession.open(await loadPlugin(saved.game), saved, { engine, thinker: engine }, at);
}
afterEach(() => (engines = []));

describe.each(GAMES)("%s", (game) => {
  test("every moment is as it was while playing, forwards, backwards and after a jump", async () => {
    const { saved, states, own, last } = await playGame(game);
    const replay = await open(saved);
    expect(replay.total).toBe(last.decisions);
    expect(replay.seers).toEqual([null, 0, 1]);
    const every = Math.max(1, Math.floor(states.length / 150));
    for (let at = 0; at < states.length; at += every) {
      await replay.seek(at);
      expect(JSON.stringify(replay.state)).toBe(states[at]);
      expect(replay.at).toBe(at);
      expect(replay.history).toHaveLength(at);
    }
    await replay.seek(states.length - 1);
    expect(replay.over).toBe(true);
    expect(replay.view!.scores).toEqual(last.scores);
    await replay.step(-1);
    expect(JSON.stringify(replay.state)).toBe(states.at(-2));
    await replay.look(0);
    expect(JSON.stringify(replay.state)).toBe(own.at(-2));
    for (const at of [0, 7, 3]) {
      await replay.seek(at);
      expect(JSON.stringify(replay.state)).toBe(own[at]);
    }
    await replay.close();
  });

  test("nothing can be chosen", async () => {
    const { saved } = await playGame(game, { most: 12 });
    const replay = await open(saved, 5);
    expect(replay.at).toBe(5);
    expect(replay.mine).toBe(false);
    expect(replay.choices).toEqual([]);
    expect(replay.matching({})).toEqual([]);
    await replay.goOn();
    await replay.undo();
    await replay.point();
    expect(replay.view!.decisions).toBe(5);
    expect(replay.said).not.toBe("");
  });

  test("a branch goes on from its moment with the same seats", async () => {
    const { branch } = await import("../table/files");
    const { saved, states } = await playGame(game, { most: 20 });
    engines = [await startEngine(game)];
    const id = await branch(saved, 9);
    const made = kept.get(id)!;
    expect(made.decisions).toBe(9);
    expect(made.seats).toEqual(saved.seats);
    const engine = await startEngine(game);
    const { table } = await engine.ask("load", { record: made.record });
    // What was known is the same; what luck has not shown yet may lie in another order.
    const seen = await engine.ask("view", { table, seat: 0 });
    const before = await startEngine(game);
    const old = await before.ask("load", { record: saved.record });
    expect(seen.state).toEqual((await before.ask("view", { table: old.table, at: 9, seat: 0 })).state);
    const { move } = await engine.ask("advise", { table, bot: "greedy" });
    expect((await engine.ask("play", { table, action: move.text })).decisions).toBe(10);
    expect(states.length).toBe(21);
  });
});

test("an unfinished game shows only what the person may see", async () => {
  const { saved, own } = await playGame("tribu", { seats: 3, most: 30 });
  const replay = await open(saved);
  expect(replay.seers).toEqual([0]);
  expect(replay.watched).toBe(false);
  await replay.look(null);
  await replay.look(1);
  expect(replay.seenBy).toBe(0);
  await replay.seek(30);
  expect(JSON.stringify(replay.state)).toBe(own[30]);
  for (const one of replay.history) if (one.seat !== 0) expect(one.text).toBeUndefined();
});

test("several people at one screen look one after another, behind the curtain", async () => {
  const { saved } = await playGame("tribu", { most: 10, people: 2 });
  const replay = await open(saved);
  expect(replay.curtain).toBe(0);
  expect(replay.view).toBeNull();
  await replay.lift();
  expect(replay.curtain).toBeNull();
  expect(replay.viewer).toBe(0);
  await replay.look(1);
  expect(replay.curtain).toBe(1);
  expect(replay.viewer).toBe(0);
  await replay.lift();
  expect(replay.viewer).toBe(1);
});

test("of many wishes at once the last is fulfilled", async () => {
  const { saved, states } = await playGame("stone-age", { most: 60 });
  const replay = await open({ ...saved, seats: saved.seats.map((seat) => ({ ...seat, kind: "bot" })) });
  await Promise.all([replay.seek(10), replay.seek(50), replay.seek(33)]);
  expect(replay.at).toBe(33);
  expect(JSON.stringify(replay.state)).toBe(states[33]);
  await replay.seek(1000);
  expect(replay.at).toBe(60);
});

test("play goes on to the end and stops; a step pauses it", async () => {
  const { saved } = await playGame("endless-winter", { most: 12 });
  const replay = await open(saved);
  replay.speed = 16;
  replay.toggle();
  expect(replay.playing).toBe(true);
  await vi.waitFor(() => expect(replay.playing).toBe(false), { timeout: 50_000 });
  expect(replay.at).toBe(12);
  replay.toggle();
  await vi.waitFor(() => expect(replay.at).toBeGreaterThan(1), { timeout: 50_000 });
  await replay.step(-1);
  expect(replay.playing).toBe(false);
});

test("fast play takes several decisions a step", () => {
  expect(stride(1)).toEqual({ decisions: 1, time: 1000 });
  expect(stride(4)).toEqual({ decisions: 1, time: 250 });
  expect(stride(16)).toEqual({ decisions: 2, time: 125 });
});

test("each decision has its sentence", async () => {
  const { saved } = await playGame("tribu", { most: 8 });
  const replay = await open({ ...saved, seats: saved.seats.map((seat) => ({ ...seat, kind: "bot" })) });
  expect(replay.sentence(0)).toBe("The table is laid");
  expect(replay.sentence(1)).toMatch(/^(Ada|Ben): ./);
});
