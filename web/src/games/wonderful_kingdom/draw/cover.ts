import { circle, detail, Hand, hatch, hill, path, poly, rect, tree } from './art';
import { house, tower } from './buildings';

/** The cover of the book: a crown over a castle on its hill, a village before it and a ship on the way. */
export function coverScene(): string {
  const hand = new Hand(29);
  const drawn =
    path('M0 150C50 120 110 128 170 118S300 112 360 124 430 118 460 126V170H0Z', 'fld nb') +
    path('M330 170C344 138 380 132 410 134S450 132 460 130V170Z', 'wat') +
    hill(96, 136, 210, 62, 'fl2') +
    castle(hand) +
    house(hand, 40, 146, 22, 26, 18, 16, { wall: 'pla', roof: 'til', timber: true }) +
    house(hand, 84, 156, 22, 28, 18, 16, { wall: 'pla', roof: 'tht', timber: true, chimney: true }) +
    house(hand, 262, 152, 22, 26, 18, 16, { wall: 'pla', roof: 'slt', timber: true }) +
    tree(hand, 26, 152, 0.9, true) +
    tree(hand, 154, 158, 0.8, false) +
    tree(hand, 238, 156, 0.9, true) +
    tree(hand, 318, 150, 0.7, false) +
    ship() +
    crown();
  return `<svg class="art" viewBox="0 0 460 170" preserveAspectRatio="xMidYMax slice" aria-hidden="true"><g filter="url(#hand)">${drawn}</g></svg>`;
}

function castle(hand: Hand): string {
  return (
    tower(hand, 160, 104, 22, 42, 20, 'slt') +
    tower(hand, 222, 104, 22, 42, 20, 'slt') +
    rect(180, 66, 44, 40, 'stn') +
    tower(hand, 190, 92, 24, 50, 22, 'til') +
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
