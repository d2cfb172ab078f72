// speed.test.ts - a choice is shown soon; vitest.browser.ts runs this file alone, after all others.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { sitDown, visit, withBrowser } from "./page";

withBrowser();

const SOON = 100; // milliseconds
const ROUNDS = 12; // something else may disturb a round: the quietest counts

/** From the choice to the frame that shows it, in the middle of 25 choices. */
async function round(page: Page, seed: number): Promise<number> {
  await sitDown(page, "endless-winter", 2, 2, seed); // nobody thinks
  const times: number[] = [];
  while (times.length < 25) {
    await page.waitForFunction(() => {
      const { curtain, mine, choices } = globalThis.ochre!;
      return curtain !== null || (mine && choices.length > 1);
    });
    const time = await page.evaluate(async () => {
      const session = globalThis.ochre!;
      if (session.curtain !== null) return void (await session.lift());
      const before = session.view!.decisions;
      const began = performance.now();
      await session.play(session.choices[0]!);
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      const took = performance.now() - began;
      return session.view!.decisions > before ? took : undefined;
    });
    if (time !== undefined) times.push(time);
  }
  return times.sort((a, b) => a - b)[12]!;
}

it("a choice is shown within 100 ms", { retry: 0 }, async () => {
  const { page } = await visit();
  const medians: number[] = [];
  do medians.push(await round(page, medians.length));
  while (medians.length < ROUNDS && Math.min(...medians) >= SOON);
  console.log(`a choice is shown after ${medians.map((time) => time.toFixed(0)).join(", ")} ms`);
  expect(Math.min(...medians)).toBeLessThan(SOON);
});
