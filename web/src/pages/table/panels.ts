/** What the top bar can open over a table. */
export type Panel = 'menu' | 'chronicle' | 'rules' | 'settings' | 'share' | 'end' | 'analysis';
