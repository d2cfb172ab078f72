// reading.ts - what can be read off a state of Tribù: which cards are what, how chains stand, what they are worth.
import type { PastDecision } from "../../engine/protocol";
import type { Components, DCard, DChain, State } from "../../generated/tribu";

export type Tribe = DChain;
export type Group = "tribe" | "diorama" | "event" | "action" | "protection";
export type Kind = "statue" | "horse" | "flag" | "eagle" | "drum" | "multi" | "totem";
export type Colour = "red" | "blue" | "both";
export type Player = State["players"][number];
export type ChainState = NonNullable<Player["chains"][Tribe]>;

export const TRIBES: readonly Tribe[] = ["warrior", "shaman", "huntress", "elder", "scout"];

const CARD_ICONS: Record<string, string> = {
  warrior: "warrior",
  shaman: "shaman",
  huntress: "hunter",
  elder: "elder",
  scout: "scout",
  wolf: "wolf",
  bison: "bison",
  draw3: "draw3",
  block: "block",
  steal: "steal",
  courage: "feathers",
  strength: "feather",
};
const KIND_ICONS: Record<string, string> = {
  statue: "k-statue",
  horse: "horse",
  flag: "k-flag",
  eagle: "eagle",
  drum: "k-drum",
  multi: "wild",
  totem: "totem",
};

export function kindIcon(kind: string): string {
  return KIND_ICONS[kind] ?? "vase";
}

/** "drum_blue" is a drum; other cards have no kind. */
export function kindOf(card: string): Kind | null {
  const [kind] = card.split("_");
  return kind! in KIND_ICONS ? (kind as Kind) : null;
}

export function colourOf(card: string): Colour | null {
  if (card === "multi") return "both";
  return card.endsWith("_red") ? "red" : card.endsWith("_blue") ? "blue" : null;
}

export function groupOf(card: string): Group {
  if ((TRIBES as readonly string[]).includes(card)) return "tribe";
  if (kindOf(card)) return "diorama";
  if (card === "wolf" || card === "bison") return "event";
  return card === "courage" || card === "strength" ? "protection" : "action";
}

export function cardIcon(card: string): string {
  const kind = kindOf(card);
  return kind ? kindIcon(kind) : (CARD_ICONS[card] ?? "face-down");
}

/** One chain on the table with what the table says about it. */
export interface Chain extends ChainState {
  tribe: Tribe;
  wants: Kind[]; // the three kinds in their order
  spheres: number;
  complete: boolean;
  bonus: number; // of a Magical Protected Chain, with its leader's share
  lone: boolean;
  leads: boolean; // shows the owner's leader
}

export function spheresOf(components: Components, card: string): number {
  return card === "?" ? 0 : (components.cards[card as DCard]?.spheres ?? 0);
}

/** A player's chains in the order of `order` (see laidOrder). */
export function chainsOf(components: Components, player: Player, order: readonly Tribe[] = TRIBES): Chain[] {
  const out: Chain[] = [];
  for (const tribe of order) {
    const chain = player.chains[tribe];
    if (!chain) continue;
    const cards = [...chain.vases, ...(chain.totem ? [chain.totem] : [])];
    const colours = new Set(cards.map(colourOf).filter((colour) => colour !== "both"));
    const magical = chain.totem !== null && colours.size === 1;
    const leads = player.leader === tribe;
    out.push({
      ...chain,
      tribe,
      wants: components.cards[tribe].vases as Kind[],
      spheres: [tribe, ...cards].reduce((sum, card) => sum + spheresOf(components, card), 0),
      complete: chain.vases.length === 3,
      bonus: magical ? (leads ? 20 : 10) : 0,
      lone: chain.vases.length === 0,
      leads,
    });
  }
  return out;
}

export interface Worth {
  table: number;
  bonus: number;
  hostile: number | null; // null while a card of it is hidden
  complete: number;
}

/** What a player's part of the table is worth now. */
export function worthOf(components: Components, player: Player): Worth {
  const chains = chainsOf(components, player);
  const against = [...player.hand, ...chains.flatMap(({ active }) => (active ? [active] : []))];
  return {
    table: chains.reduce((sum, { spheres }) => sum + spheres, 0),
    bonus: chains.reduce((sum, { bonus }) => sum + bonus, 0),
    hostile: against.includes("?")
      ? null
      : against.reduce((sum, card) => sum + spheresOf(components, card), 0),
    complete: chains.filter(({ complete }) => complete).length,
  };
}

