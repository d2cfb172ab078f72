// causes.test.ts - what stands in the way of a move can be said in Italian, in every game, with the same blanks.
import { expect, it } from "vitest";
import { GAMES, startEngine } from "../../tests/play";
import { words as winter } from "../texts/it/endless-winter-engine";
import { words as mammothodus } from "../texts/it/mammothodus-engine";
import { words as stoneAge } from "../texts/it/stone-age-engine";
import { engineWords as tribu } from "../texts/it/tribu-engine";
import { blanks } from "./phrase";
import type { EngineWords } from "./plugin";

const ITALIAN: Record<string, EngineWords> = {
  tribu,
  mammothodus,
  "stone-age": stoneAge,
  "endless-winter": winter,
};

it.each(GAMES)("%s", async (game) => {
  const { causes } = await (await startEngine(game)).ask("vocabulary", { game });
  const said = ITALIAN[game]!.causes ?? {};
  expect(Object.keys(said).sort()).toEqual(causes.map(({ word }) => word).sort());
  for (const { word, phrase } of causes) expect(blanks(said[word]!), word).toEqual(blanks(phrase));
});
