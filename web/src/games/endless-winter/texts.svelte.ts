// texts.svelte.ts - the game's texts in the language chosen; Italian comes when somebody reads it, to keep the first load small.
import { settings } from "../../settings.svelte";
import type { Like } from "../../texts/catalogue.svelte";
import { en } from "../../texts/en/endless-winter";

type Texts = Like<typeof en>;

const load = async (): Promise<Texts> => (await import("../../texts/it/endless-winter")).it;
const first = settings.language === "it" ? await load() : null;
let italian = $state.raw<Texts | null>(first);

export function text(): Texts {
  if (settings.language !== "it") return en;
  if (!italian) void load().then((texts) => (italian = texts));
  return italian ?? en;
}
