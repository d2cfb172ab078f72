// records.test.ts - records out of the browser and back, and what is said of bad ones.
import { readFileSync } from "node:fs";
import { beforeEach, expect, test, vi } from "vitest";
import { DirectEngine } from "../engine/direct";
import type { Engine, GameId } from "../engine/protocol";
import type { SavedGame, SeatSetup } from "../store";
import { importRecord, seatsOf, withSeats } from "../table/files";
import { bundle, openAll, search, split } from "./records";

const kept = vi.hoisted(() => [] as SavedGame[]);
vi.mock("../store", () => ({
  save: async (game: SavedGame) => void kept.push(game),
  find: async (id: string) => kept.find((game) => game.id === id),
  freshId: () => `game${kept.length}`,
}));
beforeEach(() => (kept.length = 0));

const engines: Partial<Record<GameId, Engine>> = {};
for (const game of ["tribu", "stone-age"] as const)
  engines[game] = await DirectEngine.start(readFileSync(`../build/wasm/${game}.wasm`));
const open = (text: string) => importRecord(text, (game) => engines[game]!);

const seats: SeatSetup[] = [
  { kind: "person", name: "Ada", level: 3 },
  { kind: "bot", name: "Flint", level: 5 },
];

async function played(game: GameId, moves: number): Promise<string> {
  const engine = engines[game]!;
  const { table } = await engine.ask("new", { game, seats: seats.map(({ name }) => name), seed: 7 });
  for (let i = 0; i < moves; ++i) {
    const { choices } = await engine.ask("legal", { table });
    await engine.ask("play", { table, action: choices[0]!.text });
  }
  return (await engine.ask("record", { table })).record;
}

function saved(game: GameId, record: string): SavedGame {
  return { id: game, game, seats, record, when: 0, decisions: 0, over: false, moment: "" };
}

test("a saved game comes back as it was: decisions, names, who is a bot", async () => {
  const record = await played("tribu", 9);
  await open(withSeats(record, seats));
  expect(kept).toHaveLength(1);
  expect(kept[0]).toMatchObject({ game: "tribu", decisions: 9, over: false, record });
  expect(kept[0]!.seats.map(({ kind, name }) => `${kind} ${name}`)).toEqual(["person Ada", "bot Flint"]);
  expect(kept[0]!.seats[1]!.level).toBe(5);
});

test("a record of the terminal has no note: its bots are known by their names", async () => {
  expect(seatsOf("seat 0 level4\nseat 1 Ada\n").map(({ kind, level }) => `${kind} ${level}`)).toEqual([
    "bot 4",
    "person 3",
  ]);
  // With a note, a person may be called like a bot.
  const person: SeatSetup[] = [{ kind: "person", name: "level4", level: 3 }];
  expect(seatsOf(withSeats("seat 0 level4\n", person))[0]!.kind).toBe("person");
});

test("all games in one file come back each", async () => {
  const games = [saved("tribu", await played("tribu", 4)), saved("stone-age", await played("stone-age", 6))];
  const text = bundle(games);
  expect(split(text)).toHaveLength(2);
  const { ids, bad } = await openAll([{ name: "all.ochre", text }], open);
  expect(ids).toHaveLength(2);
  expect(bad).toEqual([]);
  expect(kept.map(({ game, decisions }) => `${game} ${decisions}`)).toEqual(["tribu 4", "stone-age 6"]);
});

test("line ends of other systems and a byte order mark do no harm", async () => {
  const record = await played("tribu", 3);
  const { bad } = await openAll([{ name: "", text: `\ufeff${record.replaceAll("\n", "\r\n")}` }], open);
  expect(bad).toEqual([]);
  expect(kept[0]!.record).toBe(record);
});

test("a bad record is refused with the engine's sentence, and nothing is kept", async () => {
  const record = await played("tribu", 5);
  const lines = record.trimEnd().split("\n");
  const said = async (text: string) =>
    (await openAll([{ name: "bad", text }], open)).bad.map(({ sentence }) => sentence);
  expect(await said("hello")).toEqual([
    "line 'game' names nothing, expected one of tribu, mammothodus, stone-age, endless-winter",
  ]);
  expect(await said("ochre record 1\ngame chess\n")).toEqual([
    "line 'game' names chess, expected one of tribu, mammothodus, stone-age, endless-winter",
  ]);
  expect(await said("ochre record 1\ngame tribu\nrules 9\n")).toEqual([
    "line 3: 'rules 9' stands where 'rules 1' was expected",
  ]);
  expect((await said(lines.slice(0, -1).join("\n")))[0]).toMatch(/^line \d+: /);
  const move = lines.findIndex((line) => /^\d /.test(line));
  expect((await said(lines.with(move, "0 fly away").join("\n")))[0]).toMatch(
    new RegExp(`^line ${move + 1}: `),
  );
  expect((await said(record.replace(/^end (\d+) .*$/m, "end $1 0000000000000000")))[0]).toMatch(
    /^line \d+: /,
  );
  expect(kept).toEqual([]);
});

test("a bad record among good ones keeps none of them out, and its text is not lost", async () => {
  const good = await played("tribu", 2);
  const wrong = "ochre record 1\ngame tribu\nrules 9\n";
  const { ids, bad } = await openAll([{ name: "mixed.ochre", text: good + wrong + good }], open);
  expect(ids).toHaveLength(2);
  expect(bad).toHaveLength(1);
  expect(bad[0]).toMatchObject({ source: "mixed.ochre", part: 2, parts: 3, text: wrong });
});

test("an engine that cannot be reached is a sentence too", async () => {
  const gone = async () => {
    throw new TypeError("Failed to fetch");
  };
  const { bad } = await openAll([{ name: "", text: "ochre record 1\n" }], gone);
  expect(bad[0]!.sentence).toBe("Failed to fetch");
});

test("games are found by all words, without accents or case", () => {
  const games = ["Tribù Ada, Ben round 7", "Stone Age Ada, Cleo round 2"];
  const found = (words: string) => search(games, words, (game) => game).length;
  expect(found("")).toBe(2);
  expect(found("tribu")).toBe(1);
  expect(found("ADA round")).toBe(2);
  expect(found("ada 7")).toBe(1);
  expect(found("zoe")).toBe(0);
});
