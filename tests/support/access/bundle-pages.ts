import { ANYONE, hiddenFrom, only, type PageRow } from './page-verdicts.ts';

/** Finding hair that goes together is for all; what was kept is for whoever keeps it. */
export const BUNDLE_PAGES: Record<string, PageRow> = {
  '/bundles': { at: '/bundles', who: ANYONE },
  '/bundles/:id': {
    thing: 'bundle',
    at: ({ bundleId }) => `/bundles/${bundleId}`,
    form: { intent: 'watch', isWatched: 'yes' },
    own: only('buyer', 'seller'),
    others: hiddenFrom(only(), 'buyer', 'seller'),
  },
};
