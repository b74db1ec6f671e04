import { house, tower } from '../../../draw/buildings';
import { hill, tree } from '../../../draw/nature';
import { circle, detail, hatch, path, poly, rect, scenery, seeded, type Chance } from '../../../draw/pen';

/** The cover of the book: a crown over a castle on its hill, a village before it and a ship on the way. */
export function coverScene(): string {
  const chance = seeded(29);
  const drawn =
    path('M0 150C50 120 110 128 170 118S300 112 360 124 430 118 460 126V170H0Z', 'fld nb') +
    path('M330 170C344 138 380 132 410 134S450 132 460 130V170Z', 'wat') +
    hill(96, 136, 210, 62, 'fl2') +
    castle(chance) +
    house(chance, 40, 146, 22, 26, 18, 16, 'pla', 'til', { timber: true, door: true }) +
    house(chance, 84, 156, 22, 28, 18, 16, 'pla', 'tht', { timber: true, chimney: true, door: true }) +
    house(chance, 262, 152, 22, 26, 18, 16, 'pla', 'slt', { timber: true, door: true }) +
    tree(chance, 26, 152, 0.9, true) +
    tree(chance, 154, 158, 0.8, false) +
    tree(chance, 238, 156, 0.9, true) +
    tree(chance, 318, 150, 0.7, false) +
    ship() +
    crown();
  return scenery('0 0 460 170', drawn);
}

function castle(chance: Chance): string {
  return (
    tower(chance, 160, 104, 22, 42, { cone: 20, roof: 'slt', flag: 'gld' }) +
    tower(chance, 222, 104, 22, 42, { cone: 20, roof: 'slt', flag: 'gld' }) +
    rect(180, 66, 44, 40, 'stn') +
    tower(chance, 190, 92, 24, 50, { cone: 22, roof: 'til', flag: 'gld' }) +
    path('M194 106v-16q1 -9 8 -10q7 1 8 10v16Z', 'drk') +
    hatch('M198 106v-20M202 106v-24M206 106v-20')
  );
}

function ship(): string {
  return (
    path('M372 148q4 10 14 10h20q12 -2 16 -13l-12 4h-26Z', 'tim') +
    detail('M392 148V112') +
    path('M392 115q18 5 16 18q-8 6 -16 6Z', 'pla') +
    path('M392 118q-13 6 -12 17q6 4 12 3Z', 'pla') +
    hatch('M356 160q4 -3 8 0t8 0M424 164q4 -3 8 0t8 0M432 148q4 -3 8 0t8 0')
  );
}

function crown(): string {
  return (
    poly(
      [
        [340, 60],
        [332, 30],
        [348, 42],
        [360, 22],
        [372, 42],
        [388, 30],
        [380, 60],
      ],
      'gld',
    ) +
    rect(340, 60, 40, 7, 'gld') +
    circle(360, 51, 4, 'til') +
    circle(346, 52, 2.6, 'slt') +
    circle(374, 52, 2.6, 'slt') +
    circle(332, 28, 3, 'gld') +
    circle(360, 20, 3, 'gld') +
    circle(388, 28, 3, 'gld')
  );
}
