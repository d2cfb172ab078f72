// speech.ts - the words around the choices: the sentence of the bar, the buttons, their order.
import type { Choice } from "../../engine/protocol";
import type { DBuilding, DCard, DPlace, DTile } from "../../generated/stone-age";
import type { Prompt } from "../../table/plugin";
import type { Session } from "../../table/session.svelte";
import { TRADE_ICON } from "./icons";
import {
  atHome,
  boxOf,
  frame,
  landOf,
  openRoll,
  phaseOf,
  RESOURCES,
  resourceOf,
  stateOf,
  stepOf,
  stockOf,
  visitedPlace,
} from "./position";
import { cardName, costName, gainName, placeName, resourceName, t, worthName } from "./texts";

const PRICES = ["card", "building", "herd", "feeding"] as const; // as a payment counts them

export function moment(session: Session): string {
  const state = stateOf(session);
  const phase = phaseOf(state);
  return [t().moment.round(state.round), phase ? t().moment[phase] : t().moment.over].join(" · ");
}

/** The card or building that is visited, if any. */
function offer(session: Session) {
  const state = stateOf(session);
  const box = boxOf(session);
  const place = visitedPlace(state);
  const card = place && state.display[place];
  const top = place && state.stacks[place]?.top;
  return {
    place,
    card: card ? box.cards[card as DCard] : undefined,
    building: top ? box.buildings[top as DBuilding] : undefined,
  };
}
function bonusTile(session: Session) {
  const id = stateOf(session).bonus_tile;
  return id === null ? undefined : boxOf(session).tiles[id as DTile];
}

export function prompt(session: Session): Prompt {
  const state = stateOf(session);
  const box = boxOf(session);
  const player = state.players[session.next ?? 0]!;
  const say = t().prompt;
  switch (stepOf(state)) {
    case "place": {
      const left = say.placeLeft(atHome(state, session.next ?? 0));
      const place = session.narrowed?.[0]?.action.place as DPlace | undefined;
      if (!place) return { verb: say.place, rest: say.placeWhere, note: left };
      const herd = landOf(state.herd) === place && state.seats < 4;
      return {
        verb: say.place,
        rest: say.howMany(placeName(place)),
        note: herd ? `${left} ${t().herd.here}` : left,
      };
    }
    case "act":
      return { verb: say.act, rest: say.actWhere, note: say.actNote };
    case "tools": {
      const roll = openRoll(state, box)!;
      const what = resourceName(roll.what);
      return {
        verb: say.tools,
        rest: say.toolsOr(Math.floor(roll.sum / roll.each), what),
        note: say.toolsNote(roll.sum, roll.each - (roll.sum % roll.each), what),
      };
    }
    case "move": {
      const tile = bonusTile(session);
      return {
        verb: say.move,
        rest: say.moveWhere,
        ...(tile ? { note: say.moveNote(player.food, gainName(tile.first), gainName(tile.all)) } : {}),
      };
    }
    case "buy": {
      const { place, card, building } = offer(session);
      const able = session.choices.some(({ action }) => action.verb === "buy");
      const note = able ? say.buyNote(stockOf(player)) : `${say.cannot} ${say.buyNote(stockOf(player))}`;
      if (building)
        return { verb: say.build, rest: say.buildWhat(costName(building), worthName(building)), note };
      const cost = box.card_cost[Number(place?.split("_")[1]) - 1] ?? 0;
      return { verb: say.buy, rest: card ? say.buyWhat(cardName(card), cost) : "", note };
    }
    case "pay":
      return payPrompt(session);
    case "pick": {
      const dice =
        frame(state, "dice_for_all")
          ?.locals.slice(0, 4)
          .filter((die) => die > 0) ?? [];
      return { verb: say.pick, rest: say.pickWhat, note: say.pickNote(dice.length) };
    }
    case "bonus":
      return { verb: say.bonus, rest: say.bonusWhat, note: say.bonusNote };
    case "take":
      return { verb: say.take, rest: say.takeWhat(frame(state, "take")?.locals[0] ?? 1) };
    case "feed": {
      const missing = frame(state, "feed")?.locals[0] ?? 0;
      return {
        verb: say.feed,
        rest: say.feedWhat(missing),
        note: say.feedNote(missing, box.hunger_penalty),
      };
    }
    default:
      return { verb: say.choose, rest: "" };
  }
}

function payPrompt(session: Session): Prompt {
  const say = t().prompt;
  const [price = 0, left = 0, , , value = 0] = frame(stateOf(session), "payment")?.locals ?? [];
  const { gathering } = session;
  const range = offer(session).building?.type === "range";
  const [least, most] = gathering?.known ? [gathering.least, gathering.most] : [left, left];
  const more = range ? (most > 0 ? say.payUpTo(most) : "") : least > 0 ? say.payLeft(least) : "";
  const points = RESOURCES.reduce(
    (sum, one) => sum + boxOf(session).value[one] * (gathering?.tray[one] ?? 0),
    value,
  );
  return {
    verb: say.pay,
    rest: `${more} ${say.payFor[PRICES[price]!]}`.trim(),
    ...(price === 1 ? { note: `${say.payNote(points)} ${t().building.values}` } : {}),
  };
}

