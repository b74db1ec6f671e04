/** A table as the page holds it: the live state, the rewound one, what is pointed at, selected and explained. */
import { tick } from 'svelte';
import { words } from '../i18n/index.svelte';
import { Analyst } from './analyst.svelte';
import type { ChangeView, GameModule, TableContext, Words } from './game';
import { Hint } from './hint.svelte';
import { Inquiry } from './inquiry.svelte';
import { together } from './chapters';
import { Reader } from './lesson.svelte';
import { Chronicler } from './log';
import { grouped, previewOf, refusalOf } from './moves';
import { LONGEST, Parade } from './parade';
import { asked } from './seats';
import { pace, settings } from './settings.svelte';
import type { Follower, TableSource } from './source';
import { Talk } from './talk.svelte';
import type {
  Components,
  Concern,
  Entry,
  Lang,
  Lesson,
  LogEntry,
  Move,
  NewLine,
  Outlook,
  Refused,
  TableState,
} from './types';

export interface OpenMenu {
  target: string;
  moves: Move[];
  at: HTMLElement;
}

interface Arrival {
  state: TableState;
  log: LogEntry[];
  fresh: LogEntry[];
  since: number;
}

export class TableModel implements TableContext {
  now: TableState = $state.raw() as TableState;
  past: TableState | null = $state.raw(null);
  /** The table in the middle of an arrival: what has landed stands there, what is on its way does not yet. */
  between: TableState | null = $state.raw(null);
  /** What one follows on the board now: a deed of somebody's, or a step of a longer one. */
  telling: LogEntry | null = $state.raw(null);
  /** The own move that is on its way to the server. */
  sent: Move | null = $state.raw(null);
  /** While one's own deed moves over the board: the state that follows it, where one must decide again. */
  coming: TableState | null = $state.raw(null);
  outlook: Outlook | null = $state.raw(null);
  components: Components = $state.raw() as Components;
  log: LogEntry[] = $state.raw([]);
  pointed: string | null = $state(null);
  selected: string | null = $state(null);
  menu: OpenMenu | null = $state.raw(null);
  listOpen = $state(false);
  connected = $state(true);
  busy = $state(false);
  trouble: unknown = $state.raw(null);
  narrow = $state(false);
  /** The seat that must take the screen before its view is shown. */
  curtain: number | null = $state(null);
  /** How many chronicles the board has placed. */
  chronicles = $state(0);
  readonly lang: Lang = $derived(settings.lang);
  readonly hint = new Hint();
  readonly reader = new Reader();
  readonly inquiry: Inquiry;
  readonly analyst: Analyst;
  readonly talk: Talk;

  /** News is on its way over the board: what was legal is so no longer. */
  private moving = $state(false);
  private follower: Follower | null = null;
  private pages = new Map<number, TableState>();
  private parade = new Parade(() => (this.hurry = true));
  private chronicler = new Chronicler();
  private arrivals: Arrival[] = [];
  private draining: Promise<void> | null = null;
  private hurry = false;
  /** How many arrivals have waited at once since the queue was empty. */
  private crowd = 0;
  private newest: number;
  /** The seat with whose eyes the page looks. */
  private eyes: number | null;

  constructor(
    readonly source: TableSource,
    readonly module: GameModule | null,
    components: Components,
    first: TableState,
  ) {
    this.components = components;
    this.inquiry = new Inquiry(this, source);
    this.analyst = new Analyst(source, first.id);
    this.talk = new Talk(first.id);
    this.talk.take(first);
    this.now = first;
    this.newest = first.version;
    this.eyes = first.seat;
    this.log = this.chronicler.take(first.log)?.log ?? [];
    if (first.mine.length > 1 && first.status === 'playing') this.curtain = asked(first) ?? null;
    void this.look();
  }

