/**
 * Where a board gets its data, the same for every game. The shell hands `BoardProps` to the game's `Board.svelte`; that
 * makes a `Board`, and every part below finds it with `useBoard`. A game extends the class with what its own parts ask.
 */
import { getContext, setContext } from 'svelte';
import { words } from '../i18n/index.svelte';
import type { BoardProps, TableContext } from './game';
import { previewOf } from './moves';
import { pointing } from './pointing';
import { standIn } from './seats';
import type { Change, Lang, Move, TableState } from './types';
import { dataOf, viewOf } from './view';

const KEY = Symbol('board');

/** How it stands with a target: it can be chosen, it is known why not, or nothing is to be done there. */
export type Standing = 'legal' | 'refused' | 'idle';

/** What a target's button may have of its own. */
export interface Aim {
  /** The key of the entry that explains it, where that is not the target. */
  entry?: string;
  /** What it is, while nothing can be done there; where its entry does not say it best. */
  told?: string;
  /** Facts that its name should tell as well. */
  facts?: string;
  /** Its whole name, where the usual sentence does not fit. */
  label?: string;
  /** What a click does, where something can be done there that is not to choose the target. */
  act?: ((at: HTMLElement) => void) | undefined;
  /** The notation of the one move that it stands for, where its target has several. */
  notation?: string;
}

type Click = (event: MouseEvent & { currentTarget: EventTarget & HTMLElement }) => void;

export class Board<View extends { players: object[] } = { players: object[] }, Data = unknown, Words = unknown> {
  readonly #props: () => BoardProps;
  readonly #words: Record<Lang, Words>;
  readonly #read: (state: TableState) => View;

  /** `read` takes the table out of a state; a game whose board wants it in other words brings its own. */
  constructor(props: () => BoardProps, words: Record<Lang, Words>, read: (state: TableState) => View = viewOf) {
    this.#props = props;
    this.#words = words;
    this.#read = read;
  }

