// texts.ts - the game's texts in the language chosen.
import { pick } from "../../texts/catalogue.svelte";
import { en } from "../../texts/en/endless-winter";
import { it } from "../../texts/it/endless-winter";

export const text = pick({ en, it });
