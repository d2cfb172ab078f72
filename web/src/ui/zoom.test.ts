// zoom.test.ts - the window never shows past the board, and what is held stays under the finger.
import { describe, expect, it } from "vitest";
import { MOST, scaled, seen, showing, type View, WHOLE, within } from "./zoom";

const board = (view: View, [x, y]: readonly [number, number]) => [
  (x - view.x) / view.scale,
  (y - view.y) / view.scale,
];

describe("a window on a board", () => {
  it("is never larger than the whole, nor nearer than the most", () => {
    expect(scaled(WHOLE, 0.5, [0.3, 0.3])).toEqual(WHOLE);
    expect(scaled(WHOLE, 9, [0.5, 0.5]).scale).toBe(MOST);
    expect(within({ scale: 2, x: 0.4, y: -7 })).toEqual({ scale: 2, x: 0, y: -1 });
  });
  it("keeps what is under the finger there", () => {
    const before = scaled(WHOLE, 1.5, [0.4, 0.6]);
    const after = scaled(before, 2.5, [0.7, 0.2]);
    const [x, y] = board(after, [0.7, 0.2]);
    const [u, v] = board(before, [0.7, 0.2]);
    expect(x).toBeCloseTo(u!);
    expect(y).toBeCloseTo(v!);
  });
  it("takes what is between two fingers with them", () => {
    const before = scaled(WHOLE, 2, [0.5, 0.5]);
    const after = scaled(before, 2.4, [0.5, 0.5], [0.45, 0.55]);
    expect(board(after, [0.45, 0.55])[0]).toBeCloseTo(board(before, [0.5, 0.5])[0]!);
  });
  it("moves as little as shows a thing", () => {
    const view = scaled(WHOLE, 2, [0.5, 0.5]);
    expect(showing(view, { left: 0.2, top: 0.2, right: 0.4, bottom: 0.4 })).toEqual(view);
    const right = showing(view, { left: 1.1, top: 0.2, right: 1.2, bottom: 0.4 });
    expect(right.x).toBeCloseTo(view.x - 0.24);
    expect(right.y).toBe(view.y);
  });
  it("knows what is out of sight", () => {
    expect(seen({ left: 0.9, top: 0.5, right: 1.4, bottom: 0.7 })).toBe(true);
    expect(seen({ left: 1.1, top: 0.5, right: 1.4, bottom: 0.7 })).toBe(false);
  });
});
