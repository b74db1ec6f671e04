/** Which tip of a game is due: what is told once, the first time that a place, a phase or a kind of card matters. */
import type { TableState, Tip } from './types';

/** Whether a name is one of those that a pattern tells: `*` stands for anything, `|` parts what is as good. */
export function fits(name: string, pattern: string): boolean {
  return pattern.split('|').some((one) => {
    const parts = one
      .trim()
      .split('*')
      .map((part) => part.replace(/[.+?^${}()[\]\\]/g, '\\$&'));
    return new RegExp(`^${parts.join('.*')}$`).test(name);
  });
}

/** What is on a table now that a tip may be about. */
export interface Matters {
  kinds: string[];
  targets: string[];
  events: string[];
}

export function mattersOf(state: TableState, events: string[]): Matters {
  const own = state.decisions.filter((decision) => decision.seat === state.seat);
  return { kinds: own.map(({ kind }) => kind), targets: state.moves.map(({ target }) => target), events };
}

/** The tips that are due, in their order. */
export function due(tips: Tip[], told: string[], { kinds, targets, events }: Matters): Tip[] {
  const named = (pattern: string, names: string[]): boolean =>
    pattern === '' || names.some((name) => fits(name, pattern));
  if (kinds.length === 0) return [];
  return tips.filter(
    (tip) =>
      !told.includes(tip.id) && named(tip.decision, kinds) && named(tip.target, targets) && named(tip.event, events),
  );
}

/** Of those that are due the one about a thing that is pointed at; else the first. */
export function chosen(tips: Tip[], pointed: string | null): Tip | null {
  const about = tips.find((tip) => pointed !== null && tip.target !== '' && fits(pointed, tip.target));
  return about ?? tips[0] ?? null;
}
