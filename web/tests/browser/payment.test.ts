// payment.test.ts - a payment of Stone Age in the page: put together in any order by mouse, keys and fingers, and paid once.
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { startEngine } from "../play";
import { decisions, DESKTOP, myTurn, PHONE, visit, withBrowser } from "./page";

withBrowser();

/** A record in which Ada is to pay for a building: 5 pieces of exactly 2 kinds. */
async function paying(): Promise<string> {
  const engine = await startEngine("stone-age");
  const position = {
    start: 0,
    bonus_tile: "mam13",
    stacks: { building_1: { top: "bld23" }, building_2: { top: "bld17" } },
    people: { building_1: { red: 1 }, field: { red: 1 }, hut: { red: 2 } },
    players: [{ wood: 2, brick: 5, gold: 4 }],
    stack: [{ step: "round", at: 1 }, { step: "act" }],
  };
  const seats = ["Ada", "Ben"];
  const { table } = await engine.ask("load", { game: "stone-age", seats, seed: 1, position });
  for (const action of ["use building_1", "buy"]) await engine.ask("play", { table, action });
  const { record } = await engine.ask("record", { table });
  return `${record}# bots: 1 level1\n`;
}

async function sitDownToPay(page: Page) {
  await page.evaluate(
    (text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", text);
      document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
    },
    await paying(),
  );
  await page.waitForFunction(() => globalThis.ochre?.view);
  await myTurn(page);
}

const tray = (page: Page) => page.evaluate(() => globalThis.ochre!.gathering!.tray);
const paid = (page: Page) =>
  page.evaluate(async () => (await globalThis.ochre!.record()).match(/(?<=^0 )pay \w+/gm)!.join());
const IN_ORDER = /^(pay wood,)+pay gold(,pay gold)*$/;

it("with the mouse: gold before wood, one taken back, what follows is shown, and nothing is paid before", async () => {
  const { page, errors } = await visit({ size: DESKTOP });
  await sitDownToPay(page);
  const bar = page.locator("#choices");
  const stock = (name: string) => page.locator(".rs").filter({ hasText: name });
  const give = bar.getByRole("button", { name: /^Pay/ });
  expect(await give.getAttribute("aria-disabled")).toBe("true");
  await stock("gold").click();
  await stock("brick").click();
  expect(await tray(page)).toMatchObject({ wood: 0, gold: 1, brick: 1 });
  await bar.getByRole("button", { name: "Take back 1 brick" }).first().click();
  expect(await tray(page)).toMatchObject({ brick: 0, gold: 1 });
  await stock("wood").click();
  expect(await tray(page)).toMatchObject({ wood: 1, gold: 3 }); // with 2 wood at most
  await stock("brick").click({ force: true }); // a third kind
  await page.getByRole("alertdialog", { name: "Why not brick?" }).waitFor();
  await page.keyboard.press("Escape");
  await stock("wood").click();
  expect(await decisions(page)).toBe(2);
  expect(await bar.getByText("24 points so far").count()).toBe(1);
  await give.click();
  await page.waitForFunction(() => globalThis.ochre!.view!.decisions > 2);
  await myTurn(page);
  expect(await paid(page)).toMatch(IN_ORDER);
  expect(await stock("gold").getAttribute("aria-label")).toBe("1 gold");
  expect(errors).toEqual([]);
});

it("with keys: numbers add, Backspace and Escape take back, Enter pays; the position is heard", async () => {
  const { page, errors } = await visit();
  await sitDownToPay(page);
  const said = page.locator("[aria-live]").filter({ hasText: "for the building" });
  expect(await said.textContent()).toContain("Pay 5 more for the building");
  await page.keyboard.press("3"); // gold: there is no stone
  await page.keyboard.press("2");
  await page.keyboard.press("Backspace");
  await page.keyboard.press("1");
  expect(await tray(page)).toMatchObject({ wood: 1, brick: 0, gold: 3 });
  await expect.poll(() => said.textContent()).toContain("Pay 1 more for the building");
  await page.keyboard.press("Enter"); // not complete
  expect(await decisions(page)).toBe(2);
  await page.keyboard.press("3");
  expect(await tray(page)).toMatchObject({ wood: 1, gold: 4 });
  await page.keyboard.press("Escape");
  await page.keyboard.press("1");
  expect(await tray(page)).toMatchObject({ wood: 2, gold: 3 });
  const group = page.getByRole("group", { name: "Chosen so far" });
  expect(await group.getByRole("button", { name: "Take back 1 wood" }).count()).toBeGreaterThan(0);
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => globalThis.ochre!.view!.decisions > 2);
  expect(await paid(page)).toMatch(IN_ORDER);
  expect(errors).toEqual([]);
});

it("with fingers, in Italian, on a phone", async () => {
  const { page, errors } = await visit({ size: PHONE, settings: { language: "it" } });
  await sitDownToPay(page);
  const bar = page.locator("#choices");
  const give = bar.getByRole("button", { name: /^Paga/ });
  for (const name of ["+1 oro", "+1 legno", "+1 legno"]) await bar.getByRole("button", { name }).tap();
  await bar.getByRole("button", { name: "Riprendi 1 legno" }).first().tap();
  await bar.getByRole("button", { name: "+1 legno" }).tap();
  for (const node of await bar.getByRole("button").all()) {
    const box = (await node.boundingBox())!;
    expect(box.x >= 0 && box.x + box.width <= PHONE.width, (await node.textContent()) ?? "").toBe(true);
    expect(box.height).toBeGreaterThanOrEqual(40);
  }
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().include("#choices").analyze();
  expect(violations.filter(({ impact }) => impact === "serious" || impact === "critical")).toEqual([]);
  await give.tap();
  await page.waitForFunction(() => globalThis.ochre!.view!.decisions > 2);
  expect(await paid(page)).toMatch(IN_ORDER);
  expect(errors).toEqual([]);
});
