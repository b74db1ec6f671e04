/** The houses and stalls inside the wall, and the Black Market's vaults, in board coordinates. */

import { bumpy, circle, detail, hatch, masonry, path, poly, rect, seeded } from '../../../draw/pen';
import { awning, barrel, house, lancet } from '../../../draw/buildings';

export function storehouse(): string {
  const chance = seeded(51);
  let drawn = house(chance, 664, 300, 56, 64, 50, 36, 'stn', 'til', { stone: true });
  drawn += path('M678 300v-24q1 -13 14 -14q13 1 14 14v24Z', 'drk') + hatch('M684 300v-34M692 300v-38M700 300v-34');
  drawn += path('M683 240l-3 -9 6 4 6 -7 6 7 6 -4 -3 9Z', 'gld');
  drawn += lancet(736, 276, 9, 18) + lancet(758, 274, 9, 18) + barrel(652, 304) + barrel(664, 308, 0.9);
  drawn += path('M786 300h18v-14h-18Z', 'tim') + detail('M786 300l18 -14M786 286l18 14');
  return drawn + path('M794 286h16v-12h-16Z', 'tim') + detail('M794 286l16 -12');
}

export function taxStand(): string {
  let drawn = rect(838, 240, 6, 62, 'tim') + rect(914, 240, 6, 62, 'tim');
  drawn += awning(830, 226, 98, 22, 'til', 'pla', 8) + rect(832, 222, 94, 6, 'tim');
  drawn +=
    rect(834, 278, 90, 24, 'tim') + detail('M834 284h90') + hatch('M850 286v16M868 286v16M886 286v16M904 286v16');
  drawn += detail('M858 278v-20M846 260h24M846 260l-4 8h8ZM870 260l-4 8h8Z');
  return drawn + path('M888 278h22v-9h-22Z', 'pla') + hatch('M891 275h15M891 272h12');
}

/** The market cross and a stall; by itself (on a phone's tile) with a house and a well as well. */
export function townCentre(alone = false): string {
  const chance = seeded(71);
  let drawn =
    path('M436 388h44l-5 -7h-34Z', 'stn2') + path('M442 381h32l-4 -7h-24Z', 'stn') + rect(454, 330, 8, 44, 'stn');
  drawn += path('M446 338h24v-7h-24Z', 'stn') + circle(458, 322, 8, 'gld') + detail('M458 314v16M450 322h16');
  drawn += rect(608, 360, 4, 26, 'tim') + rect(640, 360, 4, 26, 'tim') + awning(602, 350, 48, 13, 'slt', 'pla', 6);
  drawn += rect(606, 372, 40, 14, 'tim') + bumpy(616, 371, 6, 4, 6, 'til') + bumpy(631, 371, 7, 4, 7, 'lf');
  if (!alone) return drawn;
  drawn += house(chance, 484, 372, 22, 26, 22, 16, 'pla', 'til', { timber: true, door: true });
  drawn += rect(548, 362, 30, 18, 'stn') + masonry(chance, 548, 362, 30, 18, 6) + detail('M551 362v-22M575 362v-22');
  drawn +=
    poly(
      [
        [544, 342],
        [563, 326],
        [582, 342],
      ],
      'tht',
    ) + detail('M563 342v12');
  return drawn + path('M558 354h10l-1 8h-8Z', 'tim');
}

export function blackMarket(): string {
  const chance = seeded(81);
  let drawn = house(chance, 108, 432, 40, 48, 22, 22, 'pla', 'tht', { timber: true, window: true });
  drawn += house(chance, 300, 434, 42, 46, 24, 22, 'pla', 'tht', { timber: true, window: true });
  drawn += house(chance, 196, 430, 46, 46, 22, 26, 'pla', 'til', { timber: true, window: true, chimney: true });
  drawn += rect(94, 434, 304, 154, 'stn2') + masonry(chance, 94, 434, 304, 40, 16, 10) + rect(90, 428, 312, 8, 'stn');
  for (const x of [101, 200, 299]) {
    drawn += path(`M${x} 588V484q2 -36 46 -40q44 4 46 40v104Z`, 'dk2') + hatch(`M${x - 3} 486q2 -40 49 -45q47 5 49 45`);
  }
  return drawn;
}

export function workshop(): string {
  const chance = seeded(91);
  let drawn = house(chance, 424, 482, 40, 66, 34, 30, 'pla', 'tht', { timber: true, door: true, chimney: true });
  drawn += rect(474, 444, 4, 40, 'tim') + rect(540, 438, 4, 46, 'tim');
  drawn += poly(
    [
      [462, 448],
      [470, 430],
      [550, 424],
      [556, 442],
    ],
    'tht',
  );
  drawn += hatch('M472 446l6 -14M488 445l5 -14M504 444l4 -15M520 443l4 -16M536 442l3 -16');
  drawn += path('M486 484v-10h36v10', 'tim') + path('M482 474h44v-4h-44Z', 'tim');
  return drawn + detail('M492 470l4 -8M510 470v-8h8v8') + path('M528 484h12l-2 -9h-8Z', 'stn2');
}
