// columns.ts - the actions of the Action Columns: what they cost and give, as icons, and how they are asked for.
import type { Column } from "./model";

type Word =
  | "takeTribe"
  | "rite"
  | "idolBury"
  | "takeCulture"
  | "stone"
  | "toolFood"
  | "placeCamp"
  | "moveCamp"
  | "village"
  | "placeMove"
  | "revealTwo"
  | "takeAnimal"
  | "tipAnimal"
  | "drawAnimal";
export interface Act {
  verb: string;
  ask: string;
  cost: string[];
  gain: string[];
  word: Word;
}
export const ACTS: Record<Column, { top: Act[]; middle: Act; bottom: Act }> = {
  initiate: {
    top: [
      {
        verb: "take tribe",
        ask: "take tribe elder",
        cost: ["tool", "labor"],
        gain: ["people"],
        word: "takeTribe",
      },
    ],
    middle: { verb: "rite", ask: "rite", cost: ["food"], gain: ["initiate", "burial"], word: "rite" },
    bottom: { verb: "bottom", ask: "bottom", cost: [], gain: ["idol", "burial"], word: "idolBury" },
  },
  develop: {
    top: [
      {
        verb: "take culture",
        ask: "take culture 0",
        cost: ["labor", "labor", "labor"],
        gain: ["culture"],
        word: "takeCulture",
      },
    ],
    middle: {
      verb: "take stone",
      ask: "take stone left 1",
      cost: ["food", "tool"],
      gain: ["sacred-stone"],
      word: "stone",
    },
    bottom: { verb: "bottom", ask: "bottom", cost: [], gain: ["tool", "food"], word: "toolFood" },
  },
  migrate: {
    top: [
      { verb: "place camp", ask: "place camp", cost: ["tool"], gain: ["camp"], word: "placeCamp" },
      { verb: "move camp", ask: "move camp 0 1", cost: ["labor"], gain: ["migrate"], word: "moveCamp" },
    ],
    middle: {
      verb: "build village",
      ask: "build village 6",
      cost: ["food", "food", "food"],
      gain: ["village"],
      word: "village",
    },
    bottom: { verb: "bottom", ask: "bottom", cost: [], gain: ["camp", "migrate"], word: "placeMove" },
  },
  hunt: {
    top: [
      { verb: "reveal", ask: "reveal", cost: ["labor"], gain: ["reveal", "reveal"], word: "revealTwo" },
      {
        verb: "take animal",
        ask: "take animal woolly_rhino",
        cost: ["tool", "labor"],
        gain: ["hunt"],
        word: "takeAnimal",
      },
    ],
    middle: { verb: "tip", ask: "tip woolly_rhino", cost: [], gain: ["tip"], word: "tipAnimal" },
    bottom: { verb: "bottom", ask: "bottom", cost: [], gain: ["paw"], word: "drawAnimal" },
  },
};
