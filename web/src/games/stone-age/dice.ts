// dice.ts - the rolls that lie on the table: those of the last decision, with the tools added since.
import type { DPlace, State } from "../../generated/stone-age";
import type { GameEvent, PastDecision } from "../../engine/protocol";
import { COLOURS, frame, landOf } from "./position";

export interface Roll {
  key: string;
  kind: "place" | "card" | "all" | "taming";
  seat: number;
  values: number[];
  tools: number[];
  place: DPlace | null; // where it was rolled, if that is known
  gain: { what: string; amount: number } | null;
  won: boolean;
}

const ROLLS = ["rolled", "rolled many", "rolled most", "dice for all", "tamed", "tamed many"];
const AFTER = [
  "tool used",
  "one-use used",
  "gained",
  "gained food",
  "gained tool",
  "gained level",
  "gained points",
  "gained person",
  "picked",
  "chose bonus",
  "took tile",
  "drew card",
];
const LANDS: readonly DPlace[] = ["hunt", "forest", "clay_pit", "quarry", "river"];

export function valuesOf(event: GameEvent): number[] {
  return [event.dice, event.more, event.rest]
    .flatMap((word) => (typeof word === "string" ? word.split(" ") : []))
    .map(Number);
}
export function isRoll(event: GameEvent): boolean {
  return ROLLS.includes(event.event);
}

/** Where a seat's people must have stood who rolled so many dice and gained nothing. */
function guess(history: readonly PastDecision[], state: State, seat: number, dice: number): DPlace | null {
  for (let i = history.length - 1; i >= 0; --i) {
    for (const event of history[i]!.events.toReversed()) {
      if (event.event === "starts") return null;
      if (event.event !== "placed" || event.who !== seat || event.amount !== dice) continue;
      const place = event.place as DPlace;
      if (LANDS.includes(place) && state.people[place][COLOURS[seat]!] === 0) return place;
    }
  }
  return null;
}

/** What lies on the table; nothing if something else was decided since. */
export function rollsOf(history: readonly PastDecision[], state: State): Roll[] {
  let last = history.length - 1;
  while (last >= 0 && !history[last]!.events.some(isRoll)) {
    if (!history[last]!.events.every(({ event }) => AFTER.includes(event))) return [];
    --last;
  }
  if (last < 0 || (frame(state, "visit") && last < history.length - 1)) return [];
  const rolls: Roll[] = [];
  for (let i = last; i < history.length; ++i) {
    history[i]!.events.forEach((event, j, events) => {
      const open = rolls.at(-1);
      if (isRoll(event)) {
        const kind =
          event.event === "dice for all"
            ? "all"
            : event.event.startsWith("tamed")
              ? "taming"
              : events[j - 1]?.event === "bought"
                ? "card"
                : "place";
        rolls.push({
          key: `${i}.${j}`,
          kind,
          seat: event.who ?? 0,
          values: valuesOf(event),
          tools: [],
          place: null,
          gain: null,
          won: false,
        });
      } else if (event.event === "won" || event.event === "drew") {
        for (const roll of rolls) if (roll.kind === "taming" && roll.seat === event.who) roll.won = true;
      } else if (!open || open.kind === "all" || open.kind === "taming" || open.gain) return;
      else if (event.event === "tool used" || event.event === "one-use used")
        open.tools.push(event.value as number);
      else if ((event.event === "gained" || event.event === "gained food") && event.who === open.seat)
        open.gain = {
          what: (event.resource as string | undefined) ?? "food",
          amount: event.amount as number,
        };
    });
  }
  for (const roll of rolls) {
    if (roll.kind !== "place") continue;
    roll.place = roll.gain
      ? roll.gain.what === "food"
        ? "hunt"
        : landOf(roll.gain.what)
      : guess(history, state, roll.seat, roll.values.length);
  }
  return rolls;
}

/** "4 + 6 + 2 = 12" */
export function spelled(roll: Roll): string {
  const parts = [...roll.values, ...roll.tools];
  const sum = parts.reduce((a, b) => a + b, 0);
  return parts.length === 1 ? `${sum}` : `${parts.join(" + ")} = ${sum}`;
}
