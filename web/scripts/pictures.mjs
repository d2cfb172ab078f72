// pictures.mjs - takes the pictures of docs/pictures: every table on a desktop and a phone, and the start page. Serve first, as for look.mjs.
import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

const out = fileURLToPath(new URL("../../docs/pictures", import.meta.url));
const look = fileURLToPath(new URL("look.mjs", import.meta.url));
mkdirSync(out, { recursive: true });
const take = (...words) => execFileSync("node", [look, ...words], { stdio: "inherit" });
take("start", "--out", `${out}/start.jpg`);
take("start", "--phone", "--out", `${out}/start-phone.jpg`);
for (const [game, seats, moves] of [
  ["mammothodus", 4, 150],
  ["stone-age", 3, 150],
  ["tribu", 3, 150],
  ["endless-winter", 3, 170],
]) {
  take(game, "--seats", `${seats}`, "--moves", `${moves}`, "--out", `${out}/${game}.jpg`);
  take(game, "--seats", `${seats}`, "--moves", `${moves}`, "--phone", "--out", `${out}/${game}-phone.jpg`);
}
