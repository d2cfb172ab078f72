// index.ts - the games' tables, each loaded when it is played.
import type { GameId } from "../engine/protocol";
import type { Plugin } from "../table/plugin";

const LOADERS: Record<GameId, () => Promise<{ plugin: Plugin }>> = {
  tribu: () => import("./tribu/plugin"),
  mammothodus: () => import("./mammothodus/plugin"),
  "stone-age": () => import("./stone-age/plugin"),
  "endless-winter": () => import("./endless-winter/plugin"),
};

export async function loadPlugin(game: GameId): Promise<Plugin> {
  const { plugin } = await LOADERS[game]();
  showIcons(plugin.icons);
  return plugin;
}

const shown = new Set<string>();

/** Puts symbols into the page, once. */
export function showIcons(symbols: string) {
  if (shown.has(symbols)) return;
  shown.add(symbols);
  const holder = document.createElement("div");
  holder.innerHTML = `<svg xmlns="http://www.w3.org/2000/svg" style="display:none" aria-hidden="true">${symbols}</svg>`;
  document.body.prepend(holder.firstElementChild!);
}
