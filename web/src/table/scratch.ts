// scratch.ts - a copy of the table on which moves are tried: which sets of pieces the engine takes, and why not others.
import { type Choice, type Engine, type GameEvent, type Objection, Refusal } from "../engine/protocol";

/** Which of a game's choices are pieces of a set, asked one by one. */
export interface PieceWords {
  verb: string; // of a piece
  field: string; // whose values are the kinds
  end: string; // the verb that ends the set early
  event: string; // that tells a piece was given, with the same field
  amount: string; // its field that says how many
}

export type Pieces = Readonly<Record<string, number>>;

/** A set that can be given, and the moves that give it, in the engine's order. */
export interface Way {
  pieces: Pieces;
  moves: string[];
}

export class Scratch {
  private table: string | null = null;
  private made: string[] = []; // moves since the record
  private stuck = false; // the last of them cannot be taken back
  private closed = false;
  private kept: string | undefined; // the game as it was when the first move was tried

  constructor(
    private readonly engine: Engine,
    private readonly record: () => Promise<string>,
    private readonly seat: number,
    private readonly words: PieceWords,
  ) {}

  /** Every set the engine takes from here, and how each kind of piece is said. */
  async ways(): Promise<{ ways: Way[]; said: Map<string, Choice> }> {
    const ways: Way[] = [];
    const said = new Map<string, Choice>();
    const { verb, end, field } = this.words;
    const walk = async (moves: string[], pieces: Pieces, choices: Choice[]) => {
      const stop = choices.find(({ action }) => action.verb === end);
      if (stop) ways.push({ pieces, moves: [...moves, stop.text] });
      for (const choice of choices) {
        if (choice.action.verb !== verb) continue;
        said.set(String(choice.action[field]), choice);
        await this.go(moves);
        const { events, next } = await this.play(choice.text);
        const path = [...moves, choice.text];
        const given = this.count(pieces, events);
        const more = next === this.seat ? await this.legal() : [];
        if (this.goesOn(events, more)) await walk(path, given, more);
        else ways.push({ pieces: given, moves: path });
      }
    };
    await this.go([]);
    await walk([], {}, await this.legal());
    return { ways, said };
  }

  /**
   * The engine's objection to a piece of a kind with these others, which are in its order: after them, or among them.
   * Undefined if it says none, as where it pays what follows unasked.
   */
  async objection(tray: readonly string[], kind: string, kinds: readonly string[]) {
    await this.give(tray);
    const action = `${this.words.verb} ${kind}`;
    const { legal, clause, sentence, cause } = await this.engine.ask("why", {
      table: this.table!,
      action,
      seat: this.seat,
    });
    if (!legal && clause !== undefined && sentence !== undefined)
      return { clause, sentence, ...(cause ? { cause } : {}) };
    return this.give(kinds.flatMap((one) => [...tray, kind].filter((other) => other === one)));
  }

  // Gives these pieces as far as it goes without ending the set; the objection to the first that is refused.
  private async give(kinds: readonly string[]): Promise<Objection | undefined> {
    await this.go([]);
    let pieces: Pieces = {};
    for (const [i, kind] of kinds.entries()) {
      const wanted = kinds.slice(0, i + 1).filter((other) => other === kind).length;
      if ((pieces[kind] ?? 0) >= wanted) continue; // the engine has done so by itself
      const before = [...this.made];
      try {
        const { events, next } = await this.play(`${this.words.verb} ${kind}`);
        pieces = this.count(pieces, events);
        if (this.goesOn(events, next === this.seat ? await this.legal() : [])) continue;
        await this.go(before);
        return undefined;
      } catch (problem) {
        if (problem instanceof Refusal) return problem.objection;
        throw problem;
      }
    }
    return undefined;
  }

  close() {
    this.closed = true;
    if (this.table !== null) void this.engine.ask("close", { table: this.table }).catch(() => undefined);
  }

  private count(before: Pieces, events: readonly GameEvent[]): Pieces {
    const out: Record<string, number> = { ...before };
    for (const event of events) {
      if (!this.isPiece(event)) break; // what follows is no longer the set
      const kind = String(event[this.words.field]);
      out[kind] = (out[kind] ?? 0) + Number(event[this.words.amount]);
    }
    return out;
  }
  private isPiece(event: GameEvent): boolean {
    return event.event === this.words.event && event.who === this.seat;
  }
  private goesOn(events: readonly GameEvent[], choices: readonly Choice[]): boolean {
    const has = (verb: string) => choices.some(({ action }) => action.verb === verb);
    return has(this.words.verb) || (has(this.words.end) && events.every((event) => this.isPiece(event)));
  }

  // To the position after these moves: by taking back, or by the record anew.
  private async go(moves: readonly string[]) {
    const further = moves.every((move, i) => this.made[i] === move);
    if (this.table === null || !further || (this.stuck && this.made.length > moves.length)) {
      if (this.closed) throw new Error("the copy of the table was closed");
      const old = this.table;
      this.kept ??= await this.record();
      this.table = (await this.engine.ask("load", { record: this.kept })).table;
      if (old !== null) await this.engine.ask("close", { table: old });
      this.made = [];
      this.stuck = false;
    }
    while (this.made.length > moves.length) {
      await this.engine.ask("undo", { table: this.table });
      this.made.pop();
    }
    for (const move of moves.slice(this.made.length)) await this.play(move);
  }

  private async play(text: string) {
    const played = await this.engine.ask("play", { table: this.table!, action: text, viewer: this.seat });
    this.made.push(text);
    this.stuck = !played.can_undo;
    return played;
  }
  private async legal(): Promise<Choice[]> {
    return (await this.engine.ask("legal", { table: this.table!, seat: this.seat })).choices;
  }
}
