// layout.ts - where things lie on the board: outlines of the lands, rings, spaces (drawn for this board, after the design).
import type { DPlace } from "../../generated/stone-age";

export type Land = "hunt" | "forest" | "clay_pit" | "quarry" | "river";
export interface Point {
  x: number;
  y: number;
}

export const BOARD = { x: -14, y: -2, width: 1098, height: 590 };

export const SLAB =
  "M10.1 14.1C47.9 -16.2 104.6 3.2 199.4 2.6C297.7 1.9 394.7 10.5 521.3 10.6C648 10.7 754.7 3 858.2 3.3C959 3.5 1019.2 -25.6 1059.6 11.8C1099.9 49.2 1067.9 119.6 1068 197.9C1068.1 276.2 1062.5 346.3 1059.9 419.1C1057.2 492 1104.7 545.3 1054.2 576.6C1003.7 608 899.8 581.5 797.5 582.1C695.2 582.7 633.8 579.5 522.2 579.7C410.6 580 314.4 584 217.2 583.2C120.1 582.4 57.9 614.5 17 575.5C-24 536.5 6.9 460.2 4.2 380.3C1.5 300.4 1.7 230.4 2.8 160C4 89.5 -27.7 44.3 10.1 14.1z";

export const LANDS: readonly Land[] = ["hunt", "forest", "clay_pit", "quarry", "river"];

export const OUTLINE: Record<Land | "village", string> = {
  hunt: "M11.5 59.7C19.8 29.4 34.7 30.6 61.6 21.7C88.4 12.8 118.4 11.8 151.1 13.6C183.8 15.4 210.4 16.1 231.6 30.8C252.8 45.6 256.6 59.4 261.1 90.2C265.7 121 262.1 157.8 255.3 191.1C248.4 224.4 247.9 246.9 225.5 263.5C203.2 280.1 172.9 276.3 138.9 277.4C104.8 278.6 72.8 284.6 48.6 269.5C24.4 254.3 19.9 237.7 13 198.7C5.9 158.4 2.1 93.8 11.5 59.7z",
  forest:
    "M287.2 38.9C299.2 19.2 312.6 20.3 338.5 16.4C364.5 12.5 398.6 10.1 422 18.4C445.4 26.8 451.6 34.4 460.3 59.9C468.9 85.3 468.1 116.7 466.9 150.9C465.6 185.1 468.8 215.2 453.8 237.7C438.9 260.3 415 264.1 389.1 268.4C363.2 272.7 340.4 271.1 319.1 260.1C297.8 249.1 286.5 238.5 278.2 211.3C270 184.1 274.4 152 276.1 118.8C277.9 85.7 275.2 58.6 287.2 38.9z",
  clay_pit:
    "M486.3 50.2C498.4 32.9 516.2 27 541.9 21.2C567.6 15.4 597 12.2 620 20.2C643 28.3 652 37.7 661.4 63C670.8 88.4 671.1 119.6 668.8 152C666.6 184.4 664.6 210.1 649.8 231.6C634.9 253.2 617 259.2 591.6 263.9C566.3 268.7 538.5 268.5 518.1 256.5C497.7 244.5 493.1 229.5 485.6 201.5C478.1 173.5 479 140.2 479.2 111.1C479.3 82 474.2 67.4 486.3 50.2z",
  quarry:
    "M689.6 52.6C701.9 33 716.9 26.3 740.7 19.6C764.4 12.9 790.7 10.2 813.1 17.7C835.4 25.2 847.1 32.7 856.8 58.5C866.6 84.2 865.5 118.3 863.7 151.8C861.9 185.2 862.8 210.5 847.7 232.3C832.5 254.1 809 260 784.8 265C760.7 270.1 741.4 269.8 721.9 258.7C702.5 247.7 692.4 234.3 683.7 207.8C674.9 181.4 675.5 151.1 676.7 121.2C677.8 91.4 677.3 72.1 689.6 52.6z",
  river:
    "M887.9 40.2C904.5 22.2 932.9 16.7 961.9 14.1C990.9 11.5 1019.1 11.9 1038.7 26.7C1058.2 41.5 1059.2 59.5 1063.6 90.9C1068 122.4 1064.6 156.9 1061.4 190.2C1058.2 223.4 1064.8 247.1 1046.9 263.9C1029 280.8 995.6 277.7 968.4 277.7C941.3 277.6 922.9 278.7 905.7 263.6C888.5 248.4 884.9 228.7 879.1 198.8C873.3 168.9 873.9 138.5 875.6 108C877.3 77.5 871.3 58.3 887.9 40.2z",
  village:
    "M12.7 330.7C24.3 301.9 38.8 306.9 70.8 301.2C107 294.8 153.2 297.3 200.8 297.3C248.4 297.3 290.1 291.2 318.3 301.3C345 310.9 343.8 321.7 347.7 349.8C352.6 384.1 347.2 439 343.4 479.4C339.5 519.8 351.7 541.3 327.7 559.9C303.7 578.4 266.6 572.9 218.6 575.9C170.6 578.9 116.8 579.3 78.1 575.5C46.3 572.3 30.1 580 17.1 556.1C4.2 532.2 11.7 494.6 10.9 451.2C10 407.9 1.2 359.6 12.7 330.7z",
};

