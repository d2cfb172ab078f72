// ask.ts - the open question in words.
import type { DAction, DColour, DSpace } from "../../generated/mammothodus";
import type { Prompt } from "../../table/plugin";
import type { Session } from "../../table/session.svelte";
import {
  activeSeat,
  allowed,
  boxOf,
  carried,
  colourAt,
  cost,
  DEED_COLOUR,
  deedOf,
  diceOf,
  type Frame,
  frame,
  inUse,
  laidPoints,
  onBoard,
  performed,
  position,
  spaceAt,
  SPIRITS,
  stateOf,
  top,
} from "./model";
import { capital, clanName, placeName, shardName, spiritName, t, talentName, theFigurine } from "./texts";

/** The least die that hits a tribe, and what is added to each. */
export function aim(session: Session): { least: number; bonus: number } {
  const state = stateOf(session);
  const hits = frame(state, "hits");
  const at = hits ? spaceAt(session, hits) : inUse(state)?.at;
  const guarded = hits ? hits.locals[1]! : at && state.notes.guarded.includes(at) ? 2 : 0;
  return { least: state.discoveries.includes("defence_plus_1") ? 5 : 4, bonus: guarded };
}

function diceWords(session: Session): string {
  const dice = diceOf(stateOf(session));
  const { least, bonus } = aim(session);
  return t().ask.dice(dice.join(", "), dice.filter((die) => die + bonus >= least).length);
}

/** The question as texts have it: verb, rest and note between bars. */
function split(text: string): Prompt {
  const [verb, rest, note] = text.split("|") as [string, string, string];
  return { verb, rest, ...(note ? { note } : {}) };
}

export const prompt = (session: Session): Prompt => split(question(session));

function question(session: Session): string {
  const state = stateOf(session);
  const last = top(state);
  const ask = t().ask;
  if (!last) return ask.other(session.shown.length);
  const me = state.players[last.seat]!;
  const here = () => placeName(session, spaceAt(session, last));
  switch (last.step) {
    case "talent":
      return ask.talent(clanName(session, last.seat));
    case "starting":
      return ask.starting(2 - onBoard(me).length);
    case "draw_three":
      return ask.drawThree(
        frame(state, "ancients") ? ask.whenOther(clanName(session, activeSeat(state))) : ask.whenHuman,
      );
    case "bait":
      return ask.bait(t().humans.colourCard[(state.human_card ?? "red") as DColour]);
    case "block_call":
      return ask.blockCall(here());
    case "protect":
      return ask.protect(here(), protectWords(frame(state, "assault")));
    case "tribe_step":
      return ask.tribeStep(here());
    case "spirit_goal":
      return ask.spiritGoal(spiritName(session, SPIRITS[last.locals[0]!]!));
    case "traps":
      return ask.traps(here());
    case "spirit_hit":
      return ask.spiritHit(diceWords(session));
    case "tribe_hit":
      return ask.tribeHit(placeName(session, spaceAt(session, frame(state, "hits")!)), diceWords(session));
    case "trail_lock":
      return ask.trailLock(here());
    case "token_card":
      return ask.tokenCard(talentName(session, me.talent!));
    case "token_space":
      return ask.tokenSpace(talentName(session, me.talent!), last.locals[1]!);
    case "degrade":
      return ask.degrade(me.hand.filter((card) => card === "degradation").length);
    case "degrade_helper":
      return ask.degradeHelper(clanName(session, activeSeat(state)));
    case "discard":
      return ask.discard(me.draw.length);
    case "add_figurine":
      return ask.addFigurine(me.population, allowed(boxOf(session), me.population));
    case "add_space":
      return ask.addSpace(theFigurine(session, last.seat, colourAt(last)));
    case "remove_figurine":
      return ask.removeFigurine(me.population, allowed(boxOf(session), me.population));
    case "speciality":
      return ask.speciality(placeName(session, position(state, last) ?? "C"), last.at === 0);
    default:
      return ofAction(session, last);
  }
}

function protectWords(assault: Frame | undefined): string {
  const ask = t().ask;
  if (!assault) return ask.protectFight;
  return assault.locals[1]! > 0 ? ask.protectTribes(assault.locals[1]!) : ask.protectSpirit;
}

function ofAction(session: Session, last: Frame): string {
  const state = stateOf(session);
  const ask = t().ask;
  const deed = deedOf(state);
  const user = inUse(state);
  const who = user ? theFigurine(session, user.seat, user.colour) : "";
  const where = user?.at ? placeName(session, user.at) : "";
  switch (last.step) {
    case "choose": {
      const done = performed(state).map((one) => t().deeds[one]);
      if (state.notes.credit === 0 && done.length > 0) return ask.chooseMore(t().and(done));
      return done.length > 0 || state.notes.tried > 0
        ? ask.chooseCredit()
        : ask.choose(clanName(session, last.seat));
    }
    case "figurine":
      return ask.figurine(
        t().deeds[deed!],
        deed === "degradation" ? "" : ask.figurineNotes[deed as Exclude<DAction, "degradation">],
      );
    case "line":
      return ask.line(where);
    case "cards":
      return ask.cards(t().deeds[deed!], who, where, cardsNote(session, deed!, user!.colour, user!.at));
    case "helper":
      return ask.helper(
        clanName(session, activeSeat(state)),
        t().deeds[deed!],
        ask.helperNote(capital(t().colours[DEED_COLOUR[deed!]!]), who) + soFar(session, deed!, user!.colour),
      );
    case "move": {
      const load = carried(state);
      const loose = user?.at && last.locals[3] === 0 ? [...new Set(state.shards[user.at])] : [];
      const note = load
        ? ask.carries(shardName(session, load.shard))
        : loose.length > 0
          ? ask.mayCarry(t().and(loose.map((one) => shardName(session, one))))
          : "";
      return ask.move(who, where, last.locals[1]!, note);
    }
    case "reroll":
      return ask.reroll(diceWords(session), state.players[last.seat]!.population);
    case "mark":
      return ask.mark(state.marked.length);
    case "adapt":
      return ask.adapt(frame(state, "use")!.locals[2]!);
    default:
      return ask.other(session.shown.length);
  }
}

function soFar(session: Session, deed: DAction, colour: DColour): string {
  const points = laidPoints(stateOf(session));
  const bonus = deed !== "activate" && DEED_COLOUR[deed] === colour;
  return (
    (points > 0 || bonus ? t().ask.soFar(points, bonus) : "") +
    (deed === "activate" ? t().ask.cost(cost(session)) : "")
  );
}

function cardsNote(session: Session, deed: DAction, colour: DColour, at: DSpace | null): string {
  const land = at ? (boxOf(session).spaces[at].colour as DColour | null) : null;
  const colours = [...new Set([DEED_COLOUR[deed]!, ...(land ? [land] : [])])].map((one) => t().colours[one]);
  return t().ask.cardColours(t().and(colours)) + soFar(session, deed, colour);
}
