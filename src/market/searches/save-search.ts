import { randomSecret } from '#platform/secrets/secrets.ts';
import { searchLink } from '#rules/search/search-link.ts';
import { QUOTAS } from '#rules/limits.ts';
import { ensure } from '#rules/permissions.ts';
import { Refusal } from '#rules/refusal.ts';
import { type SaveSearch, searchInQuery } from '#rules/search/saved/saved-search-schema.ts';
import { lockPerson } from '../people/lock-person.ts';
import type { Context } from '../context.ts';
import { ensureAlertFits } from './ensure-alert-fits.ts';
import { insertSearch, listSearches } from './search-store.ts';
import { searchView } from './make-search-view.ts';
import type { SavedSearchView } from './saved-search-view.ts';

/** Saves a search, and if wanted e-mails when new ads match: as many with alerts as the plan includes. */
export async function saveSearch(
  ctx: Context,
  { name, search, alert }: SaveSearch,
): Promise<SavedSearchView> {
  const viewer = ensure(ctx.viewer, 'save searches');
  const query = searchLink(searchInQuery(search)).slice(1);
  return ctx.write(async (unit) => {
    await lockPerson(unit.db, viewer.id);
    const kept = await listSearches(unit.db, viewer.id);
    if (kept.length >= QUOTAS.savedSearches)
      throw new Refusal('conflict', `You have ${QUOTAS.savedSearches} saved searches. Delete one first.`);
    await ensureAlertFits(ctx, unit.db, { viewer, others: kept, alert });
    const row = await insertSearch(unit.db, {
      accountId: viewer.id,
      name,
      query,
      alert: alert === 'none' ? null : alert,
      unsubscribeToken: randomSecret(),
      now: ctx.now(),
    });
    return searchView(row);
  });
}
