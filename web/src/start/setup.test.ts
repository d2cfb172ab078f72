// setup.test.ts - seats, options and what is remembered of them.
import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it as test } from "vitest";
import { DirectEngine } from "../engine/direct";
import { games } from "../games/list";
import { type OptionText, en } from "../texts/en/start";
import { it as italian } from "../texts/it/start";
import { badge, clanSets, info, shelf } from "./about";
import { ago } from "./ago";
import {
  type Setup,
  changedOptions,
  fitOptions,
  move,
  nameProblem,
  problems,
  recall,
  recallGame,
  remember,
  resize,
  seatsOf,
  seedOf,
  sit,
  standard,
} from "./setup";
import type { SavedGame } from "../store";
import { freshSeed } from "../table/files";
import { oldRules } from "./words.svelte";

const given = en.names;
const tribu = info("tribu");
const mammothodus = info("mammothodus");
const winter = info("endless-winter");

function engine(game: string) {
  return DirectEngine.start(readFileSync(`../build/wasm/${game}.wasm`));
}
const who = (setup: Setup) => setup.seats.map(({ kind, name }) => `${kind} ${name}`);

describe("names", () => {
  test("must not be empty, nor blank", () => {
    expect(nameProblem("", [])).toBe("empty");
    expect(nameProblem("   ", [])).toBe("empty");
  });
  test("have at most 24 characters, however many bytes they are", () => {
    expect(nameProblem("x".repeat(24), [])).toBe(null);
    expect(nameProblem("x".repeat(25), [])).toBe("long");
    expect(nameProblem("🦣".repeat(24), [])).toBe(null);
    expect(nameProblem(`  ${"x".repeat(24)}  `, [])).toBe(null);
  });
  test("have no control characters, and nothing that turns the writing", () => {
    for (const bad of ["a\nb", "a\tb", "a\u0000", "a\u2028b", "\u202eabc", "a\u200bb"])
      expect(nameProblem(bad, [])).toBe("control");
    expect(nameProblem("Éowyn d'Este-Ù", [])).toBe(null);
  });
  test("differ, whatever their case and blanks", () => {
    expect(nameProblem("Ada", ["Ben"])).toBe(null);
    expect(nameProblem("Ada", ["ada "])).toBe("twin");
    expect(nameProblem("Ze\u0301", ["Z\u00e9"])).toBe("twin");
  });
  test("are all checked, and the seed too", () => {
    const setup = standard(tribu, given);
    expect(problems(setup)).toEqual({ names: [null, null], seed: false, any: false });
    setup.seats[1]!.name = "ADA";
    expect(problems(setup).names).toEqual(["twin", "twin"]);
    expect(problems({ ...standard(tribu, given), seed: "-1" })).toMatchObject({ seed: true, any: true });
  });
});

test("a seed is a whole number the engine takes, or nothing", () => {
  expect(seedOf("")).toBe(undefined);
  expect(seedOf(" 42 ")).toBe("42");
  expect(seedOf("007")).toBe("7");
  expect(seedOf("18446744073709551615")).toBe("18446744073709551615");
  for (const bad of ["18446744073709551616", "-1", "1.5", "1e3", "abc", "0x10"])
    expect(seedOf(bad)).toBe(null);
});

test("a seed has 64 bits, and the engine keeps them all", async () => {
  const drawn = Array.from({ length: 50 }, () => BigInt(freshSeed()));
  expect(new Set(drawn).size).toBe(50);
  expect(drawn.some((seed) => seed >= 2n ** 60n)).toBe(true);
  const one = await engine("tribu");
  const seed = "18446744073709551615";
  const { table } = await one.ask("new", { game: "tribu", seats: ["Ada", "Ben"], seed });
  expect((await one.ask("record", { table })).record).toContain(`\nseed ${seed}\n`);
});

test("a kept game says the version of its rules if there is a newer one", () => {
  const newest = tribu.rules_version;
  const kept = (version: number) =>
    oldRules({ game: "tribu", record: `ochre record 1\ngame tribu\nrules ${version}\n` } as SavedGame);
  expect(kept(newest)).toBeNull();
  expect(kept(newest - 1)).toBe(`rules ${newest - 1}`);
});

