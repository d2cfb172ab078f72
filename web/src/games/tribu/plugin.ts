// plugin.ts - what the table needs to know of Tribù.
import type { State } from "../../generated/tribu";
import icons from "../../generated/icons-tribu";
import type { Plugin } from "../../table/plugin";
import { icon, label, order, prompt } from "./bar";
import { describe } from "./describe";
import Header from "./Header.svelte";
import { cardIcon } from "./reading";
import Table from "./Table.svelte";
import { t } from "./texts";

const EVENT_ICONS: Record<string, string> = {
  leader: "leader",
  "first dealer": "draw",
  challenge: "sun",
  dealt: "draw",
  "took deck": "draw",
  reshuffled: "draw3",
  discarded: "draw",
  activated: "face-down",
  exchanged: "face-down",
  "played draw3": "draw3",
  blocked: "block",
  robs: "steal",
  stolen: "steal",
  "not defended": "vase",
  skipped: "block",
  closed: "win",
  exhausted: "eclipse",
  "turn limit": "clock",
  scored: "sphere",
  won: "win",
  shown: "reveal",
};

export const plugin: Plugin = {
  id: "tribu",
  icons,
  secrets: true,
  Table,
  Header,
  moment: (session) => {
    const { challenge, turn } = session.state as State;
    return t().moment(challenge, turn);
  },
  prompt,
  label,
  icon,
  order,
  seatIcon: (session, seat) => cardIcon((session.state as State).players[seat]!.leader),
  seatColour: (seat) => `var(--seat-${seat + 1})`,
  eventIcon: (event) => {
    const named = EVENT_ICONS[event.event];
    if (named) return named;
    const card = (event.card ?? event.chain) as string | null | undefined;
    return card ? cardIcon(card) : "people";
  },
  describe,
  words: { it: () => import("../../texts/it/tribu-engine").then(({ engineWords }) => engineWords) },
  rules: { it: () => import("../../texts/it/tribu-rules").then(({ rules }) => rules) },
};
