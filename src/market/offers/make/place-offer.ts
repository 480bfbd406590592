import type { Unit } from '#platform/unit-of-work.ts';
import type { Account } from '#rules/accounts/account.ts';
import { findTimeZone } from '#rules/countries/time-zones.ts';
import { offerProblem } from '#rules/offers/offer.ts';
import type { OfferTerms } from '#rules/offers/amount/offer-figure.ts';
import { lockScene } from '../../agreements/open-offer.ts';
import { tidyAd } from '../../agreements/clock/tidy-ad.ts';
import { countLowOffer } from '../../ads/mine/count-low-offer.ts';
import type { Context } from '../../context.ts';
import { findAdToWriteAbout, openConversation } from '../../messages/write/open-conversation.ts';
import { findPlan } from '../../payments/plans/find-plan.ts';
import { findCountry } from '../../people/find-country.ts';
import { readRatesInside } from '../../prices/read-rates.ts';
import { countFromFirst } from '../../rate-limits/count-from-first.ts';
import { ensureMayOffer } from '../../sales/agree/ensure-may-deal.ts';
import { ensureOfferMeant } from './ensure-offer-meant.ts';
import { nameFigure, type Placed } from './name-figure.ts';
import { type AdForOffer, findAdForOffer } from '../offer-store.ts';
import { findOfferTerms } from './offer-terms.ts';
import { LOW_OFFERS_LAST_MS, lowOfferKey, readPast } from './read-past.ts';

export type OfferToPlace = {
  adId: string;
  amount: number;
  note: string;
  noteField: 'message' | 'note';
  photos?: readonly string[];
  /** Whether a figure far from what such hair fetches is asked about first. */
  isMeant: boolean;
  sendForReview: boolean;
};

/** A price for an ad, by the rules in their order. */
export async function placeOffer(
  ctx: Context,
  unit: Unit,
  buyer: Account,
  wish: OfferToPlace,
): Promise<Placed> {
  const { db } = unit;
  await ensureMayOffer(ctx, db, buyer.id);
  const target = await findAdForOffer(db, wish.adId);
  if (target) await lockScene(db, { people: [buyer.id, target.seller_id], adId: target.id });
  const open = await findAdToWriteAbout(ctx, unit, buyer, {
    adId: wish.adId,
    permission: 'make an offer on this ad',
    takes: 'offers',
  });
  await tidyAd(ctx, unit, open.id);
  const ad = await findAdForOffer(db, open.id);
  if (!ad) throw new Error(`the ad ${open.id} is missing`);

  const country = await findCountry(db, buyer.id);
  const terms = findOfferTerms(ctx, ad, country, await readRatesInside(db));
  const past = await readPast(db, { ad, buyerId: buyer.id, now: ctx.now() });
  const { limits } = await findPlan(ctx, buyer, db);
  const around = { limits, zone: findTimeZone(country), now: ctx.now() };
  const problem = offerProblem(wish.amount, terms, past, around);
  if (problem?.isTooLow) await countTooLow(ctx, ad.id, buyer.id);
  if (problem) throw problem.refusal;
  if (!wish.isMeant) await ensureOfferMeant({ ...ctx, db }, ad.id, terms, wish.amount);

  const conversation = await openConversation(ctx, unit, buyer, open);
  return nameFigure(ctx, unit, { sender: buyer, conversation }, toFigure(wish, terms, ad));
}

/**
 * At once and apart from this write, which is refused: whoever tries figures out to find the floor has used one up, also
 * with a key that would let them try again.
 */
async function countTooLow(ctx: Context, adId: string, buyerId: string): Promise<void> {
  const now = ctx.now();
  await ctx.count(async (db) => {
    await countFromFirst(db, lowOfferKey(adId, buyerId), { now, lastsMs: LOW_OFFERS_LAST_MS });
    await countLowOffer(db, adId, now);
  });
}

/** An ad that is live says all of this; the database holds it complete. */
const toFigure = (wish: OfferToPlace, { currency, price }: OfferTerms, ad: AdForOffer) => ({
  amount: wish.amount,
  currency,
  askingPrice: price,
  answers: null,
  adEndsAt: ad.expires_at,
  note: wish.note,
  noteField: wish.noteField,
  photos: wish.photos ?? [],
  sendForReview: wish.sendForReview,
});
