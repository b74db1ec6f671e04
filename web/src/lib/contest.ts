/** Who plays against whom, read from the score. */
import type { Scores, TableState } from './types';

export const sumOf = (totals: number[]): number => totals.reduce((sum, total) => sum + total, 0);

/** The points that all who play together have. */
export const commonPoints = (scores: Scores): number => sumOf(scores.totals);

/** Whether there is somebody or something to lose against; who plays alone for points has nobody. */
export function contested(scores: Scores): boolean {
  return scores.together || scores.totals.length > 1 || scores.goal !== null || scores.rivals.length > 0;
}

/** What a rival is called. */
export function rivalTitle({ rivals }: Pick<TableState, 'rivals'>, name: string): string {
  return rivals.find((one) => one.name === name)?.title ?? name;
}

/** The rival with the most points; undefined where none scores. */
export function bestRival(scores: Scores): Scores['rivals'][number] | undefined {
  return scores.rivals.toSorted((one, other) => other.total - one.total)[0];
}
