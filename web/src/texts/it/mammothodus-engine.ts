// mammothodus-engine.ts - the engine's words in Italian: choices, events, names.
import type { EngineWords } from "../../table/plugin";

export const words: EngineWords = { verbs: {}, events: {}, veiled: {}, names: {}, sources: {}, options: {} };
