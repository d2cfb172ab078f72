// labels.ts - short words for the buttons of the bar, their icons, and their order.
import type { Choice } from "../../engine/protocol";
import type { DRestToken, GameAction } from "../../generated/endless-winter";
import type { Session } from "../../table/session.svelte";
import { ANIMAL_ICON, cardIcon } from "./art";
import { abilityWords, lines, parse } from "./effects";
import { boxOf, type Column, junctures, LABOR_LINES, spacesOf, stateOf, stepOf, tokenOn } from "./model";
import { text } from "./texts.svelte";
import { animalName, cardName, listWords, stoneWords } from "./words";

/** Food that is spent to pass the next Labor line. */
export function portion(food: number): number {
  let at = food;
  while (at > 0 && !LABOR_LINES.includes(at)) --at;
  return food - at + 1;
}

function landTitle(session: Session, hex: number): string {
  const box = boxOf(session);
  const row = box.terrain[stateOf(session).terrain[`h${hex}`] as keyof typeof box.terrain];
  return session.speaker.name(row.name);
}

const landName = (session: Session, hex: number) => `${landTitle(session, hex)} ${hex}`;

function doneLabel(session: Session): string {
  const t = text().label;
  const state = stateOf(session);
  switch (stepOf(state)) {
    case "top":
      return t.onTo[state.turn.column as Column] ?? t.enough;
    case "middle":
      return state.turn.first ? t.onFirst : t.enough;
    case "culture":
      return t.culture;
    case "pile":
      return t.pileDone;
    case "eclipse card":
    case "eclipse hex":
    case "eclipse board":
      return t.eclipseOn;
    default:
      return t.enough;
  }
}

function spaceWords(session: Session, row: number, col: number): string {
  const { spaces } = spacesOf(stateOf(session), boxOf(session));
  const space = spaces.find((one) => one.row === row && one.col === col);
  return space
    ? parse(space.text)
        .map((one) => abilityWords({ ...one, when: "" }))
        .join(", ")
    : "";
}

export function label({ action }: Choice, session: Session): string {
  const t = text();
  const l = t.label;
  const state = stateOf(session);
  const box = boxOf(session);
  const me = state.players[session.viewer]!;
  const is = action as unknown as GameAction;
  const card = (id: string | null) => cardName(session, id ?? "?");
  switch (is.verb) {
    case "side":
      return t.draft.side(is.side);
    case "take chief":
      return session.speaker.name(box.chiefs[is.chief].name);
    case "take setup":
      return cardName(session, box.setups[is.setup].tribe);
    case "play":
      return l.play(card(is.card));
    case "use":
      return `${card(is.card)}: ${abilityWords(parse(box.cards[is.card].text)[is.ability - 1]!)}`;
    case "use chief": {
      const chief = box.chiefs[me.chief as keyof typeof box.chiefs];
      return `${l.chief}: ${abilityWords(parse(me.side === "b" ? chief.b : chief.a)[is.ability - 1]!)}`;
    }
    case "use token":
      return abilityWords(parse(box.rests[state.turn.token as DRestToken])[is.ability - 1]!);
    case "place":
      return l.place(is.figure === "chief" ? l.chief : l.tribe, t.when[is.column]);
    case "spend food":
      return l.food(portion(me.food));
    case "take tribe":
      return cardName(session, is.tribe);
    case "take culture":
      return cardName(session, state.display[`h${is.slot}`] ?? "?");
    case "place camp":
      return t.columns.placeCamp;
    case "move camp":
      return l.moveCamp(landName(session, is.from), landName(session, is.to));
    case "reveal":
      return l.reveal;
    case "take animal":
    case "tip":
      return animalName(session, is.animal);
    case "rite":
      return l.rite;
    case "take stone": {
      const stone = state.stone_supply[`h${(is.section === "left" ? 0 : 7) + is.space - 1}`];
      return stone ? stoneWords(session, stone) : "?";
    }
    case "build village":
      return listWords(
        (junctures(box).get(is.juncture) ?? []).map((hex) => landTitle(session, hex)),
        (land) => land,
      );
    case "bottom":
      return l.bottom;
    case "take token":
      return l.token;
    case "next token":
      return l.nextToken;
    case "rest draw":
      return l.restDraw;
    case "add":
      return l.add(card(is.card));
    case "megalith":
      return l.megalith(is.level > 0 ? l.stackOn(is.row, is.col) : spaceWords(session, is.row, is.col));
    case "draw":
      return l.draw;
    case "idol":
      return l.idol(t.idols[is.track]);
    case "tool":
      return l.tool;
    case "food":
      return l.foodGain;
    case "first":
      return l.first(t.effect[is.effect] ?? is.effect);
    case "draw animal":
      return l.drawAnimal;
    case "bury":
      return l.bury(card(is.card), t.hand.zones[is.zone] ?? is.zone);
    case "discard":
      return l.discard(card(is.card));
    case "resolve": {
      const eclipse = parse(box.cards[is.card].text).find(({ when }) => when === "eclipse");
      return `${card(is.card)}: ${eclipse ? abilityWords({ ...eclipse, when: "" }) : ""}`;
    }
    case "hex": {
      const token = stepOf(state) === "token order" ? tokenOn(state, is.hex) : null;
      const row = box.terrain[state.terrain[`h${is.hex}`] as keyof typeof box.terrain];
      const gain = typeof token === "number" ? box.tokens[token]! : row.text;
      return l.hex(landName(session, is.hex), lines(gain).join(", "));
    }
    case "board":
      if (is.benefit === "village") return l.boardVillage;
      if (is.benefit === "stone") return l.boardStone(stoneWords(session, me.stones[is.space - 1]!));
      return l.boardMegalith(lines(is.space === 1 ? "1 Tool" : "1 Idol").join());
    case "done":
      return doneLabel(session);
    case "end turn":
      return l.end;
    case "skip":
      return l.skip;
    default:
      return session.speaker.choice({ text: "", action, words: action.verb, names: {} });
  }
}

