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

const looks = [
  { name: "desktop by day", size: DESKTOP, theme: "light" },
  { name: "phone by the fire", size: PHONE, theme: "dark" },
];

it.each(looks)("start page and rules, $name", async ({ size, theme }) => {
  const { page } = await visit({ size, settings: { theme } });
  expect(await faults(page)).toEqual([]);
  await page.goto(`${page.url().split("#")[0]}#/rules/tribu`);
  await page.getByText("TRI-001").waitFor();
  expect(await faults(page)).toEqual([]);
});

it.each(
  looks.flatMap((look) =>
    (["tribu", "mammothodus", "stone-age", "endless-winter"] as GameId[]).map((game) => ({ ...look, game })),
  ),
)("$game, $name", async ({ game, size, theme }) => {
  const { page } = await visit({ size, settings: { theme } });
  await sitDown(page, game, 1, 3);
  for (let i = 0; i < 12 && (await myTurn(page)) === "mine"; ++i) await chooseByKeys(page);
  await myTurn(page);
  await closeNews(page);
  expect(await faults(page)).toEqual([]);
  for (const key of ["r", "t", "l"]) {
    await page.keyboard.press(key);
    await page.getByRole("dialog").waitFor();
    expect(await faults(page, "dialog")).toEqual([]);
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
  }
});
