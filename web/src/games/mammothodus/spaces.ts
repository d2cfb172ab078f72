// spaces.ts - a space of the map in words.
import type { DColour, DSpace } from "../../generated/mammothodus";
import type { Session } from "../../table/session.svelte";
import { defeatOf } from "./defeat";
import { boxOf, COLOURS, clanOf, LINES, SPIRITS, stateOf } from "./model";
import { figurineName, placeName, shardName, spiritName, t, talentName } from "./texts";

/** What stands and lies there, as a list. */
export function contents(session: Session, space: DSpace): string[] {
  const state = stateOf(session);
  const words = t().map;
  const out: string[] = [];
  for (const line of LINES) if (state.places[`line_${line}`] === space) out.push(words.placeOf(line));
  for (const spirit of SPIRITS) if (state.spirits[spirit] === space) out.push(spiritName(session, spirit));
  const tribes = state.tribes.filter((at) => at === space).length;
  if (tribes > 0) out.push(words.tribes(tribes));
  for (const player of state.players)
    for (const colour of COLOURS)
      if (player.figurines[colour] === space) out.push(figurineName(clanOf(player), colour));
  for (const shard of state.shards[space]) out.push(words.shard(shardName(session, shard)));
  if (state.face_down.includes(space)) out.push(words.faceDown);
  for (const { talent, tokens } of state.players)
    for (const at of tokens) if (at === space) out.push(t().talents.token(talentName(session, talent!)));
  if (state.notes.guarded.includes(space)) out.push(words.guarded);
  return out;
}

export function trailOf(session: Session, space: DSpace): string | null {
  const { initial_trail, trail_number } = boxOf(session).spaces[space];
  if (initial_trail) return t().map.openTrail;
  if (trail_number === 0) return null;
  return stateOf(session).trail_stack.includes(`t${trail_number}`)
    ? t().map.closedTrail(trail_number)
    : t().map.openTrail;
}

export function heading(session: Session, space: DSpace): string {
  const { colour, region } = boxOf(session).spaces[space];
  const name = placeName(session, space);
  return colour && region
    ? t().map.land(name, t().colours[colour as DColour], t().regions[region as "N"])
    : t().map.centre(name);
}

/** Name, state, legality. */
export function spaceLabel(session: Session, space: DSpace): string {
  const words = t().map;
  const [choice] = session.matching({ verb: ["go", "place", "bait"], space });
  const may =
    choice?.action.verb === "go"
      ? words.mayGo
      : choice?.action.verb === "place"
        ? words.mayPlace
        : choice
          ? words.mayBait
          : null;
  const trail = trailOf(session, space);
  return [
    heading(session, space),
    ...(defeatOf(session)?.space === space ? [t().lostHere] : []),
    ...contents(session, space),
    ...(trail ? [trail] : []),
    ...(may ? [may] : []),
  ]
    .map((part) => part.replace(/\.$/, ""))
    .join(". ");
}
