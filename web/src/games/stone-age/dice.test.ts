// dice.test.ts - which rolls lie on the table.
import { describe, expect, it } from "vitest";
import type { GameEvent, PastDecision } from "../../engine/protocol";
import type { State } from "../../generated/stone-age";
import { rollsOf, spelled } from "./dice";
import { PLACES } from "./position";

const event = (name: string, fields: Record<string, string | number> = {}): GameEvent => ({
  event: name,
  words: "",
  names: {},
  ...fields,
});
const decided = (...events: GameEvent[]): PastDecision => ({ seat: 0, events, scores: [], clauses: [] });
function position(step: string): State {
  const nobody = { red: 0, blue: 0, green: 0, yellow: 0 };
  return {
    seats: 2,
    people: Object.fromEntries(PLACES.map((place) => [place, nobody])),
    stack: [{ step, at: 0, seat: 0, locals: [] }],
  } as unknown as State;
}

describe("rolls on the table", () => {
  it("adds the tools used since and what came of it", () => {
    const rolls = rollsOf(
      [
        decided(event("rolled", { who: 0, dice: "6 4", sum: 10 })),
        decided(
          event("tool used", { who: 0, value: 2 }),
          event("gained", { who: 0, resource: "stone", amount: 2 }),
        ),
      ],
      position("act"),
    );
    expect(rolls).toHaveLength(1);
    expect(rolls[0]).toMatchObject({ place: "quarry", tools: [2], gain: { what: "stone", amount: 2 } });
    expect(spelled(rolls[0]!)).toBe("6 + 4 + 2 = 12");
  });
  it("finds the place of a roll in vain by who stood where", () => {
    const rolls = rollsOf(
      [
        decided(event("placed", { who: 0, place: "river", amount: 1 })),
        decided(event("rolled", { who: 0, dice: "2", sum: 2 })),
      ],
      position("act"),
    );
    expect(rolls[0]).toMatchObject({ place: "river", gain: null });
  });
  it("is swept away by the next thing done", () => {
    const rolled = decided(event("rolled", { who: 0, dice: "2", sum: 2 }));
    expect(
      rollsOf([rolled, decided(event("gained person", { who: 0, amount: 6 }))], position("act")),
    ).toHaveLength(1);
    expect(
      rollsOf([rolled, decided(event("placed", { who: 1, place: "hunt", amount: 1 }))], position("place")),
    ).toEqual([]);
  });
  it("keeps everybody's dice of a taming, the winner's marked", () => {
    const rolls = rollsOf(
      [
        decided(
          event("tamed", { who: 1, dice: "5 1" }),
          event("tamed", { who: 0, dice: "6" }),
          event("won", { who: 0 }),
        ),
      ],
      position("bonus"),
    );
    expect(rolls.map(({ seat, won }) => [seat, won])).toEqual([
      [1, false],
      [0, true],
    ]);
  });
});
