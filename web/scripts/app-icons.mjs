// app-icons.mjs - draws public/*.png, the icons of the installed app, from the hand stencil of public/icon.svg. Run it when that changes.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

const folder = fileURLToPath(new URL("../public/", import.meta.url));
const mark = readFileSync(`${folder}icon.svg`, "utf8").replace("<svg ", '<svg class="mark" ');

// [file, side, part of the side the mark takes, radius of the tile's corners in percent]
const icons = [
  ["icon-192.png", 192, 0.8, 22],
  ["icon-512.png", 512, 0.8, 22],
  ["icon-maskable-192.png", 192, 0.6, 0], // a launcher may cut a circle of 80 %
  ["icon-maskable-512.png", 512, 0.6, 0],
  ["apple-touch-icon.png", 180, 0.76, 0],
];

const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
for (const [file, side, part, radius] of icons) {
  const page = await browser.newPage({ viewport: { width: side, height: side } });
  await page.setContent(`<style>
    body { margin: 0 }
    .tile { width: ${side}px; height: ${side}px; border-radius: ${radius}%; display: grid; place-items: center; background: #f3e8d3 }
    .mark { width: ${part * side}px; height: ${part * side}px }
  </style><div class="tile">${mark}</div>`);
  await page.screenshot({ path: `${folder}${file}`, omitBackground: true });
  await page.close();
}
await browser.close();
