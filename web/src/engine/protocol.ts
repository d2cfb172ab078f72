// protocol.ts - what the engine is asked and answers (docs/protocol.md), as types.
export type GameId = "tribu" | "mammothodus" | "stone-age" | "endless-winter";
export type Value = string | number | null;

/** Words of a choice or an event by blank: {"who": "Ada", "card": "The Scout"}. */
export type Names = Record<string, string>;

export interface Action {
  verb: string;
  [field: string]: Value;
}

export interface Choice {
  text: string; // notation: what `play` takes
  action: Action;
  words: string; // plain English
  names: Names;
}

export interface GameEvent {
  event: string;
  who?: number;
  words: string;
  names: Names;
  [field: string]: Value | Names | undefined;
}

export interface SheetRow {
  source: string;
  points: number;
}

/** What stands in the way here: a word of the vocabulary's causes, in English, and what fills its blanks. */
export interface Cause {
  word: string;
  words: string;
  names: Names;
}

/** Why a move is refused: what stands in the way here, and the law. */
export interface Objection {
  clause: string;
  sentence: string;
  cause?: Cause;
}

export interface Status {
  next: number | null;
  over: boolean;
  scores: number[];
  decisions: number;
  rewards?: number[];
  ranks?: number[]; // places from 1, shared ones alike; left out where the game ranks nobody
  clause?: string;
  sheets?: SheetRow[][];
}

export interface Rated extends Choice {
  value: number;
  effort: number;
}

export interface Advice {
  move: Rated;
  value: number;
  unit: "chance" | "appraisal";
  sure: number;
  iterations: number;
  alternatives: Rated[];
  line: (Choice & { seat: number })[];
  bot: string;
  seat: number;
}

/** A past decision; what was chosen is left out where the viewer may not know it. */
export interface PastDecision extends Partial<Choice> {
  seat: number;
  events: GameEvent[];
  scores: number[];
  clauses?: string[]; // that explain it, for whom it was or the referee
}

export interface Clause {
  clause: string; // empty for a chapter
  kind: "rule" | "ruling" | "note" | "chapter";
  sentence: string;
}

export interface OptionRow {
  name: string;
  what: string;
  least: number;
  most: number;
  standard: number;
}

export interface GameInfo {
  id: GameId;
  title: string;
  least_seats: number;
  most_seats: number;
  cooperative: boolean;
  rules_version: number;
  options: OptionRow[];
}

export interface VocabularyField {
  name: string;
  domain: string;
  secret?: boolean;
}
export interface Vocabulary {
  verbs: { word: string; phrase: string; fields: VocabularyField[]; clauses: string[] }[];
  events: { word: string; phrase: string; veiled?: string; fields: VocabularyField[]; reveals: boolean }[];
  causes: { word: string; phrase: string; fields: VocabularyField[] }[];
  domains: Record<string, string[] | { first: number; last: number }>;
  steps: string[];
}

export type Opened = Status & { table: string; box: string; rules: number };
export type View = Status & {
  seat: number | null;
  state: unknown;
  can_undo: boolean;
  undoable: number;
  why_no_undo?: string;
};
export type Played = Status & {
  text: string;
  events: GameEvent[];
  clauses?: string[]; // for whom it was or the referee
  luck?: string;
  can_undo: boolean;
};
export type Why = {
  legal: boolean;
  text: string;
  clause?: string;
  sentence?: string;
  cause?: Cause;
  explained_by?: string[];
};

/** All luck comes from it: 64 bits, as a number or as its digits. */
export type Seed = number | string;

export interface Setup {
  game: GameId;
  seats: string[];
  options?: Record<string, number>;
  seed?: Seed;
  rules?: number; // the version they are played by; the newest if missing
}

/** Every method with what it takes and gives. */
export interface Methods {
  games: {
    params: Record<string, never>;
    result: { protocol: number; games: GameInfo[]; bots: { name: string; what: string }[] };
  };
  rules: { params: { game: GameId; clause?: string }; result: { clauses: Clause[] } };
  vocabulary: { params: { game: GameId }; result: Vocabulary };
  components: { params: { game: GameId } | { table: string }; result: { components: unknown } };
  new: { params: Setup & { luck?: string }; result: Opened };
  load: {
    params: { record: string; decisions?: number; seed?: Seed } | (Setup & { position: unknown });
    result: Opened;
  };
  view: { params: { table: string; seat?: number; at?: number }; result: View };
  legal: { params: { table: string; seat?: number }; result: { next: number | null; choices: Choice[] } };
  why: { params: { table: string; action: string | Action; seat?: number }; result: Why };
  play: {
    params: { table: string; action: string; seat?: number; viewer?: number; luck?: string };
    result: Played;
  };
  undo: { params: { table: string }; result: Status & { undone: string } };
  advise: { params: { table: string; bot?: string; budget?: number; at?: number }; result: Advice };
  history: {
    params: { table: string; viewer?: number; from?: number };
    result: { decisions: PastDecision[]; opening?: GameEvent[] };
  };
  record: { params: { table: string }; result: { record: string } };
  close: { params: { table: string }; result: { closed: string } };
}
export type Method = keyof Methods;

/** Something the engine said no to, with its sentence; of a move, with the cause and the law. */
export class Refusal extends Error {
  constructor(
    message: string,
    readonly code: number,
    readonly objection?: Objection,
  ) {
    super(message);
  }
}

/** One who answers: a worker in the page, the engine itself in tests. */
export interface Engine {
  ask<M extends Method>(method: M, params: Methods[M]["params"]): Promise<Methods[M]["result"]>;
  close(): void;
}

export function request(id: number, method: string, params: unknown): string {
  return JSON.stringify({ jsonrpc: "2.0", id, method, params });
}

/** The result in an answer; a refusal is thrown. */
export function resultOf(reply: string): unknown {
  const { result, error } = JSON.parse(reply) as {
    result?: unknown;
    error?: { code: number; message: string; data?: Objection };
  };
  if (error) throw new Refusal(error.message, error.code, error.data);
  return result;
}
