// arrange.ts - the choices in the order of the bar: keys and buttons agree on it.
import type { Choice } from "../engine/protocol";
import type { Session } from "./session.svelte";

export interface Arranged {
  choices: Choice[]; // number 1 to 9 play these
  standard: Choice | undefined; // Enter plays it
  numbers: number[] | null; // if they differ in one number only: that number is asked
}

export function arrange(session: Session): Arranged {
  const { plugin, shown } = session;
  const { gathering } = session;
  if (gathering && session.narrowed === null)
    return { choices: [...gathering.all, ...gathering.others], standard: undefined, numbers: null };
  const numeric = session.narrowed && plugin.amounts !== false ? steps(shown) : null;
  if (numeric) {
    const choices = numeric.map(({ choice }) => choice);
    return { choices, standard: choices.at(-1), numbers: numeric.map(({ value }) => value) };
  }
  const choices = plugin.order ? plugin.order(shown, session) : shown;
  return { choices, standard: choices[0], numbers: null };
}

function steps(choices: Choice[]): { choice: Choice; value: number }[] | null {
  const [head] = choices;
  if (!head || choices.length < 2) return null;
  const differ = Object.keys(head.action).filter((field) =>
    choices.some(({ action }) => action[field] !== head.action[field]),
  );
  const [field] = differ;
  if (differ.length !== 1 || field === undefined || typeof head.action[field] !== "number") return null;
  return choices
    .map((choice) => ({ choice, value: choice.action[field] as number }))
    .sort((a, b) => a.value - b.value);
}
