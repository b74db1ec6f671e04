import { awning, barrel, block, house, tower } from '../../../draw/buildings';
import { hill, tree } from '../../../draw/nature';
import { circle, detail, hatch, path, seeded, type Chance } from '../../../draw/pen';

/** The four places of production side by side, each 125 wide: mine, village, bank tower, harbour. */
export const PLACES = { width: 500, height: 150 } as const;

function mine(): string {
  return (
    hill(6, 128, 108, 74, 'stn2') +
    path('M34 128C34 100 48 88 62 88S90 104 90 128Z', 'stn') +
    path('M48 128c0 -16 6 -24 15 -24s15 8 15 24Z', 'drk') +
    hatch('M50 128v-10M54 128v-16M72 128v-17M76 128v-10M46 104h34M46 107h34') +
    detail('M92 128l12 -52 16 -10M98 102l10 26M120 66v24') +
    block(114, 102, 11) +
    block(98, 134, 12) +
    block(88, 138, 9)
  );
}

function village(chance: Chance): string {
  return (
    house(chance, 136, 126, 20, 22, 18, 16, 'pla', 'tht', { timber: true, door: true }) +
    house(chance, 180, 120, 22, 26, 20, 18, 'pla', 'til', { timber: true, chimney: true, door: true }) +
    house(chance, 158, 138, 20, 24, 17, 15, 'pla', 'slt', { timber: true, door: true }) +
    tree(chance, 230, 134, 0.8, false) +
    tree(chance, 132, 138, 0.6, true)
  );
}

function bank(chance: Chance): string {
  return (
    tower(chance, 276, 130, 34, 58, { cone: 24, roof: 'til', flag: 'gld' }) +
    path('M286 130v-18q1 -9 7 -10q6 1 7 10v18Z', 'drk') +
    house(chance, 312, 132, 20, 26, 20, 16, 'stn', 'slt', { stone: true, door: true }) +
    coinSign(264, 102) +
    barrel(268, 134, 0.8)
  );
}

function harbour(): string {
  return (
    hatch('M380 138q4 -3 8 0t8 0M404 146q4 -3 8 0t8 0M452 140q4 -3 8 0t8 0M470 130q4 -3 8 0t8 0') +
    path('M404 122q4 16 20 16h24q16 -2 22 -20l-16 6h-38Z', 'tim') +
    hatch('M410 127q24 5 52 -1M414 132q22 4 44 -1') +
    detail('M430 122V70M452 122V84M404 122l-12 -8') +
    path('M430 74q24 6 22 22q-10 8 -22 8Z', 'pla') +
    path('M430 78q-18 8 -16 24q8 6 16 4Z', 'pla') +
    path('M452 88q14 6 12 16q-6 4 -12 4Z', 'pla') +
    path('M430 70q8 -4 12 0l-2 4h-10Z', 'til')
  );
}

/** The sign of a money-changer. */
const coinSign = (x: number, y: number): string =>
  detail(`M${x + 12} ${y - 10}h-12`) + circle(x, y, 8, 'gld') + hatch(`M${x} ${y - 4}v8M${x - 4} ${y}h8`);

/** The whole row on its meadow and water. */
export function places(): string {
  const chance = seeded(17);
  return (
    path('M0 150C40 96 90 120 130 112S210 92 250 104 330 118 372 108 470 100 500 112V150Z', 'fld nb') +
    path('M360 150C372 122 400 116 430 118S480 116 500 112V150Z', 'wat') +
    mine() +
    village(chance) +
    bank(chance) +
    harbour()
  );
}

/** The striped awning over an offer area, in a box of `STALL`. */
export const STALL = { width: 434, height: 30 } as const;
export const stall = (wash: string): string =>
  awning(0, 0, STALL.width, 18.9, wash, 'pla', 22) + path(`M0 -2H${STALL.width}V2H0Z`, 'tim');
