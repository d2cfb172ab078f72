// board.ts - the map's geometry: smooth outlines that neighbours share, mountains between regions, room for pieces.
import type { DSpace } from "../../generated/mammothodus";
import { OUTLINES, RIM, type Outline } from "./land";

export type Point = readonly [number, number];

export function points(list: string): Point[] {
  const numbers = list.split(" ").map(Number);
  return Array.from(
    { length: numbers.length / 2 },
    (_, i) => [numbers[2 * i]!, numbers[2 * i + 1]!] as const,
  );
}

const key = ([x, y]: Point) => `${x},${y}`;

export interface Land extends Outline {
  points: Point[];
  path: string;
}

const rim = points(RIM);
const outlines = OUTLINES.map((outline) => ({ ...outline, points: points(outline.polygon) }));

// How many lands meet in a point; the rim counts as one.
const meeting = new Map<string, number>();
for (const list of [rim, ...outlines.map((outline) => outline.points)])
  for (const point of list) meeting.set(key(point), (meeting.get(key(point)) ?? 0) + 1);

const round = (value: number) => Math.round(value * 10) / 10;

/** Catmull-Rom through the points, with corners where `corner` says so. */
export function smooth(list: readonly Point[], corner: (point: Point) => boolean): string {
  const at = (i: number) => list[(i + list.length) % list.length]!;
  const lean = (i: number): Point =>
    corner(at(i)) ? [0, 0] : [(at(i + 1)[0] - at(i - 1)[0]) / 6, (at(i + 1)[1] - at(i - 1)[1]) / 6];
  let path = `M${at(0)[0]} ${at(0)[1]}`;
  for (let i = 0; i < list.length; ++i) {
    const [from, to, out, into] = [at(i), at(i + 1), lean(i), lean(i + 1)];
    path += `C${round(from[0] + out[0])} ${round(from[1] + out[1])} ${round(to[0] - into[0])} ${round(to[1] - into[1])} ${to[0]} ${to[1]}`;
  }
  return `${path}z`;
}

export const rimPath = smooth(rim, () => false);
export const lands: Land[] = outlines.map((outline) => ({
  ...outline,
  path: smooth(outline.points, (point) => meeting.get(key(point))! >= 3),
}));
export const landOf = Object.fromEntries(lands.map((land) => [land.id, land])) as Record<DSpace, Land>;

export interface Mountain {
  light: string;
  dark: string;
}

function mountain(x: number, y: number, width: number): Mountain {
  const height = width * 0.78;
  const [left, base] = [x - width / 2, y + height / 2];
  const [peak, top, right] = [left + width * 0.46, base - height, left + width];
  const side = `M${round(peak)} ${round(top)}Q${round(left + width * 0.75)} ${round(base - height * 0.55)} ${round(right)} ${round(base)}`;
  return {
    light: `M${round(left)} ${round(base)}Q${round(left + width * 0.275)} ${round(base - height * 0.6)} ${round(peak)} ${round(top)}Q${round(left + width * 0.75)} ${round(base - height * 0.55)} ${round(right)} ${round(base)}z`,
    dark: `${side}L${round(left + width * 0.59)} ${round(base)}Q${round(left + width * 0.68)} ${round(base - height * 0.47)} ${round(peak)} ${round(top)}z`,
  };
}

/** Ridges along the borders between regions and around the centre (the first letter of a space is its region). */
export const mountains: Mountain[] = (() => {
  const sides = new Map<string, string[]>();
  const edges = new Map<string, [Point, Point]>();
  for (const { id, points: list } of lands) {
    list.forEach((from, i) => {
      const to = list[(i + 1) % list.length]!;
      const name = [key(from), key(to)].sort().join(" ");
      sides.set(name, [...(sides.get(name) ?? []), id[0]!]);
      edges.set(name, key(from) < key(to) ? [from, to] : [to, from]);
    });
  }
  const peaks: { x: number; y: number; width: number }[] = [];
  let n = 0;
  for (const [name, regions] of sides) {
    if (regions.length < 2 || regions[0] === regions[1]) continue;
    const [from, to] = edges.get(name)!;
    const steps = Math.max(1, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / 25));
    for (let i = 0; i < steps; ++i) {
      const along = (i + 0.5) / steps;
      const chance = (Math.sin(++n * 12.9898) * 43758.5453) % 1;
      peaks.push({
        x: from[0] + (to[0] - from[0]) * along + 3 * chance,
        y: from[1] + (to[1] - from[1]) * along,
        width: 29 + 6 * chance,
      });
    }
  }
  return peaks.sort((a, b) => a.y - b.y).map(({ x, y, width }) => mountain(x, y, width));
})();

