// worker.ts - an engine in a thread of its own: first the address of its WebAssembly, then messages of the protocol.
import { WasmEngine } from "./wasm";

let engine: Promise<WasmEngine> | undefined;

onmessage = async ({ data }: MessageEvent<{ start: string } | { id: number; message: string }>) => {
  if ("start" in data) {
    engine = WebAssembly.compileStreaming(fetch(data.start)).then((module) => WasmEngine.start(module));
    engine.catch((problem: unknown) => postMessage({ failed: String(problem) }));
    return;
  }
  try {
    postMessage({ id: data.id, reply: (await engine!).answer(data.message) });
  } catch (problem) {
    postMessage({ id: data.id, failed: String(problem) });
  }
};
