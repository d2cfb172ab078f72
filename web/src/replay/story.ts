// story.ts - what happened in a game, picked from its history: facts without words, the words are in the catalogue.
import type { GameEvent, GameId } from "../engine/protocol";
import { type Past, jumpsOf, leadChanges, leader, roundAt, roundsOf } from "./rounds";

export type Fact =
  | { kind: "first"; at: number; seat: number; points: number; event?: GameEvent }
  | { kind: "jump"; at: number; seat: number; points: number; event?: GameEvent }
  | { kind: "loss"; at: number; seat: number; points: number; event?: GameEvent }
  | { kind: "lead"; at: number; seat: number; times: number }
  | { kind: "always"; at: number; seat: number }
  | { kind: "margin"; at: number; seat: number; points: number }
  | { kind: "most"; at: number; seat: number; what: Counted; times: number }
  | { kind: "sum"; at: number; what: Summed; times: number }
  | { kind: "count"; at: number; seat: number; points: number }
  | { kind: "event"; at: number; event: GameEvent }
  | { kind: "win"; at: number; seat: number; points: number; second: number }
  | { kind: "tie"; at: number; seats: number[]; points: number }
  | { kind: "broken"; at: number; seat: number; points: number };

export type Counted = "attacked" | "stolen" | "built" | "bought" | "megalith placed" | "took animal";
export type Summed = "tribes fell" | "suffered" | "generation" | "summoned";

/** A fact with the round it belongs to; null: it is about the whole game. */
export type Told = Fact & { round: number | null };

// What is told by who did it most often, and what by its sum.
const COUNTED: Record<GameId, readonly Counted[]> = {
  tribu: ["attacked", "stolen"],
  mammothodus: [],
  "stone-age": ["built", "bought"],
  "endless-winter": ["megalith placed", "took animal"],
};
const SUMMED: Record<GameId, readonly { what: Summed; field?: string }[]> = {
  tribu: [],
  mammothodus: [
    { what: "tribes fell", field: "tribes" },
    { what: "suffered", field: "loss" },
    { what: "generation" },
  ],
  "stone-age": [],
  "endless-winter": [],
};
const TOLD: Record<GameId, readonly string[]> = {
  tribu: ["closed"],
  mammothodus: ["activated", "summoned", "spirit fell"],
  "stone-age": ["herd gone"],
  "endless-winter": ["village built"],
};

interface Ending {
  rewards?: number[];
  cooperative: boolean;
}

/** The story in five to eight facts, in order of time; the end comes last. */
export function storyOf(past: Past, ending: Ending, most = 8): Told[] {
  const rounds = roundsOf(past);
  const last = past.history.length;
  const end = ending.cooperative ? togetherEnd(past) : theEnd(past, ending.rewards);
  // Wanted first stays; what does not fit is left out.
  const wanted = ending.cooperative
    ? [...sums(past), ...told(past, 5)]
    : [...leads(past, ending.rewards), ...scores(past), ...counts(past), ...told(past, 2)];
  const room = most - end.length;
  const kept = wanted.slice(0, Math.max(0, room)).sort((a, b) => a.at - b.at);
  const whole = ({ kind }: Fact) => kind === "sum" || kind === "most";
  return [...kept.filter((fact) => !whole(fact)), ...kept.filter(whole), ...end].map((fact) => ({
    ...fact,
    round: whole(fact) ? null : roundAt(rounds, Math.min(Math.max(0, fact.at - 1), last)).number,
  }));
}

// The event that tells of a change of a seat's score: the last about the seat with that number, or its only one.
function eventOf(past: Past, decision: number, seat: number, points: number): GameEvent | undefined {
  const own = past.history[decision]!.events.filter(({ who }) => who === seat);
  const exact = own.findLast((event) => Object.values(event).includes(Math.abs(points)));
  return exact ?? (own.length === 1 ? own[0] : undefined);
}

