// generate.mjs - writes src/generated: types and words of each game from its engine's vocabulary, and the icon sprites.
import { mkdirSync, readFileSync, readdirSync, statSync, writeFileSync, existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const PROTOCOL = 2; // what src/engine/protocol.ts is written for
const GAMES = ["tribu", "mammothodus", "stone-age", "endless-winter"];

async function startEngine(game) {
  const file = `${root}../build/wasm/${game}.wasm`;
  if (!existsSync(file)) {
    console.error(
      `generate: build/wasm/${game}.wasm is missing; build it first: cmake --preset wasm && cmake --build --preset wasm`,
    );
    process.exit(1);
  }
  const module = await WebAssembly.compile(readFileSync(file));
  const imports = {};
  for (const { module: from, name } of WebAssembly.Module.imports(module))
    (imports[from] ??= {})[name] = () => 52;
  const { exports } = await WebAssembly.instantiate(module, imports);
  exports._initialize();
  return (method, params = {}) => {
    const bytes = new TextEncoder().encode(JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }));
    const at = exports.message(bytes.length);
    new Uint8Array(exports.memory.buffer, at, bytes.length).set(bytes);
    const from = exports.answer();
    const reply = JSON.parse(
      new TextDecoder().decode(new Uint8Array(exports.memory.buffer, from, exports.reply_size())),
    );
    if (reply.error) throw new Error(`${method}: ${reply.error.message}`);
    return reply.result;
  };
}

// The shape of values seen: {kinds: Set, item: shape, fields: {name: {shape, seen}}}.
function learn(shape, value) {
  shape.kinds ??= new Set();
  if (value === null) shape.kinds.add("null");
  else if (Array.isArray(value)) {
    shape.kinds.add("array");
    for (const item of value) shape.item = learn(shape.item ?? {}, item);
  } else if (typeof value === "object") {
    shape.kinds.add("object");
    shape.times = (shape.times ?? 0) + 1;
    shape.fields ??= {};
    for (const [name, inner] of Object.entries(value)) {
      const field = (shape.fields[name] ??= { shape: {}, seen: 0 });
      field.seen += 1;
      learn(field.shape, inner);
    }
  } else shape.kinds.add(typeof value);
  return shape;
}

const key = (name) => (/^[a-z_]\w*$/i.test(name) ? name : JSON.stringify(name));

// Two shapes as one.
function merge(a, b) {
  if (!a) return b;
  if (!b) return a;
  const out = { kinds: new Set([...(a.kinds ?? []), ...(b.kinds ?? [])]) };
  if (a.item || b.item) out.item = merge(a.item, b.item);
  if (a.fields || b.fields) {
    out.times = (a.times ?? 0) + (b.times ?? 0);
    out.fields = {};
    for (const name of new Set([...Object.keys(a.fields ?? {}), ...Object.keys(b.fields ?? {})])) {
      const [x, y] = [a.fields?.[name], b.fields?.[name]];
      out.fields[name] = { shape: merge(x?.shape, y?.shape), seen: (x?.seen ?? 0) + (y?.seen ?? 0) };
    }
  }
  return out;
}

// An object whose keys are words of one domain, or many alike, is a map.
let domainsNow = {};
function mapOf(shape, indent) {
  const names = Object.keys(shape.fields);
  if (names.length < 3) return null;
  const domain = Object.entries(domainsNow).find(
    ([, words]) => Array.isArray(words) && names.every((name) => words.includes(name)),
  );
  const numbered = names.every((name) => /\d$/.test(name));
  if (!domain && !numbered) return null;
  const inner = typeOf(
    Object.values(shape.fields).reduce((sum, field) => merge(sum, field.shape), null),
    indent,
  );
  if (!domain) return `Record<string, ${inner}>`;
  const whole =
    domain[1].length === names.length &&
    Object.values(shape.fields).every((field) => field.seen === shape.times);
  return whole
    ? `Record<D${pascal(domain[0])}, ${inner}>`
    : `Partial<Record<D${pascal(domain[0])}, ${inner}>>`;
}

function typeOf(shape, indent) {
  const kinds = [...(shape.kinds ?? [])].map((kind) => {
    if (kind === "array") {
      const item = shape.item ? typeOf(shape.item, indent) : "string";
      return /[|&]/.test(item) && !item.startsWith("{") ? `(${item})[]` : `${item}[]`;
    }
    if (kind !== "object") return kind;
    const map = mapOf(shape, indent);
    if (map) return map;
    const lines = Object.entries(shape.fields).map(
      ([name, { shape: inner, seen }]) =>
        `${indent}  ${key(name)}${seen < shape.times ? "?" : ""}: ${typeOf(inner, indent + "  ")};\n`,
    );
    return `{\n${lines.join("")}${indent}}`;
  });
  if (kinds.length === 1 && kinds[0] === "null") return "null | string | number"; // never seen filled
  return kinds.length ? kinds.sort().join(" | ") : "string";
}

