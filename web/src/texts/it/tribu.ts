// tribu.ts - Italian texts of Tribù's table.
import type { Like } from "../catalogue.svelte";
import { en } from "../en/tribu";

export const it: Like<typeof en> = en;
