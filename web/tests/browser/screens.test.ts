// screens.test.ts - from the start page to the table and back: sitting down, records in and out, replay, offline, what a first visit loads.
import { existsSync, readFileSync, statSync } from "node:fs";
import { expect, inject, it } from "vitest";
import type { GameId } from "../../src/engine/protocol";
import { chooseByKeys, decisions, kept, myTurn, sitDown, visit, withBrowser } from "./page";

withBrowser();

it("Enter on the start page sits down at the game chosen", async () => {
  const { page, errors } = await visit();
  await page.getByRole("radio", { name: "Endless Winter" }).check();
  await page.keyboard.press("Enter");
  await page.waitForURL(/#\/table\//);
  await page.waitForFunction(() => globalThis.ochre?.view);
  expect(await page.evaluate(() => globalThis.ochre!.plugin.id)).toBe("endless-winter");
  expect(errors).toEqual([]);
});

it("a record is saved as a file, and comes back through the start page; a bad one is explained", async () => {
  const { page } = await visit();
  const id = await sitDown(page, "stone-age");
  for (let i = 0; i < 4 && (await myTurn(page)) === "mine"; ++i) await chooseByKeys(page);
  await myTurn(page);
  const count = await decisions(page);
  await page.getByRole("button", { name: "More", exact: true }).click();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save the record" }).click(),
  ]);
  const record = readFileSync((await file.path())!, "utf8");
  expect(record).toMatch(/^ochre record 1\ngame stone-age\n/);
  await page.goto(`${inject("url")}/#/`);
  await page.getByRole("button", { name: /^Open a record/ }).click();
  await page.locator("textarea").fill(record.replace(/^rules \d+$/m, "rules 9"));
  await page.locator("dialog form button").click();
  expect(await page.locator(".bad").innerText()).toMatch(/'rules 1\.\.\d' was expected/);
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: "a.ochre", mimeType: "text/plain", buffer: Buffer.from(record) });
  await page.waitForURL(/#\/(table|replay)\//);
  await page.waitForFunction((old) => globalThis.ochre!.id !== old && globalThis.ochre!.view, id); // a game of its own
  expect(await decisions(page)).toBe(count);
});

it("a replay goes forwards, backwards and to any moment, and branches off", async () => {
  const { page, errors } = await visit();
  const id = await sitDown(page, "endless-winter");
  const states: string[] = [];
  for (let i = 0; i < 8 && (await myTurn(page)) === "mine"; ++i) {
    states[await decisions(page)] = await page.evaluate(() => JSON.stringify(globalThis.ochre!.state));
    await chooseByKeys(page);
  }
  await myTurn(page);
  const last = await decisions(page);
  await kept(page); // what is not kept cannot be watched
  await page.goto(`${inject("url")}/#/replay/${id}`);
  const at = () => page.evaluate(() => (globalThis.ochre as unknown as { at: number }).at);
  await page.getByRole("group", { name: "Replay" }).waitFor();
  await page.waitForFunction(() => (globalThis.ochre as unknown as { at?: number }).at === 0);
  await page.keyboard.press("End");
  await page.waitForFunction((end) => (globalThis.ochre as unknown as { at: number }).at === end, last);
  await page.keyboard.press(",");
  await page.waitForFunction((end) => (globalThis.ochre as unknown as { at: number }).at === end - 1, last);
  await page.keyboard.press("Home");
  await page.waitForFunction(() => (globalThis.ochre as unknown as { at: number }).at === 0);
  for (let i = 0; i < last; ++i) {
    await page.keyboard.press(".");
    await page.waitForFunction((n) => (globalThis.ochre as unknown as { at: number }).at === n, i + 1);
    if (states[i + 1])
      expect(await page.evaluate(() => JSON.stringify(globalThis.ochre!.state))).toBe(states[i + 1]);
  }
  await page.keyboard.press(",");
  await page.waitForFunction((end) => (globalThis.ochre as unknown as { at: number }).at === end - 1, last);
  expect(await at()).toBe(last - 1);
  await page.getByRole("button", { name: "Play on from here" }).click();
  await page.waitForURL((address) => address.hash.startsWith("#/table/") && !address.hash.endsWith(id));
  expect(errors).toEqual([]);
});

it("the page works offline after a visit", async () => {
  const { page } = await visit({ offline: true });
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.waitForFunction(async () => {
    const names = await caches.keys();
    const sizes = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).length),
    );
    return sizes.some((size) => size > 20);
  });
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.context().setOffline(true);
  await page.reload();
  await page.waitForFunction(() => globalThis.ochreLay);
  await page.getByRole("radio", { name: "Tribù" }).check();
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => globalThis.ochre?.view);
  expect(await myTurn(page)).toBe("mine");
});

it.each<GameId>(["tribu", "mammothodus", "stone-age", "endless-winter"])(
  "%s is at the table for at most 320 kB",
  async (game) => {
    const { page } = await visit();
    const asked = new Set<string>();
    page.context().on("request", (request) => asked.add(new URL(request.url()).pathname));
    await page.reload();
    await sitDown(page, game);
    await myTurn(page);
    // Engine, code and art as the server sends them; fonts apart.
    const sizes = [...asked].filter((path) => !/\.woff2?$/.test(path)).map(sentSize);
    expect([...asked].some((path) => path.includes(`/${game}-`) && path.endsWith(".wasm"))).toBe(true);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(320_000);
  },
);

function sentSize(path: string): number {
  const file = `dist${path === "/" ? "/index.html" : path}`;
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}
