/** Which page of the phone's board shows what must be decided. */

import { type Expansion } from '../attached';

export type Page = 'board' | 'court' | 'beside' | 'players' | 'chronicle';

const COURT = new Set(['hand', 'pair', 'slot', 'card', 'row']);
const BUTTONS = new Set(['decline', 'action/pass']);

/** Own things are on the court's page, what lies beside the kingdom on its own; all else is on the board or a button. */
export function pageFor(targets: readonly string[], expansions: readonly Expansion[] = []): Page {
  if (targets.some((target) => COURT.has(target.split('/')[0] ?? ''))) return 'court';
  const asked = targets.filter((target) => !BUTTONS.has(target));
  const all = (holds: (expansion: Expansion, target: string) => boolean): boolean =>
    asked.length > 0 && asked.every((target) => expansions.some((expansion) => holds(expansion, target)));
  if (all((expansion, target) => expansion.page.holds(target))) return 'beside';
  return all((expansion, target) => expansion.owns(target)) ? 'court' : 'board';
}
