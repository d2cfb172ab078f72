// settings.svelte.ts - what a person prefers, kept in the browser.
export type Language = "en" | "it";
export type Theme = "auto" | "light" | "dark";
export type Speed = "slow" | "normal" | "fast" | "instant";

export interface Settings {
  theme: Theme;
  language: Language;
  speed: Speed;
  motion: "auto" | "reduce";
  sound: boolean;
  autoplay: boolean; // choices without an alternative are made by themselves
}

const KEY = "ochre-settings";

function standard(): Settings {
  const italian = typeof navigator !== "undefined" && navigator.language.startsWith("it");
  return {
    theme: "auto",
    language: italian ? "it" : "en",
    speed: "normal",
    motion: "auto",
    sound: false,
    autoplay: true,
  };
}

function read(): Settings {
  try {
    return { ...standard(), ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>) };
  } catch {
    return standard();
  }
}

export const settings: Settings = $state(read());

export function change(changes: Partial<Settings>) {
  Object.assign(settings, changes);
  localStorage.setItem(KEY, JSON.stringify(settings));
  apply();
}

/** Puts theme, language and motion on the page. */
export function apply() {
  const root = document.documentElement;
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.theme = settings.theme === "auto" ? (dark ? "dark" : "light") : settings.theme;
  root.dataset.motion = stillness() ? "reduce" : "full";
  root.lang = settings.language;
  const wall = root.dataset.theme === "dark" ? "#2b2019" : "#e9d5b0"; // the top of the start page
  for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
    meta.setAttribute("content", wall);
}

export function stillness(): boolean {
  return settings.motion === "reduce" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** How long a bot's move stands before the next, and how long pieces travel, in milliseconds. */
export function pace(): { pause: number; travel: number } {
  return {
    slow: { pause: 1100, travel: 520 },
    normal: { pause: 420, travel: 320 },
    fast: { pause: 120, travel: 160 },
    instant: { pause: 0, travel: 0 },
  }[settings.speed];
}
