// wasm_signature.mjs FILE GAMES SEED - prints the signature of a game as its WebAssembly engine sees it.
import { readFileSync } from "node:fs";

const [file, games, seed] = process.argv.slice(2);
const module = await WebAssembly.compile(readFileSync(file));
// The engine asks nothing of the outside; whatever its libraries import answers "not here".
const NOT_HERE = 52;
const imports = {};
for (const { module: from, name } of WebAssembly.Module.imports(module)) {
  (imports[from] ??= {})[name] = name === "proc_exit" ? (code) => process.exit(code) : () => NOT_HERE;
}
const { exports } = await WebAssembly.instantiate(module, imports);
exports._initialize();
const value = BigInt.asUintN(64, exports.signature(Number(games), Number(seed)));
console.log(value.toString(16).padStart(16, "0"));
