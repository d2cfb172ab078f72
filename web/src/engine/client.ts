// client.ts - asking an engine that runs in a worker.
import mammothodus from "../../../build/wasm/mammothodus.wasm?url";
import stoneAge from "../../../build/wasm/stone-age.wasm?url";
import endlessWinter from "../../../build/wasm/endless-winter.wasm?url";
import tribu from "../../../build/wasm/tribu.wasm?url";
import { type Engine, type GameId, type Method, type Methods, request, resultOf } from "./protocol";

const ADDRESS: Record<GameId, string> = {
  tribu,
  mammothodus,
  "stone-age": stoneAge,
  "endless-winter": endlessWinter,
};

interface Waiting {
  resolve(result: unknown): void;
  reject(problem: unknown): void;
}

export class EngineClient implements Engine {
  private readonly worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  private readonly waiting = new Map<number, Waiting>();
  private asked = 0;

  constructor(game: GameId) {
    this.worker.onmessage = ({ data }: MessageEvent<{ id?: number; reply?: string; failed?: string }>) =>
      this.hear(data);
    this.worker.onerror = (event) => this.hear({ failed: event.message });
    this.worker.postMessage({ start: new URL(ADDRESS[game], document.baseURI).href });
  }

  ask<M extends Method>(method: M, params: Methods[M]["params"]): Promise<Methods[M]["result"]> {
    const id = ++this.asked;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve: resolve as (result: unknown) => void, reject });
      this.worker.postMessage({ id, message: request(id, method, params) });
    });
  }

  close() {
    this.worker.terminate();
    for (const { reject } of this.waiting.values()) reject(new Error("the engine was closed"));
    this.waiting.clear();
  }

  private hear({ id, reply, failed }: { id?: number; reply?: string; failed?: string }) {
    if (id === undefined) {
      for (const { reject } of this.waiting.values()) reject(new Error(failed));
      this.waiting.clear();
      return;
    }
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    if (!waiting) return;
    try {
      if (failed !== undefined) throw new Error(failed);
      waiting.resolve(resultOf(reply!));
    } catch (problem) {
      waiting.reject(problem);
    }
  }
}
