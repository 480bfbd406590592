/** The people a visitor of the demo can be, one of each role. */
export const DEMO_ACCOUNTS = [
  { name: 'asha', role: 'seller', email: 'asha@fairhank.test' },
  { name: 'bela', role: 'buyer', email: 'bela@fairhank.test' },
  { name: 'cleo', role: 'creator', email: 'cleo@fairhank.test' },
  { name: 'mira', role: 'moderator', email: 'mira@fairhank.test' },
  { name: 'dara', role: 'admin', email: 'dara@fairhank.test' },
] as const;

export const DEMO_PASSWORD = 'demo-hair-market';
