/** Drawings of our own that icons.ts may name like any other icon. */
export const own: Record<string, { box: string; body: string }> = {
  plan: {
    box: '0 0 512 512',
    body: '<path fill-rule="evenodd" d="M120 24h272q40 0 40 40v384q0 40-40 40H120q-40 0-40-40V64q0-40 40-40Zm10 48v368h252V72ZM256 130l116 104h-30v142h-58v-74h-56v74h-58V234h-30Z"/>',
  },
  worker: {
    box: '0 0 24 28',
    body: '<path d="M12 1C8.5 1 6.4 3.7 6.6 7c.1 1.5.6 2.7 1.3 3.7C3.9 12.1 1.6 15.7 1.2 21L1 26q0 1 1 1H22q1 0 1-1L22.8 21C22.4 15.7 20.1 12.1 16.1 10.7 16.8 9.7 17.3 8.5 17.4 7 17.6 3.7 15.5 1 12 1Z"/>',
  },
  shield: {
    box: '-12 -12 24 25',
    body: '<path d="M-9-10H9V-1C9 5.5 4.5 9.5 0 11.5-4.5 9.5-9 5.5-9-1Z"/>',
  },
};

export type Tincture = 'azure' | 'gules' | 'vert' | 'or' | 'purpure' | 'sable';

/** The emblem of each tincture, drawn about the origin within a circle of radius 6. */
export const emblems: Record<Tincture, string> = {
  azure: 'M-4.5 5V-1.5H-5.5V-5H-3.4V-3.4H-1.2V-5H1.2V-3.4H3.4V-5H5.5V-1.5H4.5V5H1.5V2.2a1.5 1.5 0 0 0-3 0V5Z',
  gules: 'M-1.7-5.5H1.7L1.3-1.3 5.5-1.7V1.7L1.3 1.3 1.7 5.5H-1.7L-1.3 1.3-5.5 1.7V-1.7L-1.3-1.3Z',
  vert: 'M0-5.6a2.7 2.7 0 0 1 1.9 4.6 2.7 2.7 0 1 1-.9 4.3L1.7 5.6H-1.7L-1 3.3a2.7 2.7 0 1 1-.9-4.3A2.7 2.7 0 0 1 0-5.6Z',
  or: 'M0-6 1.3-3.1 4.2-4.2 3.1-1.3 6 0 3.1 1.3 4.2 4.2 1.3 3.1 0 6-1.3 3.1-4.2 4.2-3.1 1.3-6 0-3.1-1.3-4.2-4.2-1.3-3.1Z',
  purpure: 'M2.6-5.2A5.5 5.5 0 1 0 2.6 5.2 4.4 4.4 0 1 1 2.6-5.2Z',
  sable: 'M-5.6-4.2-3-1.2 0-5.4 3-1.2 5.6-4.2 4.6 3.2H-4.6ZM-4.6 4.2H4.6V5.6H-4.6Z',
};

/** How the lines of a chart tell the tinctures apart without colour. */
export const dashes: Record<Tincture, string> = {
  azure: 'none',
  gules: '9 4',
  vert: '14 3 2 3',
  or: '2.5 3.5',
  purpure: '6 3 2 3 2 3',
  sable: '12 3 2 3 2 3',
};

/** The name by which everything that is drawn for a seat is drawn for a rival without one. */
export const RIVAL = 'rival';

const TINCTURES: Record<string, Tincture> = {
  [RIVAL]: 'sable',
  blue: 'azure',
  white: 'azure',
  red: 'gules',
  black: 'gules',
  green: 'vert',
  yellow: 'or',
  purple: 'purpure',
};

/** The tincture of a seat by the seat's name. */
export function tincture(name: string): Tincture {
  return TINCTURES[name] ?? 'azure';
}
