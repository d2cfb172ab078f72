// session.svelte.ts - a game at the table: what the viewer sees, the choices, bots that think in their own worker.
import type { Component } from "svelte";
import { EngineClient } from "../engine/client";
import {
  type Advice,
  type Choice,
  type Engine,
  type GameEvent,
  type PastDecision,
  Refusal,
  type View,
  type Vocabulary,
} from "../engine/protocol";
import { pace, settings } from "../settings.svelte";
import { type SavedGame, type SeatSetup, save } from "../store";
import { texts } from "../texts/catalogue.svelte";
import { fits, guesses, type Match } from "./match";
import type { Plugin } from "./plugin";
import type { Target } from "./target";
import { Speaker } from "./words.svelte";

export interface WhyNot {
  title: string;
  sentence: string;
  clause?: string;
  near?: DOMRect; // where it was asked
}

export interface Hint {
  advice: Advice;
  index: number; // 0 is the best, then its alternatives
}

const wait = (time: number) => new Promise((done) => setTimeout(done, time));

export function bot(level: number): string {
  return level >= 5 ? "level5:seconds=1" : `level${level}`;
}

export class Session {
  view = $state.raw<View | null>(null);
  choices = $state.raw<Choice[]>([]);
  narrowed = $state.raw<Choice[] | null>(null); // after a first click that left several choices
  history = $state.raw<PastDecision[]>([]);
  opening = $state.raw<GameEvent[]>([]);
  fresh = $state.raw<GameEvent[]>([]); // of the last decision, to be shown
  viewer = $state(0);
  thinking = $state(false);
  curtain = $state<number | null>(null); // the person the table waits for
  hint = $state.raw<Hint | null>(null);
  hinting = $state(false);
  why = $state.raw<WhyNot | null>(null);
  atEnd = $state(false); // the result of a game that is over is to be shown
  problem = $state<string | null>(null);
  said = $state(""); // for the live region
  lastTurn = $state(0); // decisions when the viewer last decided
  readonly undone: string[] = $state([]);

  past = $state(false); // the table shows a moment of the past: nothing can be chosen

  /** What the viewer may choose among now. */
  shown = $derived(this.narrowed ?? this.choices);
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
  /** What stands in the choice bar's place, if something else does: a replay's bar. */
  Bar: Component<{ session: Session }> | null = null;
  protected table = "";
  protected readonly engine: Engine;
  protected readonly thinker: Engine;
  private thinkers: { table: string; decisions: number } | null = null;
  private closed = false;
  private busy = false;
  private saving: Promise<void> = Promise.resolve();
  private following: Promise<void> = Promise.resolve();

  constructor(
    readonly plugin: Plugin,
    readonly id: string,
    readonly seats: SeatSetup[],
    readonly components: unknown,
    readonly vocabulary: Vocabulary,
    table: string,
    engines: { engine: Engine; thinker: Engine },
  ) {
    this.table = table;
    this.engine = engines.engine;
    this.thinker = engines.thinker;
    this.speaker = new Speaker(vocabulary, plugin.words);
    this.viewer = Math.max(
      0,
      seats.findIndex(({ kind }) => kind === "person"),
    );
  }

