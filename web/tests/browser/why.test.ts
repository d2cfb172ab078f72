// why.test.ts - "why not?" is asked of everything on the table that cannot be used: always a clause, and the one that helps.
// With OCHRE_WHY=1 it prints how often each clause was the answer, and for what.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import type { GameId } from "../../src/engine/protocol";
import { myTurn, sitDown, visit, withBrowser } from "./page";

withBrowser();

interface Answer {
  thing: string;
  clause: string; // "" if there was none
  cause: string; // "" if the law says it all
  step: string;
}

/** Asks of all things shown that are not legal. */
const askAll = (page: Page): Promise<Answer[]> =>
  page.evaluate(async () => {
    const session = globalThis.ochre!;
    const frame = () => new Promise((done) => setTimeout(done, 0));
    const out: { thing: string; clause: string; cause: string; step: string }[] = [];
    const { stack } = session.state as { stack?: { step: string }[] };
    for (const node of document.querySelectorAll<HTMLElement>('[data-target][aria-disabled="true"]')) {
      if (node.getClientRects().length === 0) continue;
      session.why = null;
      node.dispatchEvent(new KeyboardEvent("keydown", { key: "?" }));
      while (session.why === null) await frame();
      const { title, clause, cause } = session.why as { title: string; clause?: string; cause?: unknown };
      out.push({
        thing: title,
        clause: clause ?? "",
        cause: cause ? JSON.stringify(cause) : "",
        step: stack?.at(-1)?.step ?? "",
      });
    }
    session.why = null;
    return out;
  });

/** Plays by a quick bot, or at random for a while, to the next own choice. */
const playOn = (page: Page, random: boolean) =>
  page.evaluate(async (wild) => {
    const session = globalThis.ochre!;
    const { choices } = session;
    const text = wild
      ? choices[(session.view!.decisions * 7919) % choices.length]!.text
      : (await session.advise("greedy")).move.text;
    await session.play(choices.find((one) => one.text === text)!);
  }, random);

async function walk(game: GameId, asked: number, apart: number): Promise<Answer[]> {
  const { page, errors } = await visit();
  await sitDown(page, game);
  const out: Answer[] = [];
  for (let i = 0; i < asked * apart; ++i) {
    if ((await myTurn(page)) === "over") break;
    if (i % apart === 0) out.push(...(await askAll(page)));
    await playOn(page, i % 3 === 0);
  }
  expect(errors).toEqual([]);
  return out;
}

function tell(game: string, answers: Answer[]) {
  if (!process.env.OCHRE_WHY) return;
  const rows = new Map<string, { count: number; things: Map<string, number> }>();
  for (const { thing, clause, step } of answers) {
    const row = rows.get(clause) ?? { count: 0, things: new Map<string, number>() };
    rows.set(clause, row);
    ++row.count;
    const key = `${thing} [${step}]`;
    row.things.set(key, (row.things.get(key) ?? 0) + 1);
  }
  console.log(game, answers.length);
  for (const [clause, { count, things }] of [...rows].sort((a, b) => b[1].count - a[1].count)) {
    const most = [...things].sort((a, b) => b[1] - a[1]).slice(0, 6);
    console.log(`  ${clause || "none"} ${count}: ${most.map(([thing, n]) => `${thing} ${n}`).join("; ")}`);
  }
}

// Menus say what may be chosen now, and nothing of what was asked; in Mammothodus a cause stands beside it.
const MENUS: Record<GameId, RegExp> = {
  "endless-winter": /EWP-3(4[6-9]|5[0-3])/,
  mammothodus: /MAM-104/,
  "stone-age": /^$/,
  tribu: /^$/,
};

for (const game of ["endless-winter", "mammothodus", "stone-age", "tribu"] as const)
  it(
    `${game}: whatever cannot be used says why, with the clause that helps`,
    { timeout: 240_000 },
    async () => {
      const answers = await walk(game, process.env.OCHRE_LONG ? 14 : 4, 8);
      tell(game, answers);
      expect(answers.length).toBeGreaterThan(10);
      expect(answers.filter(({ clause }) => clause === "")).toEqual([]);
      expect(
        answers.filter(
          ({ clause, cause }) => MENUS[game].test(clause) && (game !== "mammothodus" || cause === ""),
        ),
      ).toEqual([]);
    },
  );
