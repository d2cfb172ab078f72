// texts.ts - the table's texts, and the names of things made of them.
import type { Components, DPlace } from "../../generated/stone-age";
import { capital } from "../../table/words.svelte";
import { pick } from "../../texts/catalogue.svelte";
import { en } from "../../texts/en/stone-age";
import { it } from "../../texts/it/stone-age";
import { RESOURCES, type Culture, type Gain, type Trade } from "./position";

export const t = pick({ en, it });
type Building = Components["buildings"]["bld01"];
type Card = Components["cards"]["civ01"];

export function resourceName(resource: string): string {
  return t().resource[resource as "wood"];
}
/** "Forest", "Card 2". */
export function placeName(place: DPlace): string {
  const [kind, number] = place.split("_") as [string, string | undefined];
  if (kind === "card") return t().place.card(Number(number));
  if (kind === "building") return t().place.building(Number(number));
  return t().place[place as "hunt"];
}
/** A gain in few words: "2 stone". */
export function gainName(gain: Gain): string {
  const names = t().gain;
  const what = gain.resource ? resourceName(gain.resource) : "";
  switch (gain.icon) {
    case "resource":
      return names.resource(gain.amount, what);
    case "roll_resource":
      return names.roll_resource(what);
    case "food":
    case "points":
    case "one_use_tool":
      return names[gain.icon](gain.amount);
    default:
      return names[gain.icon as "tool"];
  }
}
/** A gain in a sentence. */
export function gainEffect(gain: Gain, box: Components): string {
  const effects = t().effect;
  const what = gain.resource ? resourceName(gain.resource) : "";
  switch (gain.icon) {
    case "resource":
      return effects.resource(gain.amount, what);
    case "roll_resource":
      return effects.roll_resource(what, box.value[gain.resource as "wood"]);
    case "food":
    case "points":
    case "one_use_tool":
      return effects[gain.icon](gain.amount);
    default:
      return effects[gain.icon as "tool"];
  }
}
export function bottomName(card: Card): string {
  return card.culture
    ? t().culture[card.culture as Culture]
    : t().trade[card.trade as Trade](card.people ?? 0);
}
export function bottomEffect(card: Card): string {
  return card.culture
    ? t().cultureTip(t().culture[card.culture as Culture])
    : `${t().trade[card.trade as Trade](card.people ?? 0)}. ${t().tradeTip[card.trade as Trade]}`;
}
export function cardName(card: Card): string {
  return `${capital(gainName(card.top))} / ${bottomName(card)}`;
}
/** What a card does, both halves. */
export function cardTip(card: Card, box: Components): string[] {
  return [gainEffect(card.top, box), bottomEffect(card)];
}
export function costName(building: Building): string {
  if (building.type === "choice") return t().kinds(building.least, building.kinds);
  if (building.type === "range") return t().range(building.least, building.most);
  return RESOURCES.filter((resource) => building.cost[resource] > 0)
    .map((resource) => `${building.cost[resource]} ${resourceName(resource)}`)
    .join(", ");
}
export function buildingTip(building: Building, below: number): string[] {
  const texts = t().building;
  const what =
    building.type === "choice"
      ? texts.choice(building.least, building.kinds)
      : building.type === "range"
        ? texts.range(building.least, building.most)
        : texts.fixed(costName(building), building.points);
  return [
    building.type === "fixed" ? what : `${what} ${texts.values}`,
    below === 0 ? texts.last : texts.below(below),
  ];
}
export function worthName(building: Building): string {
  return building.type === "fixed" ? t().player.points(building.points) : t().byValue;
}
