// effects.ts - what a card, tile or space does, read from the engine's words into icons; and back into words of the language chosen.
import { text } from "./texts.svelte";

export type What =
  | "labor"
  | "food"
  | "food_max"
  | "tool"
  | "draw"
  | "idol"
  | "megalith"
  | "arrow"
  | "bury"
  | "tribe_hand"
  | "tribe_discard"
  | "culture"
  | "choose"
  | "animal"
  | "reveal"
  | "tip"
  | "camp"
  | "step"
  | "village"
  | "points"
  | "discard";

export interface Item {
  what: What;
  n: number;
}
export interface Ability {
  when: "" | "initiate" | "develop" | "migrate" | "hunt" | "eclipse" | "start";
  cost: Item[];
  gain: Item[];
}

export const ICONS: Record<What, string> = {
  labor: "labor",
  food: "food",
  food_max: "food",
  tool: "tool",
  draw: "draw",
  idol: "idol",
  megalith: "megalith",
  arrow: "megalith-arrow",
  bury: "burial",
  tribe_hand: "people",
  tribe_discard: "initiate",
  culture: "culture",
  choose: "hunt",
  animal: "paw",
  reveal: "reveal",
  tip: "tip",
  camp: "camp",
  step: "migrate",
  village: "village",
  points: "points",
  discard: "face-down",
};

const FORMS: [RegExp, What][] = [
  [/^([\d.]+) Labor$/, "labor"],
  [/^Food to limit$/, "food_max"],
  [/^(\d+) Food$/, "food"],
  [/^(\d+) Tools?$/, "tool"],
  [/^(\d+) cards?$/, "draw"],
  [/^(\d+) Idols?$/, "idol"],
  [/^(\d+) Megaliths?$/, "megalith"],
  [/^arrow to [\d/]+$/, "arrow"],
  [/^bury (\d+)$/, "bury"],
  [/^(\d+) Tribe cards? \(discard\)$/, "tribe_discard"],
  [/^(\d+) Tribe cards?$/, "tribe_hand"],
  [/^(\d+) Culture cards?$/, "culture"],
  [/^choose (\d+) animals?$/, "choose"],
  [/^draw (\d+) animals?$/, "animal"],
  [/^reveal (\d+) animals?$/, "reveal"],
  [/^Tip (\d+)$/, "tip"],
  [/^(\d+) new Camps?$/, "camp"],
  [/^(\d+) Camp steps?$/, "step"],
  [/^a Village$/, "village"],
  [/^(\d+) points?$/, "points"],
  [/^discard (\d+)$/, "discard"],
];

function item(words: string): Item {
  for (const [form, what] of FORMS) {
    const found = form.exec(words);
    if (found) return { what, n: Number(found[1] ?? 1) };
  }
  throw new Error(`unknown effect '${words}'`);
}

const read = new Map<string, Ability[]>();

/** "1 Food -> 1 Tool; Eclipse: 1 Food" as two abilities. */
export function parse(words: string): Ability[] {
  let found = read.get(words);
  if (!found) {
    found = words === "" ? [] : words.split("; ").map(ability);
    read.set(words, found);
  }
  return found;
}

function ability(words: string): Ability {
  const [, prefix, rest] = /^(?:(\w+): )?(.*)$/.exec(words)!;
  const parts = rest!.split(" -> ");
  const gain = parts.at(-1)!;
  return {
    when: (prefix?.toLowerCase() ?? "") as Ability["when"],
    cost: parts.length > 1 ? parts[0]!.split(" + ").map(item) : [],
    gain: gain.split(", ").map(item),
  };
}

export function itemWords({ what, n }: Item): string {
  return text().item[what](n === 0.5 ? "½" : n % 1 === 0.5 ? `${Math.floor(n)}½` : `${n}`, n > 1);
}

/** An ability in a sentence part: "Hunt: 1 Labor", "1 Food gives 1 Tool". */
export function abilityWords({ when, cost, gain }: Ability): string {
  const t = text();
  const gains = gain.map(itemWords).join(", ");
  const body = cost.length ? t.gives(cost.map(itemWords).join(t.and), gains) : gains;
  return when ? `${t.when[when]}: ${body}` : body;
}

export function lines(words: string): string[] {
  return parse(words).map(abilityWords);
}

/** What a Sacred Stone counts, as icons. */
export interface StoneMark {
  points: number;
  per: number;
  icons: string[];
}

const LAND: Record<string, string> = {
  Forest: "forest",
  Grassland: "t-grassland",
  Lake: "t-lake",
  Mountain: "mountain",
  Canyon: "t-canyon",
  Tundra: "t-tundra",
  Glacier: "t-glacier",
};
const BEASTS: Record<string, string> = {
  "Woolly Rhino": "rhino",
  "Giant Sloth": "sloth",
  "Saber-toothed Tiger": "cat",
  Glyptodon: "glyptodon",
  "Steppe Bison": "bison",
  "Woolly Mammoth": "mammoth",
  Argentavis: "argentavis",
};

export function stoneMark(words: string): StoneMark {
  const [, points, per, what] = /^(\d+) points? per (?:(\d+) )?(.*)$/.exec(words)!;
  const icons = (() => {
    const land = /^Village at (\w+)/.exec(what!)?.[1];
    if (land) return ["village", LAND[land]!];
    const beasts = Object.keys(BEASTS).filter((name) => what!.includes(name));
    if (beasts.length) return ["tip", ...beasts.map((name) => BEASTS[name]!)];
    if (/Land type/.test(what!)) return ["camp", "t-grassland"];
    if (/tile/.test(what!)) return ["megalith", "building"];
    if (/stacked/.test(what!)) return ["megalith-arrow"];
    if (/Megalith/.test(what!)) return ["megalith"];
    if (/buried/.test(what!)) return ["burial"];
    if (/Idol/.test(what!)) return ["idol"];
    return ["tip", "paw"];
  })();
  return { points: Number(points), per: Number(per ?? 1), icons };
}
