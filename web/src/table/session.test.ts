// session.test.ts - a session at the real engine: bots play, lone choices are made, undo stops at a reveal, people pass the table.
import { readFileSync, readdirSync } from "node:fs";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { DirectEngine } from "../engine/direct";
import type { Engine, GameId } from "../engine/protocol";
import { change } from "../settings.svelte";
import type { SavedGame, SeatSetup } from "../store";
import type { Plugin } from "./plugin";
import { Session } from "./session.svelte";

const kept: SavedGame[] = [];
vi.mock("../store", () => ({ save: async (game: SavedGame) => void kept.push(game) }));

const engineOf = (game: GameId) => DirectEngine.start(readFileSync(`../build/wasm/${game}.wasm`));

function plugin(id: GameId): Plugin {
  return {
    id,
    icons: "",
    secrets: true,
    Table: (() => {}) as never,
    moment: () => "now",
    prompt: () => ({ verb: "", rest: "" }),
    seatIcon: () => "",
    seatColour: () => "",
    eventIcon: () => "",
    describe: () => [],
    words: { it: async () => ({ verbs: {}, events: {}, veiled: {}, names: {}, sources: {}, options: {} }) },
    rules: { it: async () => ({}) },
  };
}

const person = (name: string): SeatSetup => ({ kind: "person", name, level: 3 });
const bot = (name: string, level = 1): SeatSetup => ({ kind: "bot", name, level });

async function sit(game: GameId, seats: SeatSetup[], seed = 7, options = {}): Promise<Session> {
  const engine = await engineOf(game);
  const { table } = await engine.ask("new", { game, seats: seats.map(({ name }) => name), seed, options });
  const { record } = await engine.ask("record", { table });
  const saved: SavedGame = { id: "x", game, seats, record, when: 0, decisions: 0, over: false, moment: "" };
  return Session.open(plugin(game), saved, { engine, thinker: await engineOf(game) });
}

const until = (done: () => boolean) =>
  vi.waitFor(() => expect(done()).toBe(true), { timeout: 50_000, interval: 1 });

beforeEach(() => {
  kept.length = 0;
  change({ speed: "instant", autoplay: true, language: "en" });
});

