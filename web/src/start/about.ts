// about.ts - what the start page knows of each game: order, icons, length, and who the seats are.
import type { GameId, GameInfo } from "../engine/protocol";
import { games } from "../games/list";

export interface About {
  id: GameId;
  icon: string; // in lists
  kindIcon: string;
  minutes: number;
  seats: number; // at a table nobody changed
  level: number; // of its bots
}

export const shelf: About[] = [
  { id: "mammothodus", icon: "mammoth", kindIcon: "chain", minutes: 60, seats: 2, level: 4 },
  { id: "stone-age", icon: "hut", kindIcon: "hut", minutes: 75, seats: 3, level: 3 },
  { id: "tribu", icon: "vase", kindIcon: "draw3", minutes: 40, seats: 2, level: 3 },
  { id: "endless-winter", icon: "megalith", kindIcon: "megalith", minutes: 120, seats: 2, level: 3 },
];

export function about(game: GameId): About {
  return shelf.find(({ id }) => id === game)!;
}

export function info(game: GameId): GameInfo {
  return games.find(({ id }) => id === game)!;
}

export type Clan = "mammoth" | "bison" | "rhino" | "cat";
const CLANS: Clan[] = ["mammoth", "bison", "rhino", "cat"];

/** What the values of Mammothodus' option `clans` mean, by the number of clans (games/mammothodus/README.md). */
const SETS: Record<number, number[][]> = {
  1: [[0], [1], [2], [3]],
  2: [
    [0, 1],
    [0, 2],
    [0, 3],
    [1, 2],
    [1, 3],
    [2, 3],
  ],
  3: [
    [0, 1, 2],
    [0, 1, 3],
    [0, 2, 3],
    [1, 2, 3],
  ],
  4: [[0, 1, 2, 3]],
};

export function clanSets(seats: number): Clan[][] {
  return (SETS[seats] ?? []).map((set) => set.map((clan) => CLANS[clan]!));
}

export type Tribe = "wolf" | "bison" | "lion" | "bear";
const TRIBES: Tribe[] = ["wolf", "bison", "lion", "bear"];

/** Icon and colour of a seat; `clan` and `tribe` where the seat has a people of its own. */
export function badge(
  game: GameId,
  seats: number,
  seat: number,
  options: Record<string, number>,
): { icon: string; colour: string; clan?: Clan; tribe?: Tribe } {
  const colour = (n: number) => `var(--seat-${n})`;
  if (game === "mammothodus") {
    const sets = clanSets(seats);
    const clan = (sets[options.clans ?? 0] ?? sets[0]!)[seat]!;
    return { icon: clan, colour: colour(CLANS.indexOf(clan) + 1), clan };
  }
  if (game === "endless-winter") {
    const tribe = TRIBES[seat]!;
    return { icon: tribe, colour: colour([2, 1, 3, 4][seat]!), tribe };
  }
  if (game === "stone-age") return { icon: "person", colour: colour([1, 2, 5, 4][seat]!) };
  return { icon: "leader", colour: colour(seat + 1) };
}
