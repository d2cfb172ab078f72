// gathering.svelte.ts - a set of pieces put together in any order and given at once; the engine asks for them one by one.
import type { Choice, Objection } from "../engine/protocol";
import type { Pieces, PieceWords, Scratch, Way } from "./scratch";

const sum = (pieces: Pieces) => Object.values(pieces).reduce((all, n) => all + n, 0);

/** The ways that have all these pieces. */
const having = (ways: readonly Way[], picks: Pieces) =>
  ways.filter(({ pieces }) => Object.entries(picks).every(([kind, n]) => (pieces[kind] ?? 0) >= n));

/** How many of a kind are in every one of these ways. */
const always = (ways: readonly Way[], kind: string) =>
  ways.length === 0 ? 0 : Math.min(...ways.map(({ pieces }) => pieces[kind] ?? 0));

export class Gathering {
  known = $state(false); // which sets can be given
  private ways = $state.raw<readonly Way[]>([]);
  private picks = $state.raw<Pieces>({}); // what the person asked for
  private order: string[] = []; // in which it was asked for

  /** The choices that add a piece, one for each kind there is, in the engine's order. */
  all = $state.raw<readonly Choice[]>([]);
  readonly ready: Promise<void>;

  private open = $derived(having(this.ways, this.picks));
  /** The set so far: what was asked for, and what follows from it. */
  tray: Pieces = $derived.by(() =>
    Object.fromEntries(this.kinds.map((kind) => [kind, always(this.open, kind)])),
  );
  /** Of these so many must be given whatever else is chosen. */
  fixed: Pieces = $derived.by(() =>
    Object.fromEntries(
      this.kinds.map((kind) => [kind, always(having(this.ways, { ...this.picks, [kind]: 0 }), kind)]),
    ),
  );
  count = $derived(sum(this.tray));
  /** Pieces still to be chosen: so many at least, so many at most. */
  least = $derived(Math.min(...this.open.map(({ pieces }) => sum(pieces))) - this.count);
  most = $derived(Math.max(...this.open.map(({ pieces }) => sum(pieces))) - this.count);
  /** The way to give exactly what is in the tray. */
  complete = $derived(this.open.find(({ pieces }) => sum(pieces) === this.count));
  choices = $derived.by(() => this.all.filter((choice) => this.can(this.kindOf(choice)!)));

  constructor(
    private readonly scratch: Scratch,
    private readonly words: PieceWords,
    private readonly kinds: readonly string[],
    /** The choices besides the pieces. */
    readonly others: readonly Choice[],
    failed: (problem: unknown) => void,
  ) {
    this.ready = this.find().catch(failed);
  }

  private async find() {
    const { ways, said } = await this.scratch.ways();
    this.ways = ways;
    this.all = this.kinds.flatMap((kind) => said.get(kind) ?? []);
    this.known = true;
  }

  /** The kind of piece a choice adds; undefined for other choices. */
  kindOf({ action }: Choice): string | undefined {
    return action.verb === this.words.verb ? String(action[this.words.field]) : undefined;
  }
  /** The kind that somebody pointed at, by the fields of a choice. */
  kindIn(fields: Record<string, unknown>): string | undefined {
    const kind = fields[this.words.field];
    return typeof kind === "string" ? kind : undefined;
  }

  can(kind: string): boolean {
    return this.open.some(({ pieces }) => (pieces[kind] ?? 0) > this.tray[kind]!);
  }
  add(kind: string): boolean {
    if (!this.can(kind)) return false;
    this.picks = { ...this.picks, [kind]: this.tray[kind]! + 1 };
    this.order.push(kind);
    return true;
  }

  /** How many of a kind in the tray are there by choice; the others follow. */
  chosen(kind: string): number {
    return Math.max(0, Math.min(this.picks[kind] ?? 0, this.tray[kind]!) - this.fixed[kind]!);
  }
  canTakeBack(kind: string): boolean {
    return this.tray[kind]! > this.fixed[kind]!;
  }
  takeBack(kind: string) {
    if (!this.canTakeBack(kind)) return;
    const before = this.tray[kind]!;
    for (let n = before - 1; n >= 0 && this.tray[kind] === before; --n)
      this.picks = { ...this.picks, [kind]: n };
    this.order = this.order.filter((one, at) => one !== kind || at !== this.order.lastIndexOf(kind));
  }
  /** Takes back the piece chosen last; false if none can be. */
  back(): boolean {
    const kind =
      this.order.findLast((one) => this.canTakeBack(one)) ?? this.kinds.find((one) => this.canTakeBack(one));
    if (kind === undefined) return false;
    this.takeBack(kind);
    return true;
  }

  /** Puts these in the tray instead of what is there, as far as they go together. */
  fill(kinds: readonly string[]) {
    this.picks = {};
    this.order = [];
    const wanted: Record<string, number> = {};
    for (const kind of kinds) {
      wanted[kind] = (wanted[kind] ?? 0) + 1;
      if (wanted[kind] > this.tray[kind]!) this.add(kind);
    }
  }

  full = $derived.by(() => this.known && this.most === 0);

  /** Why a piece more of this kind cannot be given with the others, if the engine says so. */
  async objection(kind: string): Promise<Objection | undefined> {
    await this.ready;
    if (this.full) return undefined;
    const tray = this.kinds.flatMap((one) => Array<string>(this.tray[one]!).fill(one));
    return this.scratch.objection(tray, kind, this.kinds);
  }

  close() {
    this.scratch.close();
  }
}
