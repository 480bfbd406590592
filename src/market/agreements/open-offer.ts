import type { Database } from '#platform/postgres/database.ts';
import type { Unit } from '#platform/unit-of-work.ts';
import type { Account } from '#rules/accounts/account.ts';
import { can } from '#rules/permissions.ts';
import { Refusal } from '#rules/refusal.ts';
import type { Context } from '../context.ts';
import { findShownOffer, lockPeopleAndAd, type OfferRow, type ShownOfferRow } from './agreement-store.ts';
import { isOfferTicketGood } from './tell/offer-link.ts';
import { tidyAd } from './clock/tidy-ad.ts';

/** An offer of one's own; somebody else's is not told apart from none, nor is one that was never passed on. */
export async function findOwnOffer(
  db: Database,
  account: Account,
  offerId: string,
  now: Date,
): Promise<ShownOfferRow> {
  const offer = await findShownOffer(db, offerId, now);
  if (!offer || !maySee(account, offer)) throw new Refusal('not-found', 'There is no such offer.');
  return offer;
}

/**
 * The same, and nobody else changes it, its ad or what its people have until this write ends. What the clock has ended
 * of its ad is noted first.
 */
export async function openOffer(
  ctx: Context,
  unit: Unit,
  account: Account,
  offerId: string,
): Promise<ShownOfferRow> {
  const { buyer_id, seller_id, ad_id } = await findOwnOffer(unit.db, account, offerId, ctx.now());
  await lockScene(unit.db, { people: [buyer_id, seller_id], adId: ad_id });
  await tidyAd(ctx, unit, ad_id);
  return findOwnOffer(unit.db, account, offerId, ctx.now());
}

/** Two people and an ad, for whoever is about to write about all of them. */
export const lockScene = (db: Database, scene: { people: readonly string[]; adId: string }): Promise<void> =>
  lockPeopleAndAd(db, scene);

/** The offer that a ticket of ours was written for; undefined for every other ticket. */
export async function findLinkedOffer(
  ctx: Context,
  offerId: string,
  ticket: string,
): Promise<ShownOfferRow | undefined> {
  const offer = await findShownOffer(ctx.db, offerId, ctx.now());
  return offer && isOfferTicketGood(ctx, offer, ticket) ? offer : undefined;
}

function maySee(account: Account, offer: OfferRow): boolean {
  const isMine = (offer.by_buyer ? offer.buyer_id : offer.seller_id) === account.id;
  return (
    can(account, 'answer this offer', { accountId: offer.buyer_id, sellerId: offer.seller_id }) &&
    (isMine || offer.is_passed_on)
  );
}
