import { z } from 'zod';
import { AdSearch } from '../search-schema.ts';
import { ALERT_PACES } from './alert-paces.ts';
import { settleSearch } from '../search-words.ts';
import { isId } from '../../id.ts';
import { line } from '../../text/text-schema.ts';

/** Keeping a search: `search` is the end of its list's address, 'colour=black&minLength=20'. */
export const SaveSearch = z.strictObject({
  name: line({ name: 'name', max: 100 }),
  search: z.string('Which search?').max(4000, 'This search is too long to save.'),
  alert: z.enum(ALERT_PACES, 'Choose how often we write to you.').default('daily'),
});
export type SaveSearch = z.output<typeof SaveSearch>;

/** Another name for a search, or another pace. */
export const EditSearch = z.strictObject({
  id: z.string('Which search?').refine(isId, 'There is no such search.'),
  name: SaveSearch.shape.name.optional(),
  alert: z.enum(ALERT_PACES, 'Choose how often we write to you.').optional(),
});
export type EditSearch = z.output<typeof EditSearch>;

export const DeleteSearch = z.strictObject({
  id: z.string('Which search?').refine(isId, 'There is no such search.'),
});

/** What the end of an address asks for; what makes no sense in it is dropped, as on the list itself. */
export function searchInQuery(query: string): AdSearch {
  const params = new URLSearchParams(query);
  const given = [...new Set(params.keys())].map((name) => [name, params.getAll(name)]);
  const { after: _after, ...search } = settleSearch(AdSearch.parse(Object.fromEntries(given)));
  return { ...search, after: undefined };
}
