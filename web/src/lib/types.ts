/** The shapes that travel between the server and the page. */
export type Lang = 'en' | 'pl';
export type OptionValue = string | number | boolean;

export interface ChoiceInfo {
  value: OptionValue;
  title: string;
}
export interface OptionInfo {
  name: string;
  title: string;
  about: string;
  default: OptionValue;
  choices: ChoiceInfo[];
}
export interface LevelInfo {
  name: string;
  title: string;
  about: string;
}
export interface SeatInfo {
  name: string;
  title: string;
}
export interface GameInfo {
  name: string;
  title: string;
  about: string;
  players: number[];
  minutes: number[];
  weight: number;
  seats: SeatInfo[];
  options: OptionInfo[];
  levels: LevelInfo[];
}
export interface Entry {
  name: string;
  text: string;
  rule: string;
}
export interface Components {
  game: string;
  data: Record<string, unknown>;
  entries: Record<string, Entry>;
}
export interface NewSeat {
  kind: 'me' | 'here' | 'link' | 'bot';
  player?: string | null;
  level?: string | null;
}
export interface NewTable {
  game: string;
  seats: NewSeat[];
  options: Record<string, OptionValue>;
}
export interface Seat {
  name: string;
  title: string;
  kind: 'person' | 'bot';
  player: string;
  level: string | null;
  open: boolean;
  mine: boolean;
  online: boolean;
}
export interface Decision {
  seat: number;
  kind: string;
  rule: string;
  text: string;
}
export interface Move {
  notation: string;
  target: string;
  text: string;
}
export interface LogEntry {
  ply: number;
  seat: number;
  kind: string;
  rule: string;
  args: Record<string, number | string>;
  text: string;
}
export interface LogPart {
  start: number;
  entries: LogEntry[];
}
export interface TableState {
  id: string;
  kind: 'table' | 'replay';
  game: string;
  options: Record<string, OptionValue>;
  status: 'playing' | 'over';
  version: number;
  ply: number;
  plies: number;
  seat: number | null;
  mine: number[];
  seats: Seat[];
  table: Record<string, unknown>;
  memory: Record<string, unknown>;
  scores: Record<string, unknown>;
  decisions: Decision[];
  moves: Move[];
  undo: boolean;
  remark: string;
  log: LogPart;
}
export interface Change {
  path: string;
  before: number;
  after: number;
}
export interface Preview {
  notation: string;
  changes: Change[];
}
export interface Refused {
  notation: string;
  target: string;
  rule: string;
  text: string;
}
export interface Outlook {
  version: number;
  previews: Preview[];
  refused: Refused[];
}
export interface ChartPoint {
  ply: number;
  totals: number[];
}
export interface PartInfo {
  name: string;
  title: string;
}
export interface SeatStatistics {
  moves: number;
  kinds: Record<string, number>;
}
export interface Reckoning {
  points: ChartPoint[];
  parts: PartInfo[];
  statistics: SeatStatistics[];
}
export interface TableLine {
  id: string;
  kind: 'table' | 'replay';
  game: string;
  title: string;
  status: 'playing' | 'over';
  players: string[];
  waiting_for: string[];
  your_turn: boolean;
  seat: number | null;
  updated: number;
}
export interface Created {
  id: string;
}
export interface Key {
  key: string;
}
export interface Problem {
  type?: string;
  title?: string;
  status?: number;
  detail?: string;
  code?: string;
  rule?: string;
  current?: TableState | null;
}

/** The score as the shell reads it, whatever the game; see `scoresOf`. */
export interface Scores {
  totals: number[];
  parts: Record<string, number>[];
  winners: number[];
  award: string;
}

/** The score of a state; a game may leave any of it out. */
export function scoresOf(state: TableState): Scores {
  const scores = state.scores as Partial<Scores>;
  return {
    totals: scores.totals ?? [],
    parts: scores.parts ?? [],
    winners: scores.winners ?? [],
    award: scores.award ?? '',
  };
}
