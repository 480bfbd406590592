import { adUrl } from '#rules/ads/title.ts';
import { AD_LIFE_DAYS, ensureNotHeld, statusAt } from '#rules/ads/state.ts';
import { Refusal } from '#rules/refusal.ts';
import { findSeller } from '../../people/find-seller.ts';
import type { Context } from '../../context.ts';
import { toAdLife } from '../ad-facts-row.ts';
import type { AdRow } from '../ad-rows-store.ts';
import { listPhotos } from '../ad-store.ts';
import { ensurePlace } from '../ensure-place.ts';
import { moveAd } from './move-ad.ts';
import { findAd, lockAd, updateAd } from '../own-ad-store.ts';
import { isRelistLinkGood, type RelistTicket } from './relist-link.ts';
import { DAY_MS } from '#rules/time.ts';

type Relisted = { title: string | null; url: string };

/** What a relist link is about, before anything is done: programs that read mail follow links. */
export async function showRelist(ctx: Context, ticket: RelistTicket): Promise<Relisted> {
  const ad = await findRelistable(ctx, ticket);
  return { title: ad.title, url: adUrl(ad.id, ad.slug) };
}

/** Ninety days more by the link in a mail: for an ad that has ended, and for one that is about to. */
export async function relistAd(ctx: Context, ticket: RelistTicket): Promise<Relisted> {
  const ad = await findRelistable(ctx, ticket);
  const seller = await findSeller(ctx.db, ad.seller_id);
  if (!seller) throw overLink();
  const asSeller = ctx.as(seller);
  if (statusAt(toAdLife(ad), ctx.now()) === 'expired')
    await moveAd(asSeller, { adId: ad.id, version: ad.version, event: 'put-live' });
  else await extendAd(asSeller, ad);
  return { title: ad.title, url: adUrl(ad.id, ad.slug) };
}

async function findRelistable(ctx: Context, ticket: RelistTicket): Promise<AdRow> {
  if (!isRelistLinkGood(ctx, ticket)) throw overLink();
  const ad = await findAd(ctx.db, ticket.adId);
  const isSameEnd = ad?.expires_at?.getTime() === Number(ticket.end);
  if (!ad || !isSameEnd || !['live', 'expired'].includes(ad.status)) throw overLink();
  return ad;
}

/** New days ask for room like a new ad: what a larger plan left behind stays until its day, and no longer. */
async function extendAd(ctx: Context, seen: AdRow): Promise<void> {
  await ctx.write(async ({ db }) => {
    const ad = await lockAd(db, seen.id);
    if (ad?.version !== seen.version) throw overLink();
    ensureNotHeld(toAdLife(ad));
    const { length: photos } = await listPhotos(db, ad.id);
    await ensurePlace(ctx, db, { id: ad.id, sellerId: ad.seller_id, photos });
    const expires = new Date(ctx.now().getTime() + AD_LIFE_DAYS * DAY_MS);
    await updateAd(db, ad, { expires_at: expires, updated_at: ctx.now() });
  });
}

const overLink = () =>
  new Refusal('gone', 'This link has been used or is too old. Sign in to put your ad live again.');
