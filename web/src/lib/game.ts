/** What a game folder gives to the shell, and what its board gets from it. */
import type { Component, Snippet } from 'svelte';
import type { IconName, Sign } from '../parts/icons';
import type { Atom } from './expression';
import type { Change, Components, Entry, Lang, LogEntry, Move, Outlook, Refused, TableState } from './types';

/** A number that a move changes, ready to be drawn. */
export interface ChangeView extends Sign {
  label: string;
  before: number;
  after: number;
  /** Whose number it is; null when it is nobody's. */
  seat: number | null;
  /** Whether the change is welcome to its owner; null when it is neither good nor bad. */
  good: boolean | null;
  /** How much more there is, where that is not what the number grew by: a marker may go backwards. */
  more?: number;
}

/** The value of a `data-anchor` attribute on the board. */
export type Anchor = string;

/** A piece that goes from one anchor to another. */
export interface Travel extends Partial<Sign> {
  piece: 'worker' | 'card' | 'good';
  /** Whose it is; -1 for a rival without a seat. */
  seat: number;
  from: Anchor;
  to: Anchor;
  /** A step of something that one wants to follow: it keeps its time, however much else moves. */
  step?: boolean;
}

/** Words of the game in the page's language. */
export interface Words {
  lang: Lang;
  /** An entry of the components; a missing one has its id as its name. */
  entry(key: string): Entry;
}

/** One line of the statistics of a finished game, a value a seat. */
export interface Statistic {
  icon?: IconName;
  label: string;
  /** The entry that says what is counted, or a sentence that does. */
  entry?: string;
  about?: string;
  values: (number | string)[];
}

export interface Cover {
  icon: IconName;
  ground: 'lapis' | 'minium' | 'verdigris' | 'murrey' | 'ochre';
  /** The scene over the title: an SVG element as a string, with classes and attributes only. */
  scene: () => string;
}

/** A move in a word or two and icons. */
export interface Brief {
  name: string;
  atoms: Atom[];
}

export interface GameModule {
  /** The board for wide screens and for phones; it places `prompt` and may place `chronicle`. */
  Board: Component<BoardProps>;
  /** Which targets the board shows as buttons now; the shell offers all others as plain buttons. */
  shows(state: TableState, target: string): boolean;
  /** One change of a number, as an icon row: null when it is not worth telling. */
  change(change: Change, state: TableState, words: Words): ChangeView | null;
  /** Where an event of the chronicle moves things on the board. */
  travels(entry: LogEntry, before: TableState, after: TableState): Travel[];
  /** An event as an icon, for the line of its move in the chronicle; null when it is not worth one. */
  glyph?(entry: LogEntry): Atom | null;
  /** The table once an event has come to rest on it, for the board while later ones are still on their way. */
  partway?(state: TableState, entry: LogEntry): TableState;
  /** Facts of a finished game worth a line in the statistics. */
  statistics?(state: TableState, words: Words, log: LogEntry[], components: Components): Statistic[];
  /** The icon of a category of the score. */
  partIcon?(part: string): Sign | null;
  /** Where the game stands, for the top bar: "turn 47", "round 3 of 4". */
  standing?(state: TableState, lang: Lang): string;
  /** A small piece for the top bar of wide screens, such as how far the end is. */
  Status?: Component<StatusProps>;
  /** What could be done next, for the preview of a target: the sentence of the move tells only what it does itself. */
  Sequel?: Component<SequelProps>;
  /** A move for its button beside the question; null where its sentence is short enough to stand there itself. */
  brief?(move: Move, state: TableState, components: Components, words: Words): Brief | null;
  cover: Cover;
}

export interface StatusProps {
  state: TableState;
  components: Components;
  table: TableContext;
  /** The whole chronicle, also of what came after a board that is rewound. */
  log: LogEntry[];
}

export interface SequelProps extends Omit<StatusProps, 'log'> {
  target: string;
}

export interface BoardProps {
  state: TableState;
  components: Components;
  outlook: Outlook | null;
  table: TableContext;
  /** The prompt bar with its preview and choices; every board renders it once, where it suits the board. */
  prompt: Snippet;
  /** The chronicle with its slider; where the board leaves it out, the top bar opens it as a drawer. */
  chronicle: Snippet;
}

/** The shell's side of the board: what can be done, and what is pointed at. Its fields are reactive. */
export interface TableContext {
  /** Legal moves at a target, [] when there are none or while the board is rewound. */
  movesAt(target: string): Move[];
  /** The known reason why a target can't be chosen. */
  refusedAt(target: string): Refused | null;
  /** A click: plays, selects or opens the menu. */
  choose(target: string, at: HTMLElement): void;
  /** A click on what stands for one particular move, where a target has several: plays or selects it. */
  play(notation: string, at: HTMLElement): void;
  /** Hover or focus: the prompt bar previews the target, or the move of that notation. */
  point(target: string | null): void;
  readonly pointed: string | null;
  readonly selected: string | null;
  /** Opens the explanation of a card or place: its text, its rule, and why it can't be chosen. */
  explain(entryKey: string, at: HTMLElement, extra?: { title?: string }): void;
  /** What the first move at a target would change. */
  changesAt(target: string): ChangeView[];
  /** An entry of the components in words. */
  entry(key: string): Entry;
  /** Of what can be chosen, what a lesson points at; all of it where none does. */
  asked(targets: string[]): string[];
  /** Who has so many points, in words. */
  pointsOf(seat: number): string;
  readonly lang: Lang;
  /** False while the board is rewound. */
  readonly live: boolean;
  /** Whether one watches the course of a finished game: in it nobody is "you". */
  readonly replayed: boolean;
  readonly narrow: boolean;
  /** The viewer's seat. */
  readonly own: number | null;
}
