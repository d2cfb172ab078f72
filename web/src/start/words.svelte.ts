// words.svelte.ts - the start page's texts in the language chosen, and sentences made of them.
import type { GameInfo } from "../engine/protocol";
import { settings } from "../settings.svelte";
import { games } from "../games/list";
import type { SavedGame } from "../store";
import { rulesOf } from "../table/files";
import { pick } from "../texts/catalogue.svelte";
import { type OptionText, en } from "../texts/en/start";
import { it } from "../texts/it/start";
import { clanSets } from "./about";
import { ago } from "./ago";
import { type GivenNames, type Seat, type Setup, changedOptions, range } from "./setup";

export const t = pick({ en, it });

export function given(): GivenNames {
  return t().names as unknown as GivenNames;
}

export function levelName(level: number): string {
  return t().levels[level as 1 | 2 | 3 | 4 | 5].name;
}

export function optionText(game: GameInfo, name: string): OptionText {
  const known = t().options[game.id]?.[name] as OptionText | undefined;
  return known ?? { title: name, text: game.options.find((option) => option.name === name)!.what };
}

/** What each value of an option is called; none for a switch. */
export function valueNames(game: GameInfo, name: string, seats: number): { value: number; title: string }[] {
  const { least, most } = range(game, name, seats);
  if (game.id === "mammothodus" && name === "clans")
    return clanSets(seats).map((set, value) => ({
      value,
      title: set.map((clan) => t().clans[clan]).join(t().and),
    }));
  if (least === 0 && most === 1) return [];
  const titles = optionText(game, name).values ?? {};
  return Array.from({ length: most - least + 1 }, (_, i) => ({
    value: least + i,
    title: titles[least + i] ?? `${least + i}`,
  }));
}

/** "standard rules", or what differs from them. */
export function tableLine(game: GameInfo, setup: Setup): string {
  if (setup.seats.every(({ kind }) => kind === "bot")) return t().watch;
  const changed = changedOptions(game, setup).map((name) => optionText(game, name).title);
  return changed.length === 0 ? t().plain : changed.join(t().and);
}

export function sitterLine(seat: Seat): string {
  return seat.kind === "bot" ? t().sitter.bot(levelName(seat.level)) : t().sitter[seat.kind];
}

export function momentOf(game: SavedGame): string {
  if (game.over) return t().saved.over;
  return game.moment || (game.decisions === 0 ? t().saved.begun : t().saved.decisions(game.decisions));
}

/** "rules 1" of a game that is not played by the newest. */
export function oldRules({ game, record }: SavedGame): string | null {
  const version = rulesOf(record);
  return version === games.find(({ id }) => id === game)!.rules_version ? null : t().saved.rules(version);
}

export function whenOf(game: SavedGame): string {
  return ago(game.when, Date.now(), settings.language);
}
