// zoom.test.ts - the map of Mammothodus under fingers and keys: pinch, pan, double tap, Z, plus, minus and 0.
import type { CDPSession, Page } from "playwright-core";
import { expect, it } from "vitest";
import { chooseByKeys, decisions, DESKTOP, myTurn, PHONE, sitDown, visit, withBrowser } from "./page";

withBrowser();

const SLOWLY = { timeout: 15_000 }; // other browsers run beside this one

const scale = (page: Page) =>
  page.evaluate(() => {
    const { width } = document.querySelector(".world")!.getBoundingClientRect();
    return Number((width / document.querySelector(".lens")!.getBoundingClientRect().width).toFixed(2));
  });
const corner = (page: Page) =>
  page.evaluate(() => {
    const { left, top } = document.querySelector(".world")!.getBoundingClientRect();
    return { left, top };
  });

/** Fingers go along these ways, together. */
async function drag(cdp: CDPSession, ways: { from: [number, number]; to: [number, number] }[]) {
  const at = (share: number) =>
    ways.map(({ from, to }, id) => ({
      id,
      x: from[0] + (to[0] - from[0]) * share,
      y: from[1] + (to[1] - from[1]) * share,
    }));
  await cdp.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(0) });
  for (let i = 1; i <= 8; ++i)
    await cdp.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(i / 8) });
  await cdp.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

/** At the first choice among spaces or figurines on the map. */
async function atTheMap(page: Page) {
  await sitDown(page, "mammothodus", 1, 1);
  for (let i = 0; i < 60; ++i) {
    await myTurn(page);
    if ((await page.locator('.lens .land[data-legal="true"]').count()) > 1) return;
    await chooseByKeys(page);
  }
  throw new Error("nothing to choose on the map");
}

it("two fingers zoom to three times at most, one moves the map, a double tap and the button lead back", async () => {
  const { page, context, errors } = await visit({ size: PHONE });
  await atTheMap(page);
  const before = await decisions(page);
  const cdp = await context.newCDPSession(page);
  const { x, y, width } = (await page.locator(".lens").boundingBox())!;
  const [mx, my] = [x + width / 2, y + width / 2];
  await expect.poll(() => scale(page), SLOWLY).toBe(1);
  await drag(cdp, [
    { from: [mx - 30, my], to: [mx - 60, my] },
    { from: [mx + 30, my], to: [mx + 60, my] },
  ]);
  await expect.poll(() => scale(page), SLOWLY).toBe(2);
  await drag(cdp, [
    { from: [mx - 20, my], to: [mx - 150, my] },
    { from: [mx + 20, my], to: [mx + 150, my] },
  ]);
  await expect.poll(() => scale(page), SLOWLY).toBe(3);
  const was = await corner(page);
  await drag(cdp, [{ from: [mx, my], to: [mx + 60, my - 40] }]);
  const is = await corner(page);
  expect(is.left - was.left).toBeCloseTo(60, 0);
  expect(is.top - was.top).toBeCloseTo(-40, 0);
  await drag(cdp, [{ from: [mx - 150, my], to: [mx + 150, my] }]);
  await drag(cdp, [{ from: [mx - 150, my], to: [mx + 150, my] }]);
  await drag(cdp, [{ from: [mx - 150, my], to: [mx + 150, my] }]);
  expect((await corner(page)).left).toBeCloseTo(x, 0); // not past the edge
  await page.waitForTimeout(1500); // Chromium takes a tap right after a quick drag for a part of it
  await page.getByRole("button", { name: "Whole map" }).tap();
  await expect.poll(() => scale(page), SLOWLY).toBe(1);
  expect(await decisions(page)).toBe(before); // none of it chose anything
  // Near the corner lies nothing: a tap there chooses nothing.
  const tap = async (timestamp: number) => {
    const touchPoints = [{ x: x + 4, y: y + 40 }];
    await cdp.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints, timestamp });
    await cdp.send("Input.dispatchTouchEvent", {
      type: "touchEnd",
      touchPoints: [],
      timestamp: timestamp + 0.05,
    });
  };
  const taps = async (apart: number) => {
    const now = Date.now() / 1000;
    await tap(now - apart);
    await tap(now);
  };
  await taps(1); // too slow for a double tap
  expect(await scale(page)).toBe(1);
  await taps(0.2);
  await expect.poll(() => scale(page), SLOWLY).toBe(2.2);
  await taps(0.2);
  await expect.poll(() => scale(page), SLOWLY).toBe(1);
  expect(errors).toEqual([]);
  await context.close();
});

it("targets are at least 44 px when zoomed, and a tap on one still chooses", async () => {
  const { page, context } = await visit({ size: PHONE });
  await atTheMap(page);
  const before = await decisions(page);
  const cdp = await context.newCDPSession(page);
  const target = page.locator('.lens .land[data-legal="true"]').first();
  const at = await target.evaluate((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    return [left + width / 2, top + height / 2] as [number, number];
  });
  await drag(cdp, [
    { from: [at[0] - 20, at[1]], to: [at[0] - 50, at[1]] },
    { from: [at[0] + 20, at[1]], to: [at[0] + 50, at[1]] },
  ]);
  await expect.poll(() => scale(page), SLOWLY).toBeGreaterThan(1.5);
  for (const box of await page
    .locator('.lens [data-legal="true"]')
    .evaluateAll((nodes) => nodes.map((node) => node.getBoundingClientRect().toJSON() as DOMRect)))
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
  await page.touchscreen.tap(...at);
  await page.waitForFunction((then) => globalThis.ochre!.view!.decisions > then, before);
  await context.close();
});

it("keys zoom to the thing in focus, follow the focus, and lead back", async () => {
  const { page, context, errors } = await visit({ size: DESKTOP });
  await atTheMap(page);
  const before = await decisions(page);
  const focused = () =>
    page.evaluate(() => {
      const window = document.querySelector(".lens")!.getBoundingClientRect();
      const { left, right, top, bottom } = document.activeElement!.getBoundingClientRect();
      return {
        x: ((left + right) / 2 - window.left) / window.width,
        y: ((top + bottom) / 2 - window.top) / window.height,
      };
    });
  await page.locator('.lens .land[data-legal="true"]').first().focus();
  await page.keyboard.press("z");
  await expect.poll(() => scale(page), SLOWLY).toBe(2.2);
  const at = await focused();
  expect(at.x).toBeGreaterThan(0);
  expect(at.x).toBeLessThan(1);
  await page.keyboard.press("+");
  await expect.poll(() => scale(page), SLOWLY).toBe(3);
  for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "ArrowDown"]) {
    await page.keyboard.press(key);
    const inside = await page.evaluate(() =>
      document.querySelector(".lens")!.contains(document.activeElement),
    );
    if (!inside) continue;
    const { x, y } = await focused();
    expect(Math.min(x, y)).toBeGreaterThan(0);
    expect(Math.max(x, y)).toBeLessThan(1);
  }
  await page.keyboard.press("-");
  await expect.poll(() => scale(page), SLOWLY).toBe(2.14);
  await page.keyboard.press("0");
  await expect.poll(() => scale(page), SLOWLY).toBe(1);
  expect(await decisions(page)).toBe(before);
  await page.keyboard.press("k");
  expect(await page.getByRole("dialog").textContent()).toContain("the whole map");
  expect(errors).toEqual([]);
  await context.close();
});
