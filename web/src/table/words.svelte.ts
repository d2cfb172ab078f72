// words.svelte.ts - the engine's choices and events in the language chosen.
import type { Cause, Choice, GameEvent, Vocabulary } from "../engine/protocol";
import { settings } from "../settings.svelte";
import { fill } from "./phrase";
import type { EngineWords, RuleTexts, Section } from "./plugin";

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The sections of one kind as one text to be heard. */
export function inWords(sections: Section[], key: string): string {
  return sections
    .filter((section) => section.key === key)
    .flatMap(({ title, lines }) => [title, ...lines])
    .join(". ");
}

const NOTHING: EngineWords = { verbs: {}, events: {}, veiled: {}, names: {}, sources: {}, options: {} };

/** Fills phrases for one game. People's names stay as they are. */
export class Speaker {
  rules = $state.raw<RuleTexts>({}); // in Italian, as soon as somebody needs them
  private italian = $state.raw<EngineWords>(NOTHING);

  constructor(
    private readonly vocabulary: Vocabulary,
    private readonly load: { it: () => Promise<EngineWords> },
  ) {}

  /** Loads the words of the language chosen; English comes with the engine. */
  async learn() {
    if (settings.language === "it" && this.italian === NOTHING) this.italian = await this.load.it();
  }

  name(name: string): string {
    return settings.language === "it" ? (this.italian.names[name] ?? name) : name;
  }

  choice(choice: Choice): string {
    if (settings.language === "en") return capital(choice.words);
    const phrase = this.italian.verbs[choice.action.verb];
    return phrase === undefined
      ? capital(choice.words)
      : capital(fill(phrase, choice.names, (name) => this.name(name)));
  }

  event(event: GameEvent): string {
    if (settings.language === "en") return capital(event.words);
    const kind = this.vocabulary.events.find(({ word }) => word === event.event);
    const veiled =
      kind?.veiled !== undefined && kind.fields.some(({ name, secret }) => secret && event[name] === null);
    const phrase = (veiled ? this.italian.veiled : this.italian.events)[event.event];
    return phrase === undefined
      ? capital(event.words)
      : capital(fill(phrase, event.names, (name) => this.name(name)));
  }

  /** What stands in the way of a move here. */
  cause({ word, words, names }: Cause): string {
    const phrase = settings.language === "it" ? this.italian.causes?.[word] : undefined;
    return capital(phrase === undefined ? words : fill(phrase, names, (name) => this.name(name)));
  }

  /** A clause's sentence; Italian ones are there once the rules were loaded. */
  sentence(english: string, clause?: string): string {
    return (settings.language === "it" && clause !== undefined && this.rules[clause]) || english;
  }

  source(source: string): string {
    return capital(settings.language === "it" ? (this.italian.sources[source] ?? source) : source);
  }
}
