/** Facts of a finished game for the reckoning. */
import type { Statistic, Words } from '../../lib/game';
import type { Components, LogEntry, TableState } from '../../lib/types';
import { dataOf } from '../../lib/view';
import { ADVICE_ICONS, SPACE_ICONS, SYMBOLS, TYPE_ICONS } from './icons';
import { cardOf } from './model/cards';
import { tableOf } from './model/reading';
import { TYPES, type KingdomData, type Player } from './model/types';
import { words as all } from './words';

export function kingdomStatistics(
  state: TableState,
  words: Words,
  log: LogEntry[],
  components: Components,
): Statistic[] {
  const { players } = tableOf(state);
  const data = dataOf<KingdomData>(components);
  const { facts } = all[words.lang];
  const built = ({ built }: Player, type: string): number =>
    built.filter((card) => cardOf(data, card).spec.type === type).length;
  /** For every seat, what the events of a kind add up to. */
  const sum = (worth: Record<string, (args: LogEntry['args']) => number>): number[] =>
    players.map((_, seat) =>
      log
        .filter((entry) => entry.seat === seat)
        .reduce((total, entry) => total + (worth[entry.kind]?.(entry.args) ?? 0), 0),
    );
  const amount = (args: LogEntry['args']): number => Number(args['amount'] ?? 1);
  const one = (): number => 1;

  return [
    ...TYPES.map((type) => ({
      icon: TYPE_ICONS[type],
      label: facts.built[type],
      entry: `type/${type}`,
      values: players.map((player) => built(player, type)),
    })),
    { icon: SYMBOLS.recycle, label: facts.recycled, entry: 'symbol/recycle', values: sum({ recycled: one }) },
    {
      icon: ADVICE_ICONS.cubes,
      label: facts.produced,
      about: facts.producedAbout,
      values: sum({ produced: amount, 'extra-cubes': amount }),
    },
    {
      icon: SPACE_ICONS.krystallium,
      label: facts.krystallium,
      entry: 'resource/krystallium',
      values: sum({ 'gained-krystallium': amount, completed: (args) => Number(args['krystallium'] ?? 0) }),
    },
    {
      icon: SPACE_ICONS.soldiers,
      label: facts.soldiers,
      entry: 'resource/soldiers',
      values: sum({
        'gained-soldiers': amount,
        completed: (args) => Number(args['soldiers'] ?? 0),
        supremacy: (args) => Number(args['home'] ?? 0),
      }),
    },
    { icon: SYMBOLS.trap, label: facts.faceDown, entry: 'symbol/trap', values: sum({ 'offered-face-down': one }) },
  ].filter((line) => line.values.some((value) => value > 0));
}
