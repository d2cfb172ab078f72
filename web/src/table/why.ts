// why.ts - why not: what the engine says of the moves somebody may have meant.
import {
  type Action,
  type Cause,
  type Choice,
  type Engine,
  type Objection,
  Refusal,
  type Vocabulary,
} from "../engine/protocol";
import { guesses, type Match } from "./match";
import type { Target } from "./target";

export interface WhyNot {
  title: string;
  sentence: string;
  clause?: string;
  cause?: Cause; // what stands in the way here; the sentence is the law
  near?: DOMRect; // where it was asked
}

/** The first objection to a move that a seat meant by pointing at a thing; undefined if the engine has none. */
export async function objection(
  engine: Engine,
  table: string,
  seat: number,
  meant: { matches: readonly Match[]; ask?: Target["ask"] },
  choices: Choice[],
  vocabulary: Vocabulary,
): Promise<(Partial<Objection> & { sentence: string }) | undefined> {
  const moves: (string | Action)[] = meant.matches.flatMap((one) => guesses(one, choices, vocabulary));
  moves.unshift(...[meant.ask ?? []].flat());
  for (const action of moves) {
    try {
      const { legal, sentence, clause, cause } = await engine.ask("why", { table, action, seat });
      if (!legal && sentence !== undefined)
        return { sentence, ...(clause ? { clause } : {}), ...(cause ? { cause } : {}) };
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
    }
  }
  return undefined;
}
