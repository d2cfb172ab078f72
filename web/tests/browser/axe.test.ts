// axe.test.ts - no serious fault on any screen, by day and by the fire, on desktop and phone.
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import type { GameId } from "../../src/engine/protocol";
import { chooseByKeys, closeNews, DESKTOP, myTurn, PHONE, sitDown, visit, withBrowser } from "./page";

withBrowser();

/** Of the page, or of what lies within `part`. */
async function faults(page: Page, part = "html"): Promise<string[]> {
  // There are no frames in the page: the old way, which opens no second page to gather, finds the same.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().include(part).analyze();
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(
      ({ id, help, nodes }) =>
        `${id}: ${help}: ${nodes
          .map(({ target }) => target.join(" "))
          .slice(0, 4)
          .join(", ")}`,
    );
}

const LOOKS = [
  { name: "desktop by day", size: DESKTOP, theme: "light" },
  { name: "phone by the fire", size: PHONE, theme: "dark" },
];

/** The same page in both looks, without loading it anew. */
async function inBothLooks(page: Page, check: (look: string) => Promise<void>) {
  for (const { name, size, theme } of LOOKS) {
    await page.setViewportSize(size);
    await page.evaluate((wanted) => (document.documentElement.dataset.theme = wanted), theme);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    await check(name);
  }
}

it("start page and rules, desktop by day and phone by the fire", async () => {
  const { page } = await visit({ size: PHONE });
  await inBothLooks(page, async (look) => expect(await faults(page), `start page, ${look}`).toEqual([]));
  await page.goto(`${page.url().split("#")[0]}#/rules/tribu`);
  await page.getByText("TRI-001").waitFor();
  await inBothLooks(page, async (look) => expect(await faults(page), `rules, ${look}`).toEqual([]));
});

it.each<GameId>(["tribu", "mammothodus", "stone-age", "endless-winter"])(
  "%s, desktop by day and phone by the fire",
  async (game) => {
    const { page } = await visit({ size: PHONE });
    await sitDown(page, game, 1, 3);
    for (let i = 0; i < 12 && (await myTurn(page)) === "mine"; ++i) await chooseByKeys(page);
    await myTurn(page);
    await closeNews(page);
    await inBothLooks(page, async (look) => {
      expect(await faults(page), `table, ${look}`).toEqual([]);
      for (const key of ["r", "t", "l"]) {
        await page.keyboard.press(key);
        await page.getByRole("dialog").waitFor();
        expect(await faults(page, "dialog"), `dialog of the key ${key}, ${look}`).toEqual([]);
        await page.keyboard.press("Escape");
        await page.getByRole("dialog").waitFor({ state: "detached" });
      }
    });
  },
);
