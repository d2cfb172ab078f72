// session.svelte.ts - a game at the table: how it goes on, by people and bots; undo, the past, saving.
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
import { bot, Choosing } from "./choosing.svelte";
import { Gathering } from "./gathering.svelte";
import { resting } from "./motion";
import type { Plugin } from "./plugin";
import { Scratch } from "./scratch";
import { Thinker } from "./thinker";

const wait = (time: number) => new Promise((done) => setTimeout(done, time));

export class Session extends Choosing {
  history = $state.raw<PastDecision[]>([]);
  opening = $state.raw<GameEvent[]>([]);
  fresh = $state.raw<GameEvent[]>([]); // of the last decision, to be shown
  thinking = $state(false);
  atEnd = $state(false); // the result of a game that is over is to be shown
  lastTurn = $state(0); // decisions when the viewer last decided
  readonly undone: string[] = $state([]);
  /** How much happened since the viewer last decided. */
  news = $derived(this.history.slice(this.lastTurn).reduce((sum, { events }) => sum + events.length, 0));

  version = 0; // of the rules it is played by
  /** What stands in the choice bar's place, if something else does: a replay's bar. */
  Bar: Component<{ session: Session }> | null = null;
  protected readonly thinker: Thinker;
  private closed = false;
  private busy = false;
  private keeps = true; // the browser
  private saving: Promise<void> = Promise.resolve();

  constructor(
    plugin: Plugin,
    id: string,
    seats: SeatSetup[],
    components: unknown,
    vocabulary: Vocabulary,
    table: string,
    engines: { engine: Engine; thinker: Engine },
  ) {
    super(plugin, id, seats, components, vocabulary, table, engines.engine);
    this.thinker = new Thinker(engines.thinker);
  }

  /** Sits down at a saved game. */
  static async open(
    plugin: Plugin,
    saved: SavedGame,
    engines?: { engine: Engine; thinker: Engine },
  ): Promise<Session> {
    const both = engines ?? { engine: new EngineClient(plugin.id), thinker: new EngineClient(plugin.id) };
    const { table, rules } = await both.engine.ask("load", { record: saved.record });
    const [{ components }, vocabulary] = await Promise.all([
      both.engine.ask("components", { table }),
      both.engine.ask("vocabulary", { game: plugin.id }),
    ]);
    const session = new Session(plugin, saved.id, saved.seats, components, vocabulary, table, both);
    session.version = rules;
    const { next } = await both.engine.ask("view", { table });
    const people = saved.seats.filter(({ kind }) => kind === "person").length;
    if (next !== null && people > 1 && saved.seats[next]?.kind === "person") {
      session.viewer = next;
      if (plugin.secrets) session.curtain = next;
    }
    await Promise.all([session.speaker.learn(), session.refresh(true)]);
    return session;
  }

  async play(choice: Choice) {
    await this.playAll([choice.text]);
  }

  /** Gives the set that is put together. */
  async give() {
    const way = this.gathering?.complete;
    if (way) await this.playAll(way.moves);
  }

  /** Makes choices one after the other, shown and told as one. */
  private async playAll(moves: readonly string[]) {
    if (this.mine && (await this.act(moves))) void this.goOn();
  }

  // Whether all were made.
  private async act(moves: readonly string[]): Promise<boolean> {
    if (this.busy || this.closed) return false;
    this.busy = true;
    const before = this.history.length;
    try {
      const told: GameEvent[] = [];
      for (const text of moves) told.push(...(await this.decide(text)));
      this.fresh = told;
      this.say(told.map((event) => this.speaker.event(event)).join(". "));
      await this.refresh();
      return true;
    } catch (problem) {
      if (this.history.length > before) await this.refresh().catch(() => undefined);
      if (problem instanceof Refusal && problem.objection && this.mine)
        this.why = { title: texts().why.refused, ...problem.objection };
      else this.fail(problem);
      return false;
    } finally {
      this.busy = false;
    }
  }

  // One decision; gives what happened.
  private async decide(text: string): Promise<GameEvent[]> {
    const seat = this.next!;
    const viewer = this.watched ? {} : { viewer: this.viewer };
    const played = await this.engine.ask("play", { table: this.table, action: text, ...viewer });
    if (this.undone.at(-1) === text) this.undone.pop();
    else this.undone.length = 0; // another way than before
    this.thinker.follow(text, played.decisions);
    if (seat === this.viewer) this.lastTurn = played.decisions;
    const { events, scores, clauses } = played;
    const known = [...this.choices, ...(this.gathering?.all ?? [])]; // told to whom it is
    const choice = known.find((one) => one.text === text);
    this.history = [...this.history, { seat, events, scores, ...choice, ...(clauses ? { clauses } : {}) }];
    return events;
  }

