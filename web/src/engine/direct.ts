// direct.ts - an engine in the same thread, for tests and tools in node.
import { type Engine, type Method, type Methods, request, resultOf } from "./protocol";
import { WasmEngine } from "./wasm";

export class DirectEngine implements Engine {
  private constructor(readonly wasm: WasmEngine) {}
  static async start(bytes: BufferSource): Promise<DirectEngine> {
    return new DirectEngine(await WasmEngine.start(await WebAssembly.compile(bytes)));
  }
  async ask<M extends Method>(method: M, params: Methods[M]["params"]): Promise<Methods[M]["result"]> {
    return resultOf(this.wasm.answer(request(1, method, params))) as Methods[M]["result"];
  }
  close() {}
}
