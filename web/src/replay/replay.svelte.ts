// replay.svelte.ts - a saved game watched again: the table at any decision, as a seat saw it or with open cards; nothing is played.
import { EngineClient } from "../engine/client";
import type { Engine, GameEvent, PastDecision, Status } from "../engine/protocol";
import type { SavedGame } from "../store";
import type { Plugin } from "../table/plugin";
import { Session } from "../table/session.svelte";
import type { Curve } from "./curve.svelte";
import { type Mark, type Round, marksOf, roundsOf } from "./rounds";
import { texts } from "./texts";

export const SPEEDS = [0.5, 1, 2, 4, 16] as const;
const STEP = 1000; // milliseconds a decision stands at speed 1
const LEAST = 100; // a picture stands at least so long; faster, several decisions are one step

const HURRY = 300; // quicker than this, nothing travels

type Seer = number | null; // a seat, or null: open cards

interface Heard {
  opening: GameEvent[];
  decisions: PastDecision[];
  rounds: Round[];
  marks: Mark[];
}

const wait = (time: number) => new Promise((done) => setTimeout(done, time));

/** How many decisions one step of the play takes at a speed, and how long it stands. */
export function stride(speed: number): { decisions: number; time: number } {
  const time = STEP / speed;
  const decisions = Math.max(1, Math.ceil(LEAST / time));
  return { decisions, time: time * decisions };
}

export class ReplaySession extends Session {
  at = $state(0); // decisions made
  heard = $state.raw<Heard>({ opening: [], decisions: [], rounds: [], marks: [] });
  seenBy = $state<Seer>(null);
  playing = $state(false);
  speed = $state<number>(1);
  smooth = true; // the last change was a small step: pieces travel
  total = $derived(this.heard.decisions.length);
  /** The decision that led here. */
  latest = $derived(this.at > 0 ? this.heard.decisions[this.at - 1] : undefined);

  curve = $state.raw<Curve | null>(null);

  saved!: SavedGame;
  end!: Status; // how the game stands after its last decision
  private wanted = { at: 0, seenBy: null as Seer };
  private seeking: Promise<void> | null = null;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nobody watches it
  private readonly known = new Map<Seer, Heard>();
  private run = 0; // which play is the latest

  /** Opens a saved game at its beginning, or after `at` decisions. */
  static override async open(
    plugin: Plugin,
    saved: SavedGame,
    engines?: { engine: Engine; thinker: Engine },
    at = 0,
  ): Promise<ReplaySession> {
    const both = engines ?? { engine: new EngineClient(plugin.id), thinker: new EngineClient(plugin.id) };
    const { table, ...end } = await both.engine.ask("load", { record: saved.record });
    const [{ components }, vocabulary] = await Promise.all([
      both.engine.ask("components", { table }),
      both.engine.ask("vocabulary", { game: plugin.id }),
    ]);
    const session = new ReplaySession(plugin, saved.id, saved.seats, components, vocabulary, table, both);
    session.past = true;
    session.version = end.rules;
    session.saved = saved;
    session.end = { ...end, ...(await both.engine.ask("view", { table })) };
    const [first] = session.seers;
    session.wanted = { at, seenBy: first! };
    if (session.covers) session.curtain = first!;
    else await session.reach();
    return session;
  }

  /** Who may be asked what they saw: everybody and open cards once the game is over, before that the people. */
  get seers(): Seer[] {
    const seats = this.seats.map((_, seat) => seat);
    const people = seats.filter((seat) => this.isPerson(seat));
    return this.end.over || people.length === 0 ? [null, ...seats] : people;
  }

  // Several people with secrets at one screen, and the game goes on: each looks alone.
  private get covers(): boolean {
    return !this.end.over && this.plugin.secrets && this.seers.length > 1 && !this.seers.includes(null);
  }

  override get watched(): boolean {
    return this.seenBy === null;
  }

  /** Goes to the moment after so many decisions; while one is fetched the latest wish counts. */
  seek(at: number): Promise<void> {
    this.wanted = { ...this.wanted, at: Math.min(this.total, Math.max(0, Math.round(at))) };
    return this.reach();
  }

  step(by: number): Promise<void> {
    this.pause();
    return this.seek(this.wanted.at + by);
  }

