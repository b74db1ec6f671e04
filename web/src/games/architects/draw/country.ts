/** The places outside the wall, in board coordinates. */

import { bumpy, circle, detail, hatch, path, rect, round, seeded } from '../../../draw/pen';
import { block, house, lancet } from '../../../draw/buildings';
import { hill, pine, tree } from '../../../draw/nature';

interface Plant {
  x: number;
  y: number;
  size: number;
  dark: boolean;
  pine: boolean;
}

export function forest(): string {
  const chance = seeded(11);
  const plants: Plant[] = [];
  for (let row = 0; row < 4; row++) {
    for (let column = 0; column < (row === 3 ? 5 : 8); column++) {
      plants.push({
        x: round(106 + column * 18 + (row % 2) * 8 + (chance() - 0.5) * 9),
        y: round(46 + row * 22 + (chance() - 0.5) * 9),
        size: 0.92 + chance() * 0.3,
        dark: chance() > 0.45,
        pine: chance() > 0.6,
      });
    }
  }
  plants.sort((a, b) => a.y - b.y);
  let drawn = '';
  for (const plant of plants) {
    drawn += plant.pine
      ? pine(plant.x, plant.y, plant.size * 0.95, plant.dark)
      : tree(chance, plant.x, plant.y, plant.size, plant.dark);
  }
  const log = (x: number, y: number, length: number): string =>
    path(`M${x} ${y - 4}h${length}a4 4 0 0 1 0 8h${-length}Z`, 'tim') + circle(x, y, 4, 'tht');
  return (
    drawn + log(206, 136, 26) + log(212, 128, 24) + hatch('M206 134.5a1.6 1.6 0 1 0 .1 0M212 126.5a1.6 1.6 0 1 0 .1 0')
  );
}

export function mines(): string {
  let drawn = hill(252, 120, 92, 78, 'fld') + hill(322, 120, 84, 62, 'fl2') + hill(276, 126, 112, 104, 'stn2');
  drawn += hatch('M332 22C322 40 338 52 326 70M352 44c-6 12 4 20 -4 34M312 52c4 10 -6 16 -2 26');
  drawn += path('M306 126v-26q0 -22 24 -22t24 22v26Z', 'drk');
  drawn += rect(302, 98, 7, 28, 'tim') + rect(351, 98, 7, 28, 'tim') + rect(298, 91, 64, 8, 'tim');
  drawn += hatch('M300 95h58M305 100v24M354 100v24') + detail('M318 126l8 -14M338 126l-4 -14M316 122h26M320 117h16');
  drawn += path('M366 116h28l-4 14h-20Z', 'tim') + circle(373, 132, 4, 'stn') + circle(388, 132, 4, 'stn');
  drawn += bumpy(376, 113, 7, 5, 6, 'til') + bumpy(387, 113, 5, 4.5, 6, 'gld');
  return drawn + detail('M262 128l20 -18M266 108q10 -4 18 4');
}

export function quarry(): string {
  let drawn = path('M98 296C92 262 104 226 132 214S206 204 226 224 240 274 234 298 120 312 98 296Z', 'ear');
  drawn += path('M108 288C104 262 116 238 138 228S200 220 216 236 226 268 222 286Z', 'stn2');
  drawn += path('M122 284C120 264 130 248 146 240S190 236 202 248 210 270 208 284Z', 'stn');
  drawn += path('M138 284C138 270 144 258 156 254S182 252 190 260 194 274 194 284Z', 'drk');
  let cuts = '';
  for (let i = 0; i < 22; i++) {
    const angle = Math.PI * (1.02 + (i / 22) * 0.96);
    const c = Math.cos(angle);
    const s = Math.sin(angle);
    cuts += `M${round(165 + c * 57)} ${round(282 + s * 55)}l${round(-c * 6)} ${round(-s * 9)}`;
    if (i > 1 && i < 20) cuts += `M${round(165 + c * 43)} ${round(282 + s * 42)}l${round(-c * 4)} ${round(-s * 8)}`;
  }
  drawn += hatch(cuts);
  drawn += detail('M112 268l28 -62 30 -14M140 206l4 62M128 268h26');
  drawn += circle(134, 250, 13, 'tim0') + circle(134, 250, 3, 'tim');
  drawn += detail('M134 237v26M121 250h26M125 241l18 18M143 241l-18 18M169 192v34');
  return (
    drawn + block(162, 240, 13) + block(200, 300, 17) + block(216, 292, 14) + block(182, 304, 13) + block(206, 283, 13)
  );
}

export function silversmith(): string {
  const chance = seeded(9);
  let drawn = house(chance, 276, 292, 42, 62, 40, 34, 'pla', 'slt', {
    timber: true,
    door: true,
    window: true,
    chimney: true,
  });
  drawn += lancet(338, 278, 8, 14) + lancet(356, 276, 8, 14);
  drawn +=
    detail('M276 262h-14') +
    circle(262, 274, 10, 'sil') +
    circle(262, 274, 6.5, 'sil') +
    hatch('M262 269v10M257.5 274h9');
  return drawn + path('M388 292h-14v-8h4l-2 -7h16l-4 7h6v8Z', 'stn2');
}
