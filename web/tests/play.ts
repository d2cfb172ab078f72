// play.ts - for tests: the real engine in node, and whole games played by a bot.
import { readFileSync } from "node:fs";
import { DirectEngine } from "../src/engine/direct";
import type { GameId, Value, View } from "../src/engine/protocol";
import type { SavedGame, SeatSetup } from "../src/store";

export const GAMES: GameId[] = ["tribu", "mammothodus", "stone-age", "endless-winter"];

export async function startEngine(game: GameId): Promise<DirectEngine> {
  return DirectEngine.start(readFileSync(`../build/wasm/${game}.wasm`));
}

export function seatsFor(count: number, people = 1): SeatSetup[] {
  return Array.from({ length: count }, (_, i) => ({
    kind: i < people ? "person" : "bot",
    name: ["Ada", "Ben", "Cleo", "Dan"][i]!,
    level: 1,
  }));
}

export interface PlayedGame {
  saved: SavedGame;
  states: string[]; // the referee's, before each decision and at the end
  own: string[]; // what seat 0 saw
  last: View;
}

/** A game played by a bot for all seats, to its end or for some decisions. */
export async function playGame(
  game: GameId,
  { seats = 2, seed = 5, most = Infinity, bot = "greedy", people = 1, states: wanted = true } = {},
): Promise<PlayedGame> {
  const engine = await startEngine(game);
  const setups = seatsFor(seats, people);
  const { table } = await engine.ask("new", { game, seats: setups.map(({ name }) => name), seed });
  const states: string[] = [];
  const own: string[] = [];
  let last: View;
  for (let i = 0; ; ++i) {
    last = await engine.ask("view", { table });
    if (wanted) {
      states.push(JSON.stringify(last.state));
      own.push(JSON.stringify((await engine.ask("view", { table, seat: 0 })).state));
    }
    if (last.over || i >= most) break;
    const { move } = await engine.ask("advise", { table, bot });
    await engine.ask("play", { table, action: move.text });
  }
  const { record } = await engine.ask("record", { table });
  const { decisions, over } = last;
  const saved = { id: "test", game, seats: setups, record, when: 0, decisions, over, moment: "" };
  return { saved, states, own, last };
}

/** A decision made up: scores, and events by word, seat and fields. */
export function decision(
  seat: number,
  scores: number[],
  ...events: { event: string; who?: number; [field: string]: Value | undefined }[]
) {
  return {
    seat,
    scores,
    clauses: [],
    events: events.map((event) => ({ ...event, words: `${event.who ?? ""} ${event.event}`, names: {} })),
  };
}