  // If pieces of a set are asked for, they are put together first.
  private gather() {
    const { pieces } = this.plugin;
    if (!pieces || !this.mine || this.gathering !== null) return;
    if (!this.choices.some(({ action }) => action.verb === pieces.verb)) return;
    const verb = this.vocabulary.verbs.find(({ word }) => word === pieces.verb)!;
    const kinds = this.vocabulary.domains[verb.fields.find(({ name }) => name === pieces.field)!.domain];
    const others = this.choices.filter(
      ({ action: { verb: one } }) => one !== pieces.verb && one !== pieces.end,
    );
    const scratch = new Scratch(this.engine, () => this.record(), this.viewer, pieces);
    const begun = new Gathering(scratch, pieces, kinds as string[], others, (problem) => {
      if (this.gathering === begun && !this.closed) this.fail(problem);
    });
    this.gathering = begun;
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
    this.clear();
    this.choices = choices;
    this.view = view;
    this.saving = this.keep().catch((problem) => {
      if (!this.closed && this.keeps) this.fail(problem); // once
      this.keeps = false;
    });
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
        await resting();
        if (!this.closed && this.view!.decisions === at && (await this.act([text]))) void this.goOn();
      } catch (problem) {
        if (!this.closed) this.fail(problem);
      } finally {
        this.thinking = false;
      }
      return;
    }
    if (this.next !== this.viewer) {
      this.viewer = this.next;
      if (this.plugin.secrets) {
        this.cover(this.next);
        return;
      }
      await this.refresh(true);
    }
    this.gather();
    if (this.choices.length === 1 && settings.autoplay && this.gathering === null) {
      await wait(Math.min(pace().pause, 350));
      await resting();
      if (!this.closed && this.view!.decisions === at && this.mine) await this.play(this.choices[0]!);
    }
  }

  // The curtain falls; what the person before heard leaves the page with them.
  private cover(seat: number) {
    this.curtain = seat;
    this.choices = [];
    this.history = [];
    this.opening = [];
    this.fresh = [];
    this.said = "";
  }

  /** The person named on the curtain is there. */
  async lift() {
    await this.refresh(true); // before it rises: else the hand of the one before is drawn until the answer comes
    this.curtain = null;
    void this.goOn();
  }

  private async botMove(level: number): Promise<string> {
    const { choices } = await this.engine.ask("legal", { table: this.table });
    if (choices.length === 1) return choices[0]!.text;
    return (await this.advise(bot(level))).move.text;
  }

  /** What a bot would do here. */
  advise(name: string): Promise<Advice> {
    return this.thinker.advise(name, this.view!.decisions, () => this.record());
  }

  /** Why nothing can be taken back; null if something can. */
  noUndo = $derived.by(() => {
    const mine = this.history.findLastIndex(({ seat }) => seat === this.viewer);
    if (!this.view || mine < 0) return texts().undo.nothing;
    if (this.history.slice(mine + 1).some(({ seat }) => this.isPerson(seat))) return texts().undo.others;
    if (this.history.length - mine <= this.view.undoable) return null;
    return this.view.why_no_undo?.includes("luck") ? texts().undo.luck : texts().undo.revealed;
  });

  /** Back to the last choice of the person at the screen, if nothing was revealed since. */
  async undo() {
    if (this.busy || this.curtain !== null || this.noUndo !== null) return;
    this.busy = true;
    try {
      for (;;) {
        const { undone } = await this.engine.ask("undo", { table: this.table });
        this.undone.push(undone);
        const { next, can_undo, decisions } = await this.engine.ask("view", { table: this.table });
        const { choices } = await this.engine.ask("legal", { table: this.table });
        const here = next === this.viewer && (choices.length > 1 || !settings.autoplay);
        if ((here && !this.amid(decisions)) || !can_undo) break;
      }
    } catch (problem) {
      if (!(problem instanceof Refusal)) this.fail(problem);
    } finally {
      await this.refresh(true);
      this.busy = false;
    }
    void this.goOn();
  }

  // Whether the decision before was a piece of the same set: it is given and taken back as a whole.
  private amid(decisions: number): boolean {
    const { seat, action } = this.history[decisions - 1] ?? {};
    return seat === this.viewer && action !== undefined && action.verb === this.plugin.pieces?.verb;
  }

  /** Makes the choice again that was taken back; what bots and lone choices did then, they do by themselves. */
  async redo() {
    const choice = this.choices.find(({ text }) => text === this.undone.at(-1));
    if (!choice) return;
    const { pieces } = this.plugin;
    if (this.gathering?.kindOf(choice) === undefined) return this.play(choice);
    const isPiece = (text: string) => text === pieces!.end || text.startsWith(`${pieces!.verb} `);
    const last = this.undone.toReversed().findIndex((text) => !isPiece(text));
    await this.playAll(this.undone.toReversed().slice(0, last < 0 ? this.undone.length : last));
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
    await this.saving;
    this.engine.close();
    this.thinker.engine.close();
  }
}
