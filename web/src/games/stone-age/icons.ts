// icons.ts - which symbols stand for a gain, an event, a trade.
import type { GameEvent } from "../../engine/protocol";
import type { Gain, Trade } from "./position";

export const COLOUR: Record<string, string> = {
  wood: "var(--wood)",
  brick: "var(--brick)",
  stone: "var(--rock)",
  gold: "var(--gold-ore)",
  food: "var(--food)",
};
export const TRADE_ICON: Record<Trade, string> = {
  farmer: "farmer",
  tool_maker: "crafter",
  builder: "builder",
  shaman: "shaman",
};

export interface Marks {
  icons: { name: string; colour: string }[];
  number: string; // beside the last icon
}
const plain = (name: string, times = 1) =>
  Array.from({ length: times }, () => ({ name, colour: COLOUR[name] ?? "var(--ink)" }));

/** A gain's symbols. */
export function iconsOf(gain: Gain): Marks {
  switch (gain.icon) {
    case "resource":
      return { icons: plain(gain.resource!, gain.amount), number: "" };
    case "roll_resource":
      return { icons: [...plain("die-5"), ...plain(gain.resource!)], number: "" };
    case "food":
      return { icons: plain("food"), number: `${gain.amount}` };
    case "points":
      return { icons: plain("points"), number: `${gain.amount}` };
    case "one_use_tool":
      return { icons: plain("tool"), number: `${gain.amount}` };
    case "food_track":
      return { icons: plain("field"), number: "+1" };
    case "tool":
      return { icons: plain("tool"), number: "+1" };
    case "person":
      return { icons: plain("person"), number: "+1" };
    case "draw_card":
      return { icons: plain("draw"), number: "" };
    case "any_resource":
      return { icons: plain("any-resource"), number: "" };
    case "two_resources":
      return { icons: plain("any-resource"), number: "2" };
    default:
      return { icons: plain("die-5"), number: "" };
  }
}

/** For the log. */
export function eventIcon({ event, resource }: GameEvent): string {
  switch (event) {
    case "rolled":
    case "rolled many":
    case "rolled most":
    case "dice for all":
    case "picked":
      return "die-5";
    case "gained":
    case "paid":
      return resource as string;
    case "back":
    case "herd":
    case "herd gone":
    case "tamed":
    case "tamed many":
    case "won":
    case "drew":
    case "untamed":
    case "chose bonus":
    case "took tile":
    case "moved":
      return "mammoth";
    case "gained food":
    case "paid food":
    case "hungry":
      return "food";
    case "gained tool":
    case "tool used":
    case "one-use used":
    case "kept tool":
      return "tool";
    case "gained level":
      return "field";
    case "gained points":
    case "scored":
    case "winner":
      return "points";
    case "dealt":
    case "bought":
    case "slid":
    case "drew card":
    case "nothing drawn":
    case "shown":
      return "draw";
    case "kept two":
    case "used two":
      return "any-resource";
    case "turned":
    case "built":
      return "building";
    case "starts":
      return "start-player";
    default:
      return "person";
  }
}
