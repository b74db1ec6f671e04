/** Cathedral, Guildhall, Guardhouse and Prison, in board coordinates. */

import {
  circle,
  detail,
  hatch,
  masonry,
  path,
  poly,
  rect,
  round,
  seeded,
  shade,
  tiles,
  type Chance,
} from '../../../draw/pen';
import { crenel, flag, lancet, tower } from '../../../draw/buildings';

/** Where the Cathedral's levels stand: the middle, the ground line, the height of a level and the niches in each. */
export const CATHEDRAL = { middle: 541, base: 294, height: 45, pitch: 44, niches: [3, 3, 2, 2, 1] } as const;

/** Painted up to the highest level that anybody has reached; above it a dashed sketch with scaffolding. */
export function cathedral(built: number): string {
  const chance = seeded(21);
  const { middle, base, height, niches } = CATHEDRAL;
  let drawn = '';
  niches.forEach((count, level) => {
    drawn += level < built ? builtLevel(chance, level, count) : sketchedLevel(level, count);
  });
  const top = base - niches.length * height;
  const done = built >= niches.length;
  drawn += poly(
    [
      [middle - 32, top],
      [middle, top - 42],
      [middle + 32, top],
    ],
    done ? 'slt' : 'raw',
  );
  if (done)
    drawn += tiles([middle - 1, top - 42], [middle + 1, top - 42], [middle + 32, top], [middle - 32, top], 6, 7);
  drawn += circle(middle, top - 14, 7, done ? 'gld' : 'raw');
  drawn += detail(`M${middle} ${top - 42}v-13M${middle - 4} ${top - 51}h8`);
  return drawn + rect(middle - 84, base, 168, 4, 'stn') + rect(middle - 90, base + 4, 180, 4, 'stn2');
}

const levelWidth = (count: number): number => count * CATHEDRAL.pitch + 6;
const nicheLeft = (count: number, i: number): number =>
  CATHEDRAL.middle - (count * CATHEDRAL.pitch) / 2 + CATHEDRAL.pitch * i + CATHEDRAL.pitch / 2 - 14;

function buttresses(level: number, x: number, w: number, y: number, built: boolean): string {
  if (level === 4) return '';
  const { height } = CATHEDRAL;
  const upper = level % 2 === 1;
  const drop = upper ? 8 : 0;
  let drawn = '';
  for (const left of [x - 9, x + w]) {
    drawn += rect(left, y - height + drop, 9, height - drop, built ? 'stn2' : 'raw');
    if (built) drawn += hatch(`M${left} ${y - height * 0.55}h9M${left} ${y - height * 0.28}h9`);
    if (upper) {
      const peak = y - height;
      drawn += poly(
        [
          [left - 1, peak + 9],
          [left + 4.5, peak - 12],
          [left + 10, peak + 9],
        ],
        built ? 'slt' : 'raw',
      );
    }
  }
  return drawn;
}

function niche(count: number, i: number, y: number, wash: string): string {
  return path(`M${round(nicheLeft(count, i))} ${round(y - 3)}v-17q1 -13 14 -18q13 5 14 18v17Z`, wash);
}

function builtLevel(chance: Chance, level: number, count: number): string {
  const { middle, base, height } = CATHEDRAL;
  const w = levelWidth(count);
  const x = middle - w / 2;
  const y = base - level * height;
  let drawn = buttresses(level, x, w, y, true) + rect(x, y - height, w, height, 'stn');
  drawn +=
    masonry(chance, x, y - height, w, height, 18) + shade(chance, x + w - 12, y - height + 6, 10, height - 10, 8);
  drawn += rect(x - 4, y - height - 3, w + 8, 5, 'stn');
  for (let i = 0; i < count; i++) {
    drawn += niche(count, i, y, 'nch');
    drawn += hatch(`M${round(nicheLeft(count, i) - 2)} ${round(y - 19)}q0 -16 16 -21q16 5 16 21`);
  }
  return drawn;
}

