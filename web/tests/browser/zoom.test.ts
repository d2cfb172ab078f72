// zoom.test.ts - the map of Mammothodus under fingers and keys: pinch, pan, double tap, Z, plus, minus and 0.
import type { Locator, Page } from "playwright-core";
import { expect, it } from "vitest";
import { fingersOn } from "./fingers";
import { chooseByKeys, decisions, DESKTOP, myTurn, PHONE, sitDown, visit, withBrowser } from "./page";

withBrowser();

const SLOWLY = { timeout: 30_000 }; // another browser runs beside this one

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

/** Where the middle of it is on the screen. */
const middle = async (thing: Locator): Promise<[number, number]> => {
  const { x, y, width, height } = (await thing.boundingBox())!;
  return [x + width / 2, y + height / 2];
};

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
  const { page, errors } = await visit({ size: PHONE });
  await atTheMap(page);
  const before = await decisions(page);
  const { drag, tap } = await fingersOn(page);
  const { x, y, width } = (await page.locator(".lens").boundingBox())!;
  const [mx, my] = [x + width / 2, y + width / 2];
  await expect.poll(() => scale(page), SLOWLY).toBe(1);
  await drag({ from: [mx - 30, my], to: [mx - 60, my] }, { from: [mx + 30, my], to: [mx + 60, my] });
  await expect.poll(() => scale(page), SLOWLY).toBe(2);
  await drag({ from: [mx - 20, my], to: [mx - 150, my] }, { from: [mx + 20, my], to: [mx + 150, my] });
  await expect.poll(() => scale(page), SLOWLY).toBe(3);
  const was = await corner(page);
  await drag({ from: [mx, my], to: [mx + 60, my - 40] });
  await expect.poll(async () => (await corner(page)).left - was.left, SLOWLY).toBeCloseTo(60, 0);
  await expect.poll(async () => (await corner(page)).top - was.top, SLOWLY).toBeCloseTo(-40, 0);
  for (let i = 0; i < 3; ++i) await drag({ from: [mx - 150, my], to: [mx + 150, my] });
  await expect.poll(async () => (await corner(page)).left, SLOWLY).toBeCloseTo(x, 0); // not past the edge
  await tap(await middle(page.getByRole("button", { name: "Whole map" })));
  await expect.poll(() => scale(page), SLOWLY).toBe(1);
  expect(await decisions(page)).toBe(before); // none of it chose anything
  const nothing: [number, number] = [x + 4, y + 40]; // near the corner
  await tap(nothing);
  await tap(nothing, 0.95); // too slow for a double tap
  expect(await scale(page)).toBe(1);
  await tap(nothing);
  await tap(nothing, 0.15);
  await expect.poll(() => scale(page), SLOWLY).toBe(2.2);
  await tap(nothing);
  await tap(nothing, 0.15);
  await expect.poll(() => scale(page), SLOWLY).toBe(1);
  expect(await decisions(page)).toBe(before);
  expect(errors).toEqual([]);
});

it("targets are at least 44 px when zoomed, and a tap on one still chooses", async () => {
  const { page } = await visit({ size: PHONE });
  await atTheMap(page);
  const before = await decisions(page);
  const { drag, tap } = await fingersOn(page);
  const target = page.locator('.lens .land[data-legal="true"]').first();
  const [x, y] = await middle(target);
  await drag({ from: [x - 20, y], to: [x - 50, y] }, { from: [x + 20, y], to: [x + 50, y] });
  await expect.poll(() => scale(page), SLOWLY).toBeGreaterThan(1.5);
  for (const box of await page
    .locator('.lens [data-legal="true"]')
    .evaluateAll((nodes) => nodes.map((node) => node.getBoundingClientRect().toJSON() as DOMRect)))
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
  await tap(await middle(target));
  await page.waitForFunction((then) => globalThis.ochre!.view!.decisions > then, before);
});

it("keys zoom to the thing in focus, follow the focus, and lead back", async () => {
  const { page, errors } = await visit({ size: DESKTOP });
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
});
