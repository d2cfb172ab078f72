// model.test.ts - what is counted from the state: halves, portions of Food, sets, figures; pieces keep their names.
import { describe, expect, test } from "vitest";
import type { GameEvent } from "../../engine/protocol";
import type { Components, State } from "../../generated/endless-winter";
import { parse } from "./effects";
import { portion } from "./labels";
import { figuresOf, halves, setPoints } from "./model";
import { Tracker } from "./pieces";
import { tabFor } from "./tabs";

test("half Labor is read in halves", () => {
  expect([0, 1, 2, 3, 5].map(halves)).toEqual(["0", "½", "1", "1½", "2½"]);
});

test("Food is spent just across the next line", () => {
  expect([6, 4, 3, 1].map(portion)).toEqual([2, 1, 2, 1]); // EX-11
});

test("a card's words become abilities", () => {
  expect(parse("1 Food -> 1 Tool; Eclipse: 1 Food")).toEqual([
    { when: "", cost: [{ what: "food", n: 1 }], gain: [{ what: "tool", n: 1 }] },
    { when: "eclipse", cost: [], gain: [{ what: "food", n: 1 }] },
  ]);
  expect(() => parse("1 Dragon")).toThrow("1 Dragon");
});

test("wild animals join the set where they give most", () => {
  const sets = { woolly_rhino: [1, 3, 6, 9], woolly_mammoth: [2, 5, 9, 14], giant_sloth: [1, 3, 6, 10] };
  const box = {
    animals: Object.fromEntries(Object.entries(sets).map(([id, points]) => [id, { sets: points }])),
  } as unknown as Components;
  const upright = [
    "woolly_rhino",
    "woolly_rhino",
    "woolly_mammoth",
    "giant_sloth",
    "giant_sloth",
    "giant_sloth",
  ];
  expect(setPoints(box, [...upright, "argentavis"])).toBe(15); // EX-27
  expect(setPoints(box, ["argentavis"])).toBe(0);
});

describe("figures", () => {
  const placed = (who: number, figure: string, column: string) =>
    ({ event: "placed", who, figure, column, words: "", names: {} }) as GameEvent;
  const state = (placedBy: string[][]) =>
    ({ players: placedBy.map((columns) => ({ placed: columns, chief_figure: 0 })) }) as unknown as State;
  test("come from the story of the round", () => {
    const story = [
      placed(0, "tribe", "hunt"),
      { event: "round began", words: "", names: {} } as GameEvent,
      placed(1, "chief", "hunt"),
      placed(0, "tribe", "rest"),
    ];
    expect(figuresOf(state([["rest"], ["hunt"]]), story).map(({ id, column }) => `${id} ${column}`)).toEqual([
      "figure-1-chief-0 hunt",
      "figure-0-tribe-0 rest",
    ]);
  });
  test("or from the state where the story is not known", () => {
    expect(figuresOf(state([["rest", "hunt"], []]), []).map(({ figure }) => figure)).toEqual([
      "tribe",
      "chief",
    ]);
  });
});

test("a piece keeps its name wherever it goes", () => {
  const tracker = new Tracker();
  const first = tracker.update({ hand: ["a", "a", "b"], play: [] });
  const second = tracker.update({ hand: ["a", "b"], play: ["a"] });
  expect(second.hand).toEqual([first.hand![0], first.hand![2]]);
  expect(second.play).toEqual([first.hand![1]]);
  const third = tracker.update({ hand: ["a", "a", "b"], play: ["a"] });
  expect(third.play).toEqual(second.play);
  expect(new Set([...third.hand!, ...third.play!]).size).toBe(4);
});

test("a phone shows where the choices lie", () => {
  const choice = (verb: string) => ({ text: verb, action: { verb }, words: "", names: {} });
  expect(tabFor([choice("idol"), choice("megalith"), choice("draw")])).toBe("stones");
  expect(tabFor([choice("play"), choice("done")])).toBeNull();
});
