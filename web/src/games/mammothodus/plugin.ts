// plugin.ts - what the table needs to know of Mammothodus.
import "@fontsource/alegreya/latin-500-italic.css";
import type { GameEvent } from "../../engine/protocol";
import type { DColour } from "../../generated/mammothodus";
import icons from "../../generated/icons-mammothodus";
import type { Plugin } from "../../table/plugin";
import type { Session } from "../../table/session.svelte";
import { prompt } from "./ask";
import { icon, label, order } from "./buttons";
import { endSentence } from "./defeat";
import { describe } from "./describe";
import Header from "./Header.svelte";
import { ANIMAL, clanOf, DEED_ICON, face, frame, GLYPH, stateOf, top } from "./model";
import Table from "./Table.svelte";
import { t } from "./texts";

function moment(session: Session): string {
  const state = stateOf(session);
  const say = t().moment;
  if (session.over) return say.over;
  if (frame(state, "setup") || !top(state)) return say.setup;
  const phase = frame(state, "generation")
    ? say.generation
    : frame(state, "ancients")
      ? say.ancients
      : frame(state, "discard") || frame(state, "draw")
        ? say.end
        : say.human;
  return `${say.turn(state.turn)} · ${phase}`;
}

const EVENT_ICON: Record<string, string> = {
  opened: "portal",
  market: "reveal",
  first: "turn",
  turn: "turn",
  reshuffled: "human-card",
  discovered: "human-card",
  degraded: "degradation",
  "new trail": "trail",
  "call blocked": "talent-spiritblock",
  "tribes attack": "tribe",
  "tribe moved": "tribe",
  appeared: "tribe",
  "tribes fell": "tribe",
  "trail locked": "trail-lock",
  baited: "bait",
  trapped: "trap",
  protected: "protection",
  "rolls again": "die-6",
  grew: "population",
  developed: "development",
  activated: "place-of-power",
  generation: "generation",
  "took degradation": "degradation",
  "took top": "reveal",
  "played draw three": "draw3",
  won: "win",
  lost: "loss",
};

function eventIcon(event: GameEvent, session: Session): string {
  const { event: kind } = event;
  if (kind === "rolled" || kind === "spirit attacks") return `die-${event.die as number}`;
  if (kind === "human card") return event.card === "new_trail" ? "trail" : GLYPH[event.card as DColour];
  if (event.spirit) return `spirit-${event.spirit as string}`;
  if (event.shard) return `shard-${event.shard as string}`;
  if (kind === "chose" || kind === "extra action") return DEED_ICON[event.action as "move"];
  if (kind === "laid" || kind === "discarded" || kind === "drew" || kind === "took")
    return face(event.card as string).icon;
  return EVENT_ICON[kind] ?? (event.who === undefined ? "portal" : seatIcon(session, event.who));
}

function seatIcon(session: Session, seat: number): string {
  const player = stateOf(session).players[seat];
  return player ? ANIMAL[clanOf(player)] : "mammoth";
}

export const plugin: Plugin = {
  id: "mammothodus",
  icons,
  secrets: false, // hands are open: everybody plays together
  Table,
  Header,
  moment,
  prompt,
  label,
  icon,
  order,
  seatIcon,
  seatColour: () => "var(--charcoal)",
  eventIcon,
  dice: (event) =>
    event.event === "rolled" || event.event === "spirit attacks"
      ? { values: [event.die as number] }
      : undefined,
  describe,
  keys: () => t().keys,
  endSentence,
  words: { it: () => import("../../texts/it/mammothodus-engine").then(({ words }) => words) },
  rules: { it: () => import("../../texts/it/mammothodus-rules").then(({ rules }) => rules) },
};
