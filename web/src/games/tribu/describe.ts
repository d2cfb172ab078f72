// describe.ts - the position in sentences, for screen readers and the text view.
import type { Components, State } from "../../generated/tribu";
import type { Section } from "../../table/plugin";
import type { Session } from "../../table/session.svelte";
import { cardName, cardSpheres } from "./game.svelte";
import {
  challengesOf,
  type Chain,
  chainsOf,
  groupOf,
  inDanger,
  laidOrder,
  threatOf,
  toClose,
  worthOf,
} from "./reading";
import { t } from "./texts";

/** "The Shaman, 7 spheres. Vases: Desert Wind, 2 red spheres. Next: Flag." */
export function chainWords(at: { session: Session }, seat: number, chain: Chain): string {
  const { session } = at;
  const words = t();
  const known = (card: string) =>
    [cardName(session, card), cardSpheres(session, card)].filter(Boolean).join(", ");
  const cards = [...chain.vases, ...(chain.totem ? [chain.totem] : [])];
  const danger = inDanger(session.state as State, seat, chain);
  return [
    words.say.chain(
      `${words.tribes[chain.tribe].name}${chain.leads ? ` (${words.chain.leader})` : ""}`,
      words.spheres(chain.spheres),
      cards.length > 0 ? words.say.vases(cards.map(known).join("; ")) : words.say.noVases,
    ),
    chain.totem
      ? ""
      : chain.complete
        ? words.say.wantsTotem
        : words.say.wants(words.kinds[chain.wants[chain.vases.length]!]),
    chain.totem ? `${words.chain.protectedChain}.` : "",
    chain.bonus ? `${words.chain.magical(chain.bonus)}.` : "",
    chain.active
      ? words.say.active(
          `${chain.active === "?" ? words.chain.activeHidden : cardName(session, chain.active)}, ${words.chain.since(chain.active_turn)}`,
        )
      : "",
    chain.blocked ? words.say.blocked : "",
    danger === "now" ? `${words.chain.lostNow}.` : danger === "next" ? `${words.chain.lostNext}.` : "",
  ]
    .filter(Boolean)
    .join(" ");
}

export function describe(session: Session): Section[] {
  const words = t();
  const state = session.state as State;
  const components = session.components as Components;
  const me = session.viewer;
  const order = Array.from({ length: state.seats }, (_, i) => (me + i) % state.seats);
  const name = (seat: number) => session.name(seat);
  const chains = (seat: number) =>
    chainsOf(components, state.players[seat]!, laidOrder(session.history, seat)).map((chain) =>
      chainWords({ session }, seat, chain),
    );
  const threat = threatOf(state);
  const turn = state.stack.find(({ step }) => step === "turn");
  const card = (one: string) =>
    one === "?"
      ? words.hand.hidden
      : words.say.handCard(cardName(session, one), words.groups[groupOf(one)], cardSpheres(session, one));

  return [
    {
      key: "hand",
      title: session.isPerson(me) ? words.hand.title : words.hand.titleOf(name(me)),
      lines: state.players[me]!.hand.map(card),
    },
    {
      key: "board",
      title: session.isPerson(me) ? words.chain.title : words.chain.titleOf(name(me)),
      lines: [
        ...(threat
          ? [
              words.say.threat(
                name(threat.by),
                cardName(session, threat.card),
                name(threat.victim),
                words.tribes[threat.chain].the,
              ),
            ]
          : []),
        ...(chains(me).length > 0 ? chains(me) : [words.chain.none]),
        words.say.deck(state.deck.length),
        state.discard[0]
          ? words.say.discard(state.discard.length, cardName(session, state.discard[0]))
          : words.say.discardEmpty,
        words.say.played(state.played.length),
      ],
    },
    ...order.slice(1).map((seat) => ({
      key: "players" as const,
      title: name(seat),
      lines: [
        playerLine(session, seat),
        ...(state.players[seat]!.known.length > 0 && !session.watched
          ? [words.rival.known(state.players[seat]!.known.map((one) => cardName(session, one)).join(", "))]
          : []),
        ...(chains(seat).length > 0 ? chains(seat) : [words.chain.none]),
      ],
    })),
    {
      key: "scores",
      title: words.score.title,
      lines: [
        ...order.map((seat) => {
          const { table, bonus } = worthOf(components, state.players[seat]!);
          return words.say.score(name(seat), state.players[seat]!.total, table, bonus);
        }),
        ...challengesOf(session.history).flatMap(({ challenge, rows }) =>
          rows.map(({ seat, table, bonus, hostile }) =>
            words.say.scored(challenge, name(seat), table + bonus - hostile),
          ),
        ),
        ...(turn ? [words.say.turnOf(name(turn.seat))] : []),
      ],
    },
  ];
}

function playerLine(session: Session, seat: number): string {
  const words = t();
  const state = session.state as State;
  const components = session.components as Components;
  const player = state.players[seat]!;
  const { complete } = worthOf(components, player);
  const skips = Object.values(player.chains).some((chain) => chain?.blocked);
  return `${[
    words.say.players(
      session.name(seat),
      player.total,
      complete,
      toClose(components, state),
      player.hand.length,
    ),
    words.say.led(words.tribes[player.leader as "scout"].the),
    ...(skips ? [words.say.skips] : []),
  ].join(", ")}.`;
}