/** The stretch of a land at a height that contains x, or the nearest; null above and below it. */
export function chord(land: Land, y: number, x: number): [number, number] | null {
  const cuts: number[] = [];
  land.points.forEach((from, i) => {
    const to = land.points[(i + 1) % land.points.length]!;
    if (from[1] > y !== to[1] > y)
      cuts.push(from[0] + ((y - from[1]) / (to[1] - from[1])) * (to[0] - from[0]));
  });
  cuts.sort((a, b) => a - b);
  let best: [number, number] | null = null;
  let least = Infinity;
  for (let i = 0; i + 1 < cuts.length; i += 2) {
    const [left, right] = [cuts[i]!, cuts[i + 1]!];
    const off = x < left ? left - x : x > right ? x - right : 0;
    if (off < least) [best, least] = [[left, right], off];
  }
  return best;
}

export interface Spot {
  x: number;
  y: number;
  scale: number;
}
export interface Layout {
  spots: Spot[];
  named: boolean; // whether there is room for the name above them
}

const TALL = 62; // a row of pieces
const BELOW_NAME = 53;
const BELOW_PLAQUE = 31;

/** Where pieces of these widths stand in a land: rows below the name, smaller the more there are; many take the name's room too; without names they are larger. */
export function arrange(land: Land, widths: readonly number[], names = true): Layout {
  if (widths.length === 0) return { spots: [], named: true };
  const bottom = Math.max(...land.points.map(([, y]) => y));
  for (let scale = names ? 1 : 1.2; scale > 0.36; scale -= 0.06) {
    const spots = names ? rows(land, widths, scale, bottom, BELOW_NAME) : null;
    if (spots) return { spots, named: true };
    const close = scale < 0.9 || !names ? rows(land, widths, scale, bottom, BELOW_PLAQUE) : null;
    if (close) return { spots: close, named: false };
  }
  return { spots: squeezed(land, widths), named: false };
}

function rows(
  land: Land,
  widths: readonly number[],
  scale: number,
  bottom: number,
  below: number,
): Spot[] | null {
  const [middle, top] = land.label;
  const tall = TALL * scale;
  const spots: Spot[] = [];
  let next = 0;
  for (let row = 0; next < widths.length; ++row) {
    const y = top + below + tall * (row + 0.5) + (row === 0 && widths.length < 5 ? 2 : 0);
    if (y + tall * 0.42 > bottom) return null;
    const room = [y - tall * 0.3, y + tall * 0.3].map((edge) => chord(land, edge, middle));
    if (room.some((stretch) => stretch === null)) return null;
    const left = Math.max(...room.map((stretch) => stretch![0])) + 5;
    const right = Math.min(...room.map((stretch) => stretch![1])) - 5;
    let wide = 0;
    let last = next;
    while (last < widths.length && wide + widths[last]! * scale <= right - left)
      wide += widths[last++]! * scale;
    if (last === next) return null;
    let x = Math.max(left, Math.min(middle - wide / 2, right - wide));
    for (; next < last; ++next) {
      spots.push({ x: x + (widths[next]! * scale) / 2, y, scale });
      x += widths[next]! * scale;
    }
  }
  return spots;
}

// More than ever fits: one row, overlapping.
function squeezed(land: Land, widths: readonly number[]): Spot[] {
  const [middle, top] = land.label;
  return widths.map((_, i) => ({
    x: middle + (i - (widths.length - 1) / 2) * Math.min(30, 150 / widths.length),
    y: top + 70,
    scale: 0.5,
  }));
}
