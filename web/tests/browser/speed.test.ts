// speed.test.ts - a choice is shown soon; vitest.browser.ts runs this file alone, after all others.
import { cpus, loadavg } from "node:os";
import type { CDPSession, Page } from "playwright-core";
import { expect, it } from "vitest";
import { sitDown, visit, withBrowser } from "./page";

withBrowser();

const SOON = 100; // milliseconds
const FRAMES = (2 * 1000) / 60; // a choice waits for a frame, and the next one shows it
const CHOICES = 25;
const ROUNDS = 12; // something else may disturb a round: the quietest counts

/** From a choice to the frame that shows it, in milliseconds; undefined if the table was passed on instead. */
async function choose(page: Page): Promise<number | undefined> {
  await page.waitForFunction(() => {
    const { curtain, mine, choices } = globalThis.ochre!;
    return curtain !== null || (mine && choices.length > 1);
  });
  return page.evaluate(async () => {
    const session = globalThis.ochre!;
    if (session.curtain !== null) return void (await session.lift());
    const before = session.view!.decisions;
    const began = performance.now();
    await session.play(session.choices[0]!);
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const took = performance.now() - began;
    return session.view!.decisions > before ? took : undefined;
  });
}

/** What the page has computed since it is there, in all its threads, in milliseconds. */
async function computing(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send("Performance.getMetrics");
  return 1000 * metrics.find(({ name }) => name === "ProcessTime")!.value;
}

const middle = (of: number[]) => of.sort((a, b) => a - b)[of.length >> 1]!;

/** A choice's time by the clock, and what the page itself computed for it: both in the middle of some choices. */
async function round(page: Page, cdp: CDPSession, seed: number) {
  await sitDown(page, "endless-winter", 2, 2, seed); // nobody thinks
  const clocks: number[] = [];
  const computed: number[] = [];
  while (clocks.length < CHOICES) {
    const before = await computing(cdp);
    const time = await choose(page);
    if (time === undefined) continue;
    clocks.push(time);
    computed.push((await computing(cdp)) - before);
  }
  return { clock: middle(clocks), computed: middle(computed) };
}

it("a choice is shown within 100 ms", { retry: 0 }, async () => {
  const { page } = await visit();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Performance.enable");
  const clocks: number[] = [];
  const computed: number[] = [];
  const least = (of: number[]) => Math.min(...of);
  do {
    const one = await round(page, cdp, clocks.length);
    clocks.push(one.clock);
    computed.push(one.computed);
  } while (clocks.length < ROUNDS && least(clocks) >= SOON);
  const rounded = (of: number[]) => of.map((time) => time.toFixed(0)).join(", ");
  const [load] = loadavg();
  console.log(`shown after ${rounded(clocks)} ms, of which computed ${rounded(computed)}; load ${load}`);
  // Where others want more than all cores for minutes, the clock tells of them; then what the page computes is to be soon.
  const busy = load! > cpus().length + 1;
  expect(busy ? least([...clocks, least(computed) + FRAMES]) : least(clocks)).toBeLessThan(SOON);
});
