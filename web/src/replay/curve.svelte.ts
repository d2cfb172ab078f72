// curve.svelte.ts - how a bot sees the game over its course: moments are judged one by one in the second worker, the whole first, details later.
import type { Engine, PastDecision, Status } from "../engine/protocol";

export const JUDGE = "search:iterations=100";

export interface Sample {
  at: number; // decisions made
  seat: number; // who was to decide, and whose chance it is; 0 for the clan together
  value: number; // chance of winning
}

interface Plan {
  seats: readonly number[]; // who may be judged
  together: boolean; // all win or lose as one
  most: number; // moments in all
}

/** The moments to judge, coarse to fine: halves, quarters, eighths of what each seat decided. */
export function planOf(
  decisions: readonly PastDecision[],
  { seats, together, most }: Plan,
): Omit<Sample, "value">[] {
  const lists = together
    ? [{ seat: 0, moments: decisions.flatMap(({ seat }, i) => (seats.includes(seat) ? [i] : [])) }]
    : seats.map((seat) => ({ seat, moments: decisions.flatMap((one, i) => (one.seat === seat ? [i] : [])) }));
  const out: Omit<Sample, "value">[] = [];
  const each = Math.max(2, Math.floor(most / Math.max(1, lists.length)));
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nobody watches it
  const taken = lists.map(() => new Set<number>());
  for (let parts = 1; ; parts *= 2) {
    let added = false;
    for (let part = 0; part <= parts; ++part) {
      lists.forEach(({ seat, moments }, list) => {
        const at = moments[Math.round(((moments.length - 1) * part) / parts)];
        if (at === undefined || taken[list]!.has(at) || taken[list]!.size >= each) return;
        taken[list]!.add(at);
        out.push({ at, seat });
        added = true;
      });
    }
    if (!added && lists.every(({ moments }, i) => taken[i]!.size >= Math.min(each, moments.length))) break;
  }
  return out;
}

export class Curve {
  samples = $state.raw<Sample[]>([]); // in order of time
  done = $state(0); // 0 to 1
  private stopped = false;

  constructor(
    private readonly engine: Engine,
    readonly together: boolean,
  ) {}

  /** Judges until all is judged or `stop`; each answer is drawn as it comes. */
  async run(
    record: string,
    decisions: readonly PastDecision[],
    seats: readonly number[],
    end: Status,
    most = 120,
  ) {
    const plan = planOf(decisions, { seats, together: this.together, most });
    if (end.over && end.rewards) this.add(...this.ending(end.rewards, seats, decisions.length));
    try {
      const { table } = await this.engine.ask("load", { record });
      for (const [i, { at, seat }] of plan.entries()) {
        if (this.stopped) return;
        const { value, unit } = await this.engine.ask("advise", { table, bot: JUDGE, at });
        if (this.stopped) return;
        if (unit === "chance") this.add({ at, seat, value });
        this.done = (i + 1) / plan.length;
      }
      await this.engine.ask("close", { table });
    } catch (problem) {
      if (!this.stopped) console.warn("the curve ends here:", problem);
    }
    this.done = 1;
  }

  stop() {
    this.stopped = true;
  }

  private add(...samples: Sample[]) {
    this.samples = [...this.samples, ...samples].sort((a, b) => a.at - b.at);
  }

  private ending(rewards: number[], seats: readonly number[], at: number): Sample[] {
    if (this.together) return [{ at, seat: 0, value: rewards[0]! > 0 ? 1 : 0 }];
    return seats.map((seat) => ({ at, seat, value: rewards[seat] ?? 0 }));
  }
}
