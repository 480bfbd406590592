import { ensure } from '#rules/permissions.ts';
import type { SavedSearchView } from './saved-search-view.ts';
import type { Context } from '../context.ts';
import { listSearches } from './search-store.ts';
import { searchView } from './make-search-view.ts';

/** The searches somebody saved, newest first. */
export async function listSavedSearches(ctx: Context): Promise<SavedSearchView[]> {
  const viewer = ensure(ctx.viewer, 'save searches');
  return (await listSearches(ctx.db, viewer.id)).map(searchView);
}
