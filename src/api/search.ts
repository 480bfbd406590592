import { z } from 'zod';
import { AdSearch } from '#rules/ad-search.ts';
import { read } from './operation.ts';

/** Searches: what somebody may mean while typing. */
export const searchOperations = {
  suggest: read({
    about:
      'Ways to end what somebody is typing into the search, each with how many ads it finds; at most eight.',
    access: 'anyone',
    input: AdSearch.pick({ q: true }),
    output: { items: z.array(z.object({ text: z.string(), url: z.string(), count: z.int() })) },
    order: async (market, { q }) => ({ items: await market.ads.suggest(q ?? '') }),
  }),
};
