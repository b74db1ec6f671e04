/** What the judged moves of a game say of the whole: how the chances went, and where they turned. */
import type { ChartPoint, JudgedMove, TableState } from './types';

const MOST = 6;
/** A smaller change is none to speak of. */
const LEAST = 0.01;

export interface TurningPoint {
  /** The number of the move, which is also where the board stands after it. */
  ply: number;
  seat: number;
  /** The move in every language. */
  played: Record<string, string>;
  /** What the bot would have played; null when it would have been the same. */
  advised: Record<string, string> | null;
  before: number;
  after: number;
}

/** What a finished game was worth to every seat; null when nobody plays against anybody, or it has not ended. */
export function resultOf({ status, seats, scores }: TableState): number[] | null {
  if (status !== 'over' || seats.length === 1) return null;
  return seats.map((_, seat) => (scores.winners.includes(seat) ? 1 / scores.winners.length : 0));
}

/** The chances of every seat after every move, the result last. */
function course(judged: JudgedMove[], result: number[] | null): number[][] {
  const chances = judged.map((move) => move.chances);
  return result === null ? chances : [...chances, result];
}

/** The course of the chances as lines of a chart, in percent. */
export function chanceLines(judged: JudgedMove[], result: number[] | null): ChartPoint[] {
  return course(judged, result).map((chances, ply) => ({
    ply,
    totals: chances.map((chance) => Math.round(chance * 100)),
  }));
}

/** The moves after which the mover's chance changed most, in the order of the game. */
export function turningPoints(judged: JudgedMove[], result: number[] | null, most = MOST): TurningPoint[] {
  const chances = course(judged, result);
  const change = (point: TurningPoint): number => Math.abs(point.after - point.before);
  return judged
    .slice(0, chances.length - 1)
    .map(({ ply, seat, played, advised }, index) => ({
      ply: ply + 1,
      seat,
      played,
      advised: advised['en'] === played['en'] ? null : advised,
      before: chances[index]?.[seat] ?? 0,
      after: chances[index + 1]?.[seat] ?? 0,
    }))
    .filter((point) => change(point) >= LEAST)
    .sort((a, b) => change(b) - change(a))
    .slice(0, most)
    .sort((a, b) => a.ply - b.ply);
}
