// gathering.test.ts - payments of Stone Age put together in any order at the real engine: what can be paid, what follows, why not.
import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { DirectEngine } from "../engine/direct";
import { plugin } from "../games/stone-age/plugin";
import { change } from "../settings.svelte";
import type { SavedGame, SeatSetup } from "../store";
import type { Gathering } from "./gathering.svelte";
import { Session } from "./session.svelte";

vi.mock("../store", () => ({ save: async () => undefined }));

const KINDS = ["wood", "brick", "stone", "gold"] as const;
type Stock = Partial<Record<(typeof KINDS)[number], number>>;
const engineOf = () => DirectEngine.start(readFileSync("../build/wasm/stone-age.wasm"));

/** A table where Ada is to pay for a building or a card. */
async function paying(place: string, stock: Stock, given: object, rules?: number): Promise<Session> {
  const engine = await engineOf();
  const position = {
    start: 0,
    bonus_tile: "mam13",
    stacks: { building_1: { top: "bld23" }, building_2: { top: "bld17" } },
    people: { [place]: { red: 1 }, field: { red: 1 }, hut: { red: 2 } },
    players: [stock],
    stack: [{ step: "round", at: 1 }, { step: "act" }],
    ...given,
  };
  const { table } = await engine.ask("load", {
    game: "stone-age",
    seats: ["Ada", "Ben"],
    seed: 1,
    position,
    ...(rules ? { rules } : {}),
  });
  for (const action of [`use ${place}`, "buy"]) await engine.ask("play", { table, action });
  const { record } = await engine.ask("record", { table });
  const seats: SeatSetup[] = ["Ada", "Ben"].map((name) => ({ kind: "person", name, level: 1 }));
  const saved = { id: "x", game: "stone-age", seats, record, when: 0, decisions: 2, over: false, moment: "" };
  const session = await Session.open({ ...plugin, secrets: false }, saved as SavedGame, {
    engine,
    thinker: await engineOf(),
  });
  void session.goOn();
  await session.gathering!.ready;
  return session;
}
const choiceTile = (stock: Stock, rules?: number) => paying("building_1", stock, {}, rules); // 5 of 2 kinds
const rangeTile = (stock: Stock) =>
  paying("building_1", stock, { stacks: { building_1: { top: "bld26" }, building_2: { top: "bld17" } } });
const card = (stock: Stock) => paying("card_3", stock, { display: { card_3: "civ11" } }); // 3 of any kinds

/** All sets within a stock that a rule allows, counted here and not by the engine. */
function sets(stock: Stock, allowed: (counts: number[]) => boolean): string[] {
  let all: number[][] = [[]];
  for (const kind of KINDS)
    all = all.flatMap((one) => Array.from({ length: (stock[kind] ?? 0) + 1 }, (_, n) => [...one, n]));
  return all.filter(allowed).map(String).sort();
}
const size = (counts: number[]) => counts.reduce((sum, n) => sum + n, 0);
const kinds = (counts: number[]) => counts.filter((n) => n > 0).length;
const found = (gathering: Gathering) =>
  gathering["ways"].map(({ pieces }) => String(KINDS.map((kind) => pieces[kind] ?? 0))).sort();

const until = (done: () => boolean) => vi.waitFor(() => expect(done()).toBe(true), { interval: 1 });
const tap = async (session: Session, ...resources: string[]) => {
  for (const resource of resources) await session.point({ resource }, resource);
};
const moves = (record: string) => record.match(/(?<=^0 )(pay \w+|stop)/gm) ?? [];

beforeEach(() => change({ speed: "instant", autoplay: true, language: "en" }));

describe("the sets that can be paid", () => {
  it.each([1, undefined])("STA-154: 5 pieces of exactly 2 kinds, by rules %s", async (rules) => {
    const stock = { wood: 2, brick: 5, gold: 4 };
    const session = await choiceTile(stock, rules);
    expect(found(session.gathering!)).toEqual(sets(stock, (one) => size(one) === 5 && kinds(one) === 2));
    await session.close();
  });
  it("STA-155: 1 to 7 pieces of any kinds", async () => {
    const stock = { wood: 2, brick: 1, stone: 3, gold: 3 };
    const session = await rangeTile(stock);
    expect(found(session.gathering!)).toEqual(sets(stock, (one) => size(one) >= 1 && size(one) <= 7));
    await session.close();
  });
  it("STA-121: as many as the card costs", async () => {
    const stock = { wood: 2, brick: 2, gold: 3 };
    const session = await card(stock);
    expect(found(session.gathering!)).toEqual(sets(stock, (one) => size(one) === 3));
    await session.close();
  });
});

