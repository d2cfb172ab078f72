// stone-age-engine.ts - the engine's words of Stone Age in Italian.
import type { EngineWords } from "../../table/plugin";

export const words: EngineWords = { verbs: {}, events: {}, veiled: {}, names: {}, sources: {}, options: {} };
