/** What one reads about things on the table: on a sheet that stays open, or on a large card while one points. */
import { explanationOf, worthReading, type Explanation, type Known } from './explaining';
import type { TableSource } from './source';
import type { LogEntry, Refused, TableState } from './types';

/** The table as far as reading about it asks it. */
export interface Asked extends Known {
  readonly now: TableState;
  readonly deciding: boolean;
}

export class Inquiry {
  explained: Explanation | null = $state.raw(null);
  /** What one points at, for its large card, and where it is. */
  peeked: { about: Explanation; at: HTMLElement } | null = $state.raw(null);
  /** What the server has said about closed things at this version of the table. */
  private whys = new Map<string, Promise<Refused | null>>();

  constructor(
    private readonly table: Asked,
    private readonly source: TableSource,
  ) {}

  explain(key: string, at: HTMLElement, title?: string): void {
    this.peeked = null;
    this.explained = explanationOf(at, this.table, key, title);
    this.ask(this.explained, (told) => {
      if (this.explained?.target === told.target) this.explained = told;
    });
  }

  /** Shows the large card of a thing as long as one points at it; null puts it away. */
  peek(at: HTMLElement | null): void {
    this.peeked = null;
    if (at === null || this.explained !== null) return;
    const about = explanationOf(at, this.table);
    if (worthReading(about, this.table, at.textContent)) this.peeked = { about, at };
    this.ask(about, (told) => {
      if (this.peeked?.at === at) this.peeked = { about: told, at };
    });
  }

  /** The rule by which something happened, or that a lesson speaks of. */
  cite({ kind, text, rule }: Pick<LogEntry, 'kind' | 'text' | 'rule'>): void {
    this.explained = { key: kind, title: text, target: null, refused: null, moves: [], facts: '', seat: null, rule };
  }

  close(): void {
    this.explained = null;
    this.peeked = null;
  }

  /** The table has moved on: what was closed may be open. */
  forget(): void {
    this.whys.clear();
  }

  /** Why nothing can be done with a thing now, when only the server knows it. */
  private ask(about: Explanation, told: (about: Explanation) => void): void {
    const { target, moves, refused } = about;
    if (target === null || moves.length > 0 || refused !== null || !this.table.deciding) return;
    const state = this.table.now;
    const known = this.whys.get(target) ?? this.source.why(state, target).catch(() => null);
    this.whys.set(target, known);
    void known.then((why) => {
      if (why !== null && state === this.table.now) told({ ...about, refused: why });
    });
  }
}
