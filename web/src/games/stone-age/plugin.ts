// plugin.ts - what the table needs to know of Stone Age.
import icons from "../../generated/icons-stone-age";
import type { Plugin } from "../../table/plugin";
import { describe } from "./describe";
import { isRoll, valuesOf } from "./dice";
import Header from "./Header.svelte";
import { eventIcon } from "./icons";
import { SEAT_COLOUR } from "./seats";
import { give, iconOf, label, moment, order, prompt } from "./speech";
import Table from "./Table.svelte";

export const plugin: Plugin = {
  id: "stone-age",
  icons,
  secrets: true, // cards drawn from the pile are known to their owner only
  Table,
  Header,
  moment,
  prompt,
  label,
  icon: iconOf,
  order,
  pieces: { verb: "pay", field: "resource", end: "stop", event: "paid", amount: "amount", give },
  seatIcon: () => "person",
  seatColour: (seat) => SEAT_COLOUR[seat] ?? SEAT_COLOUR[0],
  eventIcon,
  dice: (event) => (isRoll(event) ? { values: valuesOf(event) } : undefined),
  describe,
  words: { it: () => import("../../texts/it/stone-age-engine").then(({ words }) => words) },
  rules: { it: () => import("../../texts/it/stone-age-rules").then(({ rules }) => rules) },
};