/** The plaque with a land's name: its middle and top, and how wide it is. */
export const PLAQUE: Record<Land, Point & { width: number }> = {
  hunt: { x: 137, y: 27, width: 217 },
  forest: { x: 372, y: 25, width: 152 },
  clay_pit: { x: 574, y: 27, width: 160 },
  quarry: { x: 772, y: 25, width: 152 },
  river: { x: 968, y: 27, width: 152 },
};

/** The picture painted on a land's ground. */
export const PAINTED: Record<Land, readonly (Point & { icon: string; size: number })[]> = {
  hunt: [
    { icon: "deer", x: 22, y: 142, size: 96 },
    { icon: "bison", x: 150, y: 150, size: 92 },
  ],
  forest: [{ icon: "forest", x: 312, y: 82, size: 120 }],
  clay_pit: [{ icon: "clay", x: 514, y: 82, size: 120 }],
  quarry: [{ icon: "shard-stone", x: 717, y: 77, size: 110 }],
  river: [{ icon: "river", x: 898, y: 74, size: 140 }],
};

/** Where the herd stands when it grazes there. */
export const HERD: Partial<Record<Land, Point>> = {
  forest: { x: 302, y: 104 },
  clay_pit: { x: 504, y: 104 },
  quarry: { x: 704, y: 102 },
  river: { x: 900, y: 104 },
};

/** Where a roll lies. */
export const ROLL: Record<Land, Point> = {
  hunt: { x: 137, y: 116 },
  forest: { x: 372, y: 112 },
  clay_pit: { x: 574, y: 112 },
  quarry: { x: 772, y: 112 },
  river: { x: 968, y: 112 },
};

const SEVEN: readonly Point[] = [
  { x: -54, y: 0 },
  { x: -18, y: -4 },
  { x: 18, y: -4 },
  { x: 54, y: 0 },
  { x: -36, y: 40 },
  { x: 0, y: 42 },
  { x: 36, y: 40 },
];
const shifted = (x: number, y: number) => SEVEN.map((ring) => ({ x: ring.x + x, y: ring.y + y }));

/** The rings of a place in the order in which they fill; the hunting grounds have none. */
export const RINGS: Partial<Record<DPlace, readonly Point[]>> = {
  forest: shifted(372, 190),
  clay_pit: shifted(574, 190),
  quarry: shifted(772, 188),
  river: shifted(968, 194),
  tool_maker: [{ x: 68, y: 512 }],
  hut: [
    { x: 161, y: 512 },
    { x: 199, y: 512 },
  ],
  field: [{ x: 290, y: 512 }],
};

/** Where hunters stand: rows of their own for each player, closer if they are many. */
export function hunters(counts: readonly number[]): Point[][] {
  const players = counts.filter((count) => count > 0).length;
  const rowsOf = (columns: number) => counts.reduce((rows, count) => rows + Math.ceil(count / columns), 0);
  const columns = rowsOf(5) <= 4 ? 5 : rowsOf(7) <= 5 ? 7 : 10;
  const gap = columns === 5 ? 36 : columns === 7 ? 30 : 22;
  const height = Math.min(37, 176 / Math.max(1, rowsOf(columns)));
  let row = 0;
  const top = players > 0 ? 92 : 0;
  return counts.map((count) => {
    const first = row;
    row += Math.ceil(count / columns);
    return Array.from({ length: count }, (_, i) => ({
      x: 60 + (i % columns) * gap,
      y: top + (first + Math.floor(i / columns)) * height,
    }));
  });
}

export const VILLAGE = { tool_maker: 68, hut: 180, field: 290 } as const;

/** The middles of the building stacks in play, and how wide a tile is there. */
export function stacks(seats: number): { middles: number[]; width: number } {
  const [first, step, width] = seats === 4 ? [400, 75, 68] : seats === 3 ? [415, 98, 86] : [452, 120, 86];
  return { middles: Array.from({ length: seats }, (_, i) => first! + i * step!), width: width! };
}
/** The middle of a card space; space 1 is the rightmost. */
export function spaceAt(space: number): number {
  return 1009 - (space - 1) * 96;
}
/** How far from the left a place lies, 0 to 1. */
export function centreOf(place: string, seats: number): number {
  const [kind, number] = place.split("_");
  const x =
    kind === "card"
      ? spaceAt(Number(number))
      : kind === "building"
        ? (stacks(seats).middles[Number(number) - 1] ?? 500)
        : (PLAQUE[place as Land]?.x ?? VILLAGE[place as "hut"] ?? BOARD.width / 2);
  return (x - BOARD.x) / BOARD.width;
}

interface Stands {
  seat: number;
  piece: string;
  ring: number;
}
/** Where the people of a place stand, and how big they are. */
export function spotsOf(place: string, people: readonly Stands[], seats: number) {
  const rings = RINGS[place as DPlace];
  if (rings) return people.map((one) => ({ ...one, ...rings[one.ring]!, r: 15 }));
  if (place !== "hunt") {
    const x = centreOf(place, seats) * BOARD.width + BOARD.x;
    return people.map((one) => ({ ...one, x, y: place.startsWith("card") ? 512 : 500, r: 15 }));
  }
  // Hunters stand in rows.
  const counts = Array.from({ length: seats }, (_, seat) => people.filter((one) => one.seat === seat).length);
  const rows = hunters(counts);
  const next = counts.map(() => 0);
  const r = people.length <= 16 ? 15 : people.length <= 25 ? 12.5 : 10;
  return people.map((one) => ({ ...one, ...rows[one.seat]![next[one.seat]!++]!, r }));
}
