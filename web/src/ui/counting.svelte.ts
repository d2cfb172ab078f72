// counting.svelte.ts - a number that counts from what it was to what it is, and the difference to be said beside it.
import { untrack } from "svelte";
import { pace, stillness } from "../settings.svelte";
import { moves } from "../table/motion";

const LONGEST = 400; // milliseconds it counts
const STEP = 110; // at most so long for one
const SAID = 1500; // the difference stands

/** The whole number reached after a part (0 to 1) of the way: fast first, then slower. */
export function between(from: number, to: number, part: number): number {
  return Math.round(from + (to - from) * (1 - (1 - part) ** 2));
}

export function plain(n: number): string {
  return `${n}`.replace("-", "−");
}

/** "+5", "−3" */
export function signed(n: number, words = plain): string {
  return `${n > 0 ? "+" : "−"}${words(Math.abs(n))}`;
}

/** Shows the numbers on the way, then null; what it gives ends it. */
function count(from: number, to: number, time: number, show: (n: number | null) => void): () => void {
  const began = performance.now();
  let frame = 0;
  const finish = () => {
    cancelAnimationFrame(frame);
    done();
    show(null);
  };
  const done = moves({ finish });
  const step = () => {
    const part = (performance.now() - began) / time;
    if (part >= 1) return finish();
    show(between(from, to, part));
    frame = requestAnimationFrame(step);
  };
  show(from);
  frame = requestAnimationFrame(step);
  return finish;
}

/**
 * Follows `value`. While it counts `now` is what to draw; `difference` is what changed of late, 0 at rest. Another `whose` is
 * another number: it is there at once. Nothing counts at the speed "at once" or with reduced motion; a click finishes it.
 */
export class Counting {
  private counted = $state<number | null>(null);
  difference = $state(0);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private stop: (() => void) | undefined;

  constructor(
    private readonly value: () => number,
    whose: () => unknown = () => null,
  ) {
    let before = untrack(() => ({ value: value(), whose: whose() }));
    $effect.pre(() => {
      const here = { value: value(), whose: whose() };
      untrack(() => this.change(before, here));
      before = here;
    });
    $effect(() => () => {
      clearTimeout(this.timer);
      this.stop?.();
    });
  }

  get now(): number {
    return this.counted ?? this.value();
  }
  get counting(): boolean {
    return this.counted !== null;
  }

  private change(
    before: { value: number; whose: unknown },
    { value, whose }: { value: number; whose: unknown },
  ) {
    if (before.whose === whose && before.value === value) return;
    this.stop?.();
    if (before.whose !== whose || pace().travel === 0) {
      this.difference = 0;
      return;
    }
    this.difference += value - before.value;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.difference = 0), SAID);
    if (stillness()) return;
    const time = Math.min(LONGEST, 1.25 * pace().travel, STEP * Math.abs(value - before.value));
    this.stop = count(before.value, value, time, (n) => (this.counted = n));
  }
}
