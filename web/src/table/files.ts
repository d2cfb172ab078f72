// files.ts - records out of and into the browser, new games, and playing again.
import { EngineClient } from "../engine/client";
import type { Engine, GameId, Seed } from "../engine/protocol";
import { type SavedGame, type SeatSetup, find, freshId, save } from "../store";
import type { Session } from "./session.svelte";

/** 64 bits from the system, as digits: numbers end at 53. */
export function freshSeed(): Seed {
  return crypto.getRandomValues(new BigUint64Array(1))[0]!.toString();
}

export async function download(session: Session) {
  const file = new Blob([withSeats(await session.record(), session.seats)], { type: "text/plain" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = `${session.plugin.id}-${session.id}.ochre`;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Lays a new game and saves it; gives its id. */
export async function newGame(
  game: GameId,
  seats: SeatSetup[],
  options: Record<string, number>,
  seed: Seed = freshSeed(),
): Promise<string> {
  const engine = new EngineClient(game);
  try {
    const { table } = await engine.ask("new", {
      game,
      seats: seats.map(({ name }) => name),
      options,
      seed,
    });
    return await keep(engine, table, game, seats);
  } finally {
    engine.close();
  }
}

/** A record from elsewhere becomes a saved game; without a note of its seats, whoever is not named like a bot is a person. */
export async function importRecord(
  text: string,
  start: (game: GameId) => Engine = (game) => new EngineClient(game),
): Promise<string> {
  const game = /^game (\S+)/m.exec(text)?.[1] as GameId | undefined;
  const known: GameId[] = ["tribu", "mammothodus", "stone-age", "endless-winter"];
  if (!game || !known.includes(game))
    throw new Error(`line 'game' names ${game ?? "nothing"}, expected one of ${known.join(", ")}`);
  const engine = start(game);
  try {
    const { table } = await engine.ask("load", { record: text });
    return await keep(engine, table, game, seatsOf(text));
  } finally {
    engine.close();
  }
}

/** A game that goes on from a moment of another; its luck is new. */
export async function branch(saved: SavedGame, decisions: number): Promise<string> {
  const engine = new EngineClient(saved.game);
  try {
    const { table } = await engine.ask("load", { record: saved.record, decisions, seed: freshSeed() });
    return await keep(engine, table, saved.game, saved.seats);
  } finally {
    engine.close();
  }
}

export async function playAgain(session: Session): Promise<string> {
  const saved = (await find(session.id))!;
  return newGame(saved.game, saved.seats, optionsOf(saved.record));
}

export function optionsOf(record: string): Record<string, number> {
  return Object.fromEntries(
    [...record.matchAll(/^option (\S+) (\d+)$/gm)].map(([, name, value]) => [name!, Number(value)]),
  );
}

/** The version of the rules a record is played by. */
export function rulesOf(record: string): number {
  return Number(/^rules (\d+)$/m.exec(record)?.[1] ?? 1);
}

/** The record with a note, for us only, of which seats are bots. */
export function withSeats(record: string, seats: readonly SeatSetup[]): string {
  const bots = seats.flatMap(({ kind, level }, seat) => (kind === "bot" ? [`${seat} level${level}`] : []));
  return `${record.trimEnd()}\n# bots: ${bots.join(", ") || "none"}\n`;
}

export function seatsOf(record: string): SeatSetup[] {
  const note = /^# bots: (.*)$/m.exec(record)?.[1];
  const bots = new Map(
    [...(note ?? "").matchAll(/(\d+) (level[1-5])/g)].map(([, seat, level]) => [seat, level]),
  );
  return [...record.matchAll(/^seat (\d+) ?(.*)$/gm)].map(([, seat, name], i) => {
    const player = note === undefined ? name! : (bots.get(seat) ?? "");
    const level = /^(?:level([1-5])|random|greedy|search)/.exec(player);
    return {
      kind: level ? "bot" : "person",
      name: name || `Player ${i + 1}`,
      level: Number(level?.[1] ?? 3),
    };
  });
}

async function keep(engine: Engine, table: string, game: GameId, seats: SeatSetup[]): Promise<string> {
  const id = freshId();
  const { record } = await engine.ask("record", { table });
  const { decisions, over } = await engine.ask("view", { table });
  await save({ id, game, seats, record, when: Date.now(), decisions, over, moment: "" });
  return id;
}
