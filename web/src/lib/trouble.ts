import type { Dictionary } from '../i18n/en';
import { settings } from './settings.svelte';
import type { Problem, TableState } from './types';

/** What the server answered instead of what was asked. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly detail: string;
  readonly rule: string;
  readonly current: TableState | null;

  constructor(status: number, problem: Problem) {
    super(problem.detail ?? problem.title ?? String(status));
    this.status = status;
    this.code = problem.code ?? '';
    this.detail = problem.detail ?? problem.title ?? '';
    this.rule = problem.rule ?? '';
    this.current = problem.current ?? null;
  }
}

/** One sentence for the player. */
export function messageOf(problem: unknown, t: Dictionary): string {
  if (!(problem instanceof Refusal)) return t.offlineAbout;
  if (problem.current !== null) return t.stale;
  if (problem.rule !== '') return problem.detail;
  const inEnglish = settings.lang === 'en' && problem.detail !== '' ? problem.detail : t.problem;
  if (problem.code === 'bad-record') return t.badRecord(problem.detail);
  return known(problem.code, t) ?? inEnglish;
}

/** The page's own words for what the server says in English only. */
function known(code: string, t: Dictionary): string | undefined {
  const sayings: Record<string, string> = {
    'seat-taken': t.seatTaken,
    'not-your-seat': t.notYourSeat,
    'no-undo': t.noUndo,
    'not-now': t.notNow,
    'too-many': t.tooMany,
    unavailable: t.unavailable,
    'no-such-table': t.noSuchTable,
    'not-found': t.noSuchTable,
    'table-ended': t.tableEndedAbout,
    'wrong-word': t.wrongWord,
    blocked: t.blocked,
    'no-chat': t.noChat,
    'not-the-host': t.notTheHost,
    'no-network': t.noNetwork,
  };
  return sayings[code];
}
