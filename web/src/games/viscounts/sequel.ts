/** What could be done on a space, before the Viscount goes there: icons and goods at hand, and what things cost. */

import { ARROW, icon, type Atom } from '../../lib/expression';
import { smallAtoms } from './effects';
import { iconsOf, KINDS, placeOf, type Good, type Icon, type ViscountsData, type ViscountsTable } from './model';
import * as s from './symbols';

/** A primary action on that space: what it needs and what there is for it. */
export interface Prospect {
  action: 'trade' | 'construct' | 'castle' | 'transcribe';
  icon: Icon;
  /** Icons of its kind, Criminals among them, and goods that stand in for them. */
  have: number;
  /** The least that it costs. */
  cost: number;
  gives: Atom[];
}

const STANDS_IN: Record<string, Good> = { merchant: 'silver', builder: 'stone', noble: 'gold', cleric: 'ink' };

/** What the player could use for an action; `spent` is the Silver that the way costs. */
function means(table: ViscountsTable, data: ViscountsData, seat: number, kind: Icon, spent: number): number {
  const player = table.players[seat];
  if (player === undefined) return 0;
  const icons = iconsOf(player, table, data);
  const good = STANDS_IN[kind] ?? 'silver';
  return icons[kind] + icons.criminal + player[good] - (good === 'silver' ? spent : 0);
}

/** The actions that belong to a space, with what they cost there. */
export function prospects(
  table: ViscountsTable,
  data: ViscountsData,
  seat: number,
  space: string,
  spent: number,
): Prospect[] {
  const { segment, side } = placeOf(space);
  const printed = data.segment[segment];
  if (printed === undefined) return [];
  const have = (kind: Icon): number => means(table, data, seat, kind, spent);
  if (side === 'inner') {
    const top = table.manuscripts[segment]?.top;
    const tile = (top ? data.manuscript[top] : undefined) ?? printed.manuscript;
    const steps = data.castle.icons;
    const workers = Math.max(1, steps.filter((cost) => cost <= have('noble')).length);
    return [
      {
        action: 'castle',
        icon: 'noble',
        have: have('noble'),
        cost: steps[workers - 1] ?? 1,
        gives: [icon(s.WORKER, String(workers))],
      },
      {
        action: 'transcribe',
        icon: 'cleric',
        have: have('cleric'),
        cost: tile.cost,
        gives: tile.effect ? smallAtoms(tile.effect) : [icon(s.MANUSCRIPT)],
      },
    ];
  }
  const exchange = printed.exchanges[side === 'right' ? 1 : 0];
  const unbuilt = KINDS.filter((kind) =>
    [1, 2, 3].some((slot) => !table.players[seat]?.built.includes(`${kind}-${slot}`)),
  );
  const cheapest = unbuilt.toSorted((one, other) => data.building[one].cost - data.building[other].cost);
  const dearest = cheapest.filter((kind) => data.building[kind].cost <= have('builder')).at(-1) ?? cheapest[0];
  return [
    ...(exchange === undefined
      ? []
      : [
          {
            action: 'trade' as const,
            icon: 'merchant' as const,
            have: have('merchant'),
            cost: exchange.merchants,
            gives: smallAtoms(exchange.effect),
          },
        ]),
    ...(dearest === undefined
      ? []
      : [
          {
            action: 'construct' as const,
            icon: 'builder' as const,
            have: have('builder'),
            cost: data.building[dearest].cost,
            gives: [icon(s.BUILDING[dearest])],
          },
        ]),
  ];
}

export const prospectAtoms = ({ icon: kind, have, cost, gives }: Prospect): Atom[] => [
  icon(s.ICON[kind], `${Math.min(have, 99)}/${cost}`),
  ARROW,
  ...gives,
];
