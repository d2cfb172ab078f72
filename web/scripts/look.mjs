// look.mjs GAME|start [--people N] [--seats N] [--moves N] [--phone] [--dark] [--it] [--seed N] [--record FILE] [--out FILE] - plays some moves with bots and takes a picture of the table.
// Serve first: npx vite preview --port PORT (or npx vite); the page's address comes from OCHRE_URL, http://localhost:4173 if it is missing.
import { chromium } from "playwright-core";
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    people: { type: "string", default: "1" },
    seats: { type: "string", default: "2" },
    moves: { type: "string", default: "30" },
    seed: { type: "string", default: "7" },
    out: { type: "string", default: "look.png" },
    size: { type: "string" },
    record: { type: "string" }, // a game to open where it stands
    script: { type: "string" }, // JavaScript to run in the page before the picture
    phone: { type: "boolean", default: false },
    dark: { type: "boolean", default: false },
    it: { type: "boolean", default: false },
  },
});
const game = positionals[0] ?? "tribu";
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
const [width, height] = (values.size ?? (values.phone ? "390x844" : "1440x900")).split("x").map(Number);
const context = await browser.newContext({
  viewport: { width, height },
  hasTouch: values.phone,
  colorScheme: values.dark ? "dark" : "light",
  serviceWorkers: "block",
});
const page = await context.newPage();
page.on("console", (message) => message.type() === "error" && console.log("page:", message.text()));
page.on("pageerror", (error) => console.log("page:", error.message));
await page.addInitScript(
  (italian) =>
    localStorage.setItem(
      "ochre-settings",
      JSON.stringify({ speed: "instant", language: italian ? "it" : "en" }),
    ),
  values.it,
);
await page.goto(process.env.OCHRE_URL ?? "http://localhost:4173");
await page.waitForFunction(() => globalThis.ochreLay);
if (game === "start") {
  await page.waitForTimeout(700);
  await page.screenshot({ path: values.out });
  await browser.close();
  process.exit(0);
}
const id = await page.evaluate(
  ([name, people, seats, seed]) => globalThis.ochreLay(name, people, seats, seed),
  [game, Number(values.people), Number(values.seats), Number(values.seed)],
);
if (values.record) {
  await page.evaluate(
    ([key, record]) =>
      new Promise((done) => {
        indexedDB.open("ochre").onsuccess = ({ target: { result } }) => {
          const games = result.transaction("games", "readwrite").objectStore("games");
          games.get(key).onsuccess = (found) =>
            (games.put({ ...found.target.result, record }).onsuccess = () => done());
        };
      }),
    [id, readFileSync(values.record, "utf8")],
  );
  values.moves = "0";
}
await page.goto(`${(process.env.OCHRE_URL ?? "http://localhost:4173").replace(/\/$/, "")}/#/table/${id}`);
await page.waitForFunction(() => globalThis.ochre?.view);
// A bot plays for the people until enough decisions are made, then waits for a choice of a person.
await page.evaluate(async (moves) => {
  const session = globalThis.ochre;
  const rest = (time) => new Promise((done) => setTimeout(done, time));
  for (let i = 0; i < 20000 && !session.over; ++i) {
    if (session.curtain !== null) await session.lift();
    if (session.mine && !session.busy) {
      if (session.view.decisions >= moves && session.choices.length > 1) break;
      const { move } = await session.advise("greedy");
      const choice = session.choices.find(({ text }) => text === move.text);
      if (choice) await session.play(choice);
    } else await rest(5);
  }
}, Number(values.moves));
if (values.script) console.log(await page.evaluate(values.script));
await page.waitForTimeout(1900); // legal marks breathe once
await page.screenshot({ path: values.out });
console.log(
  `${values.out}: ${await page.evaluate(() => `${globalThis.ochre.view.decisions} decisions, ${globalThis.ochre.choices.length} choices; page ${document.documentElement.scrollWidth}x${document.documentElement.scrollHeight}`)}`,
);
await browser.close();
