// mammothodus.ts - the Italian texts of the Mammothodus table.
import type { Like } from "../catalogue.svelte";
import { en } from "../en/mammothodus";

export const it: Like<typeof en> = en;
