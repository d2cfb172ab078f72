// model.ts - reading the state: whose, where, how much; numbers the drawing needs and the view leaves to be counted.
import type { Choice, GameEvent } from "../../engine/protocol";
import type { Components, DCard, State, Step } from "../../generated/endless-winter";
import type { Session } from "../../table/session.svelte";

export type Player = State["players"][number];
export type Column = "initiate" | "develop" | "migrate" | "hunt";
export const COLUMNS: readonly Column[] = ["initiate", "develop", "migrate", "hunt"];
export const TRIBES = ["elder", "crafter", "pathfinder", "hunter", "shaman"] as const;

const ANIMALS = ["wolf", "bison", "lion", "bear"];
const COLOURS = ["var(--seat-2)", "var(--seat-1)", "var(--seat-3)", "var(--seat-4)"];
export const seatIcon = (seat: number): string => ANIMALS[seat] ?? "people";
export const seatColour = (seat: number): string => COLOURS[seat] ?? "var(--ink)";

export const stateOf = (session: Session): State => session.state as State;
export const boxOf = (session: Session): Components => session.components as Components;
export const stepOf = (state: State): Step | null => (state.stack.at(-1)?.step as Step | undefined) ?? null;

/** Half Labor as it is read: 5 is "2½". */
export function halves(n: number): string {
  const whole = Math.floor(n / 2);
  return n % 2 === 0 ? `${whole}` : `${whole || ""}½`;
}

export const eraOf = (state: State): 1 | 2 => (state.round >= 3 ? 2 : 1);
export const foodLimit = (player: Player): number => 10 - player.camps_left;
/** Lines of the Food track that give a Labor: between this number and the one before. */
export const LABOR_LINES: readonly number[] = [1, 2, 4, 5, 7, 8, 10];

/** The turn of the round that is being played, 1 to 3. */
export function turnOfRound(state: State): number {
  return Math.max(1, Math.min(3, Math.ceil(state.turns / state.seats)));
}

export type Phase = "setup" | "action" | "eclipse" | "over";
export function phaseOf(state: State): Phase {
  if (state.stack.length === 0) return "over";
  if (state.round === 0) return "setup";
  return state.revealed ? "eclipse" : "action";
}

/** Part of the Eclipse phase: a order, b cards, c hexes, d board. */
export function eclipsePart(state: State): "a" | "b" | "c" | "d" | null {
  const frame = state.stack.find(({ step }) => step === "eclipse");
  if (!frame) return null;
  return frame.at <= 0 ? "a" : frame.at <= 2 ? "b" : frame.at <= 4 ? "c" : "d";
}

const VILLAGE_HEXES = new Map<string, Map<number, number[]>>();
/** The three hexes of each juncture where a Village may stand. */
export function junctures(box: Components): Map<number, number[]> {
  const key = Object.keys(box.junctures).join();
  let found = VILLAGE_HEXES.get(key);
  if (!found) {
    found = new Map(
      Object.entries(box.junctures).map(([j, hexes]) => [Number(j), hexes.split("-").map(Number)]),
    );
    VILLAGE_HEXES.set(key, found);
  }
  return found;
}

export function campsOn(player: Player, hex: number): number {
  return player.camps[`h${hex}`] ?? 0;
}

export function influence(state: State, box: Components, hex: number, seat: number): number {
  const player = state.players[seat]!;
  const around = junctures(box);
  return campsOn(player, hex) + 2 * player.villages.filter((j) => around.get(j)?.includes(hex)).length;
}

/** Those nobody has more influence than, on this hex. */
export function leaders(state: State, box: Components, hex: number): number[] {
  const all = state.players.map((_, seat) => influence(state, box, hex, seat));
  const most = Math.max(0, ...all);
  return most === 0 ? [] : all.flatMap((n, seat) => (n === most ? [seat] : []));
}

export interface Figure {
  seat: number;
  figure: "chief" | "tribe";
  column: string;
  id: string;
}

/** The figures on the columns in the order in which they came; from the story, because the state does not say which is the Chief. */
export function figuresOf(state: State, story: readonly GameEvent[]): Figure[] {
  let out: Figure[] = [];
  const count = new Map<string, number>();
  for (const event of story) {
    if (event.event === "round began") {
      out = [];
      count.clear();
    }
    if (event.event !== "placed") continue;
    const seat = event.who!;
    const figure = event.figure as Figure["figure"];
    const nth = figure === "chief" ? 0 : (count.get(`${seat}`) ?? 0);
    if (figure === "tribe") count.set(`${seat}`, nth + 1);
    out.push({ seat, figure, column: event.column as string, id: `figure-${seat}-${figure}-${nth}` });
  }
  const standing = state.players.reduce((sum, { placed }) => sum + placed.length, 0);
  if (out.length === standing) return out;
  return state.players.flatMap(({ placed, chief_figure }, seat) =>
    placed.map((column, i) => {
      const chief = !chief_figure && i === placed.length - 1;
      return {
        seat,
        column,
        figure: chief ? ("chief" as const) : ("tribe" as const),
        id: chief ? `figure-${seat}-chief-0` : `figure-${seat}-tribe-${i}`,
      };
    }),
  );
}

