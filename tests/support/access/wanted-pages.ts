import { ANYONE, only, type PageRow } from './page-verdicts.ts';

/** Requests are there for all to read; who buys or sells here keeps their own. */
export const WANTED_PAGES: Record<string, PageRow> = {
  '/wanted': { at: '/wanted', who: ANYONE },
  '/wanted/new': { at: '/wanted/new', who: only('buyer', 'seller') },
  '/wanted/mine/:side?': { at: '/wanted/mine', who: only('buyer', 'seller') },
  '/wanted/:id/:slug?': {
    thing: 'request',
    at: ({ wantedId }) => `/wanted/${wantedId}/18-22-in-straight-or-wavy-black-hair-never-coloured-150-g`,
    form: { intent: 'end', version: '1' },
    own: ANYONE,
    others: ANYONE,
  },
};