  get shown(): TableState {
    return this.past ?? this.between ?? this.now;
  }
  get live(): boolean {
    return this.past === null && this.curtain === null;
  }
  get replayed(): boolean {
    return this.past !== null && this.now.status === 'over';
  }
  /** The state whose question and moves are open; none while one follows what others do. */
  get current(): TableState | null {
    if (!this.live) return null;
    return this.coming ?? (this.moving ? null : this.now);
  }
  /** Whether the viewer must decide something now. */
  get deciding(): boolean {
    return (this.current?.moves.length ?? 0) > 0;
  }
  /** Whether one's own move, or what others do, is still on its way. */
  get following(): boolean {
    return this.sent !== null || (this.moving && this.coming === null);
  }
  /** What concerns the viewer since the own last move; gone with the next. A lesson says by itself what others did. */
  get since(): Concern[] {
    const { now } = this;
    const moved = this.following && now.decisions.some((decision) => decision.seat === now.seat);
    return this.past !== null || moved || this.coming !== null || this.lesson !== null ? [] : now.since;
  }
  /** The lesson that is given here; none any more where it is over and one plays on. */
  get lesson(): Lesson | null {
    const { lesson } = this.now;
    return lesson === null || this.reader.gone(lesson) ? null : lesson;
  }
  get own(): number | null {
    return this.shown.seat;
  }
  get words(): Words {
    return { lang: this.lang, entry: (key) => this.entry(key) };
  }

  /** Follows the table until the returned function is called. */
  open(): () => void {
    const media = matchMedia('(max-width: 720px)');
    const fit = (): void => void (this.narrow = media.matches);
    fit();
    media.addEventListener('change', fit);
    this.follower = this.source.follow(this.now.seat, {
      state: (state) => void this.receive(state),
      connected: (yes) => (this.connected = yes),
    });
    return () => {
      media.removeEventListener('change', fit);
      this.follower?.stop();
      this.parade.skip();
    };
  }

  movesAt(target: string): Move[] {
    return this.current === null ? [] : (grouped(this.current.moves).get(target) ?? []);
  }

  refusedAt(target: string): Refused | null {
    return this.live ? refusalOf(this.outlook, this.now.version, target) : null;
  }

  entry(key: string): Entry {
    const known = this.components.entries[key];
    if (known !== undefined) return known;
    const name = (key.split('/').at(-1) ?? key).replaceAll('-', ' ');
    return { name: name.charAt(0).toUpperCase() + name.slice(1), text: '', rule: '' };
  }

  get entries(): Record<string, Entry> {
    return this.components.entries;
  }

  asked(targets: string[]): string[] {
    const pages = this.lesson === null ? [] : (this.reader.page(this.lesson)?.targets ?? []);
    const pointed = targets.filter((target) => pages.includes(target));
    return pointed.length > 0 ? pointed : targets;
  }

  pointsOf(seat: number): string {
    const { seats, scores } = this.shown;
    return `${seats[seat]?.player ?? ''}: ${words().points(scores.totals[seat] ?? 0)}`;
  }

  changesOf(notation: string): ChangeView[] {
    const preview = previewOf(this.outlook, this.now.version, notation);
    const views = (preview?.changes ?? []).map((change) => this.module?.change(change, this.now, this.words) ?? null);
    return views.filter((view) => view !== null);
  }

  changesAt(target: string): ChangeView[] {
    const first = this.movesAt(target)[0];
    return first === undefined ? [] : this.changesOf(first.notation);
  }

  point(target: string | null): void {
    this.pointed = target;
  }

  choose(target: string, at: HTMLElement): void {
    this.parade.skip();
    const moves = this.movesAt(target);
    const first = moves[0];
    if (first === undefined) this.explain(target, at);
    else if (moves.length > 1) this.menu = { target, moves, at };
    else if (this.cautious && this.selected !== target) this.selected = target;
    else void this.submit(first);
  }

  play(notation: string, at: HTMLElement): void {
    this.parade.skip();
    const move = this.current?.moves.find((one) => one.notation === notation);
    if (move === undefined) this.explain(at.dataset['target'] ?? notation, at);
    else if (this.cautious && this.selected !== notation) this.selected = notation;
    else void this.submit(move);
  }

