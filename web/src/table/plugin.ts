// plugin.ts - what a game's folder gives the table: a drawing of the state, and the words and icons around it.
import type { Component } from "svelte";
import type { Choice, GameEvent, GameId, Names, SheetRow } from "../engine/protocol";
import type { PieceWords } from "./scratch";
import type { Session } from "./session.svelte";

/** The sentence in the choice bar: the verb stands out, the note says the consequence. */
export interface Prompt {
  verb: string;
  rest: string;
  note?: string;
}

/** A part of the position in words, for the text view and for screen readers. */
export interface Section {
  key: "hand" | "board" | "scores" | "players" | "more"; // single keys ask for the first three
  title: string;
  lines: string[];
}

/** The engine's words in another language: phrases by verb and event, names by their English. */
export interface EngineWords {
  verbs: Record<string, string>; // verb word -> phrase with the same blanks
  events: Record<string, string>;
  veiled: Record<string, string>;
  names: Record<string, string>; // English name -> name
  sources: Record<string, string>; // of score sheets
  options: Record<string, string>; // name -> what
  causes?: Record<string, string>; // what stands in the way of a move
}

/** A game's rules in another language: clause -> sentence; chapters by their English. */
export type RuleTexts = Record<string, string>;

export interface Plugin {
  id: GameId;
  icons: string; // symbols of the game's sprite
  secrets: boolean; // hands to cover between people at one screen
  Table: Component<{ session: Session }>; // everything below the header, the choice bar included
  Header?: Component<{ session: Session }>; // progress, beside the tools
  moment(session: Session): string; // "Generation 3 · Ancients' phase"
  prompt(session: Session): Prompt; // for the person to decide
  label?(choice: Choice, session: Session): string; // on a button; the choice's words if missing
  icon?(choice: Choice, session: Session): string | undefined;
  order?(choices: Choice[], session: Session): Choice[]; // the default first, those found on the board last
  pieces?: PieceWords & { give(session: Session): string }; // choices that are put together as a set; the button's words
  amounts?: boolean; // false: the numbers of its choices name places and are never asked as amounts
  seatIcon(session: Session, seat: number): string;
  seatColour(seat: number): string; // "var(--seat-1)"
  eventIcon(event: GameEvent, session: Session): string;
  dice?(event: GameEvent): { values: number[]; sum?: string } | undefined; // to be rolled on the table
  describe(session: Session): Section[];
  keys?(): Record<string, string>; // of its own, for the list of keys
  endSentence?(session: Session): string | undefined; // of a cooperative game
  words: { it: () => Promise<EngineWords> }; // loaded when that language is chosen
  rules: { it: () => Promise<RuleTexts> };
}

export type { Names, SheetRow };
