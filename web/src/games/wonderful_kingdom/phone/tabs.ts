/** The pages of the board on a phone, and what waits on them. */
import { words as shell } from '../../../i18n/index.svelte';
import type { Tab as Entry } from '../../../parts/TabBar.svelte';
import type { Kingdom } from '../model/kingdom.svelte';

export type Tab = 'table' | 'duchy' | 'opponent' | 'chronicle';

export function tabsOf(kingdom: Kingdom, open: Tab): Entry<Tab>[] {
  const { words, near, far } = kingdom;
  const moves = kingdom.table.live ? kingdom.state.moves : [];
  const targets = (of: typeof moves): number => new Set(of.map((move) => move.target)).size;
  /** What can be done in the own duchy at any time; in production it is done at the table. */
  const own = kingdom.phase === 'production' ? [] : moves.filter((move) => AT_ANY_TIME.test(move.notation));
  const table: Entry<Tab> = {
    name: 'table',
    label: words.table,
    sign: { icon: 'castle' },
    count: open === 'table' ? 0 : targets(moves),
    gilt: true,
  };
  const duchy: Entry<Tab> = {
    name: 'duchy',
    label: words.duchy,
    sign: { seat: kingdom.colourOf(near) },
    count: targets(own),
    gilt: true,
  };
  const chronicle: Entry<Tab> = { name: 'chronicle', label: shell().chronicle, sign: { icon: 'quill-ink' } };
  if (far === null) return [table, duchy, chronicle];
  return [table, duchy, { name: 'opponent', label: words.opponent, sign: { seat: kingdom.colourOf(far) } }, chronicle];
}

const AT_ANY_TIME = /^(krystallium|soldier|transmute)/;
