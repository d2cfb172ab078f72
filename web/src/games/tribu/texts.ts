// texts.ts - Tribù's texts in the language chosen.
import { pick } from "../../texts/catalogue.svelte";
import { en } from "../../texts/en/tribu";
import { it } from "../../texts/it/tribu";

export const t = pick({ en, it });
