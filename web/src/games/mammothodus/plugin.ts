// plugin.ts - what the table needs to know of mammothodus.
import icons from "../../generated/icons-mammothodus";
import type { Plugin } from "../../table/plugin";
import Table from "./Table.svelte";

export const plugin: Plugin = {
  id: "mammothodus",
  icons,
  secrets: true,
  Table,
  moment: () => "",
  prompt: (session) => ({ verb: "Choose", rest: `one of ${session.shown.length}` }),
  seatIcon: () => "people",
  seatColour: (seat) => `var(--seat-${seat + 1})`,
  eventIcon: () => "people",
  describe: () => [],
  words: { it: { verbs: {}, events: {}, veiled: {}, names: {}, sources: {}, options: {} } },
  rules: { it: () => Promise.resolve({}) },
};
