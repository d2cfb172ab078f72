// page.ts - what the browser tests share: a browser, a page at the table, a wise player who uses keys or the mouse.
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, inject } from "vitest";
import type { GameId } from "../../src/engine/protocol";
import type { Session } from "../../src/table/session.svelte";

declare global {
  // set by the page
  var ochre: Session | undefined;
  var ochreLay: (game: GameId, people: number, seats: number, seed: number) => Promise<string>;
}

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

let browser: Browser;

export function withBrowser() {
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
  });
  afterAll(() => browser.close());
}

interface How {
  size?: typeof DESKTOP;
  settings?: object;
  offline?: boolean; // wants the service worker
  motion?: boolean; // things move
}

/** A fresh page at the start screen; what it logs as an error is collected. */
export async function visit(
  how: How = {},
): Promise<{ page: Page; context: BrowserContext; errors: string[] }> {
  const context = await browser.newContext({
    viewport: how.size ?? DESKTOP,
    hasTouch: how.size === PHONE,
    serviceWorkers: how.offline ? "allow" : "block",
    reducedMotion: how.motion ? "no-preference" : "reduce",
  });
  const errors: string[] = [];
  const page = await context.newPage();
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  page.on("pageerror", (error) => errors.push(error.message));
  await page.addInitScript(
    (settings) => {
      if (!localStorage.getItem("ochre-settings")) localStorage.setItem("ochre-settings", settings);
    },
    JSON.stringify({ speed: "instant", language: "en", theme: "light", ...how.settings }),
  );
  await page.goto(inject("url"));
  await page.waitForFunction(() => globalThis.ochreLay);
  return { page, context, errors };
}

/** Lays a game for `people` and bots, and waits for the table. */
export async function sitDown(page: Page, game: GameId, people = 1, seats = 2, seed = 7): Promise<string> {
  const id = await page.evaluate(([g, p, s, l]) => globalThis.ochreLay(g, p, s, l), [
    game,
    people,
    seats,
    seed,
  ] as const);
  await page.goto(`${inject("url")}/#/table/${id}`);
  await page.waitForFunction(() => globalThis.ochre?.view);
  return id;
}

/** Waits until the person is to decide, or the game is over. */
export async function myTurn(page: Page): Promise<"mine" | "over"> {
  const found = await page.waitForFunction(() => {
    const session = globalThis.ochre!;
    if (session.problem) throw new Error(session.problem);
    return session.over
      ? "over"
      : session.mine && session.choices.length > 1 && !session.thinking
        ? "mine"
        : null;
  });
  return (await found.jsonValue()) as "mine" | "over";
}

/** Which of the choices, in the order of the bar, a quick bot would take. */
export function wiseChoice(page: Page): Promise<{ text: string; number: number; total: number }> {
  return page.evaluate(async () => {
    const session = globalThis.ochre!;
    const { move } = await session.advise("greedy");
    const { plugin, shown } = session;
    const ordered = plugin.order ? plugin.order(shown, session) : shown; // nothing is narrowed yet
    return {
      text: move.text,
      number: 1 + ordered.findIndex(({ text }) => text === move.text),
      total: ordered.length,
    };
  });
}

export const decisions = (page: Page) => page.evaluate(() => globalThis.ochre!.view!.decisions);

/** Makes one choice with keys alone: Enter or its number, or through the list of all choices. */
export async function chooseByKeys(page: Page) {
  if ((await page.getByRole("dialog").count()) > 0) await page.keyboard.press("Escape"); // what a game tells in between
  const before = await decisions(page);
  const { number } = await wiseChoice(page);
  if (number === 1) {
    await page.evaluate(() => document.getElementById("choices")!.focus());
    await page.keyboard.press("Enter");
  } else if (number <= 9) await page.keyboard.press(String(number));
  else {
    await page.keyboard.press("m");
    const list = page.locator("#choices .more button");
    await list.first().waitFor();
    await list.first().focus();
    for (let i = 1; i < number; ++i) await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
  }
  await page.waitForFunction(
    (then) => globalThis.ochre!.over || globalThis.ochre!.view!.decisions > then,
    before,
  );
}
