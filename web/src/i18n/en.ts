import { minus, plural } from './plural';

const n = (count: number, one: string, other: string): string => plural('en', count, { one, other });

export const en = {
  title: 'Regnum',
  close: 'Close',
  back: 'Back',
  cancel: 'Cancel',
  language: 'Język polski',
  languageShort: 'PL',
  menu: 'Menu',
  home: 'Home',
  loading: 'Unrolling the parchment…',
  skip: 'Skip to the board',

  // the bar
  undo: 'Undo',
  chronicle: 'Chronicle',
  rules: 'Rules',
  settings: 'Settings',
  share: 'Invite',
  credits: 'Credits',
  move: (ply: number) => `move ${ply}`,
  replay: 'replay',
  reconnecting: 'Reconnecting…',

  // the prompt
  moves: (count: number) => n(count, 'move', 'moves'),
  allMoves: 'All moves',
  allMovesAbout: 'Everything you may do now. Arrow keys walk through the list, Enter plays.',
  choices: 'Choices',
  confirm: 'Confirm',
  tapHint: 'Tap what glows; hold it to read about it.',
  change: 'Change',
  why: 'Why?',
  waiting: (player: string) => `Waiting for ${player}`,
  waitingFor: 'Waiting for:',
  thinking: 'is thinking',
  watching: 'You are watching.',
  over: 'The game is over.',
  nothing: 'Nothing to decide now.',
  becomes: 'becomes',
  severalWays: (count: number) => n(count, 'way', 'ways'),
  chooseOne: 'Choose one',
  you: 'you',
  bot: 'bot',

  // explanations
  whyNot: 'Why not now?',
  rule: (id: string) => `Rule ${id}`,
  readRules: 'Read it in the rules',

  // chronicle, rewinding
  live: 'live',
  looking: (ply: number, plies: number) => `You look at move ${ply} of ${plies}.`,
  backToNow: 'Back to now',
  toTheEnd: 'To the end',
  stepBack: 'One move back',
  stepOn: 'One move on',
  play: 'Play',
  pause: 'Pause',
  position: 'Position in the game',
  nothingYet: 'Nothing has happened yet.',
  goTo: (ply: number) => `Go to move ${ply}`,

  // curtain
  passTo: (player: string) => `Pass the screen to: ${player}`,
  curtainAbout: 'The others look away now.',
  iAm: (player: string) => `I am ${player}`,

  // the end
  wins: (player: string) => `${player} wins`,
  nobodyWins: 'No victory this time',
  winsTogether: 'A shared victory',
  points: (count: number) => n(count, 'point', 'points'),
  yourPlace: (place: number, count: number) => `You are ${ordinal(place)} with ${minus(count)}.`,
  finished: (plies: number) => `finished after ${n(plies, 'move', 'moves')}`,
  reckoning: 'The reckoning',
  total: 'Victory points',
  howItCame: 'How it came to this',
  chartAbout: 'points if the game had ended after each move',
  statistics: 'Statistics',
  movesMade: 'Moves made',
  download: 'Save the record',
  playAgain: 'Play again',
  watchReplay: 'Watch the replay',
  result: 'Result',
  seeBoard: 'See the board',

  // home
  chooseBook: 'Choose a book',
  takeSeats: 'Take your seats',
  options: 'Options',
  playersRange: (from: number, to: number) => (from === to ? n(from, 'player', 'players') : `${from}–${to} players`),
  minutes: (from: number, to: number) => (from === to ? `${from} min` : `${from}–${to} min`),
  countOf: (count: number, most: number) => `${count} of ${n(most, 'player', 'players')}`,
  seatMe: 'me',
  seatHere: 'a friend at this screen',
  seatLink: 'a friend by link',
  seatBot: 'bot',
  whoSits: (seat: string) => `Who sits here: ${seat}`,
  levelOf: (seat: string) => `Strength of the bot: ${seat}`,
  nameOf: (seat: string) => `Name of the player: ${seat}`,
  friendName: 'Name',
  remove: (seat: string) => `Take the seat away: ${seat}`,
  addSeat: 'Add a bot or a friend',
  playGame: 'Play',
  remembered: 'Seats and options are remembered.',
  yourTables: 'Your tables',
  noTables: 'No table yet. Choose a book and play.',
  yourMove: 'Your move',
  isThinking: (players: string) => `waiting for ${players}`,
  tableOver: 'finished',
  friendsWaiting: 'Friends are waiting?',
  codeLabel: 'Code or link of a table',
  code: 'code or link',
  join: 'Join a table',
  openReplay: 'Open a record',
  dropReplay: 'Drop a record of a game here to watch it.',
  on: 'Yes',
  off: 'No',
  yourName: 'Your name',
  yourNameAsk: 'What shall we call you?',
  me: 'Me',

  // joining and sharing
  takeSeat: 'Take a seat',
  takeSeatAbout: 'This table has a free seat.',
  freeSeat: 'free seat',
  sit: 'Sit down',
  justWatch: 'Just watch',
  shareAbout: 'Whoever opens this link can take a free seat or watch.',
  link: 'Link to this table',
  copy: 'Copy',
  copied: 'Copied',
  otherDevice: 'Continue on another device',
  otherDeviceAbout: 'This link is personal: whoever has it plays as you. Open it on your own devices only.',
  showLink: 'Show my link',
  waitingSeats: 'The game starts when all seats are taken.',

  // settings
  lang: 'Language',
  theme: 'Theme',
  themeLight: 'Light',
  themeDark: 'Dark',
  themeSystem: 'As the system',
  speed: 'Movement',
  speedOff: 'Off',
  speedFast: 'Fast',
  speedNormal: 'Normal',
  speedSlow: 'Slow',
  patterns: 'Strong patterns',
  patternsAbout: 'Marks players by bolder hatching and larger emblems, not by colour.',
  confirmMoves: 'Confirm moves',
  confirmAbout: 'The first click selects, the second plays. On phones always.',
  notify: 'Tell me when it is my turn',
  notifyAbout: 'A notification of the system, while the table is open in a tab.',
  notifyRefused: 'The browser does not allow notifications from this page.',
  yourTurnTitle: 'Your turn',

  // rules, credits
  rulesOf: 'Rules',
  contents: 'Contents',
  findRule: 'Find in the rules',
  creditsIcons: 'Icons',
  creditsIconsAbout: 'From game-icons.net, licence CC BY 3.0; recoloured and outlined. Their authors:',
  creditsFonts: 'Typefaces',
  creditsFontsAbout: 'Under the SIL Open Font License 1.1:',
  creditsOwn: 'All other drawings are the project’s own. Regnum is not connected with the publishers of the games.',

  // trouble
  notFound: 'This page is missing from the codex',
  notFoundAbout: 'Perhaps the link is old, or a letter of it got lost.',
  offline: 'The messenger did not come through',
  offlineAbout: 'The server does not answer. Check the connection and try again.',
  retry: 'Try again',
  stale: 'The table had changed meanwhile. Look again.',
  problem: 'That did not work',
};

function ordinal(place: number): string {
  return ['first', 'second', 'third', 'fourth', 'fifth'][place - 1] ?? `number ${place}`;
}

type Widen<T> = T extends (...args: infer A) => string ? (...args: A) => string : string;

/** Every language says all of this. */
export type Dictionary = { [K in keyof typeof en]: Widen<(typeof en)[K]> };
