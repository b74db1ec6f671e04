/** Which of the six phases of a turn a decision belongs to. */

const PHASE: Record<string, number> = {
  'play-card': 0,
  move: 1,
  'primary-action': 2,
  'may-dismiss': 2,
  'pay-icons': 2,
  'choose-exchanges': 2,
  'choose-building': 2,
  'choose-spot': 2,
  'send-workers': 2,
  recruit: 3,
};

/** The rules that a decision cites say the rest: what happens in a Collision, at the end of a turn. */
const BY_RULE: [string, number][] = [
  ['VIS-CARDS', 0],
  ['VIS-MOVE', 1],
  ['VIS-RECRUIT', 3],
  ['VIS-COLLISION', 4],
  ['VIS-DRAW', 5],
];

/** The number of the phase, from 0; null while it can't be told. */
export function phaseOf(kind: string, rule: string): number | null {
  return PHASE[kind] ?? BY_RULE.find(([begin]) => rule.startsWith(begin))?.[1] ?? null;
}
