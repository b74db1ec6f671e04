/** How Viscounts of the West Kingdom is won. */

import { ARROW, icon, SLASH, type Atom } from '../../lib/expression';
import { both, type Winning } from '../../lib/winning';
import * as s from './symbols';

const text = (said: string): Atom => ({ kind: 'text', text: said });

const winning: Winning = {
  goal: both(
    'Whoever has the most Victory Points at the end wins. Nobody can do everything: choose two or three ways.',
    'Wygrywa ten, kto na koniec gry ma najwięcej Punktów Zwycięstwa. Wszystkiego nie zdążysz: wybierz dwie, trzy drogi.',
  ),
  turn: [
    {
      symbol: s.HAND,
      name: both('Play a card', 'Zagraj kartę'),
      text: both(
        'The cards on your board slide on; the icons of all three pay for what you do.',
        'Karty na planszy przesuwają się w prawo; Symbolami całej trójki płacisz za akcję.',
      ),
      rule: 'VIS-CARDS-01',
    },
    {
      symbol: s.VISCOUNT,
      name: both('Ride', 'Jedź'),
      text: both(
        'At least as far as its value says; 1 Silver for each further space.',
        'Co najmniej o wartość tej karty; każde dalsze pole kosztuje 1 Srebrnik.',
      ),
      rule: 'VIS-MOVE-01',
    },
    {
      symbol: s.CASTLE,
      name: both('Act once', 'Wykonaj jedną akcję'),
      text: both(
        'Outside: trade or build. Inside: Workers into the Castle or a Manuscript.',
        'Na zewnątrz: handel albo budowa. Wewnątrz: Robotnicy do Zamku albo Manuskrypt.',
      ),
      rule: 'VIS-ACT-01',
    },
    {
      symbol: s.HIRE,
      name: both('Hire', 'Zatrudnij'),
      text: both(
        'Townsfolk beside your Viscount make your deck better.',
        'Mieszczanin obok Wicehrabiego wzmacnia twoją talię.',
      ),
      rule: 'VIS-RECRUIT-01',
    },
  ],
  ways: [
    {
      symbol: s.BUILD,
      name: both('Buildings', 'Budynki'),
      text: both(
        'The more of a kind, the more; what they uncover helps all game long.',
        'Im więcej jednego rodzaju, tym więcej; to, co odsłonią, pomaga całą grę.',
      ),
      row: [
        icon(s.BUILDING['trading-post']),
        icon(s.BUILDING.guildhall),
        icon(s.BUILDING.workshop),
        ARROW,
        icon(s.LAUREL),
      ],
      rule: 'VIS-SCORE-01',
    },
    {
      symbol: s.WORKER,
      name: both('Workers in the Castle', 'Robotnicy w Zamku'),
      text: both('1, 2 or 3 points each, by the tier.', 'Po 1, 2 lub 3 punkty, według poziomu.'),
      row: [icon(s.CLIMB), text('1 · 2 · 3'), icon(s.LAUREL)],
      rule: 'VIS-SCORE-02',
    },
    {
      symbol: s.MANUSCRIPT,
      name: both('Manuscripts', 'Manuskrypty'),
      text: both(
        'Sets of different ribbons, and what each one asks for.',
        'Za zestawy różnych wstęg i za to, co liczy każdy z nich.',
      ),
      row: [icon(s.MANUSCRIPT), ARROW, text('1 · 4 · 9 · 16'), icon(s.LAUREL)],
      rule: 'VIS-SCORE-03',
    },
    {
      symbol: s.LEADER,
      name: both('Castle Leader', 'Pan na Zamku'),
      text: both(
        '5 points for most Workers at the top; a Church Favour is worth 3.',
        '5 punktów za najwięcej Robotników na szczycie; karta Przychylności Kościoła to 3.',
      ),
      row: [icon(s.LEADER), ARROW, icon(s.LAUREL, '5')],
      rule: 'VIS-SCORE-05',
    },
    {
      symbol: s.DEED,
      name: both('Deeds', 'Lenna'),
      text: both('1 point each; once approved, 3.', 'Zdobyte po 1 punkcie, nadane po 3.'),
      row: [icon(s.DEED), icon(s.LAUREL, '1'), SLASH, icon(s.APPROVED), icon(s.LAUREL, '3')],
      rule: 'VIS-SCORE-09',
    },
    {
      symbol: s.DEBT,
      name: both('Debts', 'Długi'),
      text: both(
        'Each unpaid one costs 2; paid ones may win Prosperity.',
        'Niespłacony kosztuje 2; spłacone liczą się do Dobrobytu.',
      ),
      row: [icon(s.DEBT), ARROW, icon(s.LAUREL, '−2')],
      rule: 'VIS-SCORE-07',
    },
    {
      symbol: s.POVERTY,
      name: both('Poverty and Prosperity', 'Ubóstwo i Dobrobyt'),
      text: both(
        'Once revealed: prizes for most approved Deeds, or most paid Debts.',
        'Odsłonięte nagradzają: za najwięcej nadanych Lenn albo spłaconych Długów.',
      ),
      row: [icon(s.POVERTY), icon(s.PROSPERITY), ARROW, text('12 · 8 · 4'), icon(s.LAUREL)],
      rule: 'VIS-SCORE-10',
    },
  ],
  end: {
    symbol: s.AT_END,
    name: both('The end', 'Koniec gry'),
    text: both(
      'When Poverty or Prosperity is revealed: this round, then one more.',
      'Gdy odsłoni się Ubóstwo albo Dobrobyt: do końca rundy i jeszcze jedna.',
    ),
    rule: 'VIS-END-01',
  },
};

export default winning;
