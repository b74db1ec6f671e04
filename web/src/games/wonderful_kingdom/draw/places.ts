import { barrel, block, detail, hatch, hill, Hand, path, tree } from './art';
import { coinSign, house, tower } from './buildings';

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

function village(hand: Hand): string {
  return (
    house(hand, 136, 126, 20, 22, 18, 16, { wall: 'pla', roof: 'tht', timber: true }) +
    house(hand, 180, 120, 22, 26, 20, 18, { wall: 'pla', roof: 'til', timber: true, chimney: true }) +
    house(hand, 158, 138, 20, 24, 17, 15, { wall: 'pla', roof: 'slt', timber: true }) +
    tree(hand, 230, 134, 0.8, false) +
    tree(hand, 132, 138, 0.6, true)
  );
}

function bank(hand: Hand): string {
  return (
    tower(hand, 276, 130, 34, 58, 24, 'til') +
    path('M286 130v-18q1 -9 7 -10q6 1 7 10v18Z', 'drk') +
    house(hand, 312, 132, 20, 26, 20, 16, { wall: 'stn', roof: 'slt', stone: true }) +
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

/** The whole row on its meadow and water. */
export function places(): string {
  const hand = new Hand(17);
  return (
    path('M0 150C40 96 90 120 130 112S210 92 250 104 330 118 372 108 470 100 500 112V150Z', 'fld nb') +
    path('M360 150C372 122 400 116 430 118S480 116 500 112V150Z', 'wat') +
    mine() +
    village(hand) +
    bank(hand) +
    harbour()
  );
}

/** A striped market awning over an offer area. */
export function awning(width: number, height: number, wash: string): string {
  const stripes = Math.round(width / 19.6);
  const unit = width / stripes;
  const lean = (share: number): number => width * 0.04 * (1 - share * 2);
  const round = (value: number): string => value.toFixed(1);
  let drawn = '';
  for (let i = 0; i < stripes; i++) {
    const x = i * unit;
    const right = x + unit;
    const d = `M${round(x + lean(i / stripes))} 0L${round(right + lean((i + 1) / stripes))} 0L${round(right)} ${round(height * 0.63)}q${round(-unit / 2)} ${round(height * 0.32)} ${round(-unit)} 0Z`;
    drawn += path(d, i % 2 === 1 ? 'pla' : wash);
  }
  return drawn + path(`M0 -2H${width}V2H0Z`, 'tim');
}
