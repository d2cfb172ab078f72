// tabs.ts - which part of the table a phone shows for a decision.
import type { Choice } from "../../engine/protocol";

const PLACES: Record<string, string> = {
  "take tribe": "cards",
  "take culture": "cards",
  "take stone": "stones",
  "take animal": "animals",
  "draw animal": "animals",
  reveal: "animals",
  tip: "animals",
  megalith: "stones",
  idol: "stones",
  "move camp": "land",
  "place camp": "land",
  "build village": "land",
  hex: "land",
  place: "land",
  board: "tribes",
};

/** Where most of the choices lie; null if they are cards of the hand or plain answers. */
export function tabFor(choices: readonly Choice[]): string | null {
  const votes = new Map<string, number>();
  for (const { action } of choices) {
    const place = PLACES[action.verb];
    if (place) votes.set(place, (votes.get(place) ?? 0) + 1);
  }
  let best: string | null = null;
  for (const [place, n] of votes) if (best === null || n > votes.get(best)!) best = place;
  return best;
}
