// marks.ts - what a place on the board stands for: its choices, what to ask when there is none, who is there.
import type { DPlace } from "../../generated/stone-age";
import type { Match } from "../../table/match";
import type { Session } from "../../table/session.svelte";
import type { Target } from "../../table/target";
import { RINGS } from "./layout";
import { peopleAt, stateOf, stepOf, visitedPlace } from "./position";
import { t } from "./texts";

/** Placing and using a place; buying what one stands on. */
export function matchOf(session: Session, place: DPlace): Match[] {
  const here: Match[] = [{ place }];
  if (visitedPlace(stateOf(session)) === place) here.push({ verb: "buy" });
  return here;
}

/** The numbers of people that may be placed there. */
export function numbersAt(session: Session, place: DPlace): number[] {
  return session
    .matching({ verb: "place", place })
    .map(({ action }) => action.people as number)
    .sort((a, b) => a - b);
}

/** Whether the choice was narrowed to this place. */
export function isChosen(session: Session, place: DPlace): boolean {
  return session.narrowed !== null && session.narrowed.every(({ action }) => action.place === place);
}

export function whoIsAt(session: Session, place: DPlace): string {
  const there = peopleAt(stateOf(session), place)
    .map((count, seat) => (count > 0 ? t().say.who(session.name(seat), count) : ""))
    .filter(Boolean);
  return there.length > 0 ? t().say.there(there.join(", ")) : "";
}

const ENGINE_NAMES: Partial<Record<DPlace, string>> = {
  hunt: "the hunting grounds",
  forest: "the forest",
  clay_pit: "the clay pit",
  quarry: "the quarry",
  river: "the river",
  tool_maker: "the tool maker",
  hut: "the hut",
  field: "the field",
};

/** A target on the board: its name for "why not", and what a screen reader hears. */
export function placeTarget(session: Session, place: DPlace, name: string, ...about: string[]): Target {
  const state = stateOf(session);
  const step = stepOf(state);
  const match = matchOf(session, place);
  const verb = session.matching(match)[0]?.action.verb as "place" | "use" | "buy" | undefined;
  const rings = RINGS[place]?.length;
  const free = rings === undefined ? undefined : rings - peopleAt(state, place).reduce((a, b) => a + b, 0);
  const label = [
    `${name}.`,
    ...about,
    whoIsAt(session, place),
    free === undefined ? "" : `${t().say.free(free)}.`,
    verb ? t().say.may[verb] : "",
    isChosen(session, place) ? t().say.chosen : "",
  ];
  const least = place === "hut" ? 2 : 1;
  return {
    match,
    name: place in ENGINE_NAMES ? session.speaker.name(ENGINE_NAMES[place]!) : name,
    label: label.filter(Boolean).join(" "),
    ...(step === "place"
      ? { ask: `place ${place} ${least}` }
      : step === "buy"
        ? {}
        : { ask: `use ${place}` }),
  };
}
