// texts.svelte.ts - the game's texts in the language chosen; Italian comes when somebody reads it, to keep the first load small.
import { settings } from "../../settings.svelte";
import type { Like } from "../../texts/catalogue.svelte";
import { en } from "../../texts/en/endless-winter";

import type { EngineWords } from "../../table/plugin";

type Texts = Like<typeof en>;

interface Italian {
  texts: Texts;
  words: EngineWords;
}

const load = async (): Promise<Italian> => {
  const [{ it }, { words: engine }] = await Promise.all([
    import("../../texts/it/endless-winter"),
    import("../../texts/it/endless-winter-engine"),
  ]);
  return { texts: it, words: engine };
};
const first = settings.language === "it" ? await load() : null;
let italian = $state.raw<Italian | null>(first);

function read(): Italian | null {
  if (!italian && settings.language === "it") void load().then((loaded) => (italian = loaded));
  return italian;
}

export function text(): Texts {
  return settings.language === "it" ? (read()?.texts ?? en) : en;
}

/** The engine's words; English is spoken until they are there. */
export const words: EngineWords = {
  get verbs() {
    return read()?.words.verbs ?? {};
  },
  get events() {
    return read()?.words.events ?? {};
  },
  get veiled() {
    return read()?.words.veiled ?? {};
  },
  get names() {
    return read()?.words.names ?? {};
  },
  get sources() {
    return read()?.words.sources ?? {};
  },
  get options() {
    return read()?.words.options ?? {};
  },
};
