// thinker.ts - the second engine: repeats the game at the table and says what a bot would do.
import type { Advice, Engine } from "../engine/protocol";

export class Thinker {
  private copy: { table: string; decisions: number } | null = null;
  private following: Promise<void> = Promise.resolve();

  constructor(readonly engine: Engine) {}

  /** Repeats a move; nobody waits for it, a hint may be thought of. */
  follow(text: string, decisions: number) {
    this.following = this.following.then(async () => {
      if (this.copy?.decisions !== decisions - 1) return;
      await this.engine.ask("play", { table: this.copy.table, action: text });
      this.copy.decisions = decisions;
    });
    this.following.catch(() => (this.copy = null));
  }

  /** What a bot would do after so many decisions; it is told what its seat may know. */
  async advise(bot: string, decisions: number, record: () => Promise<string>): Promise<Advice> {
    await this.following.catch(() => undefined);
    if (this.copy?.decisions !== decisions) {
      if (this.copy) await this.engine.ask("close", { table: this.copy.table });
      this.copy = null;
      const opened = await this.engine.ask("load", { record: await record() });
      this.copy = { table: opened.table, decisions: opened.decisions };
    }
    return this.engine.ask("advise", { table: this.copy.table, bot });
  }
}
