// board.test.ts - outlines, ridges and room for pieces.
import { describe, expect, it } from "vitest";
import { arrange, chord, landOf, lands, mountains, smooth } from "./board";

describe("the map", () => {
  it("has 22 lands, each with a closed outline", () => {
    expect(lands).toHaveLength(22);
    for (const { path } of lands) expect(path).toMatch(/^M.*z$/);
  });
  it("makes a corner where lands meet and a curve elsewhere", () => {
    const square = [
      [0, 0],
      [60, 0],
      [60, 60],
      [0, 60],
    ] as const;
    expect(smooth(square, () => true)).toContain("C0 0 60 0 60 0");
    expect(smooth(square, () => false)).toContain("C10 -10 50 -10 60 0");
  });
  it("has ridges between regions", () => expect(mountains.length).toBeGreaterThan(80));
  it("knows how wide a land is", () => {
    const [left, right] = chord(landOf.C, 500, 504)!;
    expect(left).toBeLessThan(400);
    expect(right).toBeGreaterThan(600);
    expect(chord(landOf.C, 10, 504)).toBeNull();
  });
});

describe("pieces", () => {
  it("stand inside their land, in order, however many there are", () => {
    for (const land of lands) {
      for (const count of [1, 2, 4, 8, 12]) {
        const { spots } = arrange(land, Array<number>(count).fill(62));
        expect(spots).toHaveLength(count);
        for (const { x, y } of spots) {
          const stretch = chord(land, y, x);
          expect(stretch, `${land.id} ${count}`).not.toBeNull();
          expect(x).toBeGreaterThan(stretch![0]);
          expect(x).toBeLessThan(stretch![1]);
        }
      }
    }
  });
  it("take the room of the name before they get small", () => {
    expect(arrange(landOf.E4, [62, 62]).named).toBe(true);
    expect(arrange(landOf.E4, Array<number>(6).fill(62)).named).toBe(false);
  });
  it("keep their size while they are few", () => {
    for (const land of lands) expect(arrange(land, [62]).spots[0]!.scale).toBe(1);
  });
});
