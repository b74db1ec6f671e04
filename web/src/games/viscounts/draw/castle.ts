/** The Castle in the middle: a moat, two wards divided into sections, the keep, towers between the sections. */

import { hatch, line, path, poly, round, seeded, type Chance } from '../../../draw/pen';
import { tower } from '../../../draw/buildings';
import { arc, at, band, circleAt, middle, PARTS, R } from './geometry';
import { planks, wave } from './land';

/** The outside of a drum as one sees it from the south. */
function wall(chance: Chance, distance: number, down: number, height: number, marks: number, length: number): string {
  const face = [...arc(distance, 90, 270, down), ...arc(distance, 270, 90, down + height)];
  let stones = '';
  for (let i = 0; i < marks; i++) {
    const [x, y] = at(distance, 94 + chance() * 172, down + 4 + chance() * (height - 7));
    stones += `M${round(x - length / 2)} ${round(y)}h${length}`;
  }
  return path(`${line(face)}Z`, 'stn') + hatch(stones);
}

function merlons(distance: number, down: number, count: number, height: number): string {
  let drawn = '';
  for (let i = 0; i < count; i++) {
    const angle = (i * 360) / count;
    const [left, right] = [at(distance, angle - 90 / count, down), at(distance, angle + 90 / count, down)];
    drawn += poly([left, right, [right[0], right[1] - height], [left[0], left[1] - height]], 'stn');
  }
  return drawn;
}

/** Walls between the sections of a tier. */
function divisions(near: number, far: number, down: number): string {
  let drawn = '';
  for (let part = 0; part < PARTS; part++) {
    const angle = middle(part) + 36;
    const way = line([at(near, angle, down), at(far, angle, down)]);
    drawn += path(way, 'wl') + path(way, 'wl2');
  }
  return drawn;
}

function moat(): string {
  let waves = '';
  for (let angle = 4; angle < 360; angle += 9) waves += wave(at(R.moat - 6, angle, 2));
  return band(R.first - 2, R.moat, 0, 360, 'wat') + hatch(waves);
}

function towers(chance: Chance): string {
  return [4, 0, 3, 1, 2]
    .map((part) => {
      const [x, y] = at(R.first - 3, middle(part) + 36, 6);
      const roof = part % 2 ? 'slt' : 'til';
      return tower(chance, round(x - 8), round(y), 16, 22, { merlons: 3, cone: 14, roof });
    })
    .join('');
}

/** Bridges over the moat, one for each part. */
export const gates = (): string =>
  Array.from({ length: PARTS }, (_, part) =>
    planks(at(R.first - 6, middle(part)), at(R.inner - 12, middle(part)), 7, 5, 'tim'),
  ).join('');

export function castle(): string {
  const chance = seeded(77);
  return (
    moat() +
    merlons(R.first - 3, 0, 60, 6) +
    circleAt(R.first - 4, 'crt') +
    divisions(R.second, R.first - 5, 0) +
    wall(chance, R.second, -9, 14, 26, 6) +
    circleAt(R.second, 'crt2', -9) +
    merlons(R.second - 2, -9, 40, 5) +
    circleAt(R.second - 5, 'crt2', -9) +
    divisions(R.keep, R.second - 5, -9) +
    wall(chance, R.keep, -19, 15, 14, 5) +
    circleAt(R.keep, 'crt3', -19) +
    merlons(R.keep - 1, -19, 26, 5) +
    circleAt(R.keep - 4, 'crt3', -19) +
    towers(chance)
  );
}
