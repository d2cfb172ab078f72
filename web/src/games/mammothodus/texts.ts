// texts.ts - the table's texts in the language chosen, and names of things in it.
import type { DColour, DSpace } from "../../generated/mammothodus";
import type { Session } from "../../table/session.svelte";
import { pick } from "../../texts/catalogue.svelte";
import { en } from "../../texts/en/mammothodus";
import { it } from "../../texts/it/mammothodus";
import { boxOf, type Clan, clanOf, face, stateOf, tally } from "./model";

export const t = pick({ en, it });
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const placeName = (session: Session, space: string) =>
  session.speaker.name(boxOf(session).spaces[space as DSpace].name);
export const shardName = (session: Session, shard: string) =>
  session.speaker.name(boxOf(session).shards[shard as keyof ReturnType<typeof boxOf>["shards"]]);
export const spiritName = (session: Session, spirit: string) =>
  session.speaker.name(boxOf(session).spirits[spirit as keyof ReturnType<typeof boxOf>["spirits"]].name);
export const talentName = (session: Session, talent: string) =>
  session.speaker.name(boxOf(session).talents[talent as keyof ReturnType<typeof boxOf>["talents"]].name);
export const discoveryName = (session: Session, discovery: string) =>
  session.speaker.name(
    boxOf(session).discoveries[discovery as keyof ReturnType<typeof boxOf>["discoveries"]],
  );

export const clanName = (session: Session, seat: number) =>
  t().clans[clanOf(stateOf(session).players[seat]!)];
export const figurineName = (clan: Clan, colour: DColour) =>
  t().figurine(t().colours[colour], t().animals[clan]);
export function theFigurine(session: Session, seat: number, colour: DColour): string {
  return t().theFigurine(t().colours[colour], t().animals[clanOf(stateOf(session).players[seat]!)]);
}

/** What a card is called on its face. */
export function cardTitle(card: string): string {
  const { variety, colour } = face(card);
  const { cards } = t();
  return variety === "wild"
    ? cards.wild
    : variety === "draw"
      ? cards.draw_three
      : variety === "degradation"
        ? cards.degradation
        : cards[colour!];
}
export function cardKind(card: string): string {
  const { variety, colour } = face(card);
  const kinds = t().cardKinds;
  return variety === "basic" ? kinds.basic(t().lands[colour!]) : kinds[variety];
}
export function cardKindShort(card: string): string {
  const { variety } = face(card);
  return variety === "basic" ? cardKind(card) : t().cardKindsShort[variety];
}
export function cardNote(card: string): string {
  const { variety, colour } = face(card);
  const notes = t().cardNotes;
  if (variety === "basic") return notes.basic(t().colours[colour!], t().cards[colour!]);
  if (variety === "extra") return notes.extra(t().colours[colour!]);
  if (variety === "double") return notes.double(t().colours[colour!]);
  return notes[variety];
}
export const cardName = (card: string) =>
  face(card).variety === "basic" ? cardTitle(card) : `${cardTitle(card)}, ${cardKind(card)}`;

export function cardList(cards: readonly string[]): string {
  if (cards.length === 0) return t().tablet.nothing;
  return t().and(tally(cards).map(([card, n]) => (n > 1 ? `${n} × ${cardName(card)}` : cardName(card))));
}
