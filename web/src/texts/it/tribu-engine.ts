// tribu-engine.ts - the engine's words for Tribù in Italian.
import type { EngineWords } from "../../table/plugin";

export const engineWords: EngineWords = {
  verbs: {},
  events: {},
  veiled: {},
  names: {},
  sources: {},
  options: {},
};
