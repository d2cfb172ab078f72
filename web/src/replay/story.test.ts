// story.test.ts - rounds, changes of the lead, turning points and the story of a game.
import { describe, expect, test } from "vitest";
import { GAMES, decision, playGame, startEngine } from "../../tests/play";
import { games } from "../games/list";
import { fewer, jumpsOf, leadChanges, leader, marksOf, pointsByRound, roundAt, roundsOf } from "./rounds";
import { type Told, storyOf } from "./story";
import { tell } from "./tell";

const made = [
  decision(0, [3, 0], { event: "built", who: 0, points: 3 }),
  decision(1, [3, 3], { event: "built", who: 1, points: 3 }),
  decision(0, [3, 3], { event: "starts", who: 1, round: 2 }),
  decision(1, [3, 11], { event: "built", who: 1, points: 8 }),
  decision(0, [13, 11], { event: "built", who: 0, points: 10 }),
  decision(1, [13, 1], { event: "hungry", who: 1, points: 10 }),
  decision(0, [20, 21], { event: "ended" }),
];
const past = { game: "stone-age" as const, seats: 2, opening: [], history: made };
const words = {
  name: (seat: number) => ["Ada", "Ben"][seat]!,
  event: (event: { words: string }) => event.words,
};

describe("rounds", () => {
  test("begin with their event; before the first is another", () => {
    expect(roundsOf(past)).toEqual([
      { number: 1, from: 0 },
      { number: 2, from: 3 },
    ]);
    expect(roundAt(roundsOf(past), 2).number).toBe(1);
    expect(roundAt(roundsOf(past), 3).number).toBe(2);
  });
  test("many become few", () => {
    const many = Array.from({ length: 40 }, (_, i) => ({ number: i, from: i }));
    expect(fewer(many, 10)).toHaveLength(10);
    expect(fewer(many, 7).length).toBeLessThanOrEqual(7);
    expect(fewer([], 7)).toEqual([]);
  });
  test("points by round add up to the score", () => {
    expect(pointsByRound(past).map(({ points }) => points)).toEqual([
      [3, 3],
      [17, 18],
    ]);
  });
});

describe("the lead", () => {
  test("belongs to whoever is alone in front", () => {
    expect(leader([1, 2])).toBe(1);
    expect(leader([2, 2])).toBeNull();
    expect(leader([5])).toBe(0);
  });
  test("changes when another is alone in front; a tie between is none", () => {
    expect(leadChanges(made)).toEqual([
      { decision: 3, from: 0, to: 1 },
      { decision: 4, from: 1, to: 0 },
      { decision: 6, from: 0, to: 1 },
    ]);
    expect(leadChanges([decision(0, [1, 0]), decision(0, [1, 1]), decision(0, [2, 1])])).toEqual([]);
  });
  test("jumps have seat and size", () => {
    expect(jumpsOf(made)[0]).toEqual({ decision: 0, seat: 0, points: 3 });
    expect(jumpsOf(made)).toContainEqual({ decision: 5, seat: 1, points: -10 });
  });
});

describe("the story", () => {
  const told = storyOf(past, { cooperative: false, rewards: [0, 1] });
  const sentences = told.map((fact) => tell(fact, words));
  test("tells lead, jumps, losses and the end, in order", () => {
    const times = told.filter(({ round }) => round !== null).map(({ at }) => at);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(sentences).toContain("Ben takes the lead for good; it had changed 3 times.");
    expect(sentences).toContain("Ada gains 10 points at once. 0 built.");
    expect(sentences).toContain("Ben loses 10 points. 1 hungry.");
    expect(sentences).toContain("Ada is 12 points ahead, but it is not enough.");
    expect(sentences.at(-1)).toBe("Ben wins with 21 points, 1 ahead.");
    expect(told.length).toBeLessThanOrEqual(8);
  });
  test("says ties", () => {
    const even = [decision(0, [4, 4])];
    const last = (rewards: number[]) =>
      tell(storyOf({ ...past, history: even }, { cooperative: false, rewards }).at(-1)!, words);
    expect(last([0.5, 0.5])).toBe("Ada and Ben share the victory with 4 points each.");
    expect(last([0, 1])).toBe("Ben wins a tie at 4 points.");
  });
  test("of nothing is empty", () => {
    expect(storyOf({ ...past, history: [] }, { cooperative: false })).toEqual([]);
  });
});

describe.each(GAMES)("a real game of %s", (game) => {
  test("has rounds, marks and a story of five to eight sentences", async () => {
    const seats = game === "mammothodus" ? 4 : 3;
    const { saved, last } = await playGame(game, { seats, states: false });
    const engine = await startEngine(game);
    const { table } = await engine.ask("load", { record: saved.record });
    const { decisions: history, opening = [] } = await engine.ask("history", { table });
    const real = { game, seats, opening, history };
    const rounds = roundsOf(real);
    expect(rounds[0]!.from).toBe(0);
    for (const [i, round] of rounds.entries())
      if (i > 0) expect(round.number).toBe(rounds[i - 1]!.number + 1);
    expect(marksOf(real).length).toBeGreaterThan(0);
    expect(marksOf(real).length).toBeLessThanOrEqual(24);
    const { cooperative } = games.find(({ id }) => id === game)!;
    const story: Told[] = storyOf(real, { cooperative, ...(last.rewards ? { rewards: last.rewards } : {}) });
    const lines = story.map((fact) =>
      tell(fact, { name: (seat) => saved.seats[seat]!.name, event: (event) => event.words }),
    );
    if (process.env.SHOW) console.log(lines.join("\n"));
    expect(lines.length).toBeGreaterThanOrEqual(5);
    expect(lines.length).toBeLessThanOrEqual(8);
    const told = story.map(({ round }, i) => `${String(round)}: ${lines[i]!}`);
    expect(new Set(told).size, told.join("\n")).toBe(lines.length);
    for (const line of lines) expect(line).toMatch(/^[^?]{8,}\.$/);
    if (cooperative) expect(lines.at(-1)).toMatch(/win|lose/);
    else
      expect(
        pointsByRound(real).reduce((sum, { points }) => sum.map((one, i) => one + points[i]!), [0, 0, 0]),
      ).toEqual(last.scores);
  });
});