function scores(past: Past): Fact[] {
  const last = past.history.length - 1;
  const jumps = jumpsOf(past.history);
  const inPlay = jumps.filter(({ decision }) => decision < last);
  const out: Fact[] = [];
  const add = (kind: "first" | "jump" | "loss", { decision, seat, points }: (typeof jumps)[number]) => {
    const event = eventOf(past, decision, seat, points);
    out.push({ kind, at: decision + 1, seat, points: Math.abs(points), ...(event ? { event } : {}) });
  };
  const gains = inPlay.filter(({ points }) => points > 0);
  const greatest = [...gains].sort((a, b) => b.points - a.points);
  const [best] = greatest;
  if (best) add("jump", best);
  const other = greatest.find(({ seat }) => seat !== best!.seat);
  if (other) add("jump", other);
  const counted = jumps.filter(({ decision, points }) => decision === last && points > 0);
  const most = counted.sort((a, b) => b.points - a.points)[0];
  if (most) out.push({ kind: "count", at: last + 1, seat: most.seat, points: most.points });
  const worst = inPlay.filter(({ points }) => points < 0).sort((a, b) => a.points - b.points)[0];
  if (worst) add("loss", worst);
  const [first] = gains;
  if (first && ![best, other].includes(first)) add("first", first);
  return out;
}

function leads(past: Past, rewards: number[] = []): Fact[] {
  const changes = leadChanges(past.history);
  const front = past.history.findIndex(({ scores: now }) => leader(now) !== null);
  if (front < 0) return [];
  const out: Fact[] = [];
  const change = changes.at(-1);
  if (change) {
    out.push({ kind: "lead", at: change.decision + 1, seat: change.to, times: changes.length });
    const far = farthest(past);
    if (far && !(rewards[far.seat]! > 0)) out.push(far);
  } else {
    out.push({ kind: "always", at: front + 1, seat: leader(past.history[front]!.scores)! });
  }
  return out;
}

// The greatest distance between the first and the second.
function farthest(past: Past): Extract<Fact, { kind: "margin" }> | undefined {
  let best: Extract<Fact, { kind: "margin" }> | undefined;
  past.history.forEach(({ scores: now }, i) => {
    const seat = leader(now);
    if (seat === null || now.length < 2) return;
    const points = now[seat]! - Math.max(...now.filter((_, one) => one !== seat));
    if (points > (best?.points ?? 0)) best = { kind: "margin", at: i + 1, seat, points };
  });
  return best;
}

function counts(past: Past): Fact[] {
  return COUNTED[past.game].flatMap((what): Fact[] => {
    const times = Array.from({ length: past.seats }, () => 0);
    let at = 0;
    past.history.forEach(({ events }, i) => {
      for (const { event, who } of events) {
        if (event !== what || who === undefined) continue;
        times[who]! += 1;
        at = i + 1;
      }
    });
    const seat = leader(times);
    return seat !== null && times[seat]! > 1 ? [{ kind: "most", at, seat, what, times: times[seat]! }] : [];
  });
}

function sums(past: Past): Fact[] {
  return SUMMED[past.game].flatMap(({ what, field }): Fact[] => {
    let times = 0;
    let at = 0;
    past.history.forEach(({ events }, i) => {
      for (const event of events) {
        if (event.event !== what) continue;
        times += field === undefined ? 1 : Number(event[field] ?? 0);
        at = i + 1;
      }
    });
    return times > 0 ? [{ kind: "sum", at, what, times }] : [];
  });
}

// Notable events, the rarest kinds first and the latest of a kind last to go.
function told(past: Past, most: number): Fact[] {
  const out: Fact[] = [];
  for (const word of TOLD[past.game]) {
    past.history.forEach(({ events }, i) => {
      const event = events.find((one) => one.event === word);
      if (event) out.push({ kind: "event", at: i + 1, event });
    });
  }
  return out.slice(0, most);
}

function theEnd(past: Past, rewards: number[] = []): Fact[] {
  const at = past.history.length;
  const final = past.history.at(-1)?.scores;
  if (!final) return [];
  const winners = rewards.flatMap((reward, seat) => (reward > 0 ? [seat] : []));
  if (winners.length > 1) return [{ kind: "tie", at, seats: winners, points: final[winners[0]!]! }];
  const [seat] = winners;
  if (seat === undefined) return [];
  const points = final[seat]!;
  const second = Math.max(...final.filter((_, one) => one !== seat));
  return second === points
    ? [{ kind: "broken", at, seat, points }]
    : [{ kind: "win", at, seat, points, second }];
}

function togetherEnd(past: Past): Fact[] {
  const at = past.history.length;
  const event = past.history.at(-1)?.events.findLast((one) => one.event === "won" || one.event === "lost");
  return event ? [{ kind: "event", at, event }] : [];
}
