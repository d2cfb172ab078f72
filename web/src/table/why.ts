// why.ts - why not: what the engine says of the moves somebody may have meant.
import { type Action, type Choice, type Engine, Refusal, type Vocabulary } from "../engine/protocol";
import { guesses, type Match } from "./match";
import type { Target } from "./target";

export interface WhyNot {
  title: string;
  sentence: string;
  clause?: string;
  near?: DOMRect; // where it was asked
}

/** The first objection to a move meant by pointing at a thing; undefined if the engine has none. */
export async function objection(
  engine: Engine,
  table: string,
  meant: { matches: readonly Match[]; ask?: Target["ask"] },
  choices: Choice[],
  vocabulary: Vocabulary,
): Promise<{ sentence: string; clause?: string } | undefined> {
  const moves: (string | Action)[] = meant.matches.flatMap((one) => guesses(one, choices, vocabulary));
  moves.unshift(...[meant.ask ?? []].flat());
  for (const action of moves) {
    try {
      const { legal, sentence, clause } = await engine.ask("why", { table, action });
      if (!legal && sentence !== undefined) return { sentence, ...(clause ? { clause } : {}) };
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
    }
  }
  return undefined;
}
