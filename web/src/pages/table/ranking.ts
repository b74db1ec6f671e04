import type { Scores } from '../../lib/types';

/** The seats from the first to the last: winners first, then by points; partners as they sit. */
export function ranking(scores: Scores): number[] {
  const seats = scores.totals.map((_, seat) => seat);
  if (scores.together) return seats;
  const won = new Set(scores.winners);
  return seats.sort(
    (a, b) => Number(won.has(b)) - Number(won.has(a)) || (scores.totals[b] ?? 0) - (scores.totals[a] ?? 0) || a - b,
  );
}
