// page.ts - what the browser tests share: a browser, a page at the table, a wise player who uses keys or the mouse.
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, inject } from "vitest";
import type { GameId } from "../../src/engine/protocol";
import type { Session } from "../../src/table/session.svelte";

declare global {
  // set by the page
  var ochre: Session | undefined;
  var ochreLay: (game: GameId, people: number, seats: number, seed: number) => Promise<string>;
}

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

interface Visit {
  page: Page;
  context: BrowserContext;
  errors: string[]; // what the page logged
}

const PATIENCE = 100_000; // a busy machine is slow, not wrong

let browser: Browser;
const visits: Visit[] = []; // of the test that runs

/** A browser for the tests of a file. After each its pages are closed; if it failed, the message says what they showed. */
export function withBrowser() {
  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: "/usr/bin/chromium",
      args: ["--no-sandbox"],
      timeout: PATIENCE,
    });
  });
  afterEach(async ({ task }) => {
    const fault = task.result?.errors?.at(-1);
    if (task.result?.state === "fail" && fault)
      for (const one of visits) fault.message += `\n  on screen: ${await shownBy(one)}`;
    for (const { context } of visits.splice(0)) await context.close();
  });
  afterAll(() => browser.close());
}

async function shownBy({ page, errors }: Visit): Promise<string> {
  const seen = page.evaluate(() => {
    const session = globalThis.ochre;
    return {
      address: location.hash,
      title: document.title,
      dialog: document.querySelector("dialog[open]")?.getAttribute("aria-label"),
      focus: document.activeElement?.outerHTML.slice(0, 120),
      decisions: session?.view?.decisions,
      over: session?.over,
      mine: session?.mine,
      thinking: session?.thinking,
      curtain: session?.curtain,
      problem: session?.problem,
      choices: session?.choices.slice(0, 5).map(({ text }) => text),
      text: document.body.innerText.replace(/\s+/g, " ").slice(0, 400),
    };
  });
  const late = new Promise((done) => setTimeout(() => done("the page does not answer"), 5000));
  const shown = await Promise.race([seen, late]).catch(String);
  return JSON.stringify({ shown, errors });
}

interface How {
  size?: typeof DESKTOP;
  settings?: object;
  offline?: boolean; // wants the service worker
  motion?: boolean; // pieces may move
}

/** A fresh page at the start screen; what it logs as an error is collected. */
export async function visit(how: How = {}): Promise<Visit> {
  const context = await browser.newContext({
    viewport: how.size ?? DESKTOP,
    hasTouch: how.size === PHONE,
    serviceWorkers: how.offline ? "allow" : "block",
    reducedMotion: how.motion ? "no-preference" : "reduce",
  });
  context.setDefaultTimeout(PATIENCE);
  const errors: string[] = [];
  const page = await context.newPage();
  const visited = { page, context, errors };
  visits.push(visited);
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
  return visited;
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
  await page.waitForFunction((wanted) => globalThis.ochre?.id === wanted && globalThis.ochre.view, id);
  return id;
}

/** Waits until the browser has kept the game as it stands. */
export const kept = (page: Page) => page.evaluate(() => globalThis.ochre!["saving"]);

/** Waits until the person is to decide, or the game is over. */
export async function myTurn(page: Page): Promise<"mine" | "over"> {
  const found = await page.waitForFunction(() => {
    const session = globalThis.ochre!;
    if (session.problem) throw new Error(session.problem);
    if (session.over) return "over";
    if (!session.mine || session.thinking) return null;
    const { gathering } = session;
    return (gathering ? gathering.known : session.choices.length > 1) ? "mine" : null;
  });
  return (await found.jsonValue()) as "mine" | "over";
}

/** Which of the choices, in the order of the bar, a quick bot would take; after how many decisions; what hides the bar. */
function wiseChoice(page: Page): Promise<{ number: number; before: number; hidden: boolean }> {
  return page.evaluate(async () => {
    const session = globalThis.ochre!;
    const { move } = await session.advise("greedy");
    const { plugin, shown } = session;
    const ordered = plugin.order ? plugin.order(shown, session) : shown; // nothing is narrowed yet
    return {
      number: 1 + ordered.findIndex(({ text }) => text === move.text),
      before: session.view!.decisions,
      hidden: document.querySelector("dialog[open]") !== null,
    };
  });
}

export const decisions = (page: Page) => page.evaluate(() => globalThis.ochre!.view!.decisions);

/** Closes what a game tells in between. */
export async function closeNews(page: Page) {
  const news = page.getByRole("dialog");
  if ((await news.count()) === 0) return;
  await page.keyboard.press("Escape");
  await news.first().waitFor({ state: "detached" });
}

/** Puts a set together with the numbers of its pieces, and gives it with Enter. */
async function gatherByKeys(page: Page) {
  const before = await decisions(page);
  for (;;) {
    const number = await page.evaluate(() => {
      const gathering = globalThis.ochre!.gathering!;
      if (gathering.complete) return 0;
      return 1 + gathering.all.findIndex((choice) => gathering.can(gathering.kindOf(choice)!));
    });
    if (number === 0) break;
    await page.keyboard.press(String(number));
  }
  await page.evaluate(() => document.getElementById("choices")!.focus());
  await page.keyboard.press("Enter");
  await page.waitForFunction((then) => globalThis.ochre!.view!.decisions > then, before);
}

/** Makes one choice with keys alone: Enter or its number, or through the list of all choices. */
export async function chooseByKeys(page: Page) {
  if (await page.evaluate(() => globalThis.ochre!.gathering !== null)) return gatherByKeys(page);
  const { number, before, hidden } = await wiseChoice(page);
  if (hidden) await closeNews(page);
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
