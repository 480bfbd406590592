import { ensure } from '#rules/permissions.ts';
import { Refusal } from '#rules/refusal.ts';
import type { EditSearch } from '#rules/search/saved/saved-search-schema.ts';
import type { Context } from '../context.ts';
import { lockPerson } from '../people/lock-person.ts';
import { ensureAlertFits } from './ensure-alert-fits.ts';
import { searchView } from './make-search-view.ts';
import type { SavedSearchView } from './saved-search-view.ts';
import { listSearches, updateSearch } from './search-store.ts';

/** Gives a search another name, or e-mails of it at another pace. */
export async function editSearch(ctx: Context, { id, ...change }: EditSearch): Promise<SavedSearchView> {
  const viewer = ensure(ctx.viewer, 'save searches');
  return ctx.write(async (unit) => {
    await lockPerson(unit.db, viewer.id);
    const others = (await listSearches(unit.db, viewer.id)).filter((search) => search.id !== id);
    await ensureAlertFits(ctx, unit.db, { viewer, others, alert: change.alert ?? 'none' });
    const changed = await updateSearch(unit.db, { accountId: viewer.id, id, ...change, now: ctx.now() });
    if (!changed) throw new Refusal('not-found', 'There is no such search.');
    return searchView(changed);
  });
}
