// wasm_signature.mjs FILE GAMES SEED - prints the signature of every game as the WebAssembly engine sees it.
import { readFileSync } from "node:fs";
import { WASI } from "node:wasi";

const [file, games, seed] = process.argv.slice(2);
const wasi = new WASI({ version: "preview1" });
const module = await WebAssembly.compile(readFileSync(file));
const instance = await WebAssembly.instantiate(module, wasi.getImportObject());
wasi.initialize(instance);
const { signature, game_count } = instance.exports;
for (let game = 0; game < game_count(); ++game) {
  const value = BigInt.asUintN(64, signature(game, Number(games), Number(seed)));
  console.log(value.toString(16).padStart(16, "0"));
}