export function storyOf(session: Session): GameEvent[] {
  return [...session.opening, ...session.history.flatMap(({ events }) => events)];
}

export interface Megalith {
  level: number;
  row: number;
  col: number;
  owner: number | null; // null: neutral
}

export function megalithsOf(state: State): Megalith[] {
  const out: Megalith[] = [];
  for (const [who, levels] of Object.entries(state.megaliths)) {
    const owner = who === "neutral" ? null : Number(who.slice(4));
    for (const [level, spots] of Object.entries(levels)) {
      for (const spot of spots) {
        const [, row, col] = /^r(\d+)c(\d+)$/.exec(spot) ?? [];
        if (row !== undefined && col !== undefined)
          out.push({ level: Number(level.slice(5)), row: Number(row), col: Number(col), owner });
      }
    }
  }
  return out.sort((a, b) => a.level - b.level || a.row - b.row || a.col - b.col);
}

export interface Space {
  row: number;
  col: number;
  tile: number; // its place in the layout
  text: string; // what it gives
  arrows: [number, number][]; // the spaces an arrow points to, as row and column
}

/** Every ground space of the Megalith board. */
export function spacesOf(state: State, box: Components): { rows: number; cols: number; spaces: Space[] } {
  const { rows, cols, cells } = box.layouts[state.layout]!;
  const spot = (at: number): [number, number] => [Math.floor(at / 8), at % 8];
  const spaces = cells.flatMap((places, tile) => {
    const texts = box.tiles[state.tiles[`h${tile}`]!]!;
    return places.map((at, i) => {
      const [row, col] = spot(at);
      const text = texts[i]!;
      const arrows = (/^arrow to ([\d/]+)/.exec(text)?.[1] ?? "")
        .split("/")
        .filter(Boolean)
        .map((to) => spot(places[Number(to)]!));
      return { row, col, tile, text, arrows };
    });
  });
  return { rows, cols, spaces };
}

export interface Stone {
  section: "left" | "right";
  space: number;
  stone: string | null;
}

/** The spaces of the Sacred Stone supply that are in use with so many seats. */
export function stonesOf(state: State): Stone[] {
  const each = [0, 0, 4, 6, 7][state.seats] ?? 7;
  return (["left", "right"] as const).flatMap((section, half) =>
    Array.from({ length: each }, (_, i) => ({
      section,
      space: i + 1,
      stone: state.stone_supply[`h${half * 7 + i}`] ?? null,
    })),
  );
}

export function countOf(list: readonly string[], word: string): number {
  return list.filter((one) => one === word).length;
}

/** [["tribesman", 3], …] in the order of first appearance. */
export function counted(list: readonly string[]): [string, number][] {
  const out = new Map<string, number>();
  for (const one of list) out.set(one, (out.get(one) ?? 0) + 1);
  return [...out];
}

export const cardOf = (box: Components, card: string) => box.cards[card as DCard];
export const isCulture = (card: string): boolean => /^c\d_/.test(card);

/** Points of the sets among these upright animals, wild ones put where they give most. */
export function setPoints(box: Components, upright: readonly string[]): number {
  const kinds = counted(upright.filter((one) => one !== "argentavis"));
  let wild = countOf(upright, "argentavis");
  const worth = (kind: string, n: number) =>
    n === 0 ? 0 : (box.animals[kind as keyof Components["animals"]]?.sets[Math.min(n, 4) - 1] ?? 0);
  const best = (at: number, left: number): number => {
    const kind = kinds[at];
    if (!kind) return 0;
    let most = 0;
    for (let use = 0; use <= left; ++use)
      most = Math.max(most, worth(kind[0], kind[1] + use) + best(at + 1, left - use));
    return most;
  };
  wild = Math.min(wild, 12);
  return best(0, wild);
}

/** Where a Glacier token lies: face down, or which. */
export function tokenOn(state: State, hex: number): "down" | number | null {
  const value = state.glacier_tokens[`h${hex}`] ?? 0;
  return value === 0 ? null : value === 1 ? "down" : value - 2;
}

export const verbsOf = (choices: readonly Choice[]): Set<string> =>
  new Set(choices.map(({ action }) => action.verb));
