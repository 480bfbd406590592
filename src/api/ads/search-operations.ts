import { z } from 'zod';
import { AdSearch } from '#rules/search/search-schema.ts';
import { SavedSearchView } from '#market/searches/saved-search-view.ts';
import { DeleteSearch, EditSearch, SaveSearch } from '#rules/search/saved/saved-search-schema.ts';
import { change, create, read } from '../operation.ts';

/** Searches: what somebody may mean while typing, and those they saved. */
export const searchOperations = {
  suggest: read({
    about:
      'Completions of what somebody is typing into the search, each with how many ads it finds; at most eight.',
    access: 'anyone',
    input: AdSearch.pick({ q: true }),
    output: { items: z.array(z.object({ text: z.string(), url: z.string(), count: z.int() })) },
    order: async (market, { q }) => ({ items: await market.ads.suggest(q ?? '') }),
  }),
  save: create({
    about: 'Saves a search, with e-mails about new ads at once, daily or weekly if wanted.',
    access: 'save searches',
    input: SaveSearch,
    output: { search: SavedSearchView },
    order: async (market, input) => ({ search: await market.searches.save(input) }),
  }),
  list: read({
    about: 'Your saved searches, newest first.',
    access: 'save searches',
    output: { items: z.array(SavedSearchView) },
    order: async (market) => ({ items: await market.searches.list() }),
  }),
  edit: change({
    about: 'Gives a saved search another name, or e-mails about it at another pace.',
    access: 'save searches',
    input: EditSearch,
    output: { search: SavedSearchView },
    order: async (market, input) => ({ search: await market.searches.edit(input) }),
  }),
  delete: change({
    about: 'Deletes a saved search.',
    access: 'save searches',
    input: DeleteSearch,
    order: (market, input) => market.searches.delete(input),
  }),
};
