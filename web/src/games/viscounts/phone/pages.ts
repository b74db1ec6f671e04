/** Which page of the phone's board shows what must be decided. */

export type Page = 'board' | 'court' | 'players' | 'chronicle';

const COURT = new Set(['hand', 'pair', 'slot', 'card', 'row']);

/** Own things are on the court's page; all else is on the board or beside the question. */
export function pageFor(targets: readonly string[]): Page {
  return targets.some((target) => COURT.has(target.split('/')[0] ?? '')) ? 'court' : 'board';
}
