// texts.test.ts - whole games are played, and nothing the engine says lacks Italian; every effect can be drawn.
import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { DirectEngine } from "../../engine/direct";
import type { Names, Vocabulary } from "../../engine/protocol";
import { blanks } from "../../table/phrase";
import type { Components } from "../../generated/endless-winter";
import { words } from "../../texts/it/endless-winter-engine";
import { rules } from "../../texts/it/endless-winter-rules";
import { ART_ICONS } from "./art";
import { ICONS, parse, stoneMark } from "./effects";

let engine: DirectEngine;
let box: Components;
let vocabulary: Vocabulary;
beforeAll(async () => {
  engine = await DirectEngine.start(readFileSync("../build/wasm/endless-winter.wasm"));
  box = (await engine.ask("components", { game: "endless-winter" })).components as Components;
  vocabulary = await engine.ask("vocabulary", { game: "endless-winter" });
});

test("every verb and event has its Italian phrase with the same blanks", () => {
  for (const { word, phrase } of vocabulary.verbs) {
    expect(words.verbs[word], word).toBeDefined();
    expect(blanks(words.verbs[word]!), word).toEqual(blanks(phrase));
  }
  for (const { word, phrase, veiled } of vocabulary.events) {
    expect(words.events[word], word).toBeDefined();
    expect(blanks(words.events[word]!), word).toEqual(blanks(phrase));
    if (veiled === undefined) continue;
    expect(words.veiled[word], word).toBeDefined();
    expect(blanks(words.veiled[word]!), word).toEqual(blanks(veiled));
  }
});

test("every clause and chapter has its Italian sentence", async () => {
  const { clauses } = await engine.ask("rules", { game: "endless-winter" });
  const missing = clauses
    .map(({ clause, kind, sentence }) => (kind === "chapter" ? sentence : clause))
    .filter((key) => !rules[key]);
  expect(missing).toEqual([]);
});

test("names of the components are Italian too", () => {
  const names = [
    ...box.tribes.map(({ name }) => name),
    ...Object.values(box.cards).map(({ name }) => name),
    ...Object.values(box.animals).map(({ name }) => name),
    ...Object.values(box.terrain).map(({ name }) => name),
    ...Object.values(box.chiefs).map(({ name }) => name),
    ...Object.values(box.stones),
    ...box.columns.map(({ name }) => name),
  ];
  expect(names.filter((name) => !words.names[name])).toEqual([]);
});

test("no name, source or option of played games lacks Italian", async () => {
  const missing = new Set<string>();
  const look = (names: Names) => {
    for (const [blank, name] of Object.entries(names))
      if (blank !== "who" && !/^[\d½, ]+$/.test(name) && !words.names[name]) missing.add(`${blank}: ${name}`);
  };
  let random = 7;
  for (let seed = 1; seed <= 6; ++seed) {
    const seats = ["Ada", "Ben", "Cleo", "Dan"].slice(0, 2 + (seed % 3));
    const options = { draft: seed % 3, glacier: seed % 2, rest: seed % 2 };
    const { table } = await engine.ask("new", { game: "endless-winter", seats, seed, options });
    for (const { names } of (await engine.ask("history", { table })).opening ?? []) look(names);
    for (;;) {
      const { choices } = await engine.ask("legal", { table });
      if (choices.length === 0) break;
      for (const { names } of choices) look(names);
      random = (random * 1103515245 + 12345) % 2147483648;
      const choice = choices[(random >> 8) % choices.length]!;
      const { events } = await engine.ask("play", { table, action: choice.text });
      for (const { names } of events) look(names);
    }
    const { sheets } = await engine.ask("view", { table });
    for (const row of (sheets ?? []).flat()) if (!words.sources[row.source]) missing.add(row.source);
    await engine.ask("close", { table });
  }
  const { games } = await engine.ask("games", {});
  for (const { name } of games.find(({ id }) => id === "endless-winter")!.options)
    if (!words.options[name]) missing.add(name);
  expect([...missing]).toEqual([]);
});

test("every effect of the box is understood, and its icons are in the sprite", () => {
  const sprite = new Set(readFileSync("src/games/endless-winter/icons.txt", "utf8").split(/\s+/));
  const effects = [
    ...Object.values(box.cards).map(({ text }) => text),
    ...Object.values(box.animals).map(({ text }) => text),
    ...Object.values(box.terrain).map(({ text }) => text),
    ...Object.values(box.chiefs).flatMap(({ a, b }) => [a, b]),
    ...Object.values(box.tiles).flat(),
    ...box.stone_spaces,
    ...box.tokens,
    ...Object.values(box.rests),
  ].flatMap(parse);
  expect(effects.length).toBeGreaterThan(100);
  const icons = new Set([...ART_ICONS, ...Object.values(ICONS), "labor-half"]);
  for (const { when } of effects) if (when && when !== "start") icons.add(when);
  for (const stone of Object.values(box.stones)) for (const icon of stoneMark(stone).icons) icons.add(icon);
  expect([...icons].filter((icon) => !sprite.has(icon))).toEqual([]);
});
