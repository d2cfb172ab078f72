// setup.ts - who sits at a table and by which options, before it is laid: defaults, changes, checks, and what is remembered.
import type { GameId, GameInfo } from "../engine/protocol";
import type { SeatSetup } from "../store";
import { about, clanSets } from "./about";

export type Sitter = "you" | "friend" | "bot";

export interface Seat {
  key: number; // the same while it moves
  kind: Sitter;
  name: string;
  level: number; // of a bot, 1 to 5
}

export interface Setup {
  seats: Seat[];
  options: Record<string, number>;
  seed: string; // as typed; empty for new luck
}

/** Names to give where nobody typed one. */
export interface GivenNames {
  you: string;
  friends: readonly string[];
  bots: readonly string[];
}

export type NameProblem = "empty" | "long" | "control" | "twin";
export interface Problems {
  names: (NameProblem | null)[]; // by seat
  seed: boolean;
  any: boolean;
}

export const LONGEST_NAME = 24;

let keys = 0;
function seat(kind: Sitter, name: string, level: number): Seat {
  return { key: ++keys, kind, name, level };
}

/** A table to sit down at with nothing changed: you and bots. */
export function standard(game: GameInfo, given: GivenNames): Setup {
  const { seats, level } = about(game.id);
  let setup: Setup = {
    seats: [seat("you", given.you, level)],
    options: standardOptions(game),
    seed: "",
  };
  setup = resize(setup, seats, given, level);
  return setup;
}

export function standardOptions(game: GameInfo): Record<string, number> {
  return Object.fromEntries(game.options.map(({ name, standard }) => [name, standard]));
}

/** The values an option can have at a table of this size. */
export function range(game: GameInfo, name: string, seats: number): { least: number; most: number } {
  const { least, most } = game.options.find((option) => option.name === name)!;
  if (game.id === "mammothodus" && name === "clans") return { least, most: clanSets(seats).length - 1 };
  return { least, most };
}

/** Every option of the game with a value it can have; unknown ones are dropped. */
export function fitOptions(
  game: GameInfo,
  seats: number,
  wanted: Record<string, unknown>,
): Record<string, number> {
  return Object.fromEntries(
    game.options.map(({ name, standard }) => {
      const value = wanted[name];
      const { least, most } = range(game, name, seats);
      const fits = Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
      return [name, fits ? (value as number) : standard];
    }),
  );
}

/** The options that are not as usual. */
export function changedOptions(game: GameInfo, setup: Setup): string[] {
  return game.options
    .filter(({ name, standard }) => (setup.options[name] ?? standard) !== standard)
    .map(({ name }) => name);
}

function freeName(taken: readonly Seat[], kind: Sitter, given: GivenNames): string {
  const names =
    kind === "you"
      ? [1, 2, 3, 4].map((n) => (n === 1 ? given.you : `${given.you} ${n}`))
      : kind === "friend"
        ? given.friends
        : given.bots;
  return names.find((name) => !taken.some((other) => same(other.name, name))) ?? "";
}

/** More or fewer seats; new ones are bots. */
export function resize(setup: Setup, count: number, given: GivenNames, level?: number): Setup {
  const seats = setup.seats.slice(0, count);
  const like = level ?? setup.seats.findLast(({ kind }) => kind === "bot")?.level ?? 3;
  while (seats.length < count) seats.push(seat("bot", freeName(seats, "bot", given), like));
  return { ...setup, seats };
}

/** Somebody else sits at a seat. You have one seat, unless all play together; a name nobody typed goes with its sitter. */
export function sit(setup: Setup, at: number, kind: Sitter, given: GivenNames, together: boolean): Setup {
  const seats = setup.seats.map((one) => ({ ...one }));
  const here = seats[at]!;
  if (here.kind === kind) return setup;
  const others = seats.filter((one) => one !== here);
  const former = kind === "you" && !together ? others.find((one) => one.kind === "you") : undefined;
  const mine = former?.name;
  if (former) {
    former.kind = "friend";
    former.name = "";
  }
  const typed = !isGiven(here.name, given);
  here.kind = kind;
  if (mine !== undefined) here.name = mine;
  else if (!typed || here.name === "") here.name = freeName(others, kind, given);
  if (former) former.name = freeName(seats, "friend", given);
  return { ...setup, seats };
}

