// since.test.ts - what is shown since the viewer's turn, and that the table is given back as it was.
import { afterEach, describe, expect, test, vi } from "vitest";
import { decision, playGame, startEngine } from "../../tests/play";
import { loadPlugin } from "../games";
import { Session } from "../table/session.svelte";
import { Curve, planOf } from "./curve.svelte";
import { LONGEST, Since, picturesOf, sinceTurn } from "./since.svelte";

vi.mock("../store", () => ({ save: async () => undefined }));

const by = (...seats: number[]) => seats.map((seat) => decision(seat, [0, 0]));

describe("since your turn", () => {
  test("begins after the viewer's last decision", () => {
    expect(sinceTurn(by(0, 0, 1, 1, 1), 0)).toEqual({ from: 2, to: 5 });
    expect(sinceTurn(by(1, 1), 0)).toEqual({ from: 0, to: 2 });
  });
  test("in the middle of a turn it is what the others did before", () => {
    expect(sinceTurn(by(0, 1, 1, 0, 0), 0)).toEqual({ from: 1, to: 3 });
    expect(sinceTurn(by(0, 0), 0)).toEqual({ from: 0, to: 0 });
    expect(sinceTurn([], 0)).toEqual({ from: 0, to: 0 });
  });
  test("many decisions become few pictures, without a gap", () => {
    const pictures = picturesOf(10, 110, 14);
    expect(pictures).toHaveLength(14);
    expect(pictures[0]!.from).toBe(10);
    expect(pictures.at(-1)!.at).toBe(110);
    for (const [i, { from }] of pictures.entries()) if (i > 0) expect(from).toBe(pictures[i - 1]!.at);
    expect(picturesOf(3, 5)).toEqual([
      { from: 3, at: 4 },
      { from: 4, at: 5 },
    ]);
  });

  async function sit() {
    const { saved } = await playGame("stone-age", { seats: 3, most: 60, states: false });
    const engine = await startEngine("stone-age");
    return Session.open(await loadPlugin("stone-age"), saved, { engine, thinker: engine });
  }

  // A clock that goes only when told: a busy machine makes nothing late.
  const stopClock = () =>
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"], now: Date.now() });
  afterEach(() => void vi.useRealTimers());

  test("shows the moments in four seconds at most and gives the table back", async () => {
    const session = await sit();
    const { view, choices } = session;
    const since = new Since(session);
    expect(since.ready).toBe(true);
    const { from, to } = sinceTurn(session.history, 0);
    const seen: number[] = [];
    stopClock();
    const begin = performance.now();
    void since.show();
    do {
      await vi.advanceTimersByTimeAsync(5);
      seen.push(session.view!.decisions);
    } while (since.showing && performance.now() - begin < 2 * LONGEST);
    expect(performance.now() - begin).toBeLessThanOrEqual(LONGEST);
    expect(performance.now() - begin).toBeGreaterThan(LONGEST / 10);
    expect(seen).toContain(from);
    expect(seen).toContain(to);
    expect(session.view).toBe(view);
    expect(session.choices).toBe(choices);
    expect(session.past).toBe(false);
  });

  test("can be skipped; nothing can be chosen meanwhile", async () => {
    const session = await sit();
    const { view } = session;
    const since = new Since(session);
    stopClock();
    const shown = since.show();
    expect(session.mine).toBe(false);
    since.skip();
    await shown; // no time passes
    expect(session.view).toBe(view);
    expect(since.showing).toBe(false);
  });
});

describe("the curve", () => {
  test("is planned coarse to fine, for each seat what it decided", () => {
    const decisions = by(...Array.from({ length: 100 }, (_, i) => i % 2));
    const plan = planOf(decisions, { seats: [0, 1], together: false, most: 20 });
    expect(plan).toHaveLength(20);
    for (const { at, seat } of plan) expect(decisions[at]!.seat).toBe(seat);
    expect(plan.slice(0, 4).map(({ at }) => at)).toEqual([0, 1, 98, 99]);
    expect(planOf(by(0, 0, 0), { seats: [0], together: true, most: 50 })).toHaveLength(3);
    expect(planOf([], { seats: [0], together: false, most: 50 })).toEqual([]);
  });

  test("judges with the engine, ends with the result, and stops when told", async () => {
    const { saved, last } = await playGame("endless-winter", { states: false });
    const engine = await startEngine("endless-winter");
    const { table } = await engine.ask("load", { record: saved.record });
    const { decisions } = await engine.ask("history", { table });
    const curve = new Curve(engine, false);
    await curve.run(saved.record, decisions, [0, 1], last, 6);
    expect(curve.done).toBe(1);
    expect(curve.samples.length).toBe(8);
    for (const { value } of curve.samples) expect(value >= 0 && value <= 1).toBe(true);
    expect(curve.samples.slice(-2).map(({ value }) => value)).toEqual(last.rewards);
    const stopped = new Curve(engine, false);
    stopped.stop();
    await stopped.run(saved.record, decisions, [0, 1], last, 60);
    expect(stopped.samples).toHaveLength(2);
  });
});
