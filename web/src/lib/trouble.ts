import type { Dictionary } from '../i18n/en';
import type { Problem, TableState } from './types';

/** What the server answered instead of what was asked. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly detail: string;
  readonly current: TableState | null;

  constructor(status: number, problem: Problem) {
    super(problem.detail ?? problem.title ?? String(status));
    this.status = status;
    this.code = problem.code ?? '';
    this.detail = problem.detail ?? problem.title ?? '';
    this.current = problem.current ?? null;
  }
}

/** One sentence for the player. */
export function messageOf(problem: unknown, t: Dictionary): string {
  if (!(problem instanceof Refusal)) return t.offlineAbout;
  if (problem.current !== null) return t.stale;
  return problem.detail === '' ? t.problem : problem.detail;
}
