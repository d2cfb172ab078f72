// italian.test.ts - games are played through, and nothing the engine says lacks Italian.
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { DirectEngine } from "../../engine/direct";
import type { Vocabulary } from "../../engine/protocol";
import { blanks } from "../../table/phrase";
import { words } from "../../texts/it/stone-age-engine";
import { rules } from "../../texts/it/stone-age-rules";

let engine: DirectEngine;
let vocabulary: Vocabulary;
beforeAll(async () => {
  engine = await DirectEngine.start(readFileSync("../build/wasm/stone-age.wasm"));
  vocabulary = await engine.ask("vocabulary", { game: "stone-age" });
});

describe("Stone Age in Italian", () => {
  it("has every verb and event, with the same blanks", () => {
    for (const { word, phrase } of vocabulary.verbs) {
      expect(words.verbs[word], word).toBeDefined();
      expect(blanks(words.verbs[word]!), word).toEqual(blanks(phrase));
    }
    for (const { word, phrase, veiled } of vocabulary.events) {
      expect(words.events[word], word).toBeDefined();
      expect(blanks(words.events[word]!), word).toEqual(blanks(phrase));
      if (veiled) expect(blanks(words.veiled[word] ?? ""), word).toEqual(blanks(veiled));
    }
  });

  it("has every clause, chapter and option", async () => {
    const { clauses } = await engine.ask("rules", { game: "stone-age" });
    const lacking = clauses.map(({ clause, sentence }) => clause || sentence).filter((key) => !rules[key]);
    expect(lacking).toEqual([]);
    const known = new Set(clauses.map(({ clause, sentence }) => clause || sentence));
    expect(Object.keys(rules).filter((key) => !known.has(key))).toEqual([]);
    const { games } = await engine.ask("games", {});
    for (const { name } of games.find(({ id }) => id === "stone-age")!.options)
      expect(words.options[name], name).toBeDefined();
  });

  it("has every name and source that games bring up", { timeout: 120_000 }, async () => {
    const lacking = new Set<string>();
    const hear = (phrase: string | undefined, names: Record<string, string>) => {
      for (const blank of blanks(phrase ?? "")) {
        const name = names[blank];
        if (blank === "who" || name === undefined || /^[-\d ]+$/.test(name)) continue;
        if (!words.names[name]) lacking.add(name);
      }
    };
    let random = 7;
    const next = (n: number) => (random = (random * 48271) % 2147483647) % n;
    for (const seats of [2, 3, 4]) {
      const { table } = await engine.ask("new", {
        game: "stone-age",
        seats: ["Ada", "Ben", "Cleo", "Dan"].slice(0, seats),
        seed: seats,
        options: { limited_supply: seats === 3 ? 1 : 0 },
      });
      for (;;) {
        const { choices } = await engine.ask("legal", { table });
        if (choices.length === 0) break;
        for (const { action, names } of choices) hear(words.verbs[action.verb], names);
        const wise = next(3) > 0 && choices.length > 1;
        const text = wise
          ? (await engine.ask("advise", { table, bot: "greedy" })).move.text
          : choices[next(choices.length)]!.text;
        const { events } = await engine.ask("play", { table, action: text });
        for (const { event, names } of events) hear(words.events[event], names);
      }
      const { sheets } = await engine.ask("view", { table });
      for (const { source } of sheets!.flat()) if (!words.sources[source]) lacking.add(source);
    }
    expect([...lacking]).toEqual([]);
  });

  it("names every card and building of the box", async () => {
    const { components } = await engine.ask("components", { game: "stone-age" });
    const { cards } = components as { cards: Record<string, { name: string }> };
    expect(Object.values(cards).filter(({ name }) => !words.names[name])).toEqual([]);
  });
});
