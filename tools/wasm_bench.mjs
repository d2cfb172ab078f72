#!/usr/bin/env node
// wasm_bench - random play in WebAssembly and native, in turns, and their ratio. Needs build/wasm and build/release.
// Every repetition is a process of its own: how fast a compiled engine is differs from process to process.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const median = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)];

async function inWebAssembly(game) {
  const module = await WebAssembly.compile(readFileSync(`${root}build/wasm/${game}.wasm`));
  const imports = {};
  for (const { module: from, name } of WebAssembly.Module.imports(module)) (imports[from] ??= {})[name] = () => 52;
  const { exports } = await WebAssembly.instantiate(module, imports);
  exports._initialize();
  const playFor = (milliseconds) => {
    let decisions = 0;
    const end = performance.now() + milliseconds;
    while (performance.now() < end) decisions += exports.play_at_random(20);
    return decisions;
  };
  playFor(1000); // so that it is compiled in full
  const began = process.cpuUsage();
  const decisions = playFor(500);
  const spent = process.cpuUsage(began);
  return (decisions * 1e6) / (spent.user + spent.system);
}

const [one] = process.argv.slice(2);
if (one) {
  console.log(await inWebAssembly(one));
} else {
  console.log("game               WebAssembly        native   ratio   (decisions a second, medians of 5)");
  for (const game of ["tribu", "mammothodus", "stone-age", "endless-winter"]) {
    const wasm = [], native = [];
    for (let i = 0; i < 5; ++i) {
      wasm.push(Number(execFileSync(process.execPath, [fileURLToPath(import.meta.url), game])));
      const said = execFileSync(`${root}build/release/ochre`, ["bench", game, "--repetitions", "1", "--seconds", "0.3", "--json"]);
      native.push(JSON.parse(said)[0].decisions_per_s);
    }
    const [w, n] = [median(wasm), median(native)];
    console.log(`${game.padEnd(16)} ${Math.round(w).toLocaleString("en").padStart(13)} ${Math.round(n).toLocaleString("en").padStart(13)}   ${(w / n).toFixed(2)}`);
  }
}
