// italian.test.ts - no verb, event, name, source or clause of Tribù lacks its Italian.
import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { DirectEngine } from "../../engine/direct";
import type { Names, Vocabulary } from "../../engine/protocol";
import { blanks } from "../../table/phrase";
import { engineWords } from "../../texts/it/tribu-engine";
import { rules } from "../../texts/it/tribu-rules";

let engine: DirectEngine;
let vocabulary: Vocabulary;
beforeAll(async () => {
  engine = await DirectEngine.start(readFileSync("../build/wasm/tribu.wasm"));
  vocabulary = await engine.ask("vocabulary", { game: "tribu" });
});

test("every phrase has the same blanks in Italian", () => {
  for (const { word, phrase } of vocabulary.verbs)
    expect(blanks(engineWords.verbs[word] ?? ""), word).toEqual(blanks(phrase));
  for (const { word, phrase, veiled } of vocabulary.events) {
    expect(engineWords.events[word], word).toBeTruthy();
    expect(blanks(engineWords.events[word]!), word).toEqual(blanks(phrase));
    if (veiled) expect(blanks(engineWords.veiled[word] ?? ""), word).toEqual(blanks(veiled));
  }
});

test("every name that games say is Italian", async () => {
  const people = ["Ada", "Ben", "Cleo", "Dan"];
  const said = new Set<string>();
  const note = (names: Names) => Object.values(names).forEach((name) => said.add(name));
  for (let seats = 2; seats <= 4; ++seats) {
    const { table } = await engine.ask("new", { game: "tribu", seats: people.slice(0, seats), seed: seats });
    const { opening } = await engine.ask("history", { table });
    opening?.forEach(({ names }) => note(names));
    for (let i = 0; i < 500; ++i) {
      const { choices } = await engine.ask("legal", { table });
      if (choices.length === 0) break;
      choices.forEach(({ names }) => note(names));
      const { move } = await engine.ask("advise", { table, bot: "greedy" });
      (await engine.ask("play", { table, action: move.text })).events.forEach(({ names }) => note(names));
    }
    const { sheets } = await engine.ask("view", { table });
    for (const { source } of (sheets ?? []).flat()) expect(engineWords.sources[source], source).toBeTruthy();
    await engine.ask("close", { table });
  }
  const missing = [...said].filter(
    (name) => !people.includes(name) && !/^-?\d+$/.test(name) && !(name in engineWords.names),
  );
  expect(missing).toEqual([]);
  const { components } = await engine.ask("components", { game: "tribu" });
  for (const { name } of Object.values((components as { cards: Record<string, { name: string }> }).cards))
    expect(engineWords.names[name], name).toBeTruthy();
});

test("every clause and chapter has its Italian sentence", async () => {
  const { clauses } = await engine.ask("rules", { game: "tribu" });
  const wanted = clauses.map(({ clause, sentence }) => clause || sentence);
  expect(wanted.filter((key) => !rules[key])).toEqual([]);
  expect(Object.keys(rules).filter((key) => !wanted.includes(key))).toEqual([]);
});
