// rows.svelte.test.ts - points counted row by row, and the ways to see the rest at once.
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { change } from "../settings.svelte";
import { RowByRow } from "./rows.svelte";

beforeEach(() => {
  vi.useFakeTimers();
  change({ speed: "normal", motion: "auto" });
});
afterEach(() => {
  vi.useRealTimers();
});

function count(known = false) {
  let rows!: RowByRow;
  const stop = $effect.root(() => {
    rows = new RowByRow(() => 3, known);
  });
  flushSync();
  return { rows, stop };
}

it("counts a row every 600 ms", () => {
  const { rows, stop } = count();
  expect(rows.shown).toBe(0);
  vi.advanceTimersByTime(599);
  expect(rows.shown).toBe(0);
  vi.advanceTimersByTime(601);
  expect(rows.shown).toBe(2);
  expect(rows.done).toBe(false);
  vi.advanceTimersByTime(6000);
  expect(rows.shown).toBe(3);
  stop();
});

it("shows all at once on a key, but not on Tab or Escape", () => {
  const { rows, stop } = count();
  rows.press(new KeyboardEvent("keydown", { key: "Tab" }));
  rows.press(new KeyboardEvent("keydown", { key: "Escape" }));
  expect(rows.done).toBe(false);
  const space = new KeyboardEvent("keydown", { key: " ", cancelable: true });
  rows.press(space);
  expect(rows.done).toBe(true);
  expect(space.defaultPrevented).toBe(true);
  stop();
});

it("does not count what is known, nor with reduced motion", () => {
  const known = count(true);
  expect(known.rows.done).toBe(true);
  known.stop();
  change({ motion: "reduce" });
  const still = count();
  expect(still.rows.done).toBe(true);
  still.stop();
});