describe("a session", () => {
  it.each<[GameId, number]>([
    ["mammothodus", 1],
    ["stone-age", 2],
    ["endless-winter", 2],
  ])("with bots only plays %s to its end, and keeps it", async (game, seats) => {
    const session = await sit(
      game,
      Array.from({ length: seats }, (_, i) => bot(`Bot ${i}`, 3)),
    );
    void session.goOn();
    await until(() => session.over || session.problem !== null);
    expect(session.problem).toBeNull();
    expect(session.history.length).toBe(session.view!.decisions);
    await session.close();
    expect(kept.at(-1)).toMatchObject({ over: true, decisions: session.view!.decisions });
  });

  it("stops where a person has a choice, and makes those without alternative", async () => {
    const session = await sit("stone-age", [person("Ada"), bot("Ben")]);
    void session.goOn();
    for (let i = 0; i < 30; ++i) {
      await until(() => session.mine && session.choices.length > 1);
      expect(session.viewer).toBe(0);
      const before = session.view!.decisions;
      await session.play(session.choices[0]!);
      expect(session.view!.decisions).toBeGreaterThan(before);
    }
    await session.close();
  });

  it("shows a person no more than their seat may know", async () => {
    const session = await sit("tribu", [person("Ada"), bot("Ben")]);
    const { players, deck } = session.state as { players: { hand: string[] }[]; deck: string[] };
    expect(players[0]!.hand).not.toContain("?");
    expect(new Set(players[1]!.hand)).toEqual(new Set(["?"]));
    expect(new Set(deck)).toEqual(new Set(["?"]));
    await session.close();
  });

  it("takes back a choice and makes it again, and says why it goes no further", async () => {
    change({ autoplay: false });
    const session = await sit("endless-winter", [person("Ada"), bot("Ben")]);
    void session.goOn();
    let tried = 0;
    for (let i = 0; i < 80 && tried < 5; ++i) {
      await until(() => session.mine && !session.thinking);
      const before = session.view!;
      await session.play(session.choices[0]!);
      if (session.noUndo !== null) {
        expect(session.noUndo).toMatch(/luck fell|shown since|revealed|nothing/);
        await session.undo();
        expect(session.view!.decisions).toBeGreaterThan(before.decisions);
        continue;
      }
      if (session.next !== 0) continue;
      const after = session.view!;
      await session.undo();
      expect(session.view!.state).toEqual(before.state);
      await session.redo();
      expect(session.view!.state).toEqual(after.state);
      tried += 1;
    }
    expect(tried).toBe(5);
    await session.close();
  });

  it("does not stumble when redo is asked again after lone choices were made by themselves", async () => {
    const session = await sit("endless-winter", [person("Ada"), bot("Ben")]);
    void session.goOn();
    let several = 0;
    for (let i = 0; i < 200 && several < 2; ++i) {
      await until(() => session.mine && session.choices.length > 1 && !session.thinking);
      await session.play(session.choices[i % session.choices.length]!);
      await until(() => session.mine && session.choices.length > 1 && !session.thinking);
      if (session.noUndo !== null) continue;
      const after = session.view!;
      await session.undo();
      if (session.undone.length > 1) ++several;
      for (let j = 0; j < 4; ++j) {
        await session.redo();
        await until(() => session.mine && session.choices.length > 1 && !session.thinking);
      }
      expect(session.problem).toBeNull();
      expect(session.view!.state).toEqual(after.state);
    }
    expect(several).toBe(2);
    await session.close();
  });

  it("covers the table between people, and the old hand leaves it", async () => {
    const session = await sit("tribu", [person("Ada"), person("Ben")]);
    expect(session.curtain).toBe(session.next);
    await session.lift();
    const first = session.viewer;
    for (let i = 0; i < 60 && session.curtain === null; ++i) {
      await until(() => session.curtain !== null || (session.mine && session.choices.length > 1));
      if (session.curtain === null) await session.play(session.choices[0]!);
    }
    await until(() => session.curtain !== null);
    expect(session.curtain).not.toBe(first);
    expect(session.choices).toEqual([]);
    expect([session.history, session.opening, session.fresh, session.said]).toEqual([[], [], [], ""]);
    await session.lift();
    expect(session.history.length).toBe(session.view!.decisions);
    const { players } = session.state as { players: { hand: string[] }[] };
    expect(new Set(players[first]!.hand)).toEqual(new Set(["?"]));
    await session.close();
  });

  it("says why not, with the clause", async () => {
    const session = await sit("stone-age", [person("Ada"), bot("Ben")]);
    void session.goOn();
    await until(() => session.mine);
    await session.point({ verb: "use", place: "forest" }, "the Forest");
    expect(session.why?.clause).toMatch(/^(STA|MAH)-\d+$/);
    expect(session.why?.sentence.length).toBeGreaterThan(10);
    expect(session.why?.sentence).not.toContain("illegal");
    expect(session.widen()).toBe(true);
    expect(session.why).toBeNull();
    await session.close();
  });

  it("hears the clauses of its own choices only", async () => {
    const session = await sit("tribu", [person("Ada"), bot("Ben")]);
    void session.goOn();
    for (let i = 0; i < 6; ++i) {
      await until(() => session.mine && session.choices.length > 1 && !session.thinking);
      await session.play(session.choices[0]!);
    }
    await until(() => session.mine && !session.thinking);
    expect(new Set(session.history.map(({ seat }) => seat)).size).toBe(2);
    for (const { seat, clauses } of session.history)
      expect(clauses !== undefined, `${seat}`).toBe(seat === 0);
    await session.close();
  });

  it("asks why as the seat that looks, and says the cause with the law", async () => {
    const engine = await engineOf("stone-age");
    const cause = { word: "full", words: "5 people are there", names: { n: "5" } };
    const asked: unknown[] = [];
    const stub: Engine = {
      close: () => undefined,
      ask: (async (method: "why", params: never) => {
        if (method !== "why") return engine.ask(method, params);
        asked.push(params);
        return { ...(await engine.ask(method, params)), cause };
      }) as Engine["ask"],
    };
    const seats = [bot("Ben"), person("Ada")];
    const { table } = await engine.ask("new", { game: "stone-age", seats: ["Ben", "Ada"], seed: 7 });
    const { record } = await engine.ask("record", { table });
    const saved = {
      id: "x",
      game: "stone-age",
      seats,
      record,
      when: 0,
      decisions: 0,
      over: false,
      moment: "",
    };
    const session = await Session.open(plugin("stone-age"), saved as SavedGame, {
      engine: stub,
      thinker: await engineOf("stone-age"),
    });
    void session.goOn();
    await until(() => session.mine);
    await session.point({ verb: "use", place: "forest" }, "the Forest");
    expect(asked[0]).toMatchObject({ seat: 1 });
    expect(session.why).toMatchObject({ cause, clause: expect.stringMatching(/^(STA|MAH)-\d+$/) });
    await session.close();
  });

  it("plays a game of the first rules on, and knows their version", async () => {
    const record = readdirSync("../tests/records", { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith("stone-age-2-0.record"))
      .map((name) => readFileSync(`../tests/records/${name}`, "utf8"))
      .find((text) => text.includes("\nrules 1\n"))!;
    const engine = await engineOf("stone-age");
    const { table } = await engine.ask("load", { record, decisions: 60 });
    const begun = (await engine.ask("record", { table })).record;
    const seats = [person("Ada"), bot("Ben")];
    const saved = { id: "x", game: "stone-age", seats, record: begun, when: 0, decisions: 60 };
    const session = await Session.open(
      plugin("stone-age"),
      { ...saved, over: false, moment: "" } as SavedGame,
      { engine, thinker: await engineOf("stone-age") },
    );
    expect(session.version).toBe(1);
    void session.goOn();
    for (let i = 0; i < 5; ++i) {
      await until(() => session.mine && session.choices.length > 1 && !session.thinking);
      await session.play(session.choices[0]!);
    }
    expect(session.view!.decisions).toBeGreaterThan(64);
    expect(await session.record()).toContain("\nrules 1\n");
    await session.close();
  });

  it("narrows a click that leaves several choices, and widens again", async () => {
    const session = await sit("stone-age", [person("Ada"), bot("Ben")]);
    void session.goOn();
    await until(() => session.mine && session.choices.some(({ action }) => action.place === "hunt"));
    const all = session.choices.length;
    await session.point({ place: "hunt" }, "the hunt");
    expect(session.shown.length).toBeGreaterThan(1);
    expect(session.shown.length).toBeLessThan(all);
    expect(session.shown.every(({ action }) => action.place === "hunt")).toBe(true);
    session.widen();
    expect(session.shown.length).toBe(all);
    await session.close();
  });

  it("goes back one argument at a time, and closes what was said first", async () => {
    const session = await sit("endless-winter", [person("Ada"), bot("Ben")]);
    void session.goOn();
    const deep = () => {
      const all = session.choices;
      const [first] = all;
      const fields = Object.keys(first?.action ?? {}).filter((field) => field !== "verb");
      return all.length > 3 && fields.length > 1 ? fields : null;
    };
    for (let i = 0; i < 60 && !deep(); ++i) {
      await until(() => session.mine && session.choices.length > 1 && !session.thinking);
      if (!deep()) await session.play(session.choices[0]!);
    }
    const { action } = session.choices[0]!;
    await session.point({ verb: action.verb }, "the verb");
    const once = session.narrowed;
    expect(once!.length).toBeGreaterThan(1);
    const field = deep()!.find((name) => {
      const left = once!.filter((choice) => choice.action[name] === action[name]).length;
      return left > 1 && left < once!.length;
    });
    expect(field).toBeDefined();
    await session.point({ [field!]: action[field!] }, "the thing");
    expect(session.narrowed!.length).toBeLessThan(once!.length);
    session.why = { title: "", sentence: "" };
    expect(session.widen()).toBe(true);
    expect(session.why).toBeNull();
    expect(session.narrowed!.length).toBeLessThan(once!.length);
    session.widen();
    expect(session.narrowed).toEqual(once);
    session.widen();
    expect(session.narrowed).toBeNull();
    expect(session.widen()).toBe(false);
    await session.close();
  });

  it("says the clause of a choice the engine refuses, and stays at the table", async () => {
    const session = await sit("stone-age", [person("Ada"), bot("Ben")]);
    void session.goOn();
    await until(() => session.mine && session.choices.length > 1);
    await session.play({ ...session.choices[0]!, text: "place hut 1" });
    expect(session.why?.clause).toMatch(/^STA-\d+$/);
    expect(session.problem).toBeNull();
    await session.play({ ...session.choices[0]!, text: "no such thing" });
    expect(session.problem).not.toBeNull();
    session.problem = null;
    const before = session.view!.decisions;
    await session.play(session.choices[0]!);
    expect(session.view!.decisions).toBeGreaterThan(before);
    await session.close();
  });

  it("gives a hint that is one of the choices", async () => {
    const session = await sit("stone-age", [person("Ada"), bot("Ben")]);
    void session.goOn();
    await until(() => session.mine && session.choices.length > 1);
    await session.askHint();
    expect(session.choices.map(({ text }) => text)).toContain(session.hinted!.text);
    expect(session.hint!.advice.unit).toBe("chance");
    await session.askHint();
    expect(session.hint!.index).toBe(1);
    await session.close();
  });
});

it("plays the same games in WebAssembly as everywhere", async () => {
  const wanted = readFileSync("../tests/signatures.txt", "utf8").matchAll(/^([a-z-]+) ([0-9a-f]{16})$/gm);
  for (const [, game, signature] of wanted) {
    expect((await engineOf(game as GameId)).wasm.signature(6, 1), game).toBe(signature);
  }
});
