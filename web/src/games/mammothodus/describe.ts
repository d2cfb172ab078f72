// describe.ts - the whole position in sentences, for the text view and for screen readers.
import type { DSpace } from "../../generated/mammothodus";
import type { Section } from "../../table/plugin";
import type { Session } from "../../table/session.svelte";
import {
  awakeLines,
  boxOf,
  clanOf,
  cost,
  degradation,
  lineAsk,
  LINES,
  onBoard,
  spiritsOut,
  stateOf,
  trailsOpen,
} from "./model";
import { endSentence } from "./defeat";
import { contents, heading, trailOf } from "./spaces";
import {
  cardList,
  clanName,
  discoveryName,
  figurineName,
  placeName,
  shardName,
  t,
  talentName,
} from "./texts";

export function describe(session: Session): Section[] {
  const state = stateOf(session);
  const words = t().describe;
  const me = state.players[session.viewer]!;
  return [
    {
      key: "hand",
      title: t().hand.title,
      lines: [
        words.hand(clanName(session, session.viewer), cardList(me.hand)),
        ...(me.laid.length > 0 ? [words.laid(cardList(me.laid))] : []),
        words.piles(me.draw.length, me.discard.length),
      ],
    },
    { key: "board", title: words.board, lines: boardLines(session) },
    { key: "scores", title: words.scores, lines: scoreLines(session) },
    { key: "players", title: words.players, lines: clanLines(session) },
    { key: "more", title: words.more, lines: [words.market(cardList(state.market))] },
  ];
}

function boardLines(session: Session): string[] {
  const words = t().describe;
  const spaces = Object.keys(boxOf(session).spaces) as DSpace[];
  const lines: string[] = [];
  const untouched: string[] = [];
  const bare: string[] = [];
  for (const space of spaces) {
    const here = contents(session, space);
    if (here.length === 0) bare.push(placeName(session, space));
    else if (here.length === 1 && here[0] === t().map.faceDown) untouched.push(placeName(session, space));
    else lines.push(words.space(heading(session, space), here.join(", ")));
  }
  if (untouched.length > 0) lines.push(words.empty(t().and(untouched)));
  if (bare.length > 0) lines.push(words.bare(t().and(bare)));
  const trails = spaces.filter((space) => trailOf(session, space) === t().map.openTrail);
  lines.push(words.trails(t().and(trails.map((space) => placeName(session, space)))));
  return lines;
}

function scoreLines(session: Session): string[] {
  const state = stateOf(session);
  const words = t().describe;
  const portal = t().portal;
  const decay = degradation(state);
  const lines = [
    ...(session.over ? [endSentence(session)] : []),
    words.places(awakeLines(state).length),
    words.limits(
      state.tribes.length,
      boxOf(session).tribes,
      spiritsOut(state).length,
      trailsOpen(state),
      decay.taken,
      decay.all,
    ),
    words.humanDeck(state.human_deck.length),
    portal.left(state.closed.length),
  ];
  for (const line of LINES) {
    const at = state.places[`line_${line}`];
    const { shards, colour, region } = lineAsk(session, line);
    const where = [
      ...(colour ? [portal.on(t().colours[colour])] : []),
      ...(region ? [portal.inRegion(t().regions[region as "N"])] : []),
    ].join(" ");
    const asked = `${t().and(shards.map((shard) => shardName(session, shard)))} ${where || portal.anywhere}`;
    lines.push(portal.row(line, at ? portal.done(placeName(session, at as string)) : asked));
  }
  if (awakeLines(state).length < 4) lines.push(portal.cost(cost(session)));
  for (const discovery of state.discoveries)
    lines.push(`${discoveryName(session, discovery)}: ${t().discoveryNotes[discovery as "attack_plus_1"]}`);
  return lines;
}

function clanLines(session: Session): string[] {
  const state = stateOf(session);
  const words = t().describe;
  return state.players.flatMap((player, seat) => {
    const clan = clanOf(player);
    const figurines = onBoard(player).map((colour) =>
      words.on(figurineName(clan, colour), placeName(session, player.figurines[colour]!)),
    );
    const talent = player.talent
      ? [
          words.talent(
            talentName(session, player.talent),
            boxOf(session).talents[player.talent as "bait"].tokens - player.tokens.length,
          ),
        ]
      : [];
    return [
      words.clan(
        clanName(session, seat),
        session.name(seat),
        player.population,
        t().and(figurines) || words.nothing,
      ),
      words.marker(player.marker, player.hand.length, player.draw.length),
      t().clansPanel.hand(cardList(player.hand)),
      ...talent,
    ];
  });
}
