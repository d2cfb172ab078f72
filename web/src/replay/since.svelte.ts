// since.svelte.ts - what happened since the viewer's turn, shown on the table once more in four seconds at most.
import type { PastDecision } from "../engine/protocol";
import type { Session } from "../table/session.svelte";

export const LONGEST = 4000;
const STANDS = 800; // milliseconds, if there is time
const PICTURES = 14; // at most

export interface Picture {
  at: number; // decisions made
  from: number; // the first decision it tells of
}

/** The decisions since the viewer last decided; if that was just now, those of the others before. */
export function sinceTurn(history: readonly PastDecision[], viewer: number): { from: number; to: number } {
  let to = history.length;
  while (to > 0 && history[to - 1]!.seat === viewer) --to;
  if (to === 0) return { from: 0, to: 0 };
  let from = to;
  while (from > 0 && history[from - 1]!.seat !== viewer) --from;
  return { from, to };
}

/** The moments to show: every decision, or several as one if there are many. */
export function picturesOf(from: number, to: number, most = PICTURES): Picture[] {
  const count = Math.min(most, to - from);
  return Array.from({ length: count }, (_, i) => ({
    from: from + Math.floor(((to - from) * i) / count),
    at: from + Math.floor(((to - from) * (i + 1)) / count),
  }));
}

export class Since {
  showing = $state(false);
  words = $state("");
  count = $state(0);
  total = $state(0);
  private wake: (() => void) | null = null;

  constructor(private readonly session: Session) {}

  /** Whether there is something to show, and nobody else moves meanwhile. */
  get ready(): boolean {
    const { session } = this;
    const { from, to } = sinceTurn(session.history, session.viewer);
    return !this.showing && !session.thinking && session.curtain === null && to > from;
  }

  /** Shows it and gives the table back as it was. */
  async show() {
    if (!this.ready) return;
    const { session } = this;
    const { view: now, choices, fresh, history } = session;
    const { from, to } = sinceTurn(history, session.viewer);
    const pictures = picturesOf(from, to);
    const stands = Math.min(STANDS, LONGEST / (pictures.length + 1));
    const end = performance.now() + LONGEST;
    this.showing = true;
    this.total = pictures.length;
    while (session.widen());
    session.past = true;
    let shown = now;
    try {
      shown = session.view = await session.viewAt(from);
      await this.rest(stands / 2);
      for (const [i, picture] of pictures.entries()) {
        if (!this.showing || performance.now() > end || session.view !== shown) break;
        const view = await session.viewAt(picture.at);
        if (!this.showing || session.view !== shown) break;
        const events = history.slice(picture.from, picture.at).flatMap((one) => one.events);
        this.count = i + 1;
        this.words = events.map((event) => session.speaker.event(event)).join(". ");
        session.fresh = events;
        shown = session.view = view;
        session.say(this.words);
        await this.rest(Math.min(stands, end - performance.now()));
      }
    } finally {
      if (session.view === shown) {
        session.view = now;
        session.choices = choices;
        session.fresh = fresh;
      }
      session.past = false;
      this.showing = false;
      this.words = "";
      void session.goOn();
    }
  }

  /** Any key: back to now. */
  skip() {
    this.showing = false;
    this.wake?.();
  }

  private rest(time: number): Promise<void> {
    if (!this.showing) return Promise.resolve(); // skipped before it began
    return new Promise((done) => {
      const timer = setTimeout(done, Math.max(0, time));
      this.wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }
}
