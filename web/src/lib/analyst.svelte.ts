/** Goes through a finished game piece by piece; it can be stopped, and goes on from where it was. */
import type { TableSource } from './source';
import type { JudgedMove } from './types';

export class Analyst {
  judged: JudgedMove[] = $state.raw([]);
  /** How many moves there are to judge; 0 until the first answer. */
  total = $state(0);
  running = $state(false);
  done = $state(false);
  trouble: unknown = $state.raw(null);
  /** Tells an answer that is still wanted from one that comes too late. */
  private run = 0;
  /** Withdraws the question: the bot need not think about it any more. */
  private withdraw = new AbortController();

  constructor(private readonly source: TableSource) {}

  async start(): Promise<void> {
    const run = ++this.run;
    this.withdraw.abort();
    this.withdraw = new AbortController();
    const { signal } = this.withdraw;
    this.running = true;
    this.trouble = null;
    try {
      while (!this.done) {
        const piece = await this.source.analysis(this.judged.length, signal);
        if (run !== this.run) return;
        this.judged = [...this.judged, ...piece.moves];
        this.total = piece.total;
        this.done = piece.moves.length === 0 || this.judged.length >= piece.total;
      }
    } catch (problem) {
      if (run !== this.run) return;
      this.trouble = problem;
    }
    this.running = false;
  }

  stop(): void {
    this.run += 1;
    this.withdraw.abort();
    this.running = false;
  }
}