  /** Sits down at a saved game. */
  static async open(
    plugin: Plugin,
    saved: SavedGame,
    engines?: { engine: Engine; thinker: Engine },
  ): Promise<Session> {
    const both = engines ?? { engine: new EngineClient(plugin.id), thinker: new EngineClient(plugin.id) };
    const { table } = await both.engine.ask("load", { record: saved.record });
    const [{ components }, vocabulary] = await Promise.all([
      both.engine.ask("components", { table }),
      both.engine.ask("vocabulary", { game: plugin.id }),
    ]);
    const session = new Session(plugin, saved.id, saved.seats, components, vocabulary, table, both);
    const { next } = await both.engine.ask("view", { table });
    const people = saved.seats.filter(({ kind }) => kind === "person").length;
    if (next !== null && people > 1 && saved.seats[next]?.kind === "person") {
      session.viewer = next;
      if (plugin.secrets) session.curtain = next;
    }
    await Promise.all([session.speaker.learn(), session.refresh(true)]);
    return session;
  }

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
    let found = this.matching(match);
    if (this.narrowed && found.length === this.narrowed.length && found.length > 1) {
      this.widen(); // the thing chosen, once more
      return;
    }
    if (this.narrowed && found.length === 0) {
      // Another thing than the one chosen: begins anew with it.
      const before = this.narrowed;
      this.narrowed = null;
      found = this.matching(match);
      if (found.length === 0) this.narrowed = before;
    }
    if (found.length === 1) await this.play(found[0]!);
    else if (found.length > 1) {
      this.narrowed = found;
      this.why = null;
    } else await this.whyNot(match, name, near, ask);
  }

  /** One argument back. */
  widen(): boolean {
    const had = this.narrowed !== null || this.why !== null || this.hint !== null;
    this.narrowed = null;
    this.why = null;
    this.hint = null;
    return had;
  }

  async whyNot(match: Match | readonly Match[], name: string, near?: DOMRect, ask?: Target["ask"]) {
    const title = texts().why.title(name);
    const where = near ? { near } : {};
    if (!this.mine) {
      this.why = { title, sentence: texts().why.turn, ...where };
      return;
    }
    const matches = (Array.isArray(match) ? match : [match]) as readonly Match[];
    for (const action of [
      ...(ask === undefined ? [] : [ask].flat()),
      ...matches.flatMap((one) => guesses(one, this.choices, this.vocabulary)),
    ]) {
      try {
        const answer = await this.engine.ask("why", { table: this.table, action });
        if (answer.legal || answer.sentence === undefined) continue;
        this.why = {
          title,
          sentence: answer.sentence,
          ...(answer.clause ? { clause: answer.clause } : {}),
          ...where,
        };
        this.said = `${title} ${answer.sentence}`;
        return;
      } catch (problem) {
        if (!(problem instanceof Refusal)) throw problem;
      }
    }
    this.why = { title, sentence: texts().why.nothing, ...where };
  }

  async play(choice: Choice) {
    if (!this.mine || this.busy) return;
    await this.act(choice.text);
  }

  private async act(text: string) {
    if (this.busy || this.closed) return;
    this.busy = true;
    try {
      const seat = this.next!;
      const viewer = this.watched ? {} : { viewer: this.viewer };
      const played = await this.engine.ask("play", { table: this.table, action: text, ...viewer });
      if (this.undone.at(-1) === text) this.undone.pop();
      else this.undone.length = 0; // another way than before
      this.follow(text, played.decisions);
      if (seat === this.viewer) this.lastTurn = played.decisions;
      this.history = [
        ...this.history,
        { seat, events: played.events, scores: played.scores, clauses: played.clauses },
      ];
      this.fresh = played.events;
      this.say(played.events.map((event) => this.speaker.event(event)).join(". "));
      await this.refresh();
    } catch (problem) {
      this.problem = String(problem instanceof Error ? problem.message : problem);
    } finally {
      this.busy = false;
    }
    void this.goOn();
  }

  // The thinker repeats the move; nobody waits for it, it may be busy with a hint.
  private follow(text: string, decisions: number) {
    this.following = this.following.then(async () => {
      if (this.thinkers?.decisions !== decisions - 1) return;
      await this.thinker.ask("play", { table: this.thinkers.table, action: text });
      this.thinkers.decisions = decisions;
    });
    this.following.catch(() => (this.thinkers = null));
  }

  say(words: string) {
    if (words) this.said = words;
  }

  /** Reads the table anew; `all`: the whole history too. */
  private async refresh(all = false) {
    const seat = this.watched ? {} : { seat: this.viewer };
    const [view, { choices }] = await Promise.all([
      this.engine.ask("view", { table: this.table, ...seat }),
      this.engine.ask("legal", { table: this.table, ...seat }),
    ]);
    if (all) {
      const past = await this.engine.ask("history", {
        table: this.table,
        ...(this.watched ? {} : { viewer: this.viewer }),
      });
      this.history = past.decisions;
      this.opening = past.opening ?? [];
      this.fresh = [];
      this.lastTurn = past.decisions.findLastIndex(({ seat: who }) => who === this.viewer) + 1;
    }
    this.narrowed = null;
    this.why = null;
    this.hint = null;
    this.choices = choices;
    this.view = view;
    this.saving = this.keep();
  }

  private async keep() {
    const view = this.view!;
    const { record } = await this.engine.ask("record", { table: this.table });
    await save({
      id: this.id,
      game: this.plugin.id,
      seats: $state.snapshot(this.seats) as SeatSetup[],
      record,
      when: Date.now(),
      decisions: view.decisions,
      over: view.over,
      moment: this.plugin.moment(this),
    });
  }

  /** What happens without a person: bots move, lone choices are made, the curtain falls. Call it once after opening. */
  async goOn() {
    if (this.closed || this.busy || this.over || this.next === null || this.curtain !== null) return;
    const seat = this.seats[this.next]!;
    const at = this.view!.decisions;
    if (seat.kind === "bot") {
      this.thinking = true;
      try {
        const [text] = await Promise.all([this.botMove(seat.level), wait(pace().pause)]);
        if (!this.closed && this.view!.decisions === at) await this.act(text);
      } catch (problem) {
        if (!this.closed) this.problem = String(problem instanceof Error ? problem.message : problem);
      } finally {
        this.thinking = false;
      }
      return;
    }
    if (this.next !== this.viewer) {
      this.viewer = this.next;
      if (this.plugin.secrets) {
        this.curtain = this.next;
        this.choices = [];
        return;
      }
      await this.refresh(true);
    }
    if (this.choices.length === 1 && settings.autoplay) {
      await wait(Math.min(pace().pause, 350));
      if (!this.closed && this.view!.decisions === at && this.mine) await this.act(this.choices[0]!.text);
    }
  }

  /** The person named on the curtain is there. */
  async lift() {
    this.curtain = null;
    await this.refresh(true);
    void this.goOn();
  }

  private async botMove(level: number): Promise<string> {
    const { choices } = await this.engine.ask("legal", { table: this.table });
    if (choices.length === 1) return choices[0]!.text;
    return (await this.advise(bot(level))).move.text;
  }

  /** What a bot would do here; it is told what its seat may know. */
  async advise(name: string): Promise<Advice> {
    await this.following.catch(() => undefined);
    if (this.thinkers?.decisions !== this.view!.decisions) {
      if (this.thinkers) await this.thinker.ask("close", { table: this.thinkers.table });
      this.thinkers = null;
      const { record } = await this.engine.ask("record", { table: this.table });
      const opened = await this.thinker.ask("load", { record });
      this.thinkers = { table: opened.table, decisions: opened.decisions };
    }
    return this.thinker.ask("advise", { table: this.thinkers.table, bot: name });
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
      this.problem = String(problem instanceof Error ? problem.message : problem);
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

  /** Why nothing can be taken back; null if something can. */
  noUndo = $derived.by(() => {
    const mine = this.history.findLastIndex(({ seat }) => seat === this.viewer);
    if (!this.view || mine < 0) return texts().undo.nothing;
    if (this.history.slice(mine + 1).some(({ seat }) => this.isPerson(seat))) return texts().undo.others;
    if (this.history.length - mine <= this.view.undoable) return null;
    return this.view.why_no_undo ?? texts().undo.revealed;
  });

  /** Back to the last choice of the person at the screen, if nothing was revealed since. */
  async undo() {
    if (this.busy || this.curtain !== null || this.noUndo !== null) return;
    this.busy = true;
    try {
      for (;;) {
        const { undone } = await this.engine.ask("undo", { table: this.table });
        this.undone.push(undone);
        const { next, can_undo } = await this.engine.ask("view", { table: this.table });
        const { choices } = await this.engine.ask("legal", { table: this.table });
        const here = next === this.viewer && (choices.length > 1 || !settings.autoplay);
        if (here || !can_undo) break;
      }
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
    } finally {
      await this.refresh(true);
      this.busy = false;
    }
    void this.goOn();
  }

  /** Makes the choice again that was taken back; what bots and lone choices did then, they do by themselves. */
  async redo() {
    const choice = this.choices.find(({ text }) => text === this.undone.at(-1));
    if (choice) await this.play(choice);
  }

  async record(): Promise<string> {
    return (await this.engine.ask("record", { table: this.table })).record;
  }

  /** What the viewer sees after so many decisions. */
  async viewAt(decisions: number): Promise<View> {
    const seat = this.watched ? {} : { seat: this.viewer };
    return this.engine.ask("view", { table: this.table, at: decisions, ...seat });
  }

  async rules() {
    return (await this.engine.ask("rules", { game: this.plugin.id })).clauses;
  }

  /** Ends the workers; the game stays saved. */
  async close() {
    this.closed = true;
    await this.saving.catch(() => undefined);
    this.engine.close();
    this.thinker.close();
  }
}
