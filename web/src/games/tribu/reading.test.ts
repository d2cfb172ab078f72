// reading.test.ts - what the table reads off a state is what the engine says of it.
import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { DirectEngine } from "../../engine/direct";
import type { PastDecision } from "../../engine/protocol";
import type { Components, State } from "../../generated/tribu";
import { Pieces, placesOf } from "./pieces";
import {
  challengesOf,
  chainsOf,
  colourOf,
  groupOf,
  inDanger,
  kindOf,
  laidOrder,
  threatOf,
  toClose,
  TRIBES,
  worthOf,
} from "./reading";

let engine: DirectEngine;
let components: Components;
beforeAll(async () => {
  engine = await DirectEngine.start(readFileSync("../build/wasm/tribu.wasm"));
  components = (await engine.ask("components", { game: "tribu" })).components as Components;
});

async function* playOut(seats: number, seed: number, most = 1500) {
  const names = ["Ada", "Ben", "Cleo", "Dan"].slice(0, seats);
  const { table } = await engine.ask("new", { game: "tribu", seats: names, seed });
  for (let i = 0; i < most; ++i) {
    const before = (await engine.ask("view", { table })).state as State;
    const { choices } = await engine.ask("legal", { table });
    if (choices.length === 0) break;
    const { move } = await engine.ask("advise", { table, bot: "greedy" });
    const played = await engine.ask("play", { table, action: move.text });
    const after = (await engine.ask("view", { table })).state as State;
    yield { table, before, after, choices, move, played };
  }
  await engine.ask("close", { table });
}

test("cards have their group, kind and colour", () => {
  for (const [id, card] of Object.entries(components.cards)) {
    expect(kindOf(id)).toBe(card.kind ?? null);
    expect(colourOf(id)).toBe(card.colour ?? null);
    expect(groupOf(id) === "tribe").toBe(card.vases !== undefined);
  }
});

test("the worth of a table is what the engine scores", async () => {
  let scored = 0;
  for (const [seats, seed] of [
    [2, 1],
    [3, 2],
    [4, 3],
  ] as const) {
    let before: State | null = null;
    for await (const step of playOut(seats, seed)) {
      before = step.before;
      const lines = step.played.events.filter(({ event }) => event === "scored");
      if (lines.length === 0) continue;
      // The last card laid is the only difference: players who did not move are as they were.
      for (const line of lines) {
        if (line.who === step.before.stack.at(-1)?.seat) continue;
        const hurt = step.played.events.some(({ event, who }) => who === line.who && event === "destroyed");
        if (hurt || step.played.events.some(({ event }) => event === "stolen" || event === "defended"))
          continue;
        const worth = worthOf(components, before.players[line.who!]!);
        expect(worth.table).toBe(line.table);
        expect(worth.bonus).toBe(line.bonus);
        if (line.hostile !== 0) expect(worth.hostile).toBe(line.hostile);
        ++scored;
      }
    }
  }
  expect(scored).toBeGreaterThan(3);
});

test("threats and dangers are those of the engine", async () => {
  let threats = 0;
  let lost = 0;
  for await (const { before, after, played } of playOut(3, 9)) {
    const threat = threatOf(before);
    const attack = played.events.find(({ event }) => event === "attacked" || event === "robs");
    const now = threatOf(after);
    if (attack && now) {
      ++threats;
      expect(now.by).toBe(attack.who);
      expect(now.victim).toBe(attack.seat);
      expect(now.chain).toBe(attack.chain);
      expect(now.card).toBe(attack.event === "robs" ? "steal" : attack.card);
    }
    expect(threat === null).toBe(before.stack.at(-1)?.step !== "defence");
    for (const gone of played.events.filter(({ event }) => event === "eliminated")) {
      const chain = chainsOf(components, before.players[gone.who!]!).find(
        ({ tribe }) => tribe === gone.chain,
      );
      if (!chain?.lone) continue; // it lost its last vase only now
      expect(inDanger(before, gone.who!, chain)).toBe("now");
      ++lost;
    }
  }
  expect(threats + lost).toBeGreaterThan(5);
});

test("chains keep their places in the order they were laid", async () => {
  const history: PastDecision[] = [];
  for await (const { played, after } of playOut(2, 4, 300)) {
    history.push({ seat: 0, events: played.events, scores: [], clauses: [] });
    const order = laidOrder(history, 0);
    expect([...order].sort()).toEqual([...TRIBES].sort());
    expect(chainsOf(components, after.players[0]!, order)).toHaveLength(
      Object.values(after.players[0]!.chains).filter(Boolean).length,
    );
  }
  expect(challengesOf(history).every(({ rows }) => rows.length === 2)).toBe(true);
});

test("a card keeps its name from hand to chain, and no two cards share one", async () => {
  const pieces = new Pieces();
  let kept = 0;
  let names = new Map<string, string>();
  for await (const { table, played } of playOut(3, 5, 400)) {
    const view = (await engine.ask("view", { table, seat: 0 })).state as State;
    const now = pieces.follow(placesOf(view));
    expect(new Set(now.values()).size).toBe(now.size);
    const laid = played.events.find(({ event, who }) => event === "laid diorama" && who === 0);
    const closed = played.events.some(({ event }) => event === "closed"); // then all is dealt anew
    if (laid && !closed) {
      const place = [...now].find(
        ([key, name]) =>
          key.startsWith(`0.${String(laid.to)}.`) &&
          [...names].some(([from, old]) => old === name && from.includes(".hand.")),
      );
      expect(place).toBeDefined();
      ++kept;
    }
    names = now;
  }
  expect(kept).toBeGreaterThan(1);
});

test("how many chains close a challenge", async () => {
  for (const [seats, chains] of [
    [2, 4],
    [3, 4],
    [4, 3],
  ] as const) {
    const { table } = await engine.ask("new", {
      game: "tribu",
      seats: Array(seats).fill("x") as string[],
      seed: 1,
    });
    const { state } = await engine.ask("view", { table });
    expect(toClose(components, state as State)).toBe(chains);
    await engine.ask("close", { table });
  }
});
