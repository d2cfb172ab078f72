// main.ts - the page begins here.
import "@fontsource/alegreya-sans/latin-400.css";
import "@fontsource/alegreya-sans/latin-500.css";
import "@fontsource/alegreya-sans/latin-700.css";
import "@fontsource/alegreya/latin-500.css";
import "@fontsource/alegreya/latin-700.css";
import "@fontsource/alegreya/latin-800.css";
import "./styles/tokens.css";
import "./styles/page.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { showIcons } from "./games";
import icons from "./generated/icons-ui";
import type { GameId } from "./engine/protocol";
import { apply } from "./settings.svelte";
import { newGame } from "./table/files";

apply();
showIcons(icons);
mount(App, { target: document.getElementById("app")! });

// For pictures and tests: lays a game without the start page, and gives its id.
(globalThis as { ochreLay?: unknown }).ochreLay = (
  game: GameId,
  people: number,
  seats: number,
  seed: number,
  options: Record<string, number> = {},
) =>
  newGame(
    game,
    Array.from({ length: seats }, (_, seat) => ({
      kind: seat < people ? "person" : "bot",
      name: ["Ada", "Ben", "Cleo", "Dan"][seat]!,
      level: 3,
    })),
    options,
    seed,
  );