// Plays some games at random and learns the shape of states, as seats and as the referee see them.
function learnState(ask, info) {
  const shape = {};
  let random = 12345;
  for (let seats = info.least_seats; seats <= info.most_seats; ++seats) {
    for (const options of [{}, Object.fromEntries(info.options.map((row) => [row.name, row.most]))]) {
      const { table } = ask("new", { game: info.id, seats, seed: seats, options });
      for (let i = 0; i < 1200; ++i) {
        if (i % 7 === 0) {
          learn(shape, ask("view", { table, seat: i % seats }).state);
          learn(shape, ask("view", { table }).state);
        }
        const { choices } = ask("legal", { table });
        if (choices.length === 0) break;
        random = (random * 1103515245 + 12345) % 2147483648;
        const wise = random % 4 !== 0 && choices.length > 1;
        const action = wise
          ? ask("advise", { table, bot: "greedy" }).move.text
          : choices[(random >> 4) % choices.length].text;
        ask("play", { table, action });
      }
      learn(shape, ask("view", { table }).state);
      ask("close", { table });
    }
  }
  // Kept games have seen what is rare.
  for (const file of readdirSync(`${root}../tests/records`, { recursive: true })) {
    if (!file.endsWith(".record") || !file.includes(`/${info.id}-`)) continue;
    const record = readFileSync(`${root}../tests/records/${file}`, "utf8");
    const { table, decisions } = ask("load", { record });
    for (let at = 0; at <= decisions; at += 40) learn(shape, ask("view", { table, at }).state);
    learn(shape, ask("view", { table }).state);
    ask("close", { table });
  }
  return shape;
}

const union = (words) => (words.length ? words.map((word) => JSON.stringify(word)).join(" | ") : "never");
const pascal = (word) => word.replace(/(^|[ _-])(\w)/g, (_, __, letter) => letter.toUpperCase());

function typesOf(ask, info) {
  const words = ask("vocabulary", { game: info.id });
  domainsNow = words.domains;
  const domains = Object.entries(words.domains);
  const fieldType = ({ domain, secret }) =>
    `${Array.isArray(words.domains[domain]) ? `D${pascal(domain)}` : "number"}${secret ? " | null" : ""}`;
  const members = (fields) => fields.map((field) => `; ${key(field.name)}: ${fieldType(field)}`).join("");
  return `// Generated by scripts/generate.mjs from the engine's vocabulary. Do not edit.
${domains
  .filter(([, values]) => Array.isArray(values))
  .map(([name, values]) => `export type D${pascal(name)} = ${union(values)};\n`)
  .join("")}
export type GameAction =
${words.verbs.map((verb) => `  | { verb: ${JSON.stringify(verb.word)}${members(verb.fields)} }`).join("\n")};

export type GameEventOf =
${words.events.map((kind) => `  | { event: ${JSON.stringify(kind.word)}; who?: number${members(kind.fields)} }`).join("\n")};

export type Step = ${union(words.steps)};

export type State = ${typeOf(learnState(ask, info), "")};

export type Components = ${typeOf(learn({}, ask("components", { game: info.id }).components), "")};
`;
}

function sprite(symbols, names, from) {
  const wanted = names.map((name) => {
    if (!symbols.has(name))
      throw new Error(`generate: ${from} asks for the icon '${name}', which icons/icons.svg does not have`);
    return symbols.get(name);
  });
  return `// Generated by scripts/generate.mjs. Do not edit.\nexport default ${JSON.stringify(wanted.join(""))};\n`;
}

const out = `${root}src/generated`;
mkdirSync(out, { recursive: true });
const time = (file) => (existsSync(file) ? statSync(file).mtimeMs : 0);
const isFresh = (output, inputs) => inputs.every((file) => time(file) < time(output));
const self = fileURLToPath(import.meta.url);

if (!isFresh(`${out}/games.json`, [self, ...GAMES.map((game) => `${root}../build/wasm/${game}.wasm`)])) {
  const infos = [];
  let bots;
  for (const game of GAMES) {
    const ask = await startEngine(game);
    const listed = ask("games");
    if (listed.protocol !== PROTOCOL)
      throw new Error(
        `generate: ${game}.wasm speaks protocol ${listed.protocol}, expected ${PROTOCOL}; see docs/protocol.md`,
      );
    infos.push(listed.games[0]);
    bots = listed.bots;
    writeFileSync(`${out}/${game}.ts`, typesOf(ask, listed.games[0]));
  }
  writeFileSync(`${out}/games.json`, JSON.stringify({ games: infos, bots }, null, 1));
}

const icons = `${root}icons/icons.svg`;
const symbols = new Map();
for (const [whole, name] of readFileSync(icons, "utf8").matchAll(/<symbol id="i-([^"]+)".*?<\/symbol>/gs)) {
  symbols.set(name, whole.replace(/<title>.*?<\/title>/, ""));
}
const folders = readdirSync(`${root}src/games`, { withFileTypes: true }).filter((entry) =>
  entry.isDirectory(),
);
for (const [name, list] of [
  ["ui", `${root}src/ui/icons.txt`],
  ["start", `${root}src/start/icons.txt`],
  ...folders.map(({ name: game }) => [game, `${root}src/games/${game}/icons.txt`]),
]) {
  if (!existsSync(list) || isFresh(`${out}/icons-${name}.ts`, [self, icons, list])) continue;
  const names = readFileSync(list, "utf8").split(/\s+/).filter(Boolean);
  writeFileSync(`${out}/icons-${name}.ts`, sprite(symbols, names, list.slice(root.length)));
}
