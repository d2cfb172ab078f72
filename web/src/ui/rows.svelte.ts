// rows.svelte.ts - a table that is counted row by row before everybody's eyes; a key or a click shows the rest at once.
import { flushSync } from "svelte";
import { pace, stillness } from "../settings.svelte";
import { settle } from "../table/motion";

const ROW = 600; // milliseconds a row

export class RowByRow {
  shown = $state(0); // rows counted

  /** `all` rows; at once if nothing is to move, or if they are `known`. */
  constructor(
    private readonly all: () => number,
    known = false,
  ) {
    $effect(() => {
      if (known || stillness() || pace().travel === 0) this.shown = all();
      const timer = setInterval(() => (this.shown = Math.min(all(), this.shown + 1)), ROW);
      return () => clearInterval(timer);
    });
  }

  get done(): boolean {
    return this.shown >= this.all();
  }

  skip() {
    this.shown = this.all();
    flushSync(); // what begins to count now is finished too
    settle();
  }

  /** For keys, before anybody else hears them. */
  press(event: KeyboardEvent) {
    if (this.done || event.key === "Tab" || event.key === "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    this.skip();
  }
}
