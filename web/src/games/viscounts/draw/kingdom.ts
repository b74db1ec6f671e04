/** The whole round board, drawn out of the segments as they lie. */

import { bumpy, detail, round } from '../../../draw/pen';
import { castle, gates } from './castle';
import { at, HEIGHT, middle, spaceAt, WIDTH } from './geometry';
import { arrows, bridges, lands, links, meadows, river, roads, sea } from './land';
import { LANDMARK, village } from './landmarks';

/** What of the drawing depends on the game. */
export interface KingdomFacts {
  /** The segments clockwise, the first at the top. */
  ring: readonly string[];
  /** For each of them, which Building Spots have a Link to the next one. */
  linked: readonly (readonly boolean[])[];
}

export function kingdom({ ring, linked }: KingdomFacts): string {
  return (
    sea() +
    lands(ring) +
    ring.map((segment, part) => river(part, segment)).join('') +
    roads() +
    bridges() +
    meadows() +
    links(linked) +
    arrows() +
    upright(ring) +
    gates() +
    castle()
  );
}

/** What stands upright, painted from the back to the front. */
function upright(ring: readonly string[]): string {
  const things = ring.flatMap((segment, part) => {
    const [x, y] = at(232, middle(part) - 33.5);
    const landmark = { y, drawn: LANDMARK[segment]?.(round(x), round(y)) ?? '' };
    const villages = (['left', 'right'] as const).map((side, number) => {
      const [u, v] = spaceAt(part, side);
      return { y: v - 14, drawn: village([round(u), round(v - 17)], segment.charCodeAt(0) * 2 + number) };
    });
    return [landmark, ...villages];
  });
  return things
    .toSorted((one, other) => one.y - other.y)
    .map((thing) => thing.drawn)
    .join('');
}

/** The four winds blow from the corners. */
export function winds(): string {
  const corners = [
    [50, 110, 1, 1],
    [WIDTH - 50, 110, -1, 1],
    [50, HEIGHT - 126, 1, -1],
    [WIDTH - 50, HEIGHT - 126, -1, -1],
  ] as const;
  return corners.map(([x, y, right, down]) => wind(x, y, right, down)).join('');
}

function wind(x: number, y: number, right: number, down: number): string {
  const from = (across: number, along: number): string => `M${x + right * across} ${y + down * along}`;
  return (
    bumpy(x, y, 21, 17, 9, 'cld') +
    bumpy(x + right * 15, y + down * 9, 12, 9, 6, 'cld') +
    detail(
      `${from(24, 18)}q${right * 9} ${down * 2} ${right * 15} ${down * 12}` +
        `${from(19, 22)}q${right * 7} ${down * 5} ${right * 9} ${down * 14}` +
        `${from(27, 13)}q${right * 12} 0 ${right * 20} ${down * 9}`,
    )
  );
}