describe("a payment", () => {
  it("is put together in any order, shows what follows, and is paid in the engine's", async () => {
    const session = await choiceTile({ wood: 2, brick: 5, gold: 4 });
    const gathering = session.gathering!;
    expect([gathering.count, gathering.least, gathering.complete]).toEqual([0, 5, undefined]);
    await tap(session, "gold", "wood"); // brick would be a third kind: gold must fill it up
    expect(gathering.tray).toEqual({ wood: 1, brick: 0, stone: 0, gold: 3 });
    expect([gathering.least, gathering.complete, gathering.can("brick")]).toEqual([1, undefined, false]);
    expect([gathering.chosen("wood"), gathering.chosen("gold")]).toEqual([1, 1]); // 2 gold follow
    expect(plugin.prompt(session)).toMatchObject({ rest: "1 more for the building" });
    expect(session.view!.decisions).toBe(2); // nothing is paid yet
    await tap(session, "wood");
    expect(gathering.tray).toEqual({ wood: 2, brick: 0, stone: 0, gold: 3 });
    await session.give();
    expect(moves(await session.record()).join()).toMatch(/^(pay wood,)+pay gold(,pay gold)*$/);
    expect((session.state as { players: object[] }).players[0]).toMatchObject({
      score: 24,
      wood: 0,
      gold: 1,
    });
    expect(session.fresh.filter(({ event }) => event === "paid")).toHaveLength(5);
    await session.close();
  });

  it("marks what cannot be avoided, which cannot be taken back", async () => {
    const session = await choiceTile({ wood: 1, brick: 1, gold: 4 }); // 4 gold and one of the others
    const gathering = session.gathering!;
    expect(gathering.tray).toMatchObject({ wood: 0, brick: 0, gold: 4 });
    expect(gathering.fixed).toMatchObject({ gold: 4 });
    expect(gathering.canTakeBack("gold")).toBe(false);
    await tap(session, "brick");
    expect(gathering.complete?.pieces).toMatchObject({ brick: 1, gold: 4 });
    expect([gathering.canTakeBack("brick"), gathering.fixed.gold]).toEqual([true, 4]);
    await session.close();
  });

  it("gives every piece back until it is paid: by itself, the last one first, by Escape", async () => {
    const session = await rangeTile({ wood: 2, stone: 2, gold: 1 });
    const gathering = session.gathering!;
    await tap(session, "gold", "wood", "stone", "wood");
    gathering.takeBack("stone");
    expect(gathering.tray).toMatchObject({ wood: 2, stone: 0, gold: 1 });
    gathering.back();
    expect(gathering.tray).toMatchObject({ wood: 1, gold: 1 });
    expect([session.widen(), session.widen(), session.widen()]).toEqual([true, true, false]);
    expect(gathering.count).toBe(0);
    expect(gathering.complete).toBeUndefined(); // not for nothing
    await tap(session, "stone");
    expect([gathering.least, gathering.most]).toEqual([0, 4]);
    await session.give();
    expect(moves(await session.record())).toEqual(["pay stone", "stop"]);
    await session.close();
  });

  it("says why a piece does not go with the others, with the clause", async () => {
    const session = await choiceTile({ wood: 2, brick: 5, gold: 4 });
    await tap(session, "wood", "gold");
    await tap(session, "brick");
    expect(session.why?.title).toBe("Why not brick?");
    // By the first rules the engine pays what follows unasked, and cannot be asked for a third kind.
    const { clause, sentence } = session.why!;
    if (session.version === 1)
      expect([clause, sentence]).toEqual([undefined, expect.stringMatching(/^It does not go/)]);
    else expect(clause).toBe("STA-154");
    await tap(session, "stone"); // there is none
    expect(session.why?.clause).toMatch(/^STA-15[14]$/);
    await tap(session, "wood", "brick");
    expect(session.why?.sentence).toMatch(/^Everything is chosen/);
    expect(session.gathering!.complete).toBeDefined();
    await session.close();
  });

  it("is taken back and made again as a whole", async () => {
    const session = await card({ wood: 2, brick: 2, gold: 3 });
    await tap(session, "gold", "wood", "brick");
    await session.give();
    const after = session.view!;
    expect(session.noUndo).toBeNull();
    await session.undo();
    expect(session.view!.decisions).toBe(2);
    await until(() => session.gathering?.known === true);
    await session.redo();
    expect(session.view!.state).toEqual(after.state);
    expect(session.view!.decisions).toBe(after.decisions);
    await session.close();
  });

  it("follows a hint as far as the bot thought, without paying", async () => {
    const session = await card({ wood: 2, brick: 2, gold: 3 });
    await session.askHint();
    await session.follow();
    expect(session.gathering!.count).toBeGreaterThan(0);
    expect(session.view!.decisions).toBe(2);
    expect(session.hint).toBeNull();
    await session.close();
  });
});