describe("a standard table", () => {
  test("is you and bots, with nothing wrong, in every game and language", () => {
    for (const game of games)
      for (const names of [en.names, italian.names]) {
        const setup = standard(game, names);
        expect(problems(setup).any).toBe(false);
        expect(setup.seats.map(({ kind }) => kind)).toEqual([
          "you",
          ...setup.seats.slice(1).map(() => "bot"),
        ]);
        expect(changedOptions(game, setup)).toEqual([]);
      }
  });
  test("is laid by the engine, with every number of seats", async () => {
    for (const game of games) {
      const one = await engine(game.id);
      for (let n = game.least_seats; n <= game.most_seats; ++n) {
        const setup = resize(standard(game, given), n, given);
        const seats = seatsOf(setup).map(({ name }) => name);
        const { table } = await one.ask("new", { game: game.id, seats, options: setup.options, seed: 1 });
        const { record } = await one.ask("record", { table });
        for (const [i, name] of seats.entries()) expect(record).toContain(`\nseat ${i} ${name}\n`);
      }
    }
  });
});

describe("seats", () => {
  test("are added as bots with names of their own, and taken from the end", () => {
    const four = resize(standard(tribu, given), 4, given);
    expect(who(four)).toEqual(["you Ada", "bot Flint", "bot Ember", "bot Moss"]);
    expect(who(resize(four, 2, given))).toEqual(["you Ada", "bot Flint"]);
  });
  test("change who sits there; a name nobody typed changes too", () => {
    const setup = sit(standard(tribu, given), 1, "friend", given, false);
    expect(who(setup)).toEqual(["you Ada", "friend Ben"]);
    setup.seats[1]!.name = "Zoe";
    expect(who(sit(setup, 1, "bot", given, false))).toEqual(["you Ada", "bot Zoe"]);
  });
  test("you have one: sitting elsewhere leaves the old one to a friend, your name comes along", () => {
    const setup = standard(tribu, given);
    setup.seats[0]!.name = "Zoe";
    expect(who(sit(setup, 1, "you", given, false))).toEqual(["friend Ben", "you Zoe"]);
  });
  test("you may have several where all play together", () => {
    const setup = sit(standard(mammothodus, given), 1, "you", given, true);
    expect(who(setup)).toEqual(["you Ada", "you Ada 2"]);
    expect(problems(setup).any).toBe(false);
  });
  test("no change leaves a table with a fault in it", () => {
    const kinds = ["you", "friend", "bot"] as const;
    let setup = resize(standard(tribu, given), 4, given);
    for (let i = 0; i < 200; ++i) {
      setup = sit(setup, (i * 7) % 4, kinds[(i * 5 + (i >> 2)) % 3]!, given, i % 2 === 0);
      setup = move(setup, (i * 3) % 4, (i * 11) % 4);
      expect(problems(setup).any, who(setup).join()).toBe(false);
    }
  });
  test("move up and down, and not off the table", () => {
    const setup = resize(standard(tribu, given), 3, given);
    expect(who(move(setup, 0, 1))).toEqual(["bot Flint", "you Ada", "bot Ember"]);
    expect(move(setup, 0, -1)).toBe(setup);
    expect(move(setup, 2, 3)).toBe(setup);
  });
  test("go to the table as people and bots, with tidy names", () => {
    const setup = resize(standard(tribu, given), 3, given);
    setup.seats[0]!.name = "  Zoe   B ";
    setup.seats[2]!.kind = "friend";
    expect(seatsOf(setup).map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      "person Zoe B",
      "bot Flint",
      "person Ember",
    ]);
  });
});

describe("options", () => {
  test("keep what fits, take the standard for the rest, and drop what the game does not know", () => {
    expect(fitOptions(winter, 2, { draft: 2, glacier: 7, rest: "1", layout: 1.5, foo: 1 })).toEqual({
      draft: 2,
      glacier: 0,
      rest: 0,
      layout: 0,
    });
    expect(fitOptions(info("stone-age"), 2, {})).toEqual({ mammoth_herd: 1, limited_supply: 0 });
  });
  test("clans depend on their number", () => {
    expect(fitOptions(mammothodus, 2, { clans: 5 }).clans).toBe(5);
    expect(fitOptions(mammothodus, 3, { clans: 5 }).clans).toBe(0);
    expect(fitOptions(mammothodus, 4, { clans: 1 }).clans).toBe(0);
  });
  test("all have a title and a text in both languages, and a name for each value", () => {
    for (const game of games)
      for (const { name, least, most } of game.options)
        for (const texts of [en, italian]) {
          const words = texts.options[game.id]?.[name] as OptionText | undefined;
          expect(words?.title, `${game.id} ${name}`).toBeTruthy();
          expect(words?.text).toBeTruthy();
          if (name === "clans" || most - least === 1) continue;
          for (let value = least; value <= most; ++value) expect(words?.values?.[value]).toBeTruthy();
        }
  });
  test("no text is left of an option that is gone", () => {
    for (const texts of [en, italian])
      for (const { id, options } of games)
        expect(Object.keys(texts.options[id]!).sort()).toEqual(options.map(({ name }) => name).sort());
  });
  test("each value of clans means the clans the engine seats", async () => {
    const words = { mammoths: "mammoth", bisons: "bison", rhinos: "rhino", cats: "cat" };
    const one = await engine("mammothodus");
    for (let n = 1; n <= 4; ++n)
      for (const [clans, set] of clanSets(n).entries()) {
        const seats = ["a", "b", "c", "d"].slice(0, n);
        const { table } = await one.ask("new", { game: "mammothodus", seats, options: { clans }, seed: 1 });
        const { state } = await one.ask("view", { table });
        const { players } = state as { players: { clan: keyof typeof words }[] };
        expect(players.slice(0, n).map(({ clan }) => words[clan])).toEqual(set);
        expect(seats.map((_, seat) => badge("mammothodus", n, seat, { clans }).icon)).toEqual(set);
      }
  });
});

