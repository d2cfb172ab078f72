// catalogue.svelte.ts - the texts of the interface in the language chosen; every language has every text, or it does not compile.
import { settings } from "../settings.svelte";
import { en } from "./en/shell";
import { it } from "./it/shell";

/** A language's texts have the shape of the English ones. */
export type Like<T> = {
  [K in keyof T]: T[K] extends (...args: infer A) => string
    ? (...args: A) => string
    : T[K] extends string
      ? string
      : Like<T[K]>;
};

const shell: Record<string, Like<typeof en>> = { en, it };

/** The shell's texts. */
export function texts(): Like<typeof en> {
  return shell[settings.language]!;
}

/** A game's texts: `const t = pick({ en, it })` in a module of the game, then `t().hand`. */
export function pick<T>(languages: { en: T; it: Like<T> }): () => Like<T> {
  return () => (settings.language === "it" ? languages.it : (languages.en as Like<T>));
}