function sketchedLevel(level: number, count: number): string {
  const { middle, base, height } = CATHEDRAL;
  const w = levelWidth(count);
  const x = middle - w / 2;
  const y = base - level * height;
  let drawn = buttresses(level, x, w, y, false) + rect(x, y - height, w, height, 'raw');
  for (let i = 0; i < count; i++) drawn += niche(count, i, y, 'nc0');
  const poles = count + 1;
  let scaffold = '';
  for (let i = 0; i <= poles; i++)
    scaffold += `M${round(x - 6 + ((w + 12) * i) / poles)} ${round(y)}V${round(y - height)}`;
  scaffold += `M${round(x - 11)} ${round(y - 3)}h${w + 22}M${round(x - 6)} ${round(y - 3)}l${round((w + 12) / poles)} ${-height + 3}`;
  return drawn + path(scaffold, 'scf');
}

/** Where the Guildhall's windows stand: the first one's left edge, the distances, and the rows' sills. */
export const GUILDHALL = { left: 670, pitch: 26, top: 60, row: 33.5, rows: 4, columns: 6 } as const;

/** Windows that the number of players leaves unused stay dashed. */
export function guildhall(columnsUsed: number): string {
  const x = 664;
  const y = 194;
  const w = 166;
  let drawn = poly(
    [
      [x - 8, 62],
      [x + 16, 22],
      [x + w - 16, 22],
      [x + w + 8, 62],
    ],
    'til',
  );
  drawn += tiles([x + 16, 22], [x + w - 16, 22], [x + w + 8, 62], [x - 8, 62], 7, 20);
  drawn +=
    rect(x + w / 2 - 15, 14, 30, 26, 'pla') +
    poly(
      [
        [x + w / 2 - 20, 16],
        [x + w / 2, 2],
        [x + w / 2 + 20, 16],
      ],
      'til',
    );
  drawn += lancet(x + w / 2 - 5, 38, 10, 18) + rect(x, 60, w, y - 60, 'pla');
  for (let row = 0; row < GUILDHALL.rows; row++) drawn += detail(`M${x} ${GUILDHALL.top + row * GUILDHALL.row}h${w}`);
  drawn += rect(x - 4, 58, w + 8, 5, 'tim') + rect(x - 4, y - 3, w + 8, 5, 'stn2');
  drawn += rect(x - 3, 60, 5, y - 62, 'tim') + rect(x + w - 2, 60, 5, y - 62, 'tim');
  for (let row = 0; row < GUILDHALL.rows; row++) {
    for (let column = 0; column < GUILDHALL.columns; column++) {
      const left = GUILDHALL.left + column * GUILDHALL.pitch;
      const sill = round(GUILDHALL.top + (row + 1) * GUILDHALL.row - 2);
      drawn += path(`M${left} ${sill}v-18q0 -10 12 -10.5q12 .5 12 10.5v18Z`, column < columnsUsed ? 'nch' : 'nc0');
    }
  }
  return drawn;
}

export function prison(): string {
  const chance = seeded(41);
  let drawn =
    tower(chance, 862, 168, 26, 96, { cone: 26, roof: 'til' }) +
    tower(chance, 916, 168, 26, 96, { cone: 26, roof: 'til' });
  drawn +=
    rect(886, 104, 32, 64, 'stn') +
    crenel(886, 104, 32, 3, 6) +
    path('M891 168v-26q1 -14 11 -17q10 3 11 17v26Z', 'drk');
  drawn += hatch('M895 168v-30M899 168v-36M905 168v-36M909 168v-30M891 150h22M891 160h22');
  drawn += lancet(871, 104, 7, 16) + lancet(925, 104, 7, 16) + flag(902, 100, 'til');
  drawn += tower(chance, 956, 100, 42, 62, { merlons: 5, cone: 22, roof: 'slt', flag: 'slt' });
  drawn += path('M968 76h18v14h-18Z', 'drk') + hatch('M973 76v14M977 76v14M981 76v14');
  drawn +=
    rect(948, 92, 152, 92, 'stn2') + masonry(chance, 948, 92, 152, 92, 22, 9) + crenel(946, 92, 156, 11, 6, 'stn2');
  return drawn + path('M958 178v-54q2 -16 20 -18h92q18 2 20 18v54Z', 'drk');
}

/** The bars stand before the captives, so they are a drawing of their own. */
export function prisonBars(): string {
  let d = '';
  for (let x = 967; x <= 1084; x += 13) d += `M${x} 109V178`;
  return path(`${d}M958 132h132M958 158h132`, 'bar');
}