describe("what is remembered", () => {
  beforeEach(() => localStorage.clear());

  test("is the game and the table of each game, but not the luck", () => {
    expect(recallGame(games)).toBe(undefined);
    const setup = { ...resize(standard(winter, given), 4, given), seed: "7" };
    setup.options.draft = 2;
    setup.seats[3]!.level = 5;
    remember("endless-winter", setup);
    remember("tribu", sit(standard(tribu, given), 1, "friend", given, false));
    expect(recallGame(games)).toBe("tribu");
    const back = recall(winter, given);
    expect(who(back)).toEqual(who(setup));
    expect(back.options.draft).toBe(2);
    expect(back.seats[3]!.level).toBe(5);
    expect(back.seed).toBe("");
    expect(who(recall(tribu, given))).toEqual(["you Ada", "friend Ben"]);
  });
  test("is not a table with a fault: the one before stays", () => {
    const good = standard(tribu, given);
    good.seats[0]!.name = "Zoe";
    remember("tribu", good);
    const bad = standard(tribu, given);
    bad.seats[0]!.name = "";
    remember("tribu", bad);
    expect(who(recall(tribu, given))[0]).toBe("you Zoe");
  });
  test("that makes no sense is the standard table", () => {
    const usual = who(standard(tribu, given));
    for (const text of [
      "no JSON",
      "null",
      "[]",
      '{"tables":3}',
      '{"tables":{"tribu":null}}',
      '{"tables":{"tribu":{"seats":[]}}}',
      '{"tables":{"tribu":{"seats":[null,null]}}}',
      '{"tables":{"tribu":{"seats":[{"kind":"ghost","name":"A","level":1},{"kind":"bot","name":"B","level":1}]}}}',
      '{"tables":{"tribu":{"seats":[{"kind":"you","name":"A","level":9},{"kind":"bot","name":"B","level":1}]}}}',
      '{"tables":{"tribu":{"seats":[{"kind":"you","name":"A","level":1},{"kind":"bot","name":"a","level":1}]}}}',
    ]) {
      localStorage.setItem("ochre-start", text);
      expect(who(recall(tribu, given)), text).toEqual(usual);
      expect(recallGame(games)).toBe(undefined);
    }
  });
});

test("every game is on the shelf, with a seat for everyone who may sit down", () => {
  expect(shelf.map(({ id }) => id).sort()).toEqual(games.map(({ id }) => id).sort());
  for (const { id, least_seats, most_seats } of games) {
    const colours = Array.from({ length: most_seats }, (_, seat) => badge(id, most_seats, seat, {}).colour);
    expect(new Set(colours).size).toBe(most_seats);
    const usual = standard(info(id), given).seats.length;
    expect(usual >= least_seats && usual <= most_seats).toBe(true);
  }
});

test("how long ago, in words of the language", () => {
  const now = Date.UTC(2026, 10, 16);
  expect(ago(now, now, "en")).toBe("now");
  expect(ago(now - 59_000, now, "en")).toBe("now");
  expect(ago(now - 5 * 60_000, now, "en")).toBe("5 minutes ago");
  expect(ago(now - 86_400_000, now, "it")).toBe("ieri");
  expect(ago(now - 3 * 3_600_000, now, "it")).toBe("3 ore fa");
  expect(ago(now - 15 * 86_400_000, now, "en")).toBe("2 weeks ago");
  expect(ago(now + 60_000, now, "en")).toBe("now"); // a clock that was set back
});
