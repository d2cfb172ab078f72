// records.ts - games out of the browser as files, and back.
import type { GameId } from "../engine/protocol";
import type { SavedGame } from "../store";
import { withSeats } from "../table/files";

export const LARGEST = 4_000_000; // bytes of a file that may be a record

export interface Source {
  name: string; // of the file
  text: string;
}

export interface BadRecord {
  source: string;
  part: number; // which game of the source, from 1
  parts: number;
  text: string;
  sentence: string; // the engine's
}

export interface Outcome {
  ids: string[]; // of the games opened
  bad: BadRecord[];
}

/** The records in a text: several may follow each other, each with its first line. */
export function split(text: string): string[] {
  const plain = text.replace(/^\ufeff/, "").replace(/\r\n?/g, "\n");
  return plain
    .split(/^(?=ochre record )/m)
    .filter((part) => part.trim() !== "")
    .map((part) => `${part.trimEnd()}\n`);
}

/** Opens every record there is; one that cannot be read keeps no other from it. */
export async function openAll(
  sources: readonly Source[],
  open: (record: string) => Promise<string>,
): Promise<Outcome> {
  const outcome: Outcome = { ids: [], bad: [] };
  for (const { name, text } of sources) {
    const parts = split(text);
    for (const [i, part] of parts.entries()) {
      try {
        outcome.ids.push(await open(part));
      } catch (problem) {
        const sentence = problem instanceof Error ? problem.message : String(problem);
        outcome.bad.push({ source: name, part: i + 1, parts: parts.length, text: part, sentence });
      }
    }
  }
  return outcome;
}

export function fileName(game: GameId, id: string): string {
  return `${game}-${id}.ochre`;
}

/** All games in one text, which `split` takes apart again. */
export function bundle(games: readonly SavedGame[]): string {
  return games.map(({ record, seats }) => withSeats(record, seats)).join("\n");
}

export function saveFile(name: string, text: string) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** The saved games that have all words of a search, in what is shown of them. */
export function search<T>(games: readonly T[], words: string, shown: (game: T) => string): T[] {
  const plain = (text: string) =>
    text.normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const wanted = plain(words);
  return games.filter((game) => {
    const here = plain(shown(game)).join(" ");
    return wanted.every((word) => here.includes(word));
  });
}
