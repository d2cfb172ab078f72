// wasm.ts - the engine as WebAssembly: messages of the protocol in, answers out. Runs in workers and in node.
interface Exports {
  memory: WebAssembly.Memory;
  _initialize(): void;
  message(size: number): number;
  answer(): number;
  reply_size(): number;
  signature(games: number, seed: number): bigint;
}

const OK = 0;
const NOT_HERE = 52; // WASI's "function not supported"

// What the engine asks of its host: a clock for time budgets, and somewhere to say why it stopped.
function hostFunctions(module: WebAssembly.Module, memory: () => DataView, say: (text: string) => void) {
  const known: Record<string, (...args: number[]) => number> = {
    clock_time_get: (_clock, _precision, at) => {
      memory().setBigUint64(at!, BigInt(Math.round(performance.now() * 1e6)), true);
      return OK;
    },
    fd_write: (_file, parts, count, writtenAt) => {
      const view = memory();
      let written = 0;
      for (let i = 0; i < count!; ++i) {
        const size = view.getUint32(parts! + 8 * i + 4, true);
        const from = view.getUint32(parts! + 8 * i, true);
        say(new TextDecoder().decode(new Uint8Array(view.buffer, from, size)));
        written += size;
      }
      view.setUint32(writtenAt!, written, true);
      return OK;
    },
    proc_exit: (code) => {
      throw new Error(`the engine stopped with code ${code}`);
    },
  };
  const imports: Record<string, Record<string, (...args: number[]) => number>> = {};
  for (const { module: from, name } of WebAssembly.Module.imports(module)) {
    (imports[from] ??= {})[name] = known[name] ?? (() => NOT_HERE);
  }
  return imports;
}

export class WasmEngine {
  private constructor(private readonly exports: Exports) {}

  static async start(module: WebAssembly.Module): Promise<WasmEngine> {
    const holder: { exports?: Exports } = {};
    const memory = () => new DataView(holder.exports!.memory.buffer);
    const imports = hostFunctions(module, memory, (text) => console.error(text));
    const instance = await WebAssembly.instantiate(module, imports as WebAssembly.Imports);
    holder.exports = instance.exports as unknown as Exports;
    holder.exports._initialize();
    return new WasmEngine(holder.exports);
  }

  /** The answer to one JSON-RPC message. */
  answer(message: string): string {
    const bytes = new TextEncoder().encode(message);
    const at = this.exports.message(bytes.length);
    new Uint8Array(this.exports.memory.buffer, at, bytes.length).set(bytes);
    const reply = this.exports.answer();
    return new TextDecoder().decode(
      new Uint8Array(this.exports.memory.buffer, reply, this.exports.reply_size()),
    );
  }

  /** The fingerprint of some games: the same number as everywhere. */
  signature(games: number, seed: number): string {
    return BigInt.asUintN(64, this.exports.signature(games, seed)).toString(16).padStart(16, "0");
  }
}
