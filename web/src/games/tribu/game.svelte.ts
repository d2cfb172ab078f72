// game.svelte.ts - a session of Tribù read as the table draws it: typed state, names of cards, places that keep their pieces.
import { getContext, setContext } from "svelte";
import type { Components, DCard, State } from "../../generated/tribu";
import type { Session } from "../../table/session.svelte";
import { tip } from "../../ui/tip.svelte";
import { Pieces, placesOf } from "./pieces";
import {
  chainsOf,
  type Chain,
  colourOf,
  groupOf,
  inDanger,
  kindOf,
  laidOrder,
  spheresOf,
  threatOf,
  toClose,
  type Tribe,
  worthOf,
} from "./reading";
import { t } from "./texts";

/** A card's name in words: "Rain Drum". */
export function cardName(session: Session, card: string): string {
  if (card === "?") return t().hand.hidden;
  const { cards } = session.components as Components;
  return session.speaker.name(cards[card as DCard].name);
}

/** What a card does, in a sentence. */
export function cardEffect(session: Session, card: string): string {
  const words = t();
  const { cards } = session.components as Components;
  const kind = kindOf(card);
  switch (groupOf(card)) {
    case "tribe":
      return words.effect.tribe(
        cards[card as DCard].vases!.map((want) => words.kinds[want as "statue"]).join(", "),
      );
    case "diorama":
      return kind === "multi" || kind === "totem"
        ? words.effect[kind]
        : words.effect.vase(words.kinds[kind!]);
    default:
      return words.effect[card as "wolf"];
  }
}

/** "1 blue sphere", "5 spheres", or nothing. */
export function cardSpheres(session: Session, card: string): string {
  const n = spheresOf(session.components as Components, card);
  const colour = colourOf(card);
  if (n === 0) return "";
  return colour ? t().colouredSpheres(n, t().colours[colour]) : t().spheres(n);
}

export class Game {
  constructor(readonly session: Session) {}

  state = $derived.by(() => this.session.state as State);
  get components(): Components {
    return this.session.components as Components;
  }
  /** The seat whose chains and hand lie large. */
  me = $derived.by(() => this.session.viewer);
  rivals = $derived.by(() =>
    Array.from({ length: this.state.seats - 1 }, (_, i) => (this.me + 1 + i) % this.state.seats),
  );
  toClose = $derived.by(() => toClose(this.components, this.state));
  threat = $derived.by(() => threatOf(this.state));
  turnSeat = $derived.by(() => this.state.stack.find(({ step }) => step === "turn")?.seat ?? -1);

  private readonly followed = new Pieces();
  private viewed = -1;
  private pieces = $derived.by(() => {
    if (this.viewed !== this.me) this.followed.follow([]);
    this.viewed = this.me;
    return this.followed.follow(placesOf(this.state));
  });
  /** The name of the piece at a place. */
  piece(key: string): string | undefined {
    return this.pieces.get(key);
  }

  chains(seat: number): Chain[] {
    return chainsOf(this.components, this.player(seat), laidOrder(this.session.history, seat));
  }
  player(seat: number) {
    return this.state.players[seat]!;
  }
  worth(seat: number) {
    return worthOf(this.components, this.player(seat));
  }
  danger(seat: number, chain: Chain) {
    return inDanger(this.state, seat, chain);
  }
  /** The card that lies against this chain, waiting for a defence. */
  against(seat: number, tribe: Tribe): string | null {
    const { threat } = this;
    return threat && threat.victim === seat && threat.chain === tribe ? threat.card : null;
  }
  spheres(card: string): number {
    return spheresOf(this.components, card);
  }
  cardName(card: string): string {
    return cardName(this.session, card);
  }
  /** The words about a card, shown when it is pointed at. */
  tip(card: string, before?: string) {
    const { title, text } = this.tipOf(card);
    return tip(title, [...(before ? [before] : []), ...(text ? [text] : [])]);
  }
  private tipOf(card: string): { title: string; text: string } {
    if (card === "?") return { title: t().hand.hidden, text: "" };
    const group = t().groups[groupOf(card)];
    const spheres = cardSpheres(this.session, card);
    return {
      title: this.cardName(card),
      text: `${spheres ? `${group}, ${spheres}. ` : `${group}. `}${cardEffect(this.session, card)}`,
    };
  }
}

const KEY = Symbol("tribu");
export function lay(game: Game): Game {
  return setContext(KEY, game);
}
export function atTable(): Game {
  return getContext<Game>(KEY);
}
