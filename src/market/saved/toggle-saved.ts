import { Refusal } from '#rules/refusal.ts';
import { MAX_SAVED, SAVED_SECONDS } from '#rules/search/saved/saved-ads.ts';
import type { ToggleSaved } from '#rules/search/saved/saved-ads-schema.ts';
import type { Context } from '../context.ts';
import { listSavedIds } from './list-saved-ids.ts';
import { writeSavedCookie } from './saved-cookie.ts';
import { insertSaved, removeSaved, savableIds } from './saved-store.ts';

/** Saves an ad or takes it off the list: in the account, or for a visitor in a signed cookie. */
export async function toggleSaved(ctx: Context, { adId, saved }: ToggleSaved): Promise<{ saved: boolean }> {
  const ids = await listSavedIds(ctx);
  const isWanted = saved ?? !ids.includes(adId);
  if (isWanted === ids.includes(adId)) return { saved: isWanted };
  if (isWanted) await ensureSavable(ctx, adId, ids.length);
  const { viewer } = ctx;
  if (viewer)
    await ctx.write(({ db }) =>
      isWanted ? insertSaved(db, viewer.id, [adId], ctx.now()) : removeSaved(db, viewer.id, adId),
    );
  else {
    const left = ids.filter((id) => id !== adId);
    const value = writeSavedCookie(ctx.secrets, isWanted ? [adId, ...left] : left);
    ctx.browser.cookies.set('saved', { value, seconds: SAVED_SECONDS });
  }
  return { saved: isWanted };
}

async function ensureSavable(ctx: Context, adId: string, count: number): Promise<void> {
  if (!(await savableIds(ctx.db, [adId])).has(adId)) throw new Refusal('not-found', 'There is no such ad.');
  if (count >= MAX_SAVED)
    throw new Refusal('conflict', `You have saved ${MAX_SAVED} ads. Take some off the list first.`);
}
