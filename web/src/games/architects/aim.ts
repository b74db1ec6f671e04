/** What a thing on the board that moves can aim at does when pointed at or clicked, and what it is called. */

import type { TableContext } from '../../lib/game';

export type Standing = 'legal' | 'refused' | 'idle';

export function standing(table: TableContext, target: string): Standing {
  if (table.movesAt(target).length > 0) return 'legal';
  return table.refusedAt(target) ? 'refused' : 'idle';
}

/** The sentence that names a target: what it would do, or what it is and why not. */
export function sentence(table: TableContext, target: string, key: string, facts = ''): string {
  const moves = table.movesAt(target);
  const entry = table.entry(key);
  const tail = facts ? ` ${facts}` : '';
  if (moves.length > 0) return `${moves.map((move) => move.text).join('; ')}.${tail}`;
  const refused = table.refusedAt(target);
  return `${entry.name}: ${refused ? refused.text : entry.text}${tail}`;
}

/** The attributes of a target's button. A click plays what is legal and explains what is not. */
export function aim(table: TableContext, target: string, key: string, facts = '') {
  const legal = table.movesAt(target).length > 0;
  const point = (): void => table.point(target);
  const leave = (): void => {
    if (table.pointed === target) table.point(null);
  };
  return {
    type: 'button' as const,
    'data-target': target,
    'data-entry': key,
    'data-act': legal ? '' : undefined,
    'aria-label': sentence(table, target, key, facts),
    'aria-disabled': table.refusedAt(target) && !legal ? ('true' as const) : undefined,
    onclick: (event: MouseEvent & { currentTarget: EventTarget & HTMLElement }): void => {
      if (legal) table.choose(target, event.currentTarget);
      else table.explain(key, event.currentTarget, { target });
    },
    onpointerenter: point,
    onpointerleave: leave,
    onfocus: point,
    onblur: leave,
  };
}
