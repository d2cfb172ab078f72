// describe.ts - the whole position in sentences, for the text view and for those who listen.
import type { DChief, DRestToken } from "../../generated/endless-winter";
import type { Section } from "../../table/plugin";
import type { Session } from "../../table/session.svelte";
import { lines } from "./effects";
import {
  boxOf,
  campsOn,
  COLUMNS,
  countOf,
  figuresOf,
  foodLimit,
  halves,
  influence,
  junctures,
  megalithsOf,
  type Player,
  stateOf,
  stonesOf,
  storyOf,
  tokenOn,
  TRIBES,
} from "./model";
import { text } from "./texts.svelte";
import { animalName, cardName, listWords, stoneWords } from "./words";

export function describe(session: Session): Section[] {
  const t = text();
  const d = t.describe;
  const state = stateOf(session);
  const box = boxOf(session);
  const me = state.players[session.viewer]!;
  const cards = (list: readonly string[]) => listWords(list, (card) => cardName(session, card)) || d.none;
  const beasts = (list: readonly string[]) =>
    listWords(list, (animal) => animalName(session, animal)) || d.none;
  const name = (seat: number) => session.name(seat);

  const hand = [
    d.held(cards(me.hand)),
    ...(me.play.length ? [d.played(cards(me.play))] : []),
    ...(me.pile.length ? [d.piled(cards(me.pile))] : []),
    d.deck(me.deck.length, cards(me.discard)),
    ...(state.turn.column !== null ? [d.labor(halves(state.turn.half_labor))] : []),
  ];

  const board: string[] = [];
  const figures = figuresOf(state, storyOf(session));
  if (state.round > 0) {
    COLUMNS.forEach((column, i) => {
      const here = figures
        .filter((one) => one.column === column)
        .map(({ seat, figure }) => (figure === "chief" ? t.columns.chief : t.columns.figure)(name(seat)));
      board.push(
        d.column(
          t.when[column],
          here.join(", ") || t.columns.nobody,
          state.bottoms.includes(i) ? d.taken : d.free,
        ),
      );
    });
  }
  for (let hex = 0; hex < 19; ++hex) {
    const land = box.terrain[state.terrain[`h${hex}`] as keyof typeof box.terrain];
    if (!land) continue;
    const who = state.players.flatMap((player, seat) => {
      const camps = campsOn(player, hex);
      const all = influence(state, box, hex, seat);
      return all === 0 ? [] : [camps ? t.land.camps(name(seat), camps) : t.land.influence(name(seat), all)];
    });
    const token = tokenOn(state, hex);
    if (token === "down") who.push(t.land.tokenDown);
    else if (token !== null) who.push(t.land.token(lines(box.tokens[token]!).join(", ")));
    board.push(
      d.hexLine(
        t.land.hex(hex, session.speaker.name(land.name)),
        lines(land.text).join(", ") || t.land.nothing,
        who.join("; ") || t.land.empty,
      ),
    );
  }
  const villages = state.players.flatMap((player, seat) =>
    player.villages.map((j) => t.land.village(name(seat), (junctures(box).get(j) ?? []).join(", "))),
  );
  if (villages.length) board.push(d.villages(villages.join("; ")));
  const megaliths = megalithsOf(state).map(
    ({ level, row, col, owner }) =>
      `${owner === null ? t.megaliths.gray : t.megaliths.of(name(owner))} (${level ? `${t.megaliths.level(level + 1)}, ` : ""}${t.megaliths.space(row, col)})`,
  );
  board.push(megaliths.length ? d.megaliths(megaliths.join("; ")) : d.noMegaliths);
  state.players.forEach((player, seat) => board.push(d.idols(name(seat), player.offering, player.honor)));

  const offer = [
    d.supply(
      TRIBES.map((tribe) => `${countOf(state.supply, tribe)} × ${cardName(session, tribe)}`).join(", "),
    ),
    d.culture(
      Object.values(state.display)
        .flatMap((card) =>
          card
            ? [
                `${cardName(session, card)} (${lines(box.cards[card as keyof typeof box.cards].text).join("; ")})`,
              ]
            : [],
        )
        .join(", ") || d.none,
    ),
    d.hunting(beasts(state.hunting), state.animal_deck.length),
    d.stones(
      stonesOf(state)
        .flatMap(({ stone }) => (stone ? [stoneWords(session, stone)] : []))
        .join("; ") || d.none,
    ),
    ...(state.rest_up ? [d.rest(lines(box.rests[state.rest_up as DRestToken]).join(", "))] : []),
  ];

  const tribe = (player: Player, seat: number): string => {
    const chief = box.chiefs[player.chief as DChief];
    return [
      name(seat),
      t.tribes.food(player.food, foodLimit(player)),
      t.tribes.tools(player.tools),
      t.tribes.hand(player.hand.length),
      t.tribes.camps(5 - player.camps_left),
      t.tribes.villages(player.villages.length),
      t.tribes.megaliths(10 - player.megaliths_left),
      t.tribes.buried(player.buried.length),
      t.tribes.figures(player.chief_figure + player.tribe_figures),
      ...(chief
        ? [
            `${t.board.chiefSide(session.speaker.name(chief.name), player.side)}: ${lines(player.side === "b" ? chief.b : chief.a).join("; ")}`,
          ]
        : []),
      ...(player.stones.length
        ? [d.owns(player.stones.map((stone) => stoneWords(session, stone)).join("; "))]
        : []),
      d.animals(beasts(player.upright), beasts(player.tipped)),
    ].join(", ");
  };

  return [
    { key: "hand", title: d.hand, lines: hand },
    { key: "board", title: d.board, lines: board },
    { key: "more", title: d.more, lines: offer },
    {
      key: "scores",
      title: d.scores,
      lines: state.players.map((_, seat) => d.score(name(seat), session.view!.scores[seat]!)),
    },
    {
      key: "players",
      title: d.players,
      lines: [
        ...(state.order.length ? [d.order(state.order.map(name).join(", "))] : []),
        ...state.players.map((player, seat) => tribe(player, seat)),
      ],
    },
  ];
}
