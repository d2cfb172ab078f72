// bar.test.ts - every choice of a game has words for its button, and every step its question, in both languages.
import { readFileSync } from "node:fs";
import { beforeEach, expect, test } from "vitest";
import { DirectEngine } from "../../engine/direct";
import type { Choice, GameEvent } from "../../engine/protocol";
import { settings } from "../../settings.svelte";
import type { Session } from "../../table/session.svelte";
import { Speaker } from "../../table/words.svelte";
import { engineWords } from "../../texts/it/tribu-engine";
import { icon, label, order, prompt, roomFor } from "./bar";
import { describe as tell } from "./describe";

beforeEach(() => {
  settings.language = "en";
});

const broken = /undefined|null|NaN|\[object|\{\w+\}/;

test.each(["en", "it"] as const)("in %s", async (language) => {
  settings.language = language;
  const engine = await DirectEngine.start(readFileSync("../build/wasm/tribu.wasm"));
  const [{ components }, vocabulary] = await Promise.all([
    engine.ask("components", { game: "tribu" }),
    engine.ask("vocabulary", { game: "tribu" }),
  ]);
  const speaker = new Speaker(vocabulary, { it: async () => engineWords });
  await speaker.learn();
  const people = ["Ada", "Ben", "Cleo"];
  const { table } = await engine.ask("new", { game: "tribu", seats: people, seed: 6 });
  const history: { seat: number; events: GameEvent[] }[] = [];
  const verbs = new Set<string>();
  for (let i = 0; i < 300; ++i) {
    const { next } = await engine.ask("view", { table });
    if (next === null) break;
    const { state } = await engine.ask("view", { table, seat: next });
    const { choices } = await engine.ask("legal", { table, seat: next });
    const sit = (shown: Choice[], narrowed: boolean) =>
      ({
        components,
        speaker,
        state,
        history,
        viewer: next,
        shown,
        narrowed: narrowed ? shown : null,
        mine: true,
        watched: false,
        seats: people,
        isPerson: () => true,
        name: (seat: number) => people[seat]!,
      }) as unknown as Session;
    // As the bar opens, and after a click on a card, a chain or an active card.
    const clicks = new Map<string, Choice[]>();
    for (const { action } of choices)
      for (const [field, value] of Object.entries(action))
        clicks.set(
          `${field} ${value}`,
          choices.filter((choice) => choice.action[field] === value),
        );
    const several = [...clicks.values()].filter((few) => few.length > 1 && few.length < choices.length);
    for (const [at, shown] of [choices, ...several].entries()) {
      const session = sit(shown, at > 0);
      const { verb, rest, note = "" } = prompt(session);
      expect(`${verb} ${rest} ${note}`).not.toMatch(broken);
      expect(verb).toBeTruthy();
      expect(new Set(order(shown, session))).toEqual(new Set(shown));
      const labels = shown.map((choice) => label(choice, session));
      for (const words of labels) expect(words).not.toMatch(broken);
      expect(new Set(labels).size, labels.join(" / ")).toBe(shown.length);
      expect(roomFor(session, 1440)).toBeLessThanOrEqual(3);
      shown.forEach((choice) => icon(choice, session));
    }
    if (i % 6 === 0) {
      const lines = tell(sit(choices, false)).flatMap(({ title, lines: more }) => [title, ...more]);
      expect(lines.join("\n")).not.toMatch(broken);
    }
    choices.forEach(({ action }) => verbs.add(action.verb));
    const { move } = await engine.ask("advise", { table, bot: "greedy" });
    const { events } = await engine.ask("play", { table, action: move.text });
    history.push({ seat: next, events });
  }
  expect(verbs.size).toBeGreaterThan(9);
});
