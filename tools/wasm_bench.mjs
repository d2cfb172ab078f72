#!/usr/bin/env node
// wasm_bench - random play in WebAssembly and native, in turns, and their ratio. Needs build/wasm and build/release.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const median = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)];
console.log("game               WebAssembly        native   ratio   (decisions a second)");
for (const game of ["tribu", "mammothodus", "stone-age", "endless-winter"]) {
  const module = await WebAssembly.compile(readFileSync(`${root}build/wasm/${game}.wasm`));
  const imports = {};
  for (const { module: from, name } of WebAssembly.Module.imports(module)) (imports[from] ??= {})[name] = () => 52;
  const { exports } = await WebAssembly.instantiate(module, imports);
  exports._initialize();
  exports.play_at_random(60); // so that it is compiled in full
  const wasm = [], native = [];
  for (let i = 0; i < 5; ++i) {
    const began = process.cpuUsage();
    let decisions = 0;
    for (let j = 0; j < 4; ++j) decisions += exports.play_at_random(60);
    const spent = process.cpuUsage(began);
    wasm.push((decisions * 1e6) / (spent.user + spent.system));
    const said = execFileSync(`${root}build/release/ochre`, ["bench", game, "--repetitions", "3", "--seconds", "0.3", "--json"]);
    native.push(JSON.parse(said)[0].decisions_per_s);
  }
  const [w, n] = [median(wasm), median(native)];
  console.log(`${game.padEnd(16)} ${Math.round(w).toLocaleString("en").padStart(13)} ${Math.round(n).toLocaleString("en").padStart(13)}   ${(w / n).toFixed(2)}`);
}
