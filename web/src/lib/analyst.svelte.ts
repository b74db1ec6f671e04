/** Goes through a finished game piece by piece; it can be paused or left, and goes on from where it was. */
import { keepAnalysis, keptAnalysis } from './analyses';
import type { TableSource } from './source';
import type { JudgedMove } from './types';

export class Analyst {
  judged: JudgedMove[] = $state.raw([]);
  /** How many moves there are to judge; 0 until the first answer. */
  total = $state(0);
  running = $state(false);
  done = $state(false);
  trouble: unknown = $state.raw(null);
  /** Somebody has begun it, perhaps before the page was loaded, and has not paused it. */
  private wanted = false;
  /** Tells an answer that is still wanted from one that comes too late. */
  private run = 0;
  /** Withdraws the question: the bot need not think about it any more. */
  private withdraw = new AbortController();

  constructor(
    private readonly source: TableSource,
    private readonly id: string,
  ) {
    const kept = keptAnalysis(id);
    if (kept === undefined) return;
    this.judged = kept.judged;
    this.total = kept.total;
    this.wanted = !kept.paused;
    this.done = kept.total > 0 && kept.judged.length >= kept.total;
  }

  async start(): Promise<void> {
    const run = ++this.run;
    this.withdraw.abort();
    this.withdraw = new AbortController();
    const { signal } = this.withdraw;
    this.running = true;
    this.wanted = true;
    this.trouble = null;
    this.keep();
    try {
      while (!this.done) {
        const piece = await this.source.analysis(this.judged.length, signal);
        if (run !== this.run) return;
        this.judged = [...this.judged, ...piece.moves];
        this.total = piece.total;
        this.done = piece.moves.length === 0 || this.judged.length >= piece.total;
        this.keep();
      }
    } catch (problem) {
      if (run !== this.run) return;
      this.trouble = problem;
    }
    this.running = false;
  }

  /** Goes on with what was begun and left. */
  resume(): void {
    if (this.wanted && !this.done && !this.running) void this.start();
  }

  /** The viewer wants no more of it for now. */
  pause(): void {
    this.stop();
    this.wanted = false;
    this.keep();
  }

  /** Nobody looks at it any more; it goes on when somebody does. */
  stop(): void {
    this.run += 1;
    this.withdraw.abort();
    this.running = false;
  }

  private keep(): void {
    keepAnalysis({ id: this.id, total: this.total, judged: this.judged, paused: !this.wanted });
  }
}
