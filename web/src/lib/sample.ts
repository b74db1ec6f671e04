/** A small table for the tests of boards. */
import { createRawSnippet } from 'svelte';
import type { BoardProps, TableContext } from './game';
import { byTarget, refusalOf } from './moves';
import type { Move, Outlook, TableState } from './types';

export function sampleState(given: Partial<TableState> = {}): TableState {
  return {
    id: 'sample',
    kind: 'table',
    game: 'sample',
    options: {},
    status: 'playing',
    version: 9,
    ply: 9,
    plies: 9,
    seat: 0,
    mine: [0],
    seats: [],
    rivals: [],
    table: { players: [] },
    memory: {},
    scores: { totals: [], parts: [], winners: [], award: '', together: false, goal: null, rivals: [] },
    decisions: [],
    moves: [],
    undo: false,
    remark: '',
    expires: null,
    since: [],
    chosen: [],
    lesson: null,
    chat: [],
    conceded: null,
    clock: null,
    sequel: null,
    log: { start: 0, entries: [] },
    ...given,
  };
}

export const sampleMove = (notation: string, target = ''): Move => ({ notation, target, text: `do ${notation}` });

/** What the shell would hand to a board in such a state; what is done at it is written down in `done`. */
export function sampleProps(state: TableState, outlook: Outlook | null = null): BoardProps & { done: string[] } {
  const done: string[] = [];
  const table: TableContext = {
    movesAt: (target) => byTarget(state.moves).get(target) ?? [],
    refusedAt: (target) => refusalOf(outlook, state.version, target),
    choose: (target) => void done.push(`choose ${target}`),
    play: (notation) => void done.push(`play ${notation}`),
    point: (target) => void done.push(`point ${target}`),
    explain: (key) => void done.push(`explain ${key}`),
    changesAt: () => [],
    entry: (key) => ({ name: key.toUpperCase(), text: key.includes('/') ? 'a text' : '', rule: '' }),
    asked: (targets) => targets,
    pointsOf: (seat) => `${seat}: ${state.scores.totals[seat] ?? 0} points`,
    pointed: null,
    selected: null,
    lang: 'en',
    live: true,
    replayed: false,
    narrow: false,
    own: state.seat,
  };
  const none = createRawSnippet(() => ({ render: () => '' }));
  const components = { game: state.game, data: {}, entries: {}, tips: [] };
  return { state, components, outlook, table, prompt: none, chronicle: none, done };
}
