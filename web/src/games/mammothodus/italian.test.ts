// italian.test.ts - games are played, and nothing that is said in them lacks Italian.
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { DirectEngine } from "../../engine/direct";
import type { Names, Vocabulary } from "../../engine/protocol";
import { blanks } from "../../table/phrase";
import type { Components } from "../../generated/mammothodus";
import { games } from "../list";
import { words } from "../../texts/it/mammothodus-engine";
import { rules } from "../../texts/it/mammothodus-rules";

let engine: DirectEngine;
let vocabulary: Vocabulary;

beforeAll(async () => {
  engine = await DirectEngine.start(readFileSync("../build/wasm/mammothodus.wasm"));
  vocabulary = await engine.ask("vocabulary", { game: "mammothodus" });
});

describe("Italian", () => {
  it("has every verb and event, with the same blanks", () => {
    for (const { word, phrase } of vocabulary.verbs)
      expect(blanks(words.verbs[word] ?? ""), word).toEqual(blanks(phrase));
    for (const { word, phrase } of vocabulary.events)
      expect(blanks(words.events[word] ?? ""), word).toEqual(blanks(phrase));
    for (const word of Object.keys(words.verbs))
      expect(vocabulary.verbs.some((verb) => verb.word === word)).toBe(true);
  });

  it("has every option", () => {
    const game = games.find(({ id }) => id === "mammothodus")!;
    for (const { name } of game.options) expect(words.options[name], name).toBeTruthy();
  });

  it("has every clause and chapter", async () => {
    const { clauses } = await engine.ask("rules", { game: "mammothodus" });
    const wanted = clauses.map(({ clause, sentence }) => clause || sentence);
    expect(wanted.filter((key) => !rules[key])).toEqual([]);
    expect(Object.keys(rules).filter((key) => !wanted.includes(key))).toEqual([]);
  });

  it("has every name of the box", async () => {
    const { components } = await engine.ask("components", { game: "mammothodus" });
    const box = components as Components;
    const names = [
      ...Object.values(box.spaces).map(({ name }) => name),
      ...Object.values(box.clans),
      ...Object.values(box.shards),
      ...Object.values(box.spirits).map(({ name }) => name),
      ...Object.values(box.talents).map(({ name }) => name),
      ...Object.values(box.discoveries),
    ];
    expect(names.filter((name) => !words.names[name])).toEqual([]);
  });

  it("has every name said in games of all sizes, with and without the modules", async () => {
    const missing = new Set<string>();
    const check = (names: Names) => {
      for (const [blank, name] of Object.entries(names))
        if (blank !== "who" && !/^-?\d+$/.test(name) && !words.names[name]) missing.add(name);
    };
    const sources = new Set<string>();
    for (let seed = 1; seed <= 8; ++seed) {
      const seats = ["Ada", "Ben", "Cleo", "Dan"].slice(0, 1 + (seed % 4));
      const options = seed % 2 ? { talents: 1, discoveries: 1 } : {};
      const { table } = await engine.ask("new", { game: "mammothodus", seats, seed, options });
      for (let over = false; !over;) {
        const { choices } = await engine.ask("legal", { table });
        for (const { names } of choices) check(names);
        const bot = seed > 5 ? "random" : "greedy";
        const { move } = await engine.ask("advise", { table, bot });
        const played = await engine.ask("play", { table, action: move.text });
        for (const { names } of played.events) check(names);
        over = played.over;
      }
      const { sheets } = await engine.ask("view", { table });
      for (const { source } of sheets?.flat() ?? []) sources.add(source);
      await engine.ask("close", { table });
    }
    expect([...missing]).toEqual([]);
    expect([...sources].filter((source) => !words.sources[source])).toEqual([]);
  }, 120_000);
});
