// story.ts - what came of the last human card, in a few words.
import type { GameEvent } from "../../engine/protocol";
import type { Session } from "../../table/session.svelte";
import { stateOf } from "./model";
import { clanName, placeName, spiritName, t } from "./texts";

/** The events of the last human card, with it first. */
export function lastHumanCard(session: Session): GameEvent[] {
  const lists = session.history.map(({ events }) => events);
  for (let i = lists.length - 1; i >= 0; --i) {
    const at = lists[i]!.findLastIndex(({ event }) => event === "human card");
    if (at < 0) continue;
    const rest = [...lists[i]!.slice(at), ...lists.slice(i + 1).flat()];
    const end = rest.findIndex(({ event }) =>
      ["chose", "discarded", "token", "drew", "turn"].includes(event),
    );
    return end < 0 ? rest : rest.slice(0, end);
  }
  return [];
}

export function humanStory(session: Session, events: readonly GameEvent[]): string {
  const words = t().humans;
  const of = (kind: string) => events.filter(({ event }) => event === kind);
  const parts: string[] = [];
  for (const event of of("new trail"))
    parts.push(words.noticeTrail(placeName(session, event.space as string)));
  for (const event of of("summoned")) parts.push(words.summoned(spiritName(session, event.spirit as string)));
  const attacks = of("tribes attack").length;
  if (attacks > 0) parts.push(words.attacked(attacks));
  const moved = of("tribe moved").length;
  if (moved > 0) parts.push(words.moved(moved));
  const came = of("appeared").length;
  if (came > 0) parts.push(words.appeared(came));
  const lost = new Map<number, number>();
  for (const event of of("suffered"))
    lost.set(event.who!, (lost.get(event.who!) ?? 0) + (event.loss as number));
  for (const [seat, loss] of lost) parts.push(words.lost(clanName(session, seat), loss));
  const resolved = stateOf(session).human_card === null;
  return parts.length > 0 ? parts.join(" ") : resolved ? words.quiet : "";
}
