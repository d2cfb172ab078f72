// phrase.ts - fills the blanks of phrases, as the engine does (core/phrase.h).
import type { Names } from "../engine/protocol";

const BLANK = /\{(\w+)((?:\|[^|}]*)*)\}/g;

/** `{card}` is a name; `{n|1=a Tool|* Tools}` has cases: the one for the name, or the last; the star is the name. */
export function fill(phrase: string, names: Names, translate: (name: string) => string): string {
  return phrase.replace(BLANK, (_, blank: string, cases: string) => {
    const name = names[blank] ?? ""; // nothing there has no name
    const said = blank === "who" ? name : translate(name);
    return cases === "" ? said || "?" : caseFor(cases.slice(1).split("|"), name).replaceAll("*", said);
  });
}

function caseFor(cases: string[], name: string): string {
  const found = cases.slice(0, -1).find((one) => one.startsWith(`${name}=`));
  return found === undefined ? cases.at(-1)! : found.slice(name.length + 1);
}

/** The names that a phrase has a case for. */
export function casesOf(phrase: string): string[] {
  return [...phrase.matchAll(BLANK)].flatMap(([, , cases]) =>
    cases!
      .split("|")
      .slice(1, -1)
      .map((one) => one.slice(0, one.indexOf("="))),
  );
}

/** The blanks of a phrase by name, each once. */
export function blanks(phrase: string): string[] {
  return [...new Set([...phrase.matchAll(BLANK)].map(([, blank]) => blank!))].sort();
}
