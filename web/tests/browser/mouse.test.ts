// mouse.test.ts - a whole game with the mouse: a bot's advice is marked as a hint, and what is marked is clicked.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { decisions, myTurn, sitDown, visit, withBrowser } from "./page";

withBrowser();

async function markAdvice(page: Page) {
  await page.evaluate(async () => {
    const session = globalThis.ochre!;
    session.hint = { advice: await session.advise("greedy"), index: 0 };
  });
}

const moved = (page: Page, before: number) =>
  page.waitForFunction((then) => {
    const session = globalThis.ochre!;
    return session.over || session.view!.decisions > then || session.narrowed !== null;
  }, before);

async function clickInBar(page: Page) {
  const marked = page.locator("#choices .torch:visible");
  if ((await marked.count()) === 0) await page.locator("#choices button[aria-expanded]").click();
  await marked.first().click();
}

it("Stone Age is played to its end by clicking the board", async () => {
  const { page, errors } = await visit();
  await sitDown(page, "stone-age");
  let onBoard = 0;
  while ((await myTurn(page)) === "mine") {
    const before = await decisions(page);
    if (await page.evaluate(() => globalThis.ochre!.gathering !== null)) {
      const give = page.locator("#choices [data-give]");
      while ((await give.getAttribute("aria-disabled")) === "true") {
        await page.locator(".rs[data-legal]:visible").first().click();
        ++onBoard;
      }
      await give.click();
      await page.waitForFunction((then) => globalThis.ochre!.view!.decisions > then, before);
      continue;
    }
    await markAdvice(page);
    const drawn = page.locator("[data-target][data-hint]:visible");
    if ((await drawn.count()) > 0) {
      await drawn.first().click();
      ++onBoard;
      await moved(page, before);
    }
    if ((await decisions(page)) === before) {
      await clickInBar(page);
      await page.waitForFunction(
        (then) => globalThis.ochre!.over || globalThis.ochre!.view!.decisions > then,
        before,
      );
    }
  }
  expect(onBoard).toBeGreaterThan(50);
  expect(errors).toEqual([]);
});
