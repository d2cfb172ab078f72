// zoom.ts - which part of a board a window shows. All numbers are shares of the window, which shows the whole board at scale 1.

export interface View {
  scale: number;
  x: number; // where the board's left edge lies: 0 or to the left of the window
  y: number;
}
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const WHOLE: View = { scale: 1, x: 0, y: 0 };
export const MOST = 3;

/** The nearest view that leaves no part of the window empty. */
export function within({ scale, x, y }: View): View {
  const size = Math.min(MOST, Math.max(1, scale));
  const inside = (edge: number) => Math.min(0, Math.max(1 - size, edge));
  return { scale: size, x: inside(x), y: inside(y) };
}

/** At another scale; what lies at (x, y) in the window comes to `to`, or stays there. */
export function scaled(view: View, scale: number, [x, y]: Point, to: Point = [x, y]): View {
  const size = Math.min(MOST, Math.max(1, scale));
  const by = size / view.scale;
  return within({ scale: size, x: to[0] - (x - view.x) * by, y: to[1] - (y - view.y) * by });
}
export type Point = readonly [number, number];

/** Moved as little as brings a box of the window into it. */
export function showing(view: View, { left, top, right, bottom }: Box, edge = 0.04): View {
  const by = (from: number, to: number) =>
    from < edge ? edge - from : to > 1 - edge ? Math.max(1 - edge - to, edge - from) : 0;
  return within({ ...view, x: view.x + by(left, right), y: view.y + by(top, bottom) });
}

export const seen = ({ left, top, right, bottom }: Box) => left < 1 && right > 0 && top < 1 && bottom > 0;
