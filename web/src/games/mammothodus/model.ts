// model.ts - the state as the table needs it: cards and their faces, pieces by space, who stands where.
import type {
  Components,
  DAction,
  DCard,
  DColour,
  DShard,
  DSpace,
  DSpirit,
  State,
} from "../../generated/mammothodus";
import type { Session } from "../../table/session.svelte";

export const COLOURS: readonly DColour[] = ["red", "green", "yellow", "blue"];
export const DEEDS: readonly DAction[] = [
  "move",
  "attack",
  "population",
  "development",
  "activate",
  "degradation",
];
const DEED_ORDER: readonly DAction[] = [
  "move",
  "attack",
  "population",
  "development",
  "degradation",
  "activate",
];
export const SPIRITS: readonly DSpirit[] = ["wind", "progenitors", "earth"];
export const LINES = [1, 2, 3, 4] as const;

export type Clan = keyof Components["clans"];
export type Player = State["players"][number];
export type Frame = State["stack"][number];

export const ANIMAL: Record<Clan, string> = {
  mammoths: "mammoth",
  bisons: "bison",
  rhinos: "rhino",
  cats: "cat",
};
export const GLYPH: Record<DColour, string> = {
  red: "attack",
  green: "move",
  yellow: "population",
  blue: "development",
};
export const DEED_ICON: Record<DAction, string> = {
  move: "move",
  attack: "attack",
  population: "population",
  development: "development",
  degradation: "degradation",
  activate: "place-of-power",
};
export const DEED_COLOUR: Partial<Record<DAction, DColour>> = {
  move: "green",
  attack: "red",
  population: "yellow",
  development: "blue",
  activate: "blue",
};
export const TALENT_ICON: Record<string, string> = {
  spirit_block: "talent-spiritblock",
  protection: "protection",
  trap: "trap",
  bait: "bait",
  trail_lock: "trail-lock",
};

export const stateOf = (session: Session) => session.state as State;
export const boxOf = (session: Session) => session.components as Components;
export const clanOf = (player: Player) => player.clan as Clan;

export type Variety = "basic" | "extra" | "double" | "wild" | "draw" | "degradation";
export interface Face {
  variety: Variety;
  colour: DColour | null;
  icon: string;
  deed: DAction | null; // the action its colour stands for
  worth: number;
}

const DEED_OF: Record<DColour, DAction> = {
  red: "attack",
  green: "move",
  yellow: "population",
  blue: "development",
};

/** What a card shows. */
export function face(card: string): Face {
  if (card === "wild") return { variety: "wild", colour: null, icon: "wild", deed: null, worth: 1 };
  if (card === "draw_three") return { variety: "draw", colour: null, icon: "draw3", deed: null, worth: 0 };
  if (card === "degradation")
    return { variety: "degradation", colour: null, icon: "degradation", deed: "degradation", worth: 0 };
  const [kind, rest] = card.split("_") as [string, string | undefined];
  const colour = (rest ?? kind) as DColour;
  const variety = rest === undefined ? "basic" : (kind as Variety);
  return { variety, colour, icon: GLYPH[colour], deed: DEED_OF[colour], worth: variety === "double" ? 2 : 1 };
}

const CARD_ORDER: readonly DCard[] = [
  ...["red", "green", "yellow", "blue"].flatMap(
    (colour) => [colour, `double_${colour}`, `extra_${colour}`] as DCard[],
  ),
  "wild",
  "draw_three",
  "degradation",
];
export const sorted = (cards: readonly string[]) =>
  [...cards].sort((a, b) => CARD_ORDER.indexOf(a as DCard) - CARD_ORDER.indexOf(b as DCard));

export interface Held {
  card: DCard;
  id: string; // the same wherever the card is drawn
  laid: boolean;
}

/** Cards of a hand and on the figurine, each with an id that stays when it is laid. */
export function held(player: Player, seat: number): Held[] {
  const counts = new Map<string, number>();
  const one = (laid: boolean) => (card: string) => {
    const n = counts.get(card) ?? 0;
    counts.set(card, n + 1);
    return { card: card as DCard, id: `card-${seat}-${card}-${n}`, laid };
  };
  return [...sorted(player.hand).map(one(false)), ...sorted(player.laid).map(one(true))];
}

/** Counts by card, in order: [["red", 2], ...]. */
export function tally(cards: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts];
}

export const top = (state: State): Frame | undefined => state.stack.at(-1);
export const frame = (state: State, step: string): Frame | undefined =>
  state.stack.findLast((one) => one.step === step);
export const colourAt = (frame: Frame, local = 0) => COLOURS[frame.locals[local]!]!;

/** The space a frame's local names. */
export function spaceAt(session: Session, frame: Frame, local = 0): DSpace {
  return Object.keys(boxOf(session).spaces)[frame.locals[local]!] as DSpace;
}