  /** The moves that a target or a notation stands for. */
  movesFor(thing: string): Move[] {
    const there = this.movesAt(thing);
    return there.length > 0 ? there : (this.current?.moves.filter((move) => move.notation === thing) ?? []);
  }

  explain(key: string, at: HTMLElement, extra: { title?: string } = {}): void {
    this.inquiry.explain(key, at, extra.title);
  }

  /** On touch a click only selects; with a mouse when the player wants it so. */
  private get cautious(): boolean {
    return settings.confirm || this.narrow || matchMedia('(hover: none)').matches;
  }

  async submit(move: Move): Promise<void> {
    this.clear();
    await this.draining;
    if (this.busy) return;
    this.reader.leave(this.now.lesson);
    this.sent = move;
    await this.act(() => this.source.play(this.now, move.notation));
  }

  async undo(): Promise<void> {
    if (!this.now.undo || this.busy) return;
    this.clear();
    await this.act(() => this.source.undo(this.now));
  }

  /** Says something to all at the table; whether it was heard. */
  async say(what: NewLine): Promise<boolean> {
    try {
      this.talk.add(await this.source.say(what));
      return true;
    } catch (problem) {
      this.trouble = problem;
      return false;
    }
  }

  /** Asks what a bot would do here; asked again, puts the hint away. */
  advise(): void {
    const wanted = this.deciding && !this.hint.open;
    this.clear();
    if (wanted) void this.hint.ask(this.source, this.now);
  }

  clear(): void {
    this.hint.close();
    this.reader.wrong = null;
    this.menu = null;
    this.selected = null;
    this.pointed = null;
    this.inquiry.close();
    this.listOpen = false;
  }

  private async act(request: () => Promise<TableState>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    let state: TableState | null | undefined;
    try {
      state = await request();
    } catch (problem) {
      if (!this.reader.hears(problem)) this.trouble = problem;
      state = (problem as { current?: TableState | null }).current;
    }
    this.busy = false;
    // until its answer is on the table, the bar keeps the move: nobody is asked the old question again in between
    if (state) await this.receive(state);
    this.sent = null;
  }

  /** A state from the server: it waits its turn, so that what happened before it is seen first. */
  async receive(state: TableState): Promise<void> {
    this.talk.take(state);
    if (state.version < this.newest || state.seat !== this.eyes) return;
    const told = this.chronicler.take(state.log);
    if (told === null) return this.sitAs(this.eyes);
    const fresh = state.version > this.newest ? told.fresh : [];
    this.arrivals.push({ state, log: told.log, fresh, since: performance.now() });
    this.newest = state.version;
    this.squeeze();
    this.draining ??= this.drain().finally(() => (this.draining = null));
    return this.draining;
  }

  /** A series of moves takes no longer than one: what moves now goes faster, and what waits will. */
  private squeeze(): void {
    const marching = this.draining === null ? 0 : 1;
    this.crowd = Math.max(this.crowd, this.arrivals.length + marching);
    this.parade.share(this.crowd);
  }

  private async drain(): Promise<void> {
    this.hurry = false;
    for (let next = this.arrivals.shift(); next !== undefined; next = this.arrivals.shift()) {
      const known = next.state.version === this.outlook?.version;
      const ahead = this.arrivals.length === 0 && !known ? this.lookAhead(next.state) : null;
      if (next.fresh.length > 0) await this.march(next);
      this.show(next);
      if (ahead !== null) void this.look(ahead);
      await tick();
    }
    this.crowd = 0;
  }

