// match.ts - which choices a drawn thing stands for, by their fields.
import type { Action, Choice, Value, Vocabulary } from "../engine/protocol";

/** Fields a choice must have: {space: "fern_vale"}, perhaps with its verb. */
export type Match = { verb?: string | readonly string[] } & Record<
  string,
  Value | readonly string[] | undefined
>;

export function fits(action: Action, match: Match): boolean {
  return Object.entries(match).every(([field, wanted]) =>
    wanted === undefined
      ? true
      : Array.isArray(wanted)
        ? wanted.includes(action[field] as string)
        : action[field] === wanted,
  );
}

/** Moves somebody may have meant: the fields asked for, the rest as in a legal choice or the first of its domain. */
export function guesses(match: Match, choices: Choice[], vocabulary: Vocabulary): Action[] {
  const out: Action[] = [];
  const wanted = Object.entries(match).filter(
    ([field, value]) => field !== "verb" && value !== undefined && !Array.isArray(value),
  );
  const verbs = match.verb === undefined ? undefined : [match.verb].flat();
  const alike = choices.filter(({ action }) => wanted.every(([field]) => field in action));
  for (const { action } of alike) {
    if (!verbs || verbs.includes(action.verb))
      out.push({ ...action, ...Object.fromEntries(wanted) } as Action);
    if (out.length > 3) break;
  }
  for (const verb of vocabulary.verbs) {
    if (verbs && !verbs.includes(verb.word)) continue;
    if (!wanted.every(([field]) => verb.fields.some(({ name }) => name === field))) continue;
    const action: Action = { verb: verb.word };
    for (const { name, domain } of verb.fields) {
      const values = vocabulary.domains[domain]!;
      action[name] = Array.isArray(values) ? values[0]! : values.first;
    }
    out.push({ ...action, ...Object.fromEntries(wanted) } as Action);
  }
  return out;
}
