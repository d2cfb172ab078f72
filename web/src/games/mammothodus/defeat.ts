// defeat.ts - how a game was lost, and what on the table shows it: a space, a clan, a track.
import type { DEnd, DSpace } from "../../generated/mammothodus";
import type { Session } from "../../table/session.svelte";
import { stateOf } from "./model";
import { clanName, placeName, t } from "./texts";

const TRACKS = ["tribes", "spirits", "trails", "degradation", "fragments"] as const;
export type Track = (typeof TRACKS)[number];

export interface Defeat {
  end: Exclude<DEnd, "none" | "won">;
  space: DSpace | null; // where it happened
  seat: number | null; // whose clan it was
  track: Track | null; // what ran out
}

/** The defeat, as the engine tells it; null while the game goes on or if it was won. */
export function defeatOf(session: Session): Defeat | null {
  const end = stateOf(session).end as DEnd;
  if (end === "none" || end === "won") return null;
  const told = session.history.at(-1)?.events.findLast(({ event }) => event === "lost");
  return {
    end,
    space: (told?.space ?? null) as DSpace | null,
    seat: told?.who ?? null,
    track: TRACKS.find((track) => track === end) ?? null,
  };
}

/** How the game ended, in a sentence with its place or its clan. */
export function endSentence(session: Session): string {
  const defeat = defeatOf(session);
  const { ends } = t();
  if (!defeat) return ends.won;
  const clan = defeat.seat === null ? "" : clanName(session, defeat.seat);
  const place = defeat.space === null ? "" : placeName(session, defeat.space);
  return ends[defeat.end](clan, place);
}
