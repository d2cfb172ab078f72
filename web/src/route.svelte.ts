// route.svelte.ts - which screen is open, by the part of the address after '#/': "", "table/ID", "replay/ID", "rules/GAME".
export const route = $state({ path: read() });

function read(): string[] {
  return location.hash.replace(/^#\/?/, "").split("/").filter(Boolean);
}

addEventListener("hashchange", () => (route.path = read()));

export function go(path: string) {
  location.hash = `#/${path}`;
}
