/** What the judged moves of a game say of the whole: how the chances went, and where they turned. */
import { contested } from './contest';
import type { JudgedMove, TableState } from './types';

const MOST = 6;
/** A smaller change is none to speak of. */
const LEAST = 0.01;

export interface TurningPoint {
  /** The number of the move, which is also where the board stands after it. */
  ply: number;
  seat: number;
  /** Where one can try it again: before the move, or before the whole simultaneous step. */
  from: number;
  /** The move in every language. */
  played: Record<string, string>;
  /** What the bot would have played; null when it would have been the same. */
  advised: Record<string, string> | null;
  before: number;
  after: number;
}

/** What a finished game was worth to every seat; null when there is nothing to lose against, or it has not ended. */
export function resultOf({ status, seats, scores }: TableState): number[] | null {
  if (status !== 'over' || !contested(scores)) return null;
  const won = scores.together ? 1 : 1 / scores.winners.length;
  return seats.map((_, seat) => (scores.winners.includes(seat) ? won : 0));
}

/** The course of the chances of every seat, in percent; the result last. */
export function courseOf(judged: JudgedMove[], result: number[] | null): number[][] {
  const course = judged.map((move) => move.chances);
  return (result === null ? course : [...course, result]).map((chances) =>
    chances.map((chance) => Math.round(chance * 100)),
  );
}

/** What the chances were after each move; of a simultaneous step, after the whole of it. */
function afterwards(judged: JudgedMove[], result: number[] | null): (number[] | null)[] {
  const after: (number[] | null)[] = [];
  let later = result;
  for (let index = judged.length - 1; index >= 0; index -= 1) {
    const step = judged[index]?.step;
    const next = judged[index + 1];
    if (next !== undefined && (step === 0 || next.step !== step)) later = next.chances;
    after[index] = later;
  }
  return after;
}

/** Whether a seat answers once more in the same simultaneous step: only its last answer there can turn the game. */
function answersAgain(judged: JudgedMove[], { ply, seat, step }: JudgedMove): boolean {
  return step !== 0 && judged.some((other) => other.step === step && other.seat === seat && other.ply > ply);
}

/** The moves after which the mover's chance changed most, in the order of the game. */
export function turningPoints(judged: JudgedMove[], result: number[] | null, most = MOST): TurningPoint[] {
  const after = afterwards(judged, result);
  const change = (point: TurningPoint): number => Math.abs(point.after - point.before);
  return judged
    .filter((move) => !answersAgain(judged, move))
    .map(({ ply, seat, step, played, advised, chances }) => {
      const before = chances[seat] ?? 0;
      return {
        ply: ply + 1,
        seat,
        from: step === 0 ? ply : (judged.find((other) => other.step === step)?.ply ?? ply),
        played,
        advised: advised['en'] === played['en'] ? null : advised,
        before,
        after: after[ply]?.[seat] ?? before,
      };
    })
    .filter((point) => change(point) >= LEAST)
    .sort((a, b) => change(b) - change(a))
    .slice(0, most)
    .sort((a, b) => a.ply - b.ply);
}
