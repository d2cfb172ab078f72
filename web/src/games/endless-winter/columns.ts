// columns.ts - the actions of the Action Columns: what they cost and give, as icons, and how they are asked for.
import type { State } from "../../generated/endless-winter";
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
  cost: string[];
  gain: string[];
  word: Word;
}
export const ACTS: Record<Column, { top: Act[]; middle: Act; bottom: Act }> = {
  initiate: {
    top: [
      {
        verb: "take tribe",
        cost: ["tool", "labor"],
        gain: ["people"],
        word: "takeTribe",
      },
    ],
    middle: { verb: "rite", cost: ["food"], gain: ["initiate", "burial"], word: "rite" },
    bottom: { verb: "bottom", cost: [], gain: ["idol", "burial"], word: "idolBury" },
  },
  develop: {
    top: [
      {
        verb: "take culture",
        cost: ["labor", "labor", "labor"],
        gain: ["culture"],
        word: "takeCulture",
      },
    ],
    middle: {
      verb: "take stone",
      cost: ["food", "tool"],
      gain: ["sacred-stone"],
      word: "stone",
    },
    bottom: { verb: "bottom", cost: [], gain: ["tool", "food"], word: "toolFood" },
  },
  migrate: {
    top: [
      { verb: "place camp", cost: ["tool"], gain: ["camp"], word: "placeCamp" },
      { verb: "move camp", cost: ["labor"], gain: ["migrate"], word: "moveCamp" },
    ],
    middle: {
      verb: "build village",
      cost: ["food", "food", "food"],
      gain: ["village"],
      word: "village",
    },
    bottom: { verb: "bottom", cost: [], gain: ["camp", "migrate"], word: "placeMove" },
  },
  hunt: {
    top: [
      { verb: "reveal", cost: ["labor"], gain: ["reveal", "reveal"], word: "revealTwo" },
      {
        verb: "take animal",
        cost: ["tool", "labor"],
        gain: ["hunt"],
        word: "takeAnimal",
      },
    ],
    middle: { verb: "tip", cost: [], gain: ["tip"], word: "tipAnimal" },
    bottom: { verb: "bottom", cost: [], gain: ["paw"], word: "drawAnimal" },
  },
};

/** Moves that say why an action is not possible: itself with something that is there, then a figure in its column. */
export function asksFor({ verb }: Act, column: Column, state: State, seat: number): string[] {
  const figure = `place tribe ${column}`;
  const me = state.players[seat]!;
  const filled = (spaces: Record<string, string | null>): number =>
    Math.max(
      0,
      Object.values(spaces).findIndex((one) => one !== null),
    );
  switch (verb) {
    case "take tribe":
      return ["take tribe elder", figure];
    case "take culture":
      return [`take culture ${filled(state.display)}`, figure];
    case "take stone": {
      const at = filled(state.stone_supply);
      return [`take stone ${at < 7 ? "left" : "right"} ${(at % 7) + 1}`, figure];
    }
    case "move camp":
      return ["move camp 0 1", figure];
    case "build village":
      return ["build village 6", figure];
    case "take animal":
      return [`take animal ${state.hunting[0] ?? "woolly_rhino"}`, figure];
    case "tip":
      return [`tip ${me.upright[0] ?? "woolly_rhino"}`, figure];
    case "bottom": // it has no name of its own: another column's is asked by the figure
      return state.turn.column === column || state.turn.column === null ? [verb, figure] : [figure];
    default:
      return [verb, figure];
  }
}
