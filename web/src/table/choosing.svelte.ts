// choosing.svelte.ts - what the person at the screen sees and may choose: pointing at things, why not, hints.
import type { Advice, Choice, Engine, View, Vocabulary } from "../engine/protocol";
import type { SeatSetup } from "../store";
import { texts } from "../texts/catalogue.svelte";
import type { Gathering } from "./gathering.svelte";
import { fits, type Match } from "./match";
import type { Plugin } from "./plugin";
import type { Target } from "./target";
import { objection, type WhyNot } from "./why";
import { Speaker } from "./words.svelte";

export interface Hint {
  advice: Advice;
  index: number; // 0 is the best, then its alternatives
}

export function bot(level: number): string {
  return level >= 5 ? "level5:seconds=1" : `level${level}`;
}

export abstract class Choosing {
  view = $state.raw<View | null>(null);
  choices = $state.raw<Choice[]>([]);
  narrowed = $state.raw<Choice[] | null>(null); // after a first click that left several choices
  gathering = $state.raw<Gathering | null>(null); // a set that is put together
  viewer = $state(0);
  curtain = $state<number | null>(null); // the person the table waits for
  past = $state(false); // the table shows a moment of the past: nothing can be chosen
  hint = $state.raw<Hint | null>(null);
  hinting = $state(false);
  why = $state.raw<WhyNot | null>(null);
  problem = $state<string | null>(null); // what nobody foresaw
  said = $state(""); // for the live region

  private gathered = $derived(this.gathering && [...this.gathering.choices, ...this.gathering.others]);
  /** What the viewer may choose among now. */
  shown = $derived(this.narrowed ?? this.gathered ?? this.choices);
  state = $derived(this.view?.state);
  next = $derived(this.view?.next ?? null);
  over = $derived(this.view?.over ?? false);
  /** Whether the person at the screen decides. */
  mine = $derived.by(
    () =>
      !this.past &&
      this.next !== null &&
      this.next === this.viewer &&
      this.isPerson(this.next) &&
      this.curtain === null,
  );

  readonly speaker: Speaker;
  private wider: Choice[][] = []; // what was left after earlier clicks

  constructor(
    readonly plugin: Plugin,
    readonly id: string,
    readonly seats: SeatSetup[],
    readonly components: unknown,
    readonly vocabulary: Vocabulary,
    protected readonly table: string,
    protected readonly engine: Engine,
  ) {
    this.speaker = new Speaker(vocabulary, plugin.words);
    this.viewer = Math.max(
      0,
      seats.findIndex(({ kind }) => kind === "person"),
    );
  }

  abstract play(choice: Choice): Promise<void>;
  /** What a bot would do here. */
  abstract advise(bot: string): Promise<Advice>;

  isPerson(seat: number): boolean {
    return this.seats[seat]?.kind === "person";
  }

  name(seat: number): string {
    return this.seats[seat]?.name ?? `${seat + 1}`;
  }

  /** Whether any person plays here; else everybody watches with open cards. */
  get watched(): boolean {
    return this.seats.every(({ kind }) => kind === "bot");
  }

  /** The choices shown that have these fields; several matches are alternatives. */
  matching(match: Match | readonly Match[]): Choice[] {
    if (!this.mine) return [];
    const matches = (Array.isArray(match) ? match : [match]) as readonly Match[];
    return this.shown.filter(({ action }) => matches.some((one) => fits(action, one)));
  }

  /** A click on a thing: plays its only choice, narrows to its choices, or says why there is none. */
  async point(match: Match | readonly Match[], name: string, near?: DOMRect, ask?: Target["ask"]) {
    if (this.gathering) await this.gathering.ready;
    let found = this.matching(match);
    if (this.narrowed && found.length === this.narrowed.length && found.length > 1) {
      this.back(); // the thing chosen, once more
      return;
    }
    if (this.narrowed && found.length === 0) {
      // Another thing than the one chosen: begins anew with it.
      const before = this.narrowed;
      this.narrowed = null;
      found = this.matching(match);
      if (found.length === 0) this.narrowed = before;
      else this.wider = [];
    }
    if (found.length === 1) await this.choose(found[0]!);
    else if (found.length > 1) {
      if (this.narrowed) this.wider.push(this.narrowed);
      this.narrowed = found;
      this.why = null;
    } else await this.whyNot(match, name, near, ask);
  }