function isGiven(name: string, given: GivenNames): boolean {
  return [given.you, ...given.friends, ...given.bots].some(
    (one) => same(one, name) || name.startsWith(`${one} `),
  );
}

/** A seat changes its place in the order. */
export function move(setup: Setup, from: number, to: number): Setup {
  if (to < 0 || to >= setup.seats.length) return setup;
  const seats = [...setup.seats];
  seats.splice(to, 0, ...seats.splice(from, 1));
  return { ...setup, seats };
}

export function tidy(name: string): string {
  return name.normalize("NFC").trim().replace(/ +/g, " ");
}

function same(one: string, other: string): boolean {
  return tidy(one).toLocaleLowerCase() === tidy(other).toLocaleLowerCase();
}

// Control characters, line breaks of any kind, and marks that turn the direction of writing.
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/u;

export function nameProblem(name: string, others: readonly string[]): NameProblem | null {
  if (tidy(name) === "") return "empty";
  if (UNSEEN.test(name)) return "control";
  if ([...tidy(name)].length > LONGEST_NAME) return "long";
  return others.some((other) => same(other, name)) ? "twin" : null;
}

const LARGEST_SEED = 2n ** 64n - 1n;

/** The digits of the number typed as seed; undefined if there is none, null if it is not a number the engine takes. */
export function seedOf(typed: string): string | undefined | null {
  const text = typed.trim();
  if (text === "") return undefined;
  if (!/^\d+$/.test(text) || BigInt(text) > LARGEST_SEED) return null;
  return BigInt(text).toString();
}

export function problems({ seats, seed }: Setup): Problems {
  const names = seats.map(({ name }, i) =>
    nameProblem(
      name,
      seats.filter((_, other) => other !== i).map((other) => other.name),
    ),
  );
  const badSeed = seedOf(seed) === null;
  return { names, seed: badSeed, any: badSeed || names.some(Boolean) };
}

/** What the table needs of the seats. */
export function seatsOf(setup: Setup): SeatSetup[] {
  return setup.seats.map(({ kind, name, level }) => ({
    kind: kind === "bot" ? "bot" : "person",
    name: tidy(name),
    level,
  }));
}

const KEY = "ochre-start";

interface Remembered {
  game?: GameId;
  tables?: Record<string, unknown>;
}

function read(): Remembered {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof found === "object" && found !== null ? found : {};
  } catch {
    return {};
  }
}

/** The game chosen last. */
export function recallGame(known: readonly GameInfo[]): GameId | undefined {
  const { game } = read();
  return known.some(({ id }) => id === game) ? game : undefined;
}

/** The table set last for a game, or the standard one. Luck is not remembered. */
export function recall(game: GameInfo, given: GivenNames): Setup {
  const usual = standard(game, given);
  const found = read().tables?.[game.id] as { seats?: unknown; options?: unknown } | undefined;
  if (typeof found !== "object" || found === null || !Array.isArray(found.seats)) return usual;
  const count = found.seats.length;
  if (count < game.least_seats || count > game.most_seats) return usual;
  const seats: Seat[] = [];
  for (const one of found.seats as Partial<Seat>[]) {
    const level = Number(one?.level);
    if (one?.kind !== "you" && one?.kind !== "friend" && one?.kind !== "bot") return usual;
    if (typeof one.name !== "string" || !Number.isInteger(level) || level < 1 || level > 5) return usual;
    seats.push(seat(one.kind, one.name, level));
  }
  const options = fitOptions(game, count, (found.options ?? {}) as Record<string, unknown>);
  const setup = { seats, options, seed: "" };
  return problems(setup).any ? usual : setup;
}

/** Keeps the choice; a table with a fault in it is not worth keeping. */
export function remember(game: GameId, setup: Setup) {
  const before = read();
  const tables = { ...before.tables };
  if (!problems(setup).any) {
    const seats = setup.seats.map(({ kind, name, level }) => ({ kind, name: tidy(name), level }));
    tables[game] = { seats, options: setup.options };
  }
  try {
    localStorage.setItem(KEY, JSON.stringify({ game, tables }));
  } catch {
    // A browser that keeps nothing forgets this too.
  }
}
