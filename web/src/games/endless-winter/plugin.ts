// plugin.ts - what the table needs to know of Endless Winter.
import type { GameEvent } from "../../engine/protocol";
import icons from "../../generated/icons-endless-winter";
import type { Plugin } from "../../table/plugin";
import type { Session } from "../../table/session.svelte";
import { ANIMAL_ICON, cardIcon } from "./art";
import { describe } from "./describe";
import Header from "./Header.svelte";
import { icon, label, order } from "./labels";
import { eraOf, phaseOf, seatColour, seatIcon, stateOf, turnOfRound } from "./model";
import { prompt } from "./prompts";
import Table from "./Table.svelte";
import { text } from "./texts.svelte";
import { ROMAN } from "./words";

const EVENT_ICON: Record<string, string> = {
  "chief dealt": "chief",
  "side chosen": "chief",
  "round began": "eclipse",
  "used chief": "chief",
  "spent food": "food",
  drew: "draw",
  reshuffled: "face-down",
  food: "food",
  tools: "tool",
  labor: "labor",
  buried: "burial",
  discarded: "face-down",
  "took stone": "sacred-stone",
  "camp placed": "camp",
  "camp moved": "migrate",
  "village built": "village",
  "token turned": "t-glacier",
  "megalith placed": "megalith",
  idol: "idol",
  scored: "points",
  final: "points-end",
  "rest token": "rest",
  "rest token up": "rest",
  pile: "eclipse",
  "eclipse labor": "eclipse",
  order: "eclipse",
  won: "points",
};

function eventIcon(event: GameEvent): string {
  if (event.event === "placed") return event.column as string;
  if (typeof event.animal === "string") return ANIMAL_ICON[event.animal] ?? "paw";
  if (EVENT_ICON[event.event]) return EVENT_ICON[event.event]!;
  if (typeof event.card === "string") return cardIcon(event.card);
  return event.who === undefined ? "turn" : seatIcon(event.who);
}

function moment(session: Session): string {
  const state = stateOf(session);
  const t = text().moment;
  const era = ROMAN[eraOf(state)]!;
  switch (phaseOf(state)) {
    case "setup":
      return t.setup;
    case "action":
      return t.action(state.round, turnOfRound(state), era);
    case "eclipse":
      return t.eclipse(state.round, era);
    case "over":
      return t.over;
  }
}

export const plugin: Plugin = {
  id: "endless-winter",
  icons,
  secrets: true,
  Table,
  Header,
  moment,
  prompt,
  label,
  icon,
  order,
  amounts: false,
  seatIcon: (_session, seat) => seatIcon(seat),
  seatColour,
  eventIcon,
  describe,
  words: { it: () => import("../../texts/it/endless-winter-engine").then(({ words }) => words) },
  rules: { it: () => import("../../texts/it/endless-winter-rules").then(({ rules }) => rules) },
};
