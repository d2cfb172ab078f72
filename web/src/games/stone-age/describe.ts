// describe.ts - the whole position in sentences, for screen readers and the text view.
import type { DBuilding, DCard, DPlace, DTile } from "../../generated/stone-age";
import type { Section } from "../../table/plugin";
import type { Session } from "../../table/session.svelte";
import { whoIsAt } from "./marks";
import {
  atHome,
  boxOf,
  collectionOf,
  CULTURES,
  landOf,
  phaseOf,
  PLACES,
  RESOURCES,
  stateOf,
  toolsOf,
  TRADES,
} from "./position";
import { buildingTip, cardName, gainName, placeName, resourceName, t, worthName, costName } from "./texts";

function own(session: Session, seat: number): string[] {
  const state = stateOf(session);
  const box = boxOf(session);
  const player = state.players[seat]!;
  const stock = RESOURCES.filter((resource) => player[resource] > 0)
    .map((resource) => `${player[resource]} ${resourceName(resource)}`)
    .join(", ");
  const tools = toolsOf(player).map(({ value, used }) =>
    used ? t().tool.used(value) : t().tool.ready(value),
  );
  const has = collectionOf(player, box);
  const shows = [
    ...CULTURES.filter((culture) => has.culture[culture] > 0).map(
      (culture) => t().culture[culture] + (has.culture[culture] > 1 ? " × 2" : ""),
    ),
    ...TRADES.filter((trade) => has.trades[trade] > 0).map((trade) => t().trade[trade](has.trades[trade])),
  ];
  return [
    `${t().player.people(player.people, atHome(state, seat))}. ${t().player.food(player.food)}, ${t().player.level(player.level)}.`,
    t().player.stock(stock || t().player.nothing),
    ...tools.map((tool) => `${tool}.`),
    ...player.one_use.map((value) => `${t().player.oneUse(value)}.`),
    ...(player.two_open ? [`${t().player.two}.`] : []),
    `${t().card.count(has.cards)}${shows.length > 0 ? `: ${shows.join(", ")}` : ""}.`,
    `${t().building.owned(player.buildings.length)}. ${state.mammoth_herd ? `${t().player.tiles(player.tiles.length)}.` : ""}`,
  ];
}

function board(session: Session): string[] {
  const state = stateOf(session);
  const box = boxOf(session);
  const phase = phaseOf(state);
  const lines = [
    t().say.round(state.round, phase ? t().moment[phase] : t().moment.over),
    t().say.startPlayer(session.name(state.start)),
  ];
  const herd = landOf(state.herd);
  if (herd && state.bonus_tile !== null) {
    const tile = box.tiles[state.bonus_tile as DTile];
    lines.push(t().say.herdAt(placeName(herd), gainName(tile.first), gainName(tile.all)));
  }
  for (const place of PLACES) {
    const who = whoIsAt(session, place);
    if (place.startsWith("card")) {
      const id = state.display[place];
      const space = Number(place.at(-1));
      const name = id ? cardName(box.cards[id as DCard]) : t().empty;
      lines.push(`${t().say.space(space, box.card_cost[space - 1]!)}: ${name}. ${who}`);
    } else if (place.startsWith("building")) {
      if (Number(place.at(-1)) > state.seats) continue;
      const stack = state.stacks[place as DPlace]!;
      const building = stack.top === null ? undefined : box.buildings[stack.top as DBuilding];
      const what = building
        ? `${costName(building)}, ${worthName(building)}. ${buildingTip(building, stack.below)[1]}`
        : `${t().empty}.`;
      lines.push(`${t().say.stack(Number(place.at(-1)))}: ${what} ${who}`);
    } else lines.push(`${placeName(place)}. ${who || `${t().say.nobody}.`}`);
  }
  lines.push(`${t().pile(state.pile.length)}.`);
  return lines;
}

export function describe(session: Session): Section[] {
  const state = stateOf(session);
  const seats = state.players.map((_, seat) => seat);
  return [
    { key: "hand", title: t().region.own, lines: own(session, session.viewer) },
    { key: "board", title: t().region.board, lines: board(session) },
    {
      key: "scores",
      title: t().region.players,
      lines: seats.map((seat) => t().say.score(session.name(seat), state.players[seat]!.score)),
    },
    ...seats
      .filter((seat) => seat !== session.viewer)
      .map((seat) => ({ key: "players" as const, title: session.name(seat), lines: own(session, seat) })),
  ];
}
