// texts.ts - the words of replays, of the end and of its story, in the language chosen.
import { pick } from "../texts/catalogue.svelte";
import { en } from "../texts/en/replay";
import { it } from "../texts/it/replay";

export const texts = pick({ en, it });
