/** A hint at the table: asked for, thought about, and shown until the table moves on. */
import type { TableSource } from './source';
import type { Candidate, TableState } from './types';

export class Hint {
  open = $state(false);
  /** What a bot would consider, the best first; null while it thinks. */
  candidates: Candidate[] | null = $state.raw(null);
  trouble: unknown = $state.raw(null);
  /** The target of the candidate that is pointed at. */
  pointed: string | null = $state(null);
  /** Tells an answer that is still wanted from one that comes too late. */
  private question = 0;
  /** Withdraws the question: the bot need not think about it any more. */
  private withdraw = new AbortController();

  async ask(source: TableSource, state: TableState): Promise<void> {
    const question = ++this.question;
    this.withdraw.abort();
    this.withdraw = new AbortController();
    this.open = true;
    this.candidates = null;
    this.trouble = null;
    try {
      const advice = await source.advice(state, this.withdraw.signal);
      if (question !== this.question) return;
      if (advice.version === state.version) this.candidates = advice.candidates;
      else this.close();
    } catch (problem) {
      if (question === this.question) this.trouble = problem;
    }
  }

  close(): void {
    this.question += 1;
    this.withdraw.abort();
    this.open = false;
    this.pointed = null;
  }
}
