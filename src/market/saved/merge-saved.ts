import { MAX_SAVED } from '#rules/search/saved/saved-ads.ts';
import type { Context } from '../context.ts';
import { readSavedCookie } from './saved-cookie.ts';
import { insertSaved, savableIds, readSavedIds } from './saved-store.ts';

/** At login: what was saved in this browser before goes into the account, and the browser forgets it. */
export async function mergeSaved(ctx: Context, accountId: string): Promise<void> {
  const ids = readSavedCookie(ctx.secrets, ctx.browser.saved);
  if (ids.length === 0) return;
  await ctx.write(async ({ db }) => {
    const there = await readSavedIds(db, accountId, MAX_SAVED);
    const savable = await savableIds(db, ids);
    const fresh = ids.filter((id) => savable.has(id) && !there.includes(id));
    await insertSaved(db, accountId, fresh.slice(0, MAX_SAVED - there.length), ctx.now());
  });
  ctx.browser.cookies.set('saved', null);
}
