/** The shapes that travel between the server and the page, from the server's OpenAPI document (`npm run types`). */
import type { components } from './schema';

type Schemas = components['schemas'];

export type Lang = 'en' | 'pl';
export type OptionValue = string | number | boolean;
export type ChoiceInfo = Schemas['ChoiceInfo'];
export type OptionInfo = Schemas['OptionInfo'];
export type LevelInfo = Schemas['LevelInfo'];
export type SeatInfo = Schemas['SeatInfo'];
export type GameInfo = Schemas['GameInfo'];
export type HouseInfo = Schemas['HouseInfo'];
export type Entry = Schemas['Entry'];
export type Components = Schemas['Components'];
export type Tip = Schemas['Tip'];
export type NewSeat = Schemas['NewSeat'];
/** The word of the house is added where it is sent. */
export type NewTable = Omit<Schemas['NewTable'], 'word'>;
export type Seat = Schemas['Seat'];
export type Act = Seat['acts'][number];
export type HandSeat = Schemas['HandSeat'];
export type Clock = Schemas['Clock'];
export type Decision = Schemas['Decision'];
export type Move = Schemas['Move'];
export type Concern = Schemas['Concern'];
export type LogEntry = Schemas['LogEntry'];
export type ChatLine = Schemas['ChatLine'];
export type Phrase = NonNullable<ChatLine['phrase']>;
/** A line of one's own, or a ready phrase. */
export type NewLine = { text: string } | { phrase: Phrase };
export type LogPart = Schemas['LogPart'];
export type LessonInfo = Schemas['LessonInfo'];
export type Lesson = Schemas['Lesson'];
export type LessonPage = Schemas['LessonPage'];
export type TableState = Schemas['TableState'];
export type Change = Schemas['Change'];
export type Preview = Schemas['Preview'];
export type Refused = Schemas['Refused'];
export type Outlook = Schemas['Outlook'];
export type Candidate = Schemas['Candidate'];
export type Advice = Schemas['Advice'];
export type JudgedMove = Schemas['JudgedMove'];
export type Analysis = Schemas['Analysis'];
export type ChartMark = Schemas['ChartMark'];
export type ChartPoint = Schemas['ChartPoint'];
export type PartInfo = Schemas['PartInfo'];
export type SeatStatistics = Schemas['SeatStatistics'];
export type Reckoning = Schemas['Reckoning'];
export type TableLine = Schemas['TableLine'];
export type Created = Schemas['Created'];
export type Key = Schemas['Key'];
export type Problem = Schemas['Problem'];
export type Scores = Schemas['Scores'];