/** On the button that pays what is chosen. */
export function give(session: Session): string {
  return t().label.give(session.gathering?.count ?? 0);
}

/** A place in a label: cards and buildings by what they are. */
function offerName(session: Session, place: DPlace): string {
  const state = stateOf(session);
  const card = state.display[place];
  if (card) return cardName(boxOf(session).cards[card as DCard]);
  const top = state.stacks[place]?.top;
  return top ? costName(boxOf(session).buildings[top as DBuilding]) : placeName(place);
}

export function label({ action }: Choice, session: Session): string {
  const state = stateOf(session);
  const box = boxOf(session);
  const say = t().label;
  const what = typeof action.resource === "string" ? resourceName(action.resource) : "";
  switch (action.verb) {
    case "place": {
      const place = action.place as DPlace;
      const name = offerName(session, place);
      return ["hunt", "forest", "clay_pit", "quarry", "river"].includes(place)
        ? say.place(name, action.people as number)
        : name;
    }
    case "use":
      return offerName(session, action.place as DPlace);
    case "two resources":
      return say.two;
    case "add tool": {
      const slot = (["first", "second", "third"] as const)[(action.slot as number) - 1]!;
      return say.tool(state.players[session.next ?? 0]!.tools[slot]);
    }
    case "add one_use":
      return say.oneUse(action.value as number);
    case "stop": {
      const roll = openRoll(state, box);
      if (!roll) return say.enough;
      const gain = Math.floor(roll.sum / roll.each);
      return gain > 0 ? say.takeRoll(gain, resourceName(roll.what)) : say.nothing;
    }
    case "move":
      return action.people === 0 ? say.nobody : say.send(action.people as number);
    case "decline":
      return say.decline;
    case "buy":
      return offer(session).building ? say.build : say.buy;
    case "pay":
      return say.pay(what);
    case "pick":
      return say.die(action.die as number, gainName(box.dice_for_all[(action.die as number) - 1]!));
    case "bonus": {
      const tile = bonusTile(session);
      if (!tile) return session.speaker.choice({ action } as Choice);
      return action.bonus === "first" ? say.first(gainName(tile.first)) : say.all(gainName(tile.all));
    }
    case "take":
      return say.take(what);
    case "starve":
      return say.starve(box.hunger_penalty);
    case "feed":
      return say.feed(frame(state, "feed")?.locals[0] ?? 0);
    default:
      return session.speaker.choice({ action, text: "", words: "", names: {} });
  }
}

const PLACE_ICONS: Partial<Record<DPlace, string>> = {
  hunt: "food",
  tool_maker: "tool",
  hut: "hut",
  field: "field",
};
export function iconOf({ action }: Choice, session: Session): string | undefined {
  if (typeof action.resource === "string") return action.resource;
  if (typeof action.place === "string") {
    const place = action.place as DPlace;
    const card = stateOf(session).display[place];
    if (card) {
      const { culture, trade } = boxOf(session).cards[card as DCard];
      return culture ? `c-${culture}` : TRADE_ICON[trade as "farmer"];
    }
    return resourceOf(place) ?? PLACE_ICONS[place] ?? "building";
  }
  if (action.verb === "pick") return `die-${action.die}`;
  if (action.verb === "add tool" || action.verb === "add one_use") return "tool";
  return undefined;
}

const FIRST = ["buy", "feed", "stop", "bonus", "pay", "take", "move", "use", "place"];
const NEAR: readonly DPlace[] = ["hut", "field", "tool_maker"];

/** The usual choice first; places of the village before cards, buildings and the numbers of the lands. */
export function order(choices: Choice[], session: Session): Choice[] {
  const step = stepOf(stateOf(session));
  const rank = ({ action }: Choice): number => {
    const verb = FIRST.indexOf(action.verb);
    const base = (verb < 0 ? FIRST.length : verb) * 1000;
    if (action.verb === "pick") return base - (action.die as number);
    if (typeof action.place !== "string") return base;
    const place = action.place as DPlace;
    const near = NEAR.indexOf(place);
    if (near >= 0) return base + near;
    if (place.startsWith("card")) return base + 10 + Number(place.at(-1));
    if (place.startsWith("building")) return base + 20 + Number(place.at(-1));
    return base + 30 + (step === "place" ? 0 : -28);
  };
  return choices
    .map((choice, i) => ({ choice, i, rank: rank(choice) }))
    .sort((a, b) => a.rank - b.rank || a.i - b.i)
    .map(({ choice }) => choice);
}
