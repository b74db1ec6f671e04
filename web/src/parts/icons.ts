/**
 * Icons of the shell and of words that the games share. A game lists its own figures in `src/games/<game>/icons.ts`,
 * likewise as an array of ids of game-icons.net; the build picks them from there (see `tools/icons.ts`).
 */
export const common = [
  // of every game
  'laurels',
  'power-lightning',
  'hourglass',
  'jewel-crown',
  'backup',
  'padlock',
  'return-arrow',
  'open-book',
  'quill-ink',
  'stack',
  'card-draw',
  'card-discard',
  'card-random',
  'fleur-de-lys',
  'scroll-unfurled',
  'tied-scroll',
  'two-coins',
  'crown-coin',
  'gold-bar',
  'rock',
  'trophy',
  'shaking-hands',
  'talk',
  'throne-king',
  'clockwise-rotation',
  // goods and places of Architects of the West Kingdom
  'clay-brick',
  'log',
  'ionic-column',
  'claw-hammer',
  'hand-saw',
  'stake-hammer',
  'trowel',
  'manacles',
  'prisoner',
  'mining',
  'forest',
  'gold-mine',
  'anvil',
  'barn',
  'well',
  'domino-mask',
  'medieval-gate',
  'family-house',
  'church',
  'crane',
  // of It's a Wonderful Kingdom
  'stone-block',
  'compass',
  'rupee',
  'barbute',
  'wolf-trap',
  'semi-closed-eye',
  'camping-tent',
  'round-bottom-flask',
  'stone-tower',
  'knight-banner',
  'greek-temple',
  'treasure-map',
  'burning-meteor',
  'rat',
  'plague-doctor-profile',
  'giant',
  'shadow-grasp',
  'robber',
  'star-medal',
  // of the shell
  'book-pile',
  'castle',
  'footsteps',
  'hamburger-menu',
  'info',
  'light-bulb',
  'position-marker',
  'scales',
  'wax-seal',
  // our own
  'plan',
  'worker',
  'shield',
] as const;

/** An icon by its id; ids beyond the common ones come from the lists of the games. */
export type IconName = (typeof common)[number] | (string & {});

/** What stands for something in a game: its icon, and the good whose colour the icon takes (`stone` for `g-stone`). */
export interface Sign {
  icon: IconName;
  tone?: string;
}