  /** What happened moves over the board, unless nobody would see it or it has waited too long. */
  private async march({ state, log, fresh, since }: Arrival): Promise<void> {
    const module = this.module;
    const seen = this.past === null && this.curtain === null && !this.hurry && pace() > 0;
    if (module === null || !seen || performance.now() - since > LONGEST * Math.max(1, pace())) return;
    this.moving = true;
    this.sent = null;
    const before = this.now;
    const events = fresh.map((entry) => module.travels(entry, before, state));
    const followed = (event: number): boolean => events[event]?.some((travel) => travel.step) ?? false;
    const own = fresh.every((entry) => entry.rival === '' && (entry.seat < 0 || entry.seat === state.seat));
    this.coming = own && state.moves.length > 0 && this.arrivals.length === 0 ? state : null;
    const begins = (event: number): void => {
      const entry = fresh[event];
      if (entry === undefined) return;
      this.log = log.slice(0, log.length - fresh.length + event + 1);
      const begun = event === 0 || !together(fresh[event - 1] ?? entry, entry);
      if (followed(event) || (begun && this.coming === null)) this.telling = entry;
    };
    const heads = fresh.map((entry, event) => event === 0 || !together(fresh[event - 1] ?? entry, entry));
    const lands = (event: number): void => {
      const entry = fresh[event];
      if (entry && module.partway) this.between = module.partway(this.between ?? before, entry);
    };
    try {
      await this.parade.run(events, before.seats, begins, lands, this.coming === null ? heads : []);
    } finally {
      // what waited while one followed the steps has not waited too long
      if (events.some((_, event) => followed(event)))
        for (const arrival of this.arrivals) arrival.since = performance.now();
    }
  }

  /** The table at rest in a new state. All of it changes at once: nobody sees the old question in between. */
  private show({ state, log }: Arrival): void {
    const newer = state.version !== this.now.version;
    this.moving = false;
    this.coming = null;
    this.between = null;
    this.telling = null;
    this.now = state;
    this.log = log;
    this.inquiry.forget();
    if (newer) {
      this.sent = null;
      this.pages.clear();
      this.clear();
    }
    this.pass(state);
  }

  /** Where another seat of mine must decide, the screen changes hands. */
  private pass(state: TableState): void {
    if (state.mine.length < 2 || state.status === 'over') return;
    if (state.decisions.some((decision) => decision.seat === state.seat)) return;
    this.curtain = asked(state) ?? null;
  }

  /** The seat behind the curtain takes the screen. */
  async unveil(): Promise<void> {
    const seat = this.curtain;
    if (seat === null) return;
    await this.sitAs(seat);
    if (this.eyes === seat) this.curtain = null;
    else this.trouble = new Error('no answer');
  }

  /** Looks with the eyes of another seat. */
  async sitAs(seat: number | null): Promise<void> {
    this.follower?.look(seat);
    this.pages.clear();
    this.hint.close();
    const state = await this.source.state(seat).catch(() => null);
    if (state === null) return;
    this.eyes = state.seat;
    this.newest = state.version;
    this.talk.take(state);
    this.arrivals = [];
    this.now = state;
    this.log = this.chronicler.take(state.log)?.log ?? this.log;
    if (this.past !== null) await this.goTo(this.past.ply);
    void this.look();
  }

  /** Asks what can be done in a state, while what led to it is still on its way over the board. */
  private lookAhead(state: TableState): Promise<Outlook | null> {
    return state.moves.length === 0 ? Promise.resolve(null) : this.source.outlook(state).catch(() => null);
  }

  private async look(asked = this.lookAhead(this.now)): Promise<void> {
    const outlook = await asked;
    if (outlook === null ? this.now.moves.length === 0 : outlook.version === this.now.version) this.outlook = outlook;
  }

  /** Shows the board as it stood after a move; the last one is the live board. */
  async goTo(ply: number): Promise<void> {
    this.clear();
    const wanted = Math.max(0, Math.min(ply, this.now.plies));
    if (wanted === this.now.ply) {
      this.past = null;
      return;
    }
    const page = this.pages.get(wanted) ?? (await this.source.at(wanted, this.now.seat).catch(() => null));
    if (page === null) return;
    this.pages.set(wanted, page);
    this.past = page;
  }
}