  /** The same moment as somebody else saw it. */
  async look(seenBy: Seer) {
    if (!this.seers.includes(seenBy) || seenBy === this.seenBy) return;
    this.pause();
    this.wanted = { ...this.wanted, seenBy };
    if (this.covers && seenBy !== null) this.curtain = seenBy;
    else await this.reach();
  }

  override async lift() {
    await this.reach();
    this.curtain = null;
  }

  private reach(): Promise<void> {
    this.seeking ??= this.fetch().finally(() => (this.seeking = null));
    return this.seeking;
  }

  private async fetch() {
    for (;;) {
      const { at, seenBy } = this.wanted;
      const heard = await this.hear(seenBy);
      const here = Math.min(at, heard.decisions.length);
      const seat = seenBy === null ? {} : { seat: seenBy };
      const view = await this.engine.ask("view", { table: this.table, at: here, ...seat });
      if (this.wanted.seenBy !== seenBy) continue;
      const changed = seenBy !== this.seenBy || this.view === null;
      const hurried = this.playing && stride(this.speed).time < HURRY;
      this.smooth = !changed && !hurried && Math.abs(here - this.at) <= 3;
      this.seenBy = seenBy;
      if (seenBy !== null) this.viewer = seenBy;
      this.heard = heard;
      this.opening = heard.opening;
      this.at = here;
      this.history = heard.decisions.slice(0, here);
      this.lastTurn = Math.max(0, here - 1);
      this.fresh = this.history.at(-1)?.events ?? [];
      this.view = view;
      if (this.wanted.at === at || this.wanted.at === here) return;
    }
  }

  // What one hears of the whole game; asked for once.
  private async hear(seer: Seer): Promise<Heard> {
    const before = this.known.get(seer);
    if (before) return before;
    const viewer = seer === null ? {} : { viewer: seer };
    const { decisions, opening = [] } = await this.engine.ask("history", { table: this.table, ...viewer });
    const past = { game: this.plugin.id, seats: this.seats.length, opening, history: decisions };
    const heard = { opening, decisions, rounds: roundsOf(past), marks: marksOf(past) };
    this.known.set(seer, heard);
    return heard;
  }

  toggle() {
    if (this.playing) this.pause();
    else void this.start();
  }

  pause() {
    this.playing = false;
    this.run += 1;
  }

  private async start() {
    const run = ++this.run;
    this.playing = true;
    if (this.at >= this.total) await this.seek(0);
    while (this.run === run && this.at < this.total) {
      const { decisions, time } = stride(this.speed);
      const before = performance.now();
      await this.seek(this.at + decisions);
      await wait(Math.max(20, time - (performance.now() - before)));
    }
    if (this.run === run) this.playing = false;
  }

  /** The decision in words, after `at` decisions; empty at the beginning. */
  sentence(at: number): string {
    const decision = this.heard.decisions[at - 1];
    if (!decision) return texts().bar.beginning;
    const chosen = this.chosen(decision);
    if (chosen) return `${this.name(decision.seat)}: ${chosen}`;
    const [event] = decision.events;
    return event ? this.speaker.event(event) : texts().bar.decides(this.name(decision.seat));
  }

  /** What was chosen, where the viewer may know it. */
  chosen({ text, action, words, names }: PastDecision): string | null {
    if (text === undefined || !action || words === undefined || !names) return null;
    return this.speaker.choice({ text, action, words, names });
  }

  /** Nothing is chosen here: a click says so. */
  override async point() {
    this.said = texts().readOnly;
  }
  override async whyNot() {
    this.said = texts().readOnly;
  }
  override async undo() {}
  override async redo() {}
  override async goOn() {}

  /** Has the computer judge the game: everybody's chances where all is open, else the person's own. */
  async judge(curve: Curve) {
    if (this.covers) return;
    this.curve = curve;
    const { decisions } = await this.hear(this.wanted.seenBy);
    const seats = this.seers.filter((seer) => seer !== null);
    await curve.run(this.saved.record, decisions, seats, this.end);
  }

  override async close() {
    this.curve?.stop();
    this.pause();
    await super.close();
  }

  /** The second engine, for the curve. */
  get second(): Engine {
    return this.thinker.engine;
  }
}
