// pieces.ts - names for pieces that look alike, so that the one that moved is the one that travels.
import type { View } from "../../engine/protocol";
import type { State } from "../../generated/endless-winter";
import type { Session } from "../../table/session.svelte";

type Zones = Record<string, readonly string[]>;

/** Follows kinds of pieces through zones: what stays keeps its id, what left a zone is what came to another. */
export class Tracker {
  private zones = new Map<string, { kind: string; id: string }[]>();
  private made = 0;

  update(next: Zones): Record<string, string[]> {
    const loose = new Map<string, string[]>();
    const kept = new Map<string, Map<string, string[]>>();
    for (const [zone, pieces] of this.zones) {
      const room = new Map<string, number>();
      for (const kind of next[zone] ?? []) room.set(kind, (room.get(kind) ?? 0) + 1);
      const stay = new Map<string, string[]>();
      for (const { kind, id } of pieces) {
        const left = room.get(kind) ?? 0;
        const into = left > 0 ? stay : loose;
        into.set(kind, [...(into.get(kind) ?? []), id]);
        if (left > 0) room.set(kind, left - 1);
      }
      kept.set(zone, stay);
    }
    const now = new Map<string, { kind: string; id: string }[]>();
    const out: Record<string, string[]> = {};
    for (const [zone, kinds] of Object.entries(next)) {
      const pieces = kinds.map((kind) => ({
        kind,
        id: kept.get(zone)?.get(kind)?.shift() ?? loose.get(kind)?.shift() ?? `${kind}#${++this.made}`,
      }));
      now.set(zone, pieces);
      out[zone] = pieces.map(({ id }) => id);
    }
    this.zones = now;
    return out;
  }
}

export function zonesOf(state: State): Zones {
  const out: Record<string, string[]> = {};
  out.hunting = state.hunting;
  state.players.forEach((player, seat) => {
    const own = (cards: readonly string[]) =>
      cards.map((card) => (/^c\d_/.test(card) ? card : `${seat}:${card}`));
    for (const zone of ["hand", "play", "pile", "discard"] as const)
      out[`${zone}${seat}`] = own(player[zone]);
    out[`upright${seat}`] = player.upright;
    out[`tipped${seat}`] = player.tipped;
    for (let hex = 0; hex < 19; ++hex)
      out[`camp${seat}.${hex}`] = Array.from({ length: player.camps[`h${hex}`] ?? 0 }, () => `camp${seat}`);
    out[`camp${seat}.home`] = Array.from({ length: player.camps_left }, () => `camp${seat}`);
  });
  out.display = Object.values(state.display).flatMap((card) => (card === null ? [] : [card]));
  return out;
}

const followed = new WeakMap<
  Session,
  { tracker: Tracker; view: View | null; ids: Record<string, string[]> }
>();

/** Ids by zone, in the order of the state: "hand0", "camp1.7", "hunting" … */
export function piecesOf(session: Session): Record<string, string[]> {
  let known = followed.get(session);
  if (!known) {
    known = { tracker: new Tracker(), view: null, ids: {} };
    followed.set(session, known);
  }
  if (known.view !== session.view && session.view) {
    known.view = session.view;
    known.ids = known.tracker.update(zonesOf(session.view.state as State));
  }
  return known.ids;
}