const ICON: Record<string, string> = {
  "use chief": "chief",
  "spend food": "food",
  "place camp": "camp",
  "move camp": "migrate",
  reveal: "reveal",
  rite: "initiate",
  "take stone": "sacred-stone",
  "build village": "village",
  megalith: "megalith",
  draw: "draw",
  "rest draw": "draw",
  idol: "idol",
  tool: "tool",
  food: "food",
  "draw animal": "paw",
};

export function icon({ action }: Choice, _session: Session): string | undefined {
  if (action.verb === "place") return action.column as string;
  if (action.verb === "take animal" || action.verb === "tip") return ANIMAL_ICON[action.animal as string];
  if (action.verb === "take tribe") return cardIcon(action.tribe as string);
  if (typeof action.card === "string") return cardIcon(action.card);
  return ICON[action.verb];
}

// Lower comes first: the default of each step, then what no place on the table stands for, then the rest.
const RANK: Record<string, number> = {
  bottom: 0,
  "rest draw": 0,
  "place camp": 12,
  "draw animal": 0,
  "take token": 0,
  "use token": 1,
  "next token": 1,
  resolve: 3,
  board: 3,
  hex: 3,
  draw: 8,
  idol: 9,
  tool: 10,
  food: 11,
  "use chief": 13,
  rite: 6,
  "spend food": 14,
  reveal: 15,
  use: 16,
  "take stone": 17,
  play: 30,
  "move camp": 31,
  "take culture": 32,
  "take tribe": 32,
  "take animal": 32,
  megalith: 33,
  bury: 34,
};

export function order(choices: Choice[], session: Session): Choice[] {
  const step = stepOf(stateOf(session));
  const rank = ({ action: { verb } }: Choice): number => {
    if (verb === "done") return step?.startsWith("eclipse") || step === "card choice" ? 90 : 5;
    if (verb === "end turn") return 5;
    if (verb === "skip") return step === "bury" ? 0 : 91;
    if (verb === "play" && step === "culture") return 2;
    if (verb === "place camp" && step === "camp entry") return 0;
    if (verb === "reveal" && step === "reveal") return 0;
    return RANK[verb] ?? 20;
  };
  // What is gained comes before what may be had instead; one place for it is enough.
  const best = choices.find(({ action }) => action.verb === "megalith");
  return choices
    .map((choice, at) => ({ choice, at, rank: choice === best ? 7 : rank(choice) }))
    .sort((a, b) => a.rank - b.rank || a.at - b.at)
    .map(({ choice }) => choice);
}
