// words.ts - cards, animals and stones in words, for tips and for those who listen.
import type { Components, DStone } from "../../generated/endless-winter";
import type { Session } from "../../table/session.svelte";
import { lines } from "./effects";
import { boxOf, cardOf, counted, halves, isCulture } from "./model";
import { text } from "./texts.svelte";

export const ROMAN = ["", "I", "II"];

export function cardName(session: Session, card: string): string {
  const row = cardOf(boxOf(session), card);
  return row ? session.speaker.name(row.name) : text().hand.hidden;
}

export function cardLines(session: Session, card: string): string[] {
  const row = cardOf(boxOf(session), card);
  if (!row) return [];
  const t = text();
  const head = isCulture(card) ? t.shelf.era(ROMAN[row.era]!) : t.shelf.labor(halves(2 * Number(row.labor)));
  return [head, ...lines(row.text), ...(row.points ? [t.shelf.points(row.points)] : [])];
}

export function animalRow(session: Session, animal: string) {
  return boxOf(session).animals[animal as keyof Components["animals"]];
}

export function animalName(session: Session, animal: string): string {
  return session.speaker.name(animalRow(session, animal).name);
}

export function animalLines(session: Session, animal: string): string[] {
  const row = animalRow(session, animal);
  const t = text();
  return [
    t.shelf.tipped(lines(row.text).join(", ")),
    row.sets.some((points) => points > 0) ? t.shelf.sets(row.sets.join(", ")) : t.shelf.wild,
  ];
}

export function stoneWords(session: Session, stone: string): string {
  return session.speaker.name(boxOf(session).stones[stone as DStone]);
}

/** "3 Tribesman, Brave" */
export function listWords(list: readonly string[], name: (one: string) => string): string {
  return counted(list)
    .map(([one, n]) => (n > 1 ? `${n} × ${name(one)}` : name(one)))
    .join(", ");
}
