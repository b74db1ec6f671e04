/** What Gates of Gold adds to how Viscounts is won. */

import { ARROW, icon } from '../../lib/expression';
import { both, type Added } from '../../lib/winning';
import * as s from '../viscounts/symbols';
import * as g from './symbols';
import { words } from './words';

const gates: Added = {
  of: 'viscounts',
  option: ['gates_of_gold', true],
  title: { en: words.en.title, pl: words.pl.title },
  ways: [
    {
      symbol: g.OUTSIDER,
      name: both('Outsiders', 'Wyrzutkowie'),
      text: both(
        'Each that you welcome scores in its own way at the end.',
        'Każdy przyjęty punktuje na koniec gry po swojemu.',
      ),
      row: [icon(g.WELCOME), ARROW, icon(g.OUTSIDER), ARROW, icon(s.LAUREL)],
      rule: 'GOG-SCORE-01',
    },
    {
      symbol: g.ORDER,
      name: both('King’s Orders', 'Królewskie Rozkazy'),
      text: both(
        'When it drops off, you welcome an Outsider; destroyed, it gives 3 Silver and refuses one for what its corner shows.',
        'Gdy spada z planszy, przyjmujesz Wyrzutka; zniszczony Rozkaz daje 3 Srebrniki i wygania Wyrzutka za to, co ma w rogu.',
      ),
      row: [icon(g.ORDER), ARROW, icon(g.WELCOME), { kind: 'slash' }, icon(g.REFUSE)],
      rule: 'GOG-ORDER-03',
    },
    {
      symbol: s.BUILD,
      name: both('Builder cards', 'Bonusowi Budowniczowie'),
      text: both(
        'First with one Building of each kind: 3 points; first with three of a kind: 2.',
        'Kto pierwszy ma po jednym Budynku każdego rodzaju: 3 punkty; kto trzy jednego rodzaju: 2.',
      ),
      row: [icon(s.BUILD), ARROW, icon(s.LAUREL, '3'), { kind: 'slash' }, icon(s.LAUREL, '2')],
      rule: 'GOG-SCORE-18',
    },
  ],
};

export default gates;
