// prompts.ts - the sentence of the bar for each step.
import type { Prompt } from "../../table/plugin";
import type { Session } from "../../table/session.svelte";
import { boxOf, type Column, stateOf, stepOf, verbsOf } from "./model";
import { text } from "./texts.svelte";

const OWN: Record<Column, { top: string[]; middle: string[] }> = {
  initiate: { top: ["take tribe"], middle: ["rite"] },
  develop: { top: ["take culture"], middle: ["take stone"] },
  migrate: { top: ["place camp", "move camp"], middle: ["build village"] },
  hunt: { top: ["reveal", "take animal"], middle: ["tip"] },
};

function made([verb, rest, note]: readonly string[], other?: string): Prompt {
  const said = other ?? note;
  return { verb: verb!, rest: rest!, ...(said ? { note: said } : {}) };
}

export function prompt(session: Session): Prompt {
  const t = text().prompt;
  const state = stateOf(session);
  const step = stepOf(state);
  const verbs = verbsOf(session.shown);
  const column = state.turn.column as Column | "rest" | null;
  const top = state.stack.at(-1);

  if (session.narrowed && verbs.size === 1 && verbs.has("move camp")) {
    const from = new Set(session.narrowed.map(({ action }) => action.from as number));
    if (from.size === 1) {
      const box = boxOf(session);
      const land = state.terrain[`h${[...from][0]}`] as keyof typeof box.terrain;
      return made([t["camp step"][0]!, t.from(session.speaker.name(box.terrain[land].name)), t.fromNote]);
    }
    return made(t["camp which"]);
  }
  if (session.narrowed && verbs.size === 1 && verbs.has("place")) return made(t["place which"]);

  switch (step) {
    case "top":
    case "middle":
      if (column && column !== "rest") {
        const own = OWN[column][step].some((verb) => verbs.has(verb));
        if (step === "top" || own) return made(t[step][column]);
      }
      return made(t.free);
    case "bottom":
      return verbs.has("bottom") && column && column !== "rest" ? made(t.bottom[column]) : made(t.end);
    case "rest":
      return verbs.has("rest draw") ? made(t.rest) : verbs.has("tip") ? made(t["rest after"]) : made(t.end);
    case "gain": {
      const best = (["megalith", "draw", "idol", "tool", "food"] as const).find((verb) => verbs.has(verb));
      return made(best ? t.gain[best] : t.other);
    }
    case "camp step": {
      const left = top?.locals[1] ?? 0;
      return made(t["camp step"], left > 1 ? t.steps(left) : undefined);
    }
    case "take tribe":
    case "take culture":
    case "choose animal":
    case "draw animal":
    case "tip":
    case "bury": {
      const left = top?.locals[1] ?? 0;
      return made(t[step], left > 1 ? t.times(left) : undefined);
    }
    case "chief draft":
    case "side choice":
    case "setup draft":
    case "culture":
    case "card choice":
    case "place figure":
    case "rite choice":
    case "token choice":
    case "pile":
    case "item choice":
    case "camp entry":
    case "village site":
    case "reveal":
    case "pay discard":
    case "token order":
    case "eclipse card":
    case "eclipse hex":
    case "eclipse board":
      return made(t[step]);
    default:
      return made(t.other);
  }
}
