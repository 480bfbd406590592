import { z } from 'zod';
import { AdCard } from '#market/ads/ad-view.ts';
import { ToggleSaved } from '#rules/search/saved-ads-schema.ts';
import { change, read } from '../operation.ts';

/** What somebody saved: in their account, or as a visitor in this browser. */
export const savedOperations = {
  list: read({
    about: 'The saved ads, newest first.',
    access: 'anyone',
    output: { items: z.array(AdCard) },
    order: async (market) => ({ items: await market.saved.list() }),
  }),
  toggle: change({
    about: 'Saves an ad, or takes it off the list. Visitors keep theirs in a signed cookie.',
    access: 'anyone',
    input: ToggleSaved,
    output: { saved: z.boolean() },
    order: (market, input) => market.saved.toggle(input),
  }),
};
