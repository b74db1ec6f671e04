/** What the top bar can open over a table. */
export type Panel = 'menu' | 'chronicle' | 'talk' | 'rules' | 'settings' | 'share' | 'seats' | 'end' | 'analysis';
