/** How Architects of the West Kingdom is won. */

import { ARROW, icon, SLASH, type Atom } from '../../lib/expression';
import { both, type Winning } from '../../lib/winning';
import * as s from './symbols';

const text = (said: string): Atom => ({ kind: 'text', text: said });

const winning: Winning = {
  goal: both(
    'Whoever has the most Victory Points at the end wins. Buildings and the Cathedral bring the most.',
    'Wygrywa ten, kto na koniec gry ma najwięcej Punktów Zwycięstwa. Najwięcej dają Budynki i Katedra.',
  ),
  turn: [
    {
      symbol: s.WORKER,
      name: both('Place a Worker', 'Umieść Robotnika'),
      text: both(
        'One in each turn. The more of yours stand in a place, the more it gives.',
        'Jednego w każdej turze. Im więcej twoich w jednej lokacji, tym więcej ona daje.',
      ),
      rule: 'ARC-GEN-04',
    },
    {
      symbol: s.CAPTIVE,
      name: both('Capture', 'Pojmaj grupę'),
      text: both(
        'Large groups tempt: in the Town Centre they are captured, at the Guardhouse sold to the Prison.',
        'Duże grupy kuszą: na Placu Miejskim można je pojmać, a w Wartowni oddać do Więzienia za Srebrniki.',
      ),
      rule: 'ARC-TOWN-01',
    },
    {
      symbol: s.APPRENTICE,
      name: both('Hire and draw', 'Zatrudniaj i dobieraj'),
      text: both(
        'The Workshop brings Apprentices, whose skills Buildings ask for, and Building cards.',
        'Warsztat daje Pomocników, których umiejętności wymagają Budynki, i karty Budynków.',
      ),
      rule: 'ARC-WORKSHOP-01',
    },
    {
      symbol: s.PLACE.guildhall,
      name: both('Build', 'Buduj'),
      text: both(
        'A Worker in the Guildhall raises a Building or the Cathedral, and stays there for good.',
        'Robotnik w Domu Gildii stawia Budynek albo pracuje nad Katedrą i zostaje tam do końca gry.',
      ),
      rule: 'ARC-GUILDHALL-01',
    },
  ],
  ways: [
    {
      symbol: s.PLAN,
      name: both('Buildings', 'Budynki'),
      text: both(
        'The points printed on them; many bring more at the end.',
        'Tyle, ile na nich wydrukowano; niejeden daje na koniec jeszcze więcej.',
      ),
      row: [icon(s.GOOD.wood, '2'), icon(s.GOOD.stone, '2'), ARROW, icon(s.PLAN), ARROW, icon(s.POINTS)],
      rule: 'ARC-SCORE-02',
    },
    {
      symbol: s.PLACE.cathedral,
      name: both('Cathedral', 'Katedra'),
      text: both(
        'The higher your level, the more; at the top there is little room.',
        'Im wyższy poziom, tym więcej; na najwyższych jest mało miejsca.',
      ),
      row: [text('2 · 4 · 7 · 12 · 20'), icon(s.POINTS)],
      rule: 'ARC-SCORE-03',
    },
    {
      symbol: s.VIRTUE,
      name: both('Virtue', 'Cnoty'),
      text: both(
        'Low costs points, high brings some; it also closes the Cathedral or the Black Market.',
        'Niskie kosztują, wysokie się opłacają; zamykają też Katedrę albo Czarny Rynek.',
      ),
      row: [text('−9 … 7'), icon(s.POINTS)],
      rule: 'ARC-SCORE-04',
    },
    {
      symbol: s.GOOD.gold,
      name: both('Gold and Marble', 'Złoto i Marmur'),
      text: both('1 point for each that is left.', '1 punkt za każdą sztukę, która ci zostanie.'),
      row: [icon(s.GOOD.gold), SLASH, icon(s.GOOD.marble), ARROW, icon(s.POINTS, '1')],
      rule: 'ARC-SCORE-06',
    },
    {
      symbol: s.GOOD.silver,
      name: both('Silver', 'Srebrniki'),
      text: both('1 point for every 10.', '1 punkt za każde 10.'),
      row: [icon(s.GOOD.silver, '10'), ARROW, icon(s.POINTS, '1')],
      rule: 'ARC-SCORE-07',
    },
    {
      symbol: s.DEBT,
      name: both('Debts', 'Długi'),
      text: both('Each that is unpaid costs 2.', 'Każdy niespłacony kosztuje 2 punkty.'),
      row: [icon(s.DEBT), ARROW, icon(s.POINTS, '−2')],
      rule: 'ARC-SCORE-05',
    },
    {
      symbol: s.PRISON,
      name: both('Prison', 'Więzienie'),
      text: both(
        'Two Workers of yours in Prison cost 1.',
        'Każdych dwóch twoich Robotników w Więzieniu kosztuje 1 punkt.',
      ),
      row: [icon(s.PRISON, '2'), ARROW, icon(s.POINTS, '−1')],
      rule: 'ARC-SCORE-08',
    },
  ],
  end: {
    symbol: s.END,
    name: both('The end', 'Koniec gry'),
    text: both(
      'When the last outline of the Guildhall is taken, everybody has one more turn.',
      'Gdy zajęte jest ostatnie pole Domu Gildii, każdy ma jeszcze jedną turę.',
    ),
    rule: 'ARC-END-01',
  },
};

export default winning;
