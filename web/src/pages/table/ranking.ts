import type { Scores } from '../../lib/types';

/** The seats from the first to the last: winners first, then by points. */
export function ranking(scores: Scores): number[] {
  const won = new Set(scores.winners);
  return scores.totals
    .map((_, seat) => seat)
    .sort(
      (a, b) => Number(won.has(b)) - Number(won.has(a)) || (scores.totals[b] ?? 0) - (scores.totals[a] ?? 0) || a - b,
    );
}