/** The clan whose turn it is. */
export const activeSeat = (state: State): number => state.stack[0]?.seat ?? 0;

/** The action being carried out. */
export function deedOf(state: State): DAction | null {
  const action = frame(state, "action");
  return action ? DEED_ORDER[action.locals[0]!]! : null;
}

/** The figurine in use, or being moved or placed: its colour and where it stands. */
export function inUse(state: State): { seat: number; colour: DColour; at: DSpace | null } | null {
  const use =
    frame(state, "move") ?? frame(state, "use") ?? frame(state, "token_space") ?? frame(state, "add_space");
  if (!use) return null;
  const colour = colourAt(use);
  return { seat: use.seat, colour, at: state.players[use.seat]!.figurines[colour] as DSpace | null };
}

const SHARDS: readonly DShard[] = ["tusk", "flame", "frost", "root", "stone", "storm", "star"];

/** The shard a moving figurine carries. */
export function carried(state: State): { shard: DShard; at: DSpace } | null {
  const move = frame(state, "move");
  const which = move?.locals[2] ?? 0;
  const user = inUse(state);
  return move && which > 0 && user?.at ? { shard: SHARDS[which - 1]!, at: user.at } : null;
}

/** The space a question is about, to be marked on the map. */
export function focusSpace(session: Session): DSpace | null {
  const state = stateOf(session);
  const last = top(state);
  if (!last) return null;
  switch (last.step) {
    case "tribe_step":
    case "block_call":
    case "protect":
    case "traps":
    case "trail_lock":
      return spaceAt(session, last);
    case "spirit_goal":
      return state.spirits[SPIRITS[last.locals[0]!]!] as DSpace | null;
    case "spirit_hit":
    case "tribe_hit":
      return spaceAt(session, frame(state, "hits")!);
    case "speciality":
      return position(state, last);
    default:
      return inUse(state)?.at ?? null;
  }
}

/** The position a new generation is asked about: occupied spaces count in board order. */
export function position(state: State, asked: Frame): DSpace | null {
  const { figurines } = state.players[asked.seat]!;
  let left = asked.at;
  for (const space of Object.keys(state.shards) as DSpace[])
    for (const colour of COLOURS) if (figurines[colour] === space && left-- === 0) return space;
  return null;
}

export const onBoard = (player: Player) => COLOURS.filter((colour) => player.figurines[colour] !== null);
export const inReserve = (player: Player) => COLOURS.filter((colour) => player.figurines[colour] === null);
export const allowed = (box: Components, population: number) =>
  box.population.for.filter((least) => population >= least).length;
export const performed = (state: State) =>
  DEED_ORDER.filter((_, i) => ((state.notes.performed >> i) & 1) === 1);
export const awakeLines = (state: State) => LINES.filter((line) => state.places[`line_${line}`] !== null);
export const cost = (session: Session) =>
  boxOf(session).activation.base + boxOf(session).activation.step * awakeLines(stateOf(session)).length;
/** The adaptation deck: of the unseen cards some are back in the box (MAM-023). */
export function deckSize(session: Session): number {
  const state = stateOf(session);
  if (state.rules < 2) return state.adaptation.length;
  const { cards, per_clan } = boxOf(session).adaptation;
  return state.adaptation.length - Math.max(0, cards - per_clan * state.players.length);
}
export const trailsOpen = (state: State) => 8 - state.trail_stack.length;
export const spiritsOut = (state: State) => SPIRITS.filter((spirit) => state.spirits[spirit] !== null);
export const diceOf = (state: State) => state.dice.map((die) => Number(die.slice(1))).sort((a, b) => b - a);

/** All degradation cards: in the supply and with the clans. */
export function degradation(state: State): { taken: number; all: number } {
  const taken = state.players
    .flatMap(({ hand, draw, discard, laid }) => [...hand, ...draw, ...discard, ...laid])
    .filter((card) => card === "degradation").length;
  return { taken, all: taken + state.supply };
}

/** Points of the cards laid now, by all clans. */
export const laidPoints = (state: State) =>
  state.players.flatMap(({ laid }) => laid).reduce((sum, card) => sum + face(card).worth, 0);

export interface LineAsk {
  shards: DShard[];
  colour: DColour | null;
  region: string | null;
}

/** What a line of the portal track asks for, on the open fragments. */
export function lineAsk(session: Session, line: number): LineAsk {
  const out: LineAsk = { shards: [], colour: null, region: null };
  for (const fragment of stateOf(session).open) {
    const cell = boxOf(session).fragments[fragment as keyof Components["fragments"]]?.[line - 1];
    if (cell?.shard) out.shards.push(cell.shard as DShard);
    if (cell?.colour) out.colour = cell.colour as DColour;
    if (cell?.region) out.region = cell.region;
  }
  return out;
}
