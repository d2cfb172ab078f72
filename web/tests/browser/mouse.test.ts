// mouse.test.ts - a whole game with the mouse: what is drawn is clicked, and the bar for the rest.
import { expect, it } from "vitest";
import { decisions, myTurn, sitDown, visit, withBrowser, wiseChoice } from "./page";

withBrowser();

it("Stone Age is played to its end by clicking the board", async () => {
  const { page, context, errors } = await visit();
  await sitDown(page, "stone-age");
  let onBoard = 0;
  while ((await myTurn(page)) === "mine") {
    const before = await decisions(page);
    const legal = page.locator("[data-target][data-legal]:visible");
    const { text } = await wiseChoice(page);
    const fields = await page.evaluate(
      (wanted) => globalThis.ochre!.choices.find((choice) => choice.text === wanted)!.action,
      text,
    );
    const place =
      fields.place === undefined ? null : page.locator(`[data-legal][data-place="${fields.place}"]`);
    if (place && (await place.count()) > 0) {
      await place.first().click();
      ++onBoard;
      const done = (await decisions(page)) > before;
      if (!done) {
        const narrowed = page.locator("#choices button[data-choice]");
        await narrowed.last().click(); // as many people as may go
      }
    } else if ((await legal.count()) > 0 && Math.abs(before) % 3 === 0) {
      await legal.first().click();
      ++onBoard;
      if ((await decisions(page)) === before)
        await page.locator("#choices button[data-choice]").last().click();
    } else await page.locator("#choices .btn.pri, #choices .step.pri").first().click();
    await page.waitForFunction(
      (then) => globalThis.ochre!.over || globalThis.ochre!.view!.decisions > then,
      before,
    );
  }
  expect(onBoard).toBeGreaterThan(20);
  expect(errors).toEqual([]);
  await context.close();
});
