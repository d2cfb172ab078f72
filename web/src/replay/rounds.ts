// rounds.ts - a game's past in parts: its rounds, where the score moved, where the lead changed.
import type { GameEvent, GameId, PastDecision } from "../engine/protocol";

/** The event that begins a round of each game, and its field with the number. */
const BEGINS: Record<GameId, { event: string; number: string }> = {
  tribu: { event: "challenge", number: "number" },
  mammothodus: { event: "turn", number: "number" },
  "stone-age": { event: "starts", number: "round" },
  "endless-winter": { event: "round began", number: "n" },
};

export interface Round {
  number: number; // 0 is what comes before the first
  from: number; // decisions made when it begins
}

export interface Past {
  game: GameId;
  seats: number;
  opening: readonly GameEvent[];
  history: readonly PastDecision[];
}

/** The rounds in order; the first begins at 0. */
export function roundsOf({ game, opening, history }: Past): Round[] {
  const { event, number } = BEGINS[game];
  const out: Round[] = [];
  const look = (events: readonly GameEvent[], from: number) => {
    for (const one of events) {
      const n = one[number];
      if (one.event === event && typeof n === "number") out.push({ number: n, from });
    }
  };
  look(opening, 0);
  history.forEach(({ events }, i) => look(events, i + 1));
  if (out[0]?.from !== 0) out.unshift({ number: Math.max(0, (out[0]?.number ?? 1) - 1), from: 0 });
  return out;
}

/** At most `most` rounds for a narrow picture: several become one, named by the first. */
export function fewer(rounds: Round[], most: number): Round[] {
  const step = Math.ceil(rounds.length / Math.max(1, most));
  return rounds.filter((_, i) => i % step === 0);
}

/** The round in which a decision was made. */
export function roundAt(rounds: readonly Round[], decision: number): Round {
  let found = rounds[0]!;
  for (const round of rounds) {
    if (round.from > decision) break;
    found = round;
  }
  return found;
}

/** Who is alone in front; null if nobody is. */
export function leader(scores: readonly number[]): number | null {
  const most = Math.max(...scores);
  const first = scores.indexOf(most);
  return scores.lastIndexOf(most) === first ? first : null;
}

export interface LeadChange {
  decision: number;
  from: number;
  to: number;
}

/** Each time somebody else is alone in front; a tie in between is not a change. */
export function leadChanges(history: readonly PastDecision[]): LeadChange[] {
  const out: LeadChange[] = [];
  let front: number | null = null;
  history.forEach(({ scores }, decision) => {
    if (scores.length < 2) return;
    const now = leader(scores);
    if (now === null || now === front) return;
    if (front !== null) out.push({ decision, from: front, to: now });
    front = now;
  });
  return out;
}

export interface Jump {
  decision: number;
  seat: number;
  points: number; // below zero for a loss
}

/** Every change of a score. */
export function jumpsOf(history: readonly PastDecision[]): Jump[] {
  const out: Jump[] = [];
  let before: readonly number[] = [];
  history.forEach(({ scores }, decision) => {
    scores.forEach((score, seat) => {
      const points = score - (before[seat] ?? 0);
      if (points !== 0) out.push({ decision, seat, points });
    });
    before = scores;
  });
  return out;
}

/** Events that are turning points even if no score moves. */
export const NOTABLE: Record<GameId, readonly string[]> = {
  tribu: ["closed", "exhausted", "stolen"],
  mammothodus: ["activated", "summoned", "spirit fell", "new trail", "won", "lost"],
  "stone-age": ["herd gone", "ended"],
  "endless-winter": ["village built", "took stone"],
};

export interface Mark {
  at: number; // decisions made
  kind: "score" | "lead" | "notable";
}

/** The turning points for a timeline, at most `most`: changes of the lead, notable events, the greatest jumps. */
export function marksOf(past: Past, most = 24): Mark[] {
  const out = new Map<number, Mark>();
  const add = (at: number, kind: Mark["kind"]) => {
    if (out.size < most && !out.has(at)) out.set(at, { at, kind });
  };
  const changes = leadChanges(past.history);
  for (const { decision } of changes.slice(-Math.ceil(most / 2))) add(decision + 1, "lead");
  const words = NOTABLE[past.game];
  past.history.forEach(({ events }, i) => {
    if (events.some(({ event }) => words.includes(event))) add(i + 1, "notable");
  });
  const jumps = jumpsOf(past.history).sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
  for (const { decision } of jumps.slice(0, most)) add(decision + 1, "score");
  return [...out.values()].sort((a, b) => a.at - b.at);
}

/** Points of each seat round by round, for games that keep no sheet: rows of a table. */
export function pointsByRound(past: Past): { round: Round; points: number[] }[] {
  const rounds = roundsOf(past);
  const zero = Array.from({ length: past.seats }, () => 0);
  const scoresAt = (decisions: number) => past.history[decisions - 1]?.scores ?? zero;
  const out = rounds.map((round, i) => {
    // The scores of a round are counted in the decision that begins the next.
    const after = scoresAt(rounds[i + 1]?.from ?? past.history.length);
    const before = scoresAt(round.from);
    return { round, points: after.map((score, seat) => score - before[seat]!) };
  });
  return out.filter(({ points }) => points.some((one) => one !== 0));
}
