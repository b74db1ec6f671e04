/** How It's a Wonderful Kingdom is won. */

import { ARROW, icon, type Atom, type Symbol } from '../../lib/expression';
import { both, type Winning } from '../../lib/winning';
import { FAMILY_ICONS, spaceSign, SYMBOLS, TYPE_ICONS } from './icons';

const plain = (name: string): Symbol => ({ icon: name });
const POINTS: Symbol = { icon: SYMBOLS.vp, tone: 'vp' };
const CALAMITY = plain(FAMILY_ICONS.calamity);
const MENACE = plain('shadow-grasp');
const types: Atom[] = [TYPE_ICONS.structure, TYPE_ICONS.discovery].map((name) => icon(plain(name)));

const winning: Winning = {
  goal: both(
    'Whoever has the most Victory Points after four rounds wins. What you construct scores and makes cubes for more.',
    'Wygrywa ten, kto po czterech rundach ma najwięcej PZ. Co skonstruujesz, punktuje i produkuje kostki na dalsze karty.',
  ),
  turn: [
    {
      symbol: plain(SYMBOLS.hand),
      name: both('Choice', 'Wybór'),
      text: both(
        'One lays two cards into the areas, the other takes all of one area. Traps lie face down.',
        'Jeden gracz kładzie dwie karty w obszarach, drugi bierze wszystko z jednego. Pułapki leżą zakryte.',
      ),
      rule: 'IWK-OFFER-07',
    },
    {
      symbol: plain(SYMBOLS.recycle),
      name: both('Planning', 'Planowanie'),
      text: both(
        'Each card that you took: construct it, or recycle it for a cube.',
        'Każdą wziętą kartę skonstruuj albo przetwórz na kostkę.',
      ),
      rule: 'IWK-PLAN-02',
    },
    {
      symbol: spaceSign('materials'),
      name: both('Production', 'Produkcja'),
      text: both(
        'In four steps your duchy makes cubes; put them onto cards under construction.',
        'W czterech krokach księstwo daje kostki; kładziesz je na kartach w konstrukcji.',
      ),
      rule: 'IWK-PROD-01',
    },
    {
      symbol: plain(SYMBOLS.duchy),
      name: both('It grows', 'Księstwo rośnie'),
      text: both(
        'A card whose spaces are all full joins your duchy: it produces from then on, and scores.',
        'Karta, której wszystkie pola są pełne, dołącza do księstwa: odtąd produkuje, a na koniec punktuje.',
      ),
      rule: 'IWK-BUILD-06',
    },
  ],
  ways: [
    {
      symbol: plain(SYMBOLS.duchy),
      name: both('Points on cards', 'Punkty na kartach'),
      text: both('What is printed on the cards of your duchy.', 'Tyle, ile wydrukowano na kartach twojego księstwa.'),
      row: [icon(plain(TYPE_ICONS.monument)), ARROW, icon(POINTS)],
      rule: 'IWK-END-02',
    },
    {
      symbol: plain(SYMBOLS.crown),
      name: both('Multipliers', 'Mnożniki'),
      text: both(
        'So much for each of your cards of a type: collect what your multipliers count.',
        'Tyle za każdą twoją kartę danego typu: zbieraj to, co liczą twoje mnożniki.',
      ),
      row: [...types, { kind: 'text', text: '…' }, ARROW, icon(POINTS, '×')],
      rule: 'IWK-END-03',
    },
    {
      symbol: CALAMITY,
      name: both('Calamities', 'Katastrofy'),
      text: both(
        'Whoever takes one has it for good; without the menace module.',
        'Kto ją weźmie, już się jej nie pozbędzie; w grze bez modułu zagrożeń.',
      ),
      row: [icon(CALAMITY), ARROW, icon(POINTS, '−4')],
      rule: 'IWK-END-04',
    },
    {
      symbol: plain(SYMBOLS.quest),
      name: both('Quest', 'Misja'),
      text: both(
        'Nobody wins without its last stage; other stages help on the way.',
        'Bez ostatniego etapu nie można wygrać; pozostałe pomagają po drodze.',
      ),
      row: [icon(plain(SYMBOLS.quest)), ARROW, icon(plain('jewel-crown'))],
      rule: 'IWK-QUEST-10',
      option: ['module', 'quest'],
    },
    {
      symbol: MENACE,
      name: both('Menaces', 'Zagrożenia'),
      text: both(
        'Each that is not beaten costs what stands on it; soldiers fight.',
        'Każde niepokonane odbiera tyle, ile na nim podano; walczą żołnierze.',
      ),
      row: [icon(spaceSign('soldiers')), ARROW, { kind: 'icon', symbol: MENACE, struck: true }],
      rule: 'IWK-MENACE-17',
      option: ['module', 'menace'],
    },
    {
      symbol: plain(FAMILY_ICONS.advisor),
      name: both('Advisors', 'Doradcy'),
      text: both(
        'Bring no points, but abilities for soldiers, once in each round.',
        'Punktów nie dają, lecz za żołnierzy służą zdolnościami, raz na rundę.',
      ),
      row: [icon(spaceSign('soldiers')), ARROW, icon(plain(FAMILY_ICONS.advisor))],
      rule: 'IWK-ADVISOR-02',
      option: ['module', 'advisors'],
    },
    {
      symbol: spaceSign('krystallium'),
      name: both('Nothing for stores', 'Zapasy nie punktują'),
      text: both(
        'Krystallium, soldiers and unfinished cards score nothing: use them.',
        'Krystallium, żołnierze i nieukończone karty są bez punktów: korzystaj z nich.',
      ),
      row: [icon(spaceSign('krystallium')), icon(spaceSign('soldiers')), ARROW, icon(POINTS, '0')],
      rule: 'IWK-END-05',
    },
  ],
  end: {
    symbol: plain('hourglass'),
    name: both('The end', 'Koniec gry'),
    text: both(
      'After the fourth round. A tie goes to whoever has constructed more cards.',
      'Po czwartej rundzie. Przy remisie wygrywa ten, kto skonstruował więcej kart.',
    ),
    rule: 'IWK-END-01',
  },
};

export default winning;