export function toClose(components: Components, state: State): number {
  return components.chains_to_close[state.seats - 2] ?? 4;
}

/** The characters a seat has laid in this challenge, the oldest first: chains keep their places on the table. */
export function laidOrder(history: readonly PastDecision[], seat: number): Tribe[] {
  const out: Tribe[] = [];
  for (let i = history.length - 1; i >= 0; --i) {
    const { events } = history[i]!;
    for (let j = events.length - 1; j >= 0; --j) {
      const event = events[j]!;
      if (event.event === "challenge") return finished(out);
      if (event.event === "laid tribe" && event.who === seat && !out.includes(event.card as Tribe))
        out.push(event.card as Tribe);
    }
  }
  return finished(out);
}
function finished(latestFirst: Tribe[]): Tribe[] {
  const order = latestFirst.reverse();
  return [...order, ...TRIBES.filter((tribe) => !order.includes(tribe))];
}

export function stepOf(state: State): { step: string; seat: number; locals: number[] } | null {
  return state.stack.at(-1) ?? null;
}

const CARD_ORDER: readonly string[] = [
  ...TRIBES,
  ...["statue", "horse", "flag", "eagle", "drum"].flatMap((kind) => [`${kind}_red`, `${kind}_blue`]),
  ...["multi", "totem_red", "totem_blue", "wolf", "bison", "draw3", "block", "steal", "courage", "strength"],
];

export interface Threat {
  card: string; // wolf, bison or steal
  victim: number;
  chain: Tribe;
  by: number;
  to: Tribe; // the thief's chain
}

/** The attack or theft that waits for its defence. */
export function threatOf(state: State): Threat | null {
  const top = stepOf(state);
  if (top?.step !== "defence") return null;
  const turn = state.stack.find(({ step }) => step === "turn");
  const [card, chain, to] = top.locals;
  return {
    card: CARD_ORDER[card!]!,
    victim: top.seat,
    chain: TRIBES[chain!]!,
    by: turn?.seat ?? 0,
    to: TRIBES[to!]!,
  };
}

/** Whether a lone Tribe card goes at the end of the running turn: not if it was laid in it, nor for the leader. */
export function inDanger(state: State, seat: number, chain: Chain): "now" | "next" | null {
  if (!chain.lone || chain.leads) return null;
  const turn = state.stack.find(({ step }) => step === "turn");
  if (!turn || turn.seat !== seat) return "next";
  return turn.locals[3] === TRIBES.indexOf(chain.tribe) + 1 ? "next" : "now";
}

/** The card just taken from the discard pile in the running turn. */
export function takenNow(state: State): string | null {
  const turn = state.stack.find(({ step }) => step === "turn");
  return turn && turn.locals[0] === 2 ? (CARD_ORDER[turn.locals[1]!] ?? null) : null;
}

export interface Scored {
  challenge: number;
  closer: number | null;
  why: "closed" | "exhausted" | "turn limit";
  rows: { seat: number; table: number; bonus: number; hostile: number; total: number }[];
  shown: Record<number, string[]>; // hands that were counted
  at: number; // index in the history
}

/** The challenges scored so far. */
export function challengesOf(history: readonly PastDecision[]): Scored[] {
  const out: Scored[] = [];
  history.forEach(({ events }, at) => {
    if (!events.some(({ event }) => event === "scored")) return;
    const closed = events.find(({ event }) => event === "closed");
    const shown: Record<number, string[]> = {};
    for (const event of events)
      if (event.event === "shown") (shown[event.who!] ??= []).push(event.card as string);
    out.push({
      challenge: out.length + 1,
      closer: closed?.who ?? null,
      why: closed ? "closed" : events.some(({ event }) => event === "exhausted") ? "exhausted" : "turn limit",
      rows: events
        .filter(({ event }) => event === "scored")
        .map((event) => ({
          seat: event.who!,
          table: event.table as number,
          bonus: event.bonus as number,
          hostile: event.hostile as number,
          total: event.total as number,
        })),
      shown,
      at,
    });
  });
  return out;
}
