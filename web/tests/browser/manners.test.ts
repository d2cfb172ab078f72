// manners.test.ts - how the table behaves: numbers count, the focus comes back, faults leave the table.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { chooseByKeys, decisions, myTurn, sitDown, visit, withBrowser } from "./page";

withBrowser();

const MOVING = { motion: true, settings: { speed: "normal" } };

/** Stone Age with two people, and a clock that goes only when told. */
async function sitByTheClock(how: object) {
  const visited = await visit(how);
  const { page } = visited;
  await sitDown(page, "stone-age", 2);
  await page.keyboard.press("Enter"); // the curtain
  await myTurn(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 10_000);
  return visited;
}

/** Gives the viewer so much food before their eyes; what they had. */
function feed(page: Page, amount: number): Promise<number> {
  return page.evaluate((food) => {
    const session = globalThis.ochre!;
    const view = structuredClone(session.view!);
    const me = (view.state as { players: { food: number }[] }).players[session.viewer]!;
    const had = me.food;
    me.food += food;
    session.view = view;
    return had;
  }, amount);
}

/** The food as it is drawn, as it is heard, and the difference beside it. */
function drawn(page: Page) {
  return page.locator(".food strong .ticking").evaluate((node) => {
    const difference = node.querySelector(".difference");
    const counting = node.querySelector("[aria-hidden]:not(.difference)");
    const still = counting ? node.querySelector(".sr")! : node.firstChild!;
    return {
      seen: Number((counting ?? still).textContent),
      heard: Number(still.textContent),
      said: difference?.textContent ?? "",
    };
  });
}

it("a number counts from old to new and says the difference", async () => {
  const { page, errors } = await sitByTheClock(MOVING);
  const had = await feed(page, 20);
  expect(await drawn(page)).toEqual({ seen: had, heard: had + 20, said: "+20" });
  await page.clock.runFor(150);
  const { seen } = await drawn(page);
  expect(seen).toBeGreaterThan(had);
  expect(seen).toBeLessThan(had + 20);
  await page.clock.runFor(300);
  expect(await drawn(page)).toEqual({ seen: had + 20, heard: had + 20, said: "+20" });
  await page.clock.runFor(2000);
  expect(await drawn(page)).toEqual({ seen: had + 20, heard: had + 20, said: "" });
  expect(errors).toEqual([]);
});

it("a number is there at once where nothing moves", async () => {
  const { page } = await sitByTheClock({});
  const had = await feed(page, 20);
  expect(await drawn(page)).toEqual({ seen: had + 20, heard: had + 20, said: "" });
});

it("after a choice made on the board the focus is in the bar, and the title says whose turn it is", async () => {
  const { page } = await visit();
  await sitDown(page, "stone-age");
  await myTurn(page);
  expect(await page.title()).toBe("Your turn · Stone Age · Ochre");
  const before = await decisions(page);
  const ring = page.locator('[data-place="field"][data-legal]');
  await ring.focus();
  await page.keyboard.press("Space");
  await page.waitForFunction((then) => globalThis.ochre!.view!.decisions > then, before);
  await myTurn(page);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("choices");
});

it("speaks of the games by their Italian titles", async () => {
  const { page } = await visit({ settings: { language: "it" } });
  await page.getByRole("radio", { name: "L'età della pietra" }).check();
  await page.keyboard.press("Enter");
  await page.waitForURL(/#\/table\//);
  await page.waitForFunction(() => globalThis.ochre?.view);
  await myTurn(page);
  expect(await page.title()).toBe("Tocca a te · L'età della pietra · Ochre");
  await page.getByRole("heading", { level: 1 }).getByText("L'età della pietra").waitFor();
  await page.locator("a.brand").click();
  await page.getByRole("link", { name: /L'età della pietra/ }).waitFor();
});

it("a fault gives a code to copy and leaves the table", async () => {
  const { page } = await visit();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await sitDown(page, "tribu");
  await myTurn(page);
  const before = await decisions(page);
  await page.evaluate(() => void Promise.reject(new Error("the fire went out")));
  const card = page.getByRole("dialog", { name: "Something went wrong" });
  await card.waitFor();
  const code = await card.locator("code").innerText();
  expect(code).toMatch(/^tribu-\d+-[0-9a-f]{8}$/);
  await card.getByRole("button", { name: "Copy" }).click();
  await card.getByRole("button", { name: "Copied" }).waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(code);
  expect(copied).toContain("the fire went out");
  await card.getByRole("button", { name: "Back to the table" }).click();
  await card.waitFor({ state: "detached" });
  await chooseByKeys(page);
  expect(await decisions(page)).toBeGreaterThan(before);
});

it("undo says why it goes no further, where it was pressed", async () => {
  const { page } = await visit();
  await sitDown(page, "tribu");
  await myTurn(page);
  await page.getByRole("button", { name: "Undo" }).click({ force: true }); // it is aria-disabled
  await page.getByRole("alertdialog", { name: "Why no undo?" }).waitFor();
});

it("between phone and desk the players stand in a drawer", async () => {
  const { page } = await visit({ size: { width: 1024, height: 768 } });
  await sitDown(page, "stone-age", 1, 4);
  await myTurn(page);
  await page.getByRole("button", { name: "Players", exact: true }).click();
  const drawer = page.getByRole("dialog", { name: "Players" });
  expect(await drawer.locator(".stock").count()).toBe(4);
  await page.keyboard.press("Escape");
  await drawer.waitFor({ state: "detached" });
});