  /** A choice in the bar or on the board: a piece of a set is put to the others, all else is played. */
  async choose(choice: Choice) {
    const kind = this.gathering?.kindOf(choice);
    if (kind === undefined) return this.play(choice);
    this.why = null;
    this.hint = null;
    if (this.gathering!.add(kind)) return;
    await this.whyNot(choice.action, this.speaker.name(choice.names[this.plugin.pieces!.field] ?? kind));
  }

  /** Does what the hint points at; of a set, all pieces the bot would give. */
  async follow() {
    const { gathering, hint, hinted, viewer } = this;
    if (!hint || !hinted) return;
    if (gathering?.kindOf(hinted) === undefined) return this.play(hinted);
    await gathering.ready;
    const { line } = hint.advice;
    const end = line.findIndex((one) => one.seat !== viewer || gathering.kindOf(one) === undefined);
    const pieces = hint.index === 0 ? line.slice(0, end < 0 ? line.length : end) : [];
    gathering.fill((pieces.length > 0 ? pieces : [hinted]).map((one) => gathering.kindOf(one)!));
    this.hint = null;
  }

  /** One argument back. */
  back() {
    this.narrowed = this.wider.pop() ?? null;
  }

  /** Closes what was said, or goes one argument back; false if there was nothing. */
  widen(): boolean {
    if (this.why !== null || this.hint !== null) {
      this.why = null;
      this.hint = null;
      return true;
    }
    if (this.narrowed === null) return this.gathering?.back() ?? false;
    this.back();
    return true;
  }

  /** Nothing is pointed at, nothing said. */
  protected clear() {
    this.narrowed = null;
    this.wider = [];
    this.why = null;
    this.hint = null;
    this.gathering?.close();
    this.gathering = null;
  }

  async whyNot(match: Match | readonly Match[], name: string, near?: DOMRect, ask?: Target["ask"]) {
    const title = texts().why.title(name);
    const where = near ? { near } : {};
    if (!this.mine) {
      this.why = { title, sentence: texts().why.turn, ...where };
      return;
    }
    const matches = (Array.isArray(match) ? match : [match]) as readonly Match[];
    const { engine, table, viewer, choices, vocabulary, gathering } = this;
    const kind = gathering && matches.map((one) => gathering.kindIn(one)).find(Boolean);
    if (kind) {
      const found = await gathering.objection(kind);
      const sentence = gathering.full ? texts().bar.complete : texts().bar.apart;
      this.why = { title, sentence, ...found, ...where };
      return;
    }
    const found = await objection(engine, table, viewer, { matches, ask }, choices, vocabulary);
    this.why = { title, sentence: texts().why.nothing, ...found, ...where };
  }

  say(words: string) {
    if (words) this.said = words;
  }

  /** Something went wrong; the table stays. */
  fail(reason: unknown) {
    this.problem = reason instanceof Error ? reason.message : String(reason);
  }

  async askHint() {
    if (!this.mine || this.hinting) return;
    if (this.hint) {
      this.hint = {
        ...this.hint,
        index: (this.hint.index + 1) % (1 + Math.min(3, this.hint.advice.alternatives.length)),
      };
      return;
    }
    this.hinting = true;
    const at = this.view!.decisions;
    try {
      const advice = await this.advise(bot(5));
      if (this.view!.decisions === at) this.hint = { advice, index: 0 };
    } catch (problem) {
      this.fail(problem);
    } finally {
      this.hinting = false;
    }
  }

  /** The choice the hint points at. */
  hinted = $derived.by(() => {
    if (!this.hint) return null;
    const { advice, index } = this.hint;
    return index === 0 ? advice.move : (advice.alternatives[index - 1] ?? advice.move);
  });
}
