// pieces.ts - gives every card on the table a name it keeps while it moves; the state knows kinds of cards, not copies.
import type { State } from "../../generated/tribu";
import { TRIBES } from "./reading";

/** Where a card lies: `key` is unique on the table. */
export interface Place {
  key: string;
  card: string; // "?" face down
  seat: number | null; // whose, or common
}

/** All places a card is drawn at: hands, chains, the tops of the piles. */
export function placesOf(state: State): Place[] {
  const out: Place[] = [];
  state.players.forEach((player, seat) => {
    for (const tribe of TRIBES) {
      const chain = player.chains[tribe];
      if (!chain) continue;
      const at = (what: string, card: string) => out.push({ key: `${seat}.${tribe}.${what}`, card, seat });
      at("tribe", tribe);
      chain.vases.forEach((vase, i) => at(`vase${i}`, vase));
      if (chain.totem) at("totem", chain.totem);
      if (chain.active) at("active", chain.active);
      if (chain.blocked) at("block", "block");
    }
    const copies: Record<string, number> = {};
    for (const card of player.hand) {
      const copy = (copies[card] = (copies[card] ?? 0) + 1);
      out.push({ key: handKey(seat, card, copy), card, seat });
    }
  });
  if (state.discard[0]) out.push({ key: "discard", card: state.discard[0], seat: null });
  out.push({ key: "deck", card: "?", seat: null });
  return out;
}

export function handKey(seat: number, card: string, copy: number): string {
  return `${seat}.hand.${card}.${copy}`;
}

/** Names by place, carried from one state to the next: a card that left a place is sought where one like it arrived. */
export class Pieces {
  private names = new Map<string, { name: string; place: Place }>();
  private count = 0;

  follow(places: readonly Place[]): Map<string, string> {
    const now = new Map<string, { name: string; place: Place }>();
    const left = new Map(this.names);
    const arrived: Place[] = [];
    for (const place of places) {
      const before = this.names.get(place.key);
      if (before && before.place.card === place.card) {
        now.set(place.key, { name: before.name, place });
        left.delete(place.key);
      } else arrived.push(place);
    }
    const deck = now.get("deck");
    for (const place of arrived) {
      const source = [...left.values()]
        .map((one) => ({ one, rank: likeness(one.place, place) }))
        .filter(({ rank }) => rank > 0)
        .sort((a, b) => b.rank - a.rank)[0]?.one;
      if (source) {
        left.delete(source.place.key);
        now.set(place.key, { name: source.name, place });
      } else if (deck && place.key.includes(".hand.")) {
        now.set(place.key, { name: deck.name, place }); // off the deck, which shows its next card
        deck.name = `c${++this.count}`;
      } else now.set(place.key, { name: `c${++this.count}`, place });
    }
    this.names = now;
    return new Map([...now].map(([key, { name }]) => [key, name]));
  }
}

// How likely the card that left `from` is the one that came to `to`; 0 if it cannot be.
function likeness(from: Place, to: Place): number {
  if (from.key === "deck") return 0;
  const same = from.card === to.card && from.card !== "?";
  const hidden = from.card === "?" || to.card === "?";
  if (!same && !hidden) return 0;
  const own = from.seat === to.seat;
  if (hidden && !same && !own && to.seat !== null && from.seat !== null) return 0;
  const ended = to.key === "discard" || to.key.endsWith(".block");
  return (
    (same ? 8 : 0) + (own ? 4 : 0) + (ended && !same ? 1 : 0) + (from.key === "discard" && same ? 2 : 0) + 1
  );
}
