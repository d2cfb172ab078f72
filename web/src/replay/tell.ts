// tell.ts - the facts of a story as sentences in the language chosen.
import type { GameEvent, GameId } from "../engine/protocol";
import type { Told } from "./story";
import { texts } from "./texts";

export interface Words {
  name(seat: number): string;
  event(event: GameEvent): string;
}

/** A fact as one or two sentences. */
export function tell(fact: Told, { name, event }: Words): string {
  const t = texts().story;
  const because = (sentence: string, cause?: GameEvent) =>
    cause ? `${sentence} ${stop(event(cause))}` : sentence;
  switch (fact.kind) {
    case "first":
    case "jump":
    case "loss":
      return because(t[fact.kind](name(fact.seat), fact.points), fact.event);
    case "lead":
      return fact.times === 1 ? t.leadOnce(name(fact.seat)) : t.lead(name(fact.seat), fact.times);
    case "always":
      return t.always(name(fact.seat));
    case "margin":
    case "count":
      return t[fact.kind](name(fact.seat), fact.points);
    case "most":
      return t.most[fact.what](name(fact.seat), fact.times);
    case "sum":
      return t.sum[fact.what](fact.times);
    case "event":
      return stop(event(fact.event));
    case "win":
      return t.win(name(fact.seat), fact.points, fact.points - fact.second);
    case "tie":
      return t.tie(t.and(fact.seats.map(name)), fact.points);
    case "broken":
      return t.broken(name(fact.seat), fact.points);
  }
}

export function roundName(game: GameId, number: number): string {
  return texts().round[game](number);
}

function stop(sentence: string): string {
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}
