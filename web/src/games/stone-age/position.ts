// position.ts - the state as the drawing needs it: who stands where, what a place gives, what a player owns.
import type { Components, DPlace, DResource, State } from "../../generated/stone-age";
import type { Session } from "../../table/session.svelte";

export type PlayerState = State["players"][number];
export type Gain = Components["cards"]["civ01"]["top"];
export type Frame = State["stack"][number];
export type Culture = (typeof CULTURES)[number];
export type Trade = (typeof TRADES)[number];

export const RESOURCES: readonly DResource[] = ["wood", "brick", "stone", "gold"];
export const COLOURS = ["red", "blue", "green", "yellow"] as const;
export const CULTURES = [
  "healing",
  "art",
  "writing",
  "pottery",
  "time",
  "transport",
  "music",
  "weaving",
] as const;
export const TRADES = ["farmer", "tool_maker", "builder", "shaman"] as const;
export const SLOTS = ["first", "second", "third"] as const;
export const MOST_PEOPLE = 10;

/** Places in the order the state counts them. */
export const PLACES: readonly DPlace[] = [
  "hunt",
  "forest",
  "clay_pit",
  "quarry",
  "river",
  "tool_maker",
  "hut",
  "field",
  "card_1",
  "card_2",
  "card_3",
  "card_4",
  "building_1",
  "building_2",
  "building_3",
  "building_4",
];
const LAND_OF: Record<DResource, DPlace> = {
  wood: "forest",
  brick: "clay_pit",
  stone: "quarry",
  gold: "river",
};
const PIECES: Record<DResource, number> = { wood: 20, brick: 16, stone: 12, gold: 10 }; // with a limited supply
const CARD_ROLL = 16; // in a roll: from here on it is a card's, for a resource

export function stateOf(session: Session): State {
  return session.state as State;
}
export function boxOf(session: Session): Components {
  return session.components as Components;
}
export function landOf(resource: string | null): DPlace | null {
  return resource === null ? null : LAND_OF[resource as DResource];
}
export function resourceOf(place: DPlace): DResource | null {
  return RESOURCES.find((resource) => LAND_OF[resource] === place) ?? null;
}
/** What a place with dice gives, and for how many pips. */
export function yieldOf(place: DPlace, box: Components): { what: DResource | "food"; each: number } {
  const resource = resourceOf(place);
  return resource ? { what: resource, each: box.value[resource] } : { what: "food", each: box.food_divisor };
}

export function peopleAt(state: State, place: DPlace): number[] {
  return COLOURS.slice(0, state.seats).map((colour) => state.people[place][colour]);
}
export function tamers(state: State): number[] {
  return COLOURS.slice(0, state.seats).map((colour) => state.tamers[colour]);
}
/** People of a seat that stand nowhere. */
export function atHome(state: State, seat: number): number {
  const colour = COLOURS[seat]!;
  const out = PLACES.reduce((sum, place) => sum + state.people[place][colour], state.tamers[colour]);
  return state.players[seat]!.people - out;
}
export function stockOf(player: PlayerState): number {
  return RESOURCES.reduce((sum, resource) => sum + player[resource], 0);
}
export function toolsOf(player: PlayerState): { value: number; used: boolean; slot: number }[] {
  return SLOTS.map((slot, i) => ({
    value: player.tools[slot],
    used: player.used[slot] === 1,
    slot: i + 1,
  })).filter(({ value }) => value > 0);
}
/** Pieces left in the supply, if it is limited. */
export function supplyOf(state: State, resource: DResource): number | null {
  if (state.limited_supply === 0) return null;
  return state.players.reduce((left, player) => left - player[resource], PIECES[resource]);
}

export interface Collection {
  culture: Record<Culture, number>;
  trades: Record<Trade, number>;
  hidden: number; // cards only their owner has seen
  cards: number;
}
/** What the lower halves of a player's cards show. */
export function collectionOf(player: PlayerState, box: Components): Collection {
  const zero = <K extends string>(keys: readonly K[]) =>
    Object.fromEntries(keys.map((key) => [key, 0])) as Record<K, number>;
  const out: Collection = { culture: zero(CULTURES), trades: zero(TRADES), hidden: 0, cards: 0 };
  for (const id of [...player.cards, ...player.drawn]) {
    ++out.cards;
    const card = box.cards[id as keyof Components["cards"]];
    if (!card) ++out.hidden;
    else if (card.culture) ++out.culture[card.culture as Culture];
    else if (card.trade) out.trades[card.trade as Trade] += card.people ?? 0;
  }
  return out;
}
/** What a trade is counted with. */
export function multiplierOf(player: PlayerState, trade: Trade): number {
  if (trade === "farmer") return player.level;
  if (trade === "builder") return player.buildings.length;
  if (trade === "shaman") return player.people;
  return SLOTS.reduce((sum, slot) => sum + player.tools[slot], 0);
}

export type PhaseName = "placing" | "acting" | "taming" | "feeding";
export function phaseOf(state: State): PhaseName | null {
  const round = state.stack[0];
  return round ? ((["placing", "acting", "taming", "feeding"] as const)[round.at] ?? null) : null;
}
export function frame(state: State, step: string): Frame | undefined {
  return state.stack.find((one) => one.step === step);
}
export function stepOf(state: State): string {
  return state.stack.at(-1)?.step ?? "";
}
/** The card or building somebody may buy now. */
export function visitedPlace(state: State): DPlace | null {
  const visit = frame(state, "visit");
  return visit ? (PLACES[visit.locals[0]!] ?? null) : null;
}
/** The open roll: what it is for, and its sum with tools. */
export function openRoll(
  state: State,
  box: Components,
): { place: DPlace | null; what: DResource | "food"; each: number; sum: number } | null {
  const roll = frame(state, "roll");
  if (!roll) return null;
  const [what = 0, sum = 0] = roll.locals;
  if (what < CARD_ROLL) return { place: PLACES[what]!, ...yieldOf(PLACES[what]!, box), sum };
  const resource = RESOURCES[what - CARD_ROLL]!;
  return { place: null, what: resource, each: box.value[resource], sum };
}
export function seatsFrom(state: State): number[] {
  return Array.from({ length: state.seats }, (_, i) => (state.start + i) % state.seats);
}
/** Food still missing at this round's feeding as things stand; 0 or less: enough. */
export function missingFood(player: PlayerState): number {
  return player.people - player.level - player.food;
}
