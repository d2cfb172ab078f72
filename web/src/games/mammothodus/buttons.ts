// buttons.ts - the choices' short texts, icons and order.
import type { Choice } from "../../engine/protocol";
import type { DAction, DColour } from "../../generated/mammothodus";
import type { Session } from "../../table/session.svelte";
import {
  DEED_COLOUR,
  DEED_ICON,
  deedOf,
  face,
  GLYPH,
  inUse,
  laidPoints,
  lineAsk,
  stateOf,
  TALENT_ICON,
  top,
} from "./model";
import { capital, cardName, cardTitle, placeName, shardName, spiritName, t, talentName } from "./texts";

/** What a button says. */
export function label(choice: Choice, session: Session): string {
  const { action } = choice;
  const say = t().buttons;
  const state = stateOf(session);
  const colour = () => capital(t().colours[action.colour as DColour]);
  switch (action.verb) {
    case "talent":
      return talentName(session, action.talent as string);
    case "start":
    case "figurine":
    case "assign":
      return colour();
    case "add":
      return say.add(t().colours[action.colour as DColour]);
    case "remove":
      return say.remove(t().colours[action.colour as DColour]);
    case "draw three":
      return say.drawThree;
    case "pass":
      return say.pass;
    case "bait":
      return placeName(session, action.space as string);
    case "use":
      return say.use;
    case "decline":
      return top(state)?.step === "adapt"
        ? say.declineCard
        : top(state)?.step === "spirit_hit"
          ? say.declineSpirit
          : say.decline;
    case "go":
    case "place":
      return placeName(session, action.space as string);
    case "traps":
      return say.traps(action.count as number);
    case "destroy spirit":
      return say.destroySpirit(spiritName(session, action.spirit as string));
    case "destroy tribes":
      return say.destroyTribes(action.count as number);
    case "act":
      return t().deeds[action.action as DAction];
    case "extra":
      return say.extra(t().deeds[action.action as DAction]);
    case "token":
      return say.token;
    case "end turn":
      return say.endTurn;
    case "finish":
      return say.finish;
    case "line":
      return say.line(
        action.line as number,
        t().and(lineAsk(session, action.line as number).shards.map((shard) => shardName(session, shard))),
      );
    case "lay":
      return say.lay(cardName(action.card as string));
    case "done":
      return doneLabel(session);
    case "pick up":
      return say.pickUp(shardName(session, action.shard as string));
    case "put down":
      return say.putDown;
    case "stop":
      return say.stop;
    case "accept":
      return say.accept;
    case "reroll":
      return say.reroll;
    case "mark":
      return say.mark(action.die as number);
    case "roll":
      return say.roll;
    case "take":
      return cardName(action.card as string);
    case "take top":
      return say.takeTop;
    case "spend":
      return say.spend(cardTitle(action.card as string), t().colours[action.colour as DColour]);
    case "discard":
      return say.discard(cardName(action.card as string));
    case "keep":
      return say.keep;
    default:
      return session.speaker.choice(choice);
  }
}

function doneLabel(session: Session): string {
  const state = stateOf(session);
  const say = t().buttons;
  switch (top(state)?.step) {
    case "cards": {
      const deed = deedOf(state)!;
      const bonus = deed !== "activate" && DEED_COLOUR[deed] === inUse(state)!.colour ? 1 : 0;
      return say.doneDeed[deed](laidPoints(state) + bonus);
    }
    case "helper":
    case "degrade_helper":
      return state.players[session.viewer]!.laid.length > 0 ? say.enoughHelp : say.noHelp;
    case "bait":
      return say.noBait;
    case "discard":
      return say.drawUp;
    default:
      return say.done;
  }
}

export function icon(choice: Choice): string | undefined {
  const { action } = choice;
  switch (action.verb) {
    case "talent":
      return TALENT_ICON[action.talent as string];
    case "bait":
      return "bait";
    case "act":
    case "extra":
      return DEED_ICON[action.action as DAction];
    case "start":
    case "figurine":
    case "assign":
    case "add":
    case "remove":
      return GLYPH[action.colour as DColour];
    case "pick up":
      return `shard-${action.shard as string}`;
    case "lay":
    case "take":
    case "discard":
    case "spend":
      return face(action.card as string).icon;
    case "draw three":
      return "draw3";
    case "destroy spirit":
      return `spirit-${action.spirit as string}`;
    case "mark":
      return `die-${action.die as number}`;
    default:
      return undefined;
  }
}

// What comes first: the default, then what has no place on the table, then what can be pointed at.
const RANK: Record<string, number> = {
  use: 0,
  accept: 0,
  stop: 0,
  keep: 0,
  roll: 0,
  done: 0,
  act: 1,
  "destroy spirit": 1,
  "put down": 2,
  "pick up": 2,
  reroll: 2,
  extra: 2,
  token: 3,
  "draw three": 3,
  pass: 2,
  finish: 1,
  "take top": 6,
  take: 5,
  "end turn": 4,
  decline: 7,
};
const ACT_RANK: Record<string, number> = {
  activate: 0,
  attack: 1,
  move: 2,
  development: 3,
  population: 4,
  degradation: 5,
};

export function order(choices: Choice[], session: Session): Choice[] {
  const last = top(stateOf(session))?.step;
  const rank = ({ action }: Choice): number => {
    const { verb } = action;
    if (verb === "destroy tribes" || verb === "traps") return 1 - (action.count as number) / 100;
    if (verb === "act") return 1 + ACT_RANK[action.action as string]! / 10;
    if (verb === "pass" || (verb === "draw three" && last !== "draw_three")) return 3;
    if (verb === "draw three") return 0;
    return RANK[verb] ?? 5;
  };
  const sorted = choices
    .map((choice, i) => ({ choice, i, rank: rank(choice) }))
    .sort((a, b) => a.rank - b.rank || a.i - b.i)
    .map(({ choice }) => choice);
  const end = sorted.findIndex(({ action }) => action.verb === "end turn");
  if (end > 1) sorted.splice(1, 0, ...sorted.splice(end, 1)); // beside the default
  return sorted;
}
