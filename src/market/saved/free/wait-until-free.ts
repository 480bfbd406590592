import { isReserved } from '#rules/offers/offer-words.ts';
import { ensure } from '#rules/permissions.ts';
import { Refusal } from '#rules/refusal.ts';
import { MAX_SAVED } from '#rules/search/saved/saved-ads.ts';
import type { WaitUntilFree } from '#rules/search/saved/saved-ads-schema.ts';
import type { Context } from '../../context.ts';
import { insertSaved, readSavedIds } from '../saved-store.ts';
import { findKept, setWaiting } from './free-store.ts';

/** Hair that is kept for somebody else is saved, and whoever wants it hears once when it is on sale again. */
export async function waitUntilFree(ctx: Context, { adId }: WaitUntilFree): Promise<{ waits: true }> {
  const viewer = ensure(ctx.viewer, 'make an offer on this ad');
  const now = ctx.now();
  await ctx.write(async ({ db }) => {
    const ad = await findKept(db, adId, now);
    if (!ad) throw new Refusal('not-found', 'There is no such ad.');
    ensure(ctx.viewer, 'make an offer on this ad', { sellerId: ad.seller_id });
    if (!isReserved(ad, now)) throw new Refusal('conflict', 'This hair is free now. You can make an offer.');
    if (ad.reserved_for === viewer.id) throw new Refusal('conflict', 'You have agreed on this hair already.');
    const saved = await readSavedIds(db, viewer.id, MAX_SAVED);
    if (saved.length >= MAX_SAVED && !saved.includes(ad.id))
      throw new Refusal('conflict', `You have saved ${MAX_SAVED} ads. Take some off the list first.`);
    await insertSaved(db, viewer.id, [ad.id], now);
    await setWaiting(db, viewer.id, ad.id);
  });
  return { waits: true };
}
