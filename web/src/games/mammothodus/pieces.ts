// pieces.ts - the pieces on each space, with names that stay with them when they move.
import type { GameEvent } from "../../engine/protocol";
import type { DColour, DShard, DSpace, DSpirit, State } from "../../generated/mammothodus";
import { landOf } from "./board";
import { carried, type Clan, clanOf, COLOURS, LINES, SPIRITS, tally } from "./model";

export type Piece =
  | { kind: "place"; id: string; line: number }
  | { kind: "spirit"; id: string; spirit: DSpirit }
  | { kind: "tribes"; id: string; ids: string[] }
  | { kind: "figurine"; id: string; seat: number; colour: DColour; clan: Clan }
  | { kind: "shard"; id: string; shard: DShard; carried: boolean; turned: boolean }
  | { kind: "hidden"; id: string }
  | { kind: "token"; id: string; talent: string; seat: number; count: number };

export function width(piece: Piece): number {
  switch (piece.kind) {
    case "place":
    case "spirit":
      return 62;
    case "tribes":
      return 46 + 15 * (Math.min(piece.ids.length, 4) - 1);
    case "figurine":
      return 64;
    case "shard":
      return 48;
    case "hidden":
      return 42;
    case "token":
      return 44;
  }
}

/** A way one of several alike pieces is known to have gone. */
export interface Way {
  from: string;
  to: string;
}

/** Gives alike pieces names that stay with them. If it is told which ways they went, they go these; else who stays put keeps its name, and who leaves takes it to the nearest new place. */
export class Follower {
  private last = new Map<string, string[]>();
  private made = 0;
  constructor(private readonly name: string) {}

  follow(places: readonly string[], ways: readonly Way[] | null = null): Map<string, string[]> {
    const last = new Map([...this.last].map(([place, ids]) => [place, [...ids]]));
    for (const { from, to } of ways ?? []) {
      const gone = last.get(from)?.pop();
      if (gone) last.set(to, [...(last.get(to) ?? []), gone]);
    }
    const wanted = new Map<string, number>();
    for (const place of places) wanted.set(place, (wanted.get(place) ?? 0) + 1);
    const out = new Map<string, string[]>();
    const left: { id: string; from: string }[] = [];
    for (const [place, ids] of last) {
      const stay = Math.min(ids.length, wanted.get(place) ?? 0);
      if (stay > 0) out.set(place, ids.slice(0, stay));
      if (!ways) left.push(...ids.slice(stay).map((id) => ({ id, from: place })));
    }
    for (const [place, count] of wanted) {
      const here = out.get(place) ?? [];
      while (here.length < count) {
        left.sort((a, b) => apart(b.from, place) - apart(a.from, place));
        here.push(left.pop()?.id ?? `${this.name}-${++this.made}`);
      }
      out.set(place, here);
    }
    this.last = out;
    return out;
  }
}

function apart(a: string, b: string): number {
  const [one, other] = [landOf[a as DSpace], landOf[b as DSpace]];
  return one && other ? Math.hypot(one.label[0] - other.label[0], one.label[1] - other.label[1]) : 9999;
}

/** Follows the tribes and shards of one table. */
export class Followers {
  private readonly tribes = new Follower("tribe");
  private readonly shards = new Map<string, Follower>();
  private told: readonly GameEvent[] = [];

  /** The pieces by space; `fresh`: what happened since the last time, if that is known. */
  pieces(state: State, fresh: readonly GameEvent[] = []): Record<DSpace, Piece[]> {
    const out = Object.fromEntries(
      Object.keys(state.shards).map((space) => [space, []]),
    ) as unknown as Record<DSpace, Piece[]>;
    for (const line of LINES) {
      const at = state.places[`line_${line}`];
      if (at) out[at as DSpace].push({ kind: "place", id: `place-${line}`, line });
    }
    for (const spirit of SPIRITS) {
      const at = state.spirits[spirit];
      if (at) out[at as DSpace].push({ kind: "spirit", id: `spirit-${spirit}`, spirit });
    }
    const known = fresh.length > 0 && fresh !== this.told;
    this.told = fresh;
    const ways = fresh.flatMap(({ event, from, to }) =>
      event === "tribe moved" ? [{ from: from as string, to: to as string }] : [],
    );
    for (const [at, ids] of this.tribes.follow(state.tribes, known ? ways : null))
      out[at as DSpace].push({ kind: "tribes", id: `tribes-${at}`, ids });
    state.players.forEach((player, seat) => {
      for (const colour of COLOURS) {
        const at = player.figurines[colour];
        if (at)
          out[at as DSpace].push({
            kind: "figurine",
            id: `figurine-${seat}-${colour}`,
            seat,
            colour,
            clan: clanOf(player),
          });
      }
    });
    this.addShards(state, out, known ? fresh : []);
    for (const at of state.face_down) out[at as DSpace].push({ kind: "hidden", id: `hidden-${at}` });
    state.players.forEach((player, seat) => {
      for (const [at, count] of tally(player.tokens))
        out[at as DSpace].push({
          kind: "token",
          id: `token-${seat}-${at}`,
          talent: player.talent ?? "",
          seat,
          count,
        });
    });
    return out;
  }

  private addShards(state: State, out: Record<DSpace, Piece[]>, fresh: readonly GameEvent[]) {
    const turned = new Set(
      fresh
        .filter(({ event }) => event === "turned up")
        .map(({ shard, space }) => `${shard as string} ${space as string}`),
    );
    const places = new Map<string, string[]>();
    for (const [at, kinds] of Object.entries(state.shards))
      for (const kind of kinds) places.set(kind, [...(places.get(kind) ?? []), at]);
    const load = carried(state);
    for (const [kind, list] of places) {
      const follower = this.shards.get(kind) ?? new Follower(kind);
      this.shards.set(kind, follower);
      for (const [at, ids] of follower.follow(list))
        ids.forEach((id, i) =>
          out[at as DSpace].push({
            kind: "shard",
            id,
            shard: kind as DShard,
            carried: load?.shard === kind && load.at === at && i === ids.length - 1,
            turned: turned.has(`${kind} ${at}`) && i === ids.length - 1,
          }),
        );
    }
  }
}