  /** What the server has told: seats, scores, decisions, moves, the chronicle. */
  get state(): TableState {
    return this.#props().state;
  }
  /** The shell's side: what is pointed at and selected, and what a click does. */
  get table(): TableContext {
    return this.#props().table;
  }
  readonly view: View = $derived.by(() => this.#read(this.state));
  readonly data: Data = $derived.by(() => dataOf<Data>(this.#props().components));
  /** The game's own labels in the page's language. */
  readonly words: Words = $derived.by(() => this.#words[this.table.lang]);

  /** The viewer's seat; null for those who only watch. */
  get own(): number | null {
    return this.state.seat;
  }
  /** The viewer's player, if the viewer sits here. */
  readonly me: View['players'][number] | null = $derived.by(() =>
    this.own === null ? null : (this.view.players[this.own] ?? null),
  );
  /** Whether a seat is the viewer's: in a record nobody's is, nor in the course of a finished game. */
  isMe(seat: number): boolean {
    return seat === this.own && !this.table.replayed && this.state.mine.includes(seat);
  }

  /** The seat at the viewer's edge of the board: the own one, or the first for those who only watch. */
  get near(): number {
    return this.own ?? 0;
  }

  /** What lies at the viewer's edge in words: as the viewer's own, or in a record as its player's. */
  whose(own: string, of: (player: string) => string): string {
    return this.isMe(this.near) ? own : of(this.playerName(this.near));
  }

  player(seat: number): View['players'][number] {
    const player = this.view.players[seat];
    if (player === undefined) throw new Error(`there is no seat ${seat}`);
    return player;
  }
  /** The seat's own name, which gives its colour: `blue`. */
  colourOf(seat: number): string {
    return this.state.seats[seat]?.name ?? '';
  }
  /** Which seat has a colour; -1 when none has. */
  seatOf(colour: string | null): number {
    return this.state.seats.findIndex((seat) => seat.name === colour);
  }
  /** Who sits there. */
  playerName(seat: number): string {
    return this.state.seats[seat]?.player ?? '';
  }
  /** Whether the seat is kept for somebody who has yet to come. */
  waited(seat: number): boolean {
    return this.state.seats[seat]?.open ?? false;
  }
  points(seat: number): number {
    return this.state.scores.totals[seat] ?? 0;
  }
  /** What the points of a seat are made of, without what counts nothing. */
  parts(seat: number): [string, number][] {
    return Object.entries(this.state.scores.parts[seat] ?? {}).filter(([, points]) => points !== 0);
  }
  /** Whether somebody must decide now. */
  deciding(seat: number): boolean {
    return this.state.decisions.some((decision) => decision.seat === seat);
  }
  /** The kinds of decisions that a seat has to make. */
  kindsOf(seat: number | null): string[] {
    return this.state.decisions.filter((decision) => decision.seat === seat).map((decision) => decision.kind);
  }

  /** What a card, place or thing is called. */
  name(key: string): string {
    return this.table.entry(key).name;
  }
  /** Its name and what it says, in a sentence. */
  told(key: string): string {
    const { name, text } = this.table.entry(key);
    return text === '' ? name : `${name}: ${text}`;
  }

  readonly #notations = $derived.by(
    () => new Map(this.table.live ? this.state.moves.map((move) => [move.notation, move]) : []),
  );

  /** A legal move by its notation. */
  move(notation: string): Move | null {
    return this.#notations.get(notation) ?? null;
  }
  movesAt(target: string): Move[] {
    return this.table.movesAt(target);
  }
  legal(target: string): boolean {
    return this.table.movesAt(target).length > 0;
  }
  standing(target: string): Standing {
    if (this.legal(target)) return 'legal';
    return this.table.refusedAt(target) === null ? 'idle' : 'refused';
  }
  /** Whether a target that can be chosen is pointed at or selected. */
  hot(target: string): boolean {
    return this.legal(target) && (this.table.pointed === target || this.table.selected === target);
  }
  /** The numbers of the table that a move would change; [] while they are not known. */
  changes(notation: string): Change[] {
    return previewOf(this.#props().outlook, this.state.version, notation)?.changes ?? [];
  }

  /** The sentence that names a target: what it would do, or what it is and why not. */
  sentence(target: string, { entry = target, told = this.told(entry), facts = '' }: Aim = {}): string {
    const moves = this.table.movesAt(target);
    const refused = this.table.refusedAt(target);
    const closed = refused === null ? told : `${this.name(entry)}: ${refused.text}`;
    const said = moves.length > 0 ? `${moves.map((move) => move.text).join('; ')}.` : closed;
    return facts === '' ? said : `${said} ${facts}`;
  }

  /** The attributes of a button that is a target: a click plays what is legal and explains what is not. */
  aim(target: string, aim: Aim = {}) {
    const { entry = target, label = this.sentence(target, aim), act, notation } = aim;
    const { table } = this;
    const legal = this.legal(target);
    const pointed = notation ?? target;
    const point = (): void => table.point(pointed);
    const leave = (): void => {
      if (table.pointed === pointed) table.point(null);
    };
    const click: Click = ({ currentTarget: at }) => {
      if (act !== undefined) act(at);
      else if (notation !== undefined) table.play(notation, at);
      else if (legal) table.choose(target, at);
      else table.explain(entry, at);
    };
    return {
      type: 'button' as const,
      'data-target': target,
      'data-entry': entry,
      'data-notation': notation,
      'data-facts': this.#beyond(entry, aim.told, aim.facts),
      /** Marks what can be done now. */
      'data-act': legal || act !== undefined ? '' : undefined,
      'aria-label': label,
      'aria-disabled': this.standing(target) === 'refused' ? ('true' as const) : undefined,
      onclick: click,
      ...pointing(point, leave),
    };
  }
  /** The attributes of a button that stands for one particular move, where its target has several. */
  plays(move: Move, entry: string) {
    return this.aim(move.target, { entry, label: move.text, notation: move.notation });
  }
  /** The attributes of a button that only explains; without a label it is named by what stands on it. */
  explains(
    entry: string,
    { title, label, facts }: { title?: string | undefined; label?: string; facts?: string } = {},
  ) {
    const click: Click = ({ currentTarget: at }) => this.table.explain(entry, at);
    return {
      type: 'button' as const,
      'data-entry': entry,
      'data-title': title,
      'data-facts': this.#beyond(entry, label, facts),
      'aria-label': facts === undefined ? label : `${label ?? this.told(entry)}. ${facts}`,
      onclick: click,
    };
  }
  /** The attributes of a symbol or token that is no button: what it is, and how many there are. */
  reads(entry: string, facts = '') {
    return { 'data-entry': entry, 'data-facts': facts || undefined };
  }
  /** The attributes of somebody's panel: who has how many points, who plays for them, what else they have, what a click does. */
  panelOf(seat: number, facts: string, does: string) {
    const points = this.table.pointsOf(seat);
    const sits = this.state.seats[seat];
    const who = sits ? standIn(sits, words()) : '';
    const told = [who, facts].filter((part) => part !== '').join('. ');
    return { 'data-points': seat, 'data-facts': told, 'aria-label': `${points}. ${told}. ${does}` };
  }
  /** What is said of a thing beside the sentence of its entry, for its large card. */
  #beyond(entry: string, told = '', facts = ''): string | undefined {
    const { name, text } = this.table.entry(entry);
    const more = told === name || (text !== '' && told.includes(text)) ? '' : told;
    return [more, facts].filter((part) => part !== '').join('. ') || undefined;
  }
  /** A thing of a seat's: a target for its owner, while to all others it explains itself. */
  aimOf(seat: number, target: string, aim: Aim = {}) {
    if (seat === this.own) return this.aim(target, aim);
    const { entry = target, told = this.told(entry), label = told, facts } = aim;
    return this.explains(entry, { label, ...(facts ? { facts } : {}) });
  }

  /** Something that the viewer chooses on the board itself, such as a card held or a page turned to. */
  passing<Value>(): Passing<Value> {
    return new Passing(() => this.state.version);
  }
}

/** A choice of the viewer's that lapses with the next state. */
export class Passing<Value> {
  readonly #version: () => number;
  #kept = $state.raw<{ value: Value; version: number } | null>(null);

  constructor(version: () => number) {
    this.#version = version;
  }
  get value(): Value | null {
    return this.#kept?.version === this.#version() ? this.#kept.value : null;
  }
  set value(value: Value | null) {
    this.#kept = value === null ? null : { value, version: this.#version() };
  }
}

/** Makes a board known to all parts below; `Board.svelte` of a game calls it once. */
export function provideBoard<Known extends Board>(board: Known): Known {
  return setContext(KEY, board);
}

/** The board that a part belongs to; a game gives it the type of its own. */
export function useBoard<Known = Board>(): Known {
  return getContext<Known>(KEY);
}
