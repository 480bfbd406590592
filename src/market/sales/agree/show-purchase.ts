import { statusAt } from '#rules/ads/state.ts';
import { AD_STATUS_IN_A_SENTENCE } from '#rules/ads/ad-words.ts';
import { formatMoney } from '#rules/money.ts';
import { toOfferTerms } from '#rules/offers/offer-figure.ts';
import { isReserved } from '#rules/offers/offer-words.ts';
import { ensure } from '#rules/permissions.ts';
import { findPostage } from '#rules/prices/postage.ts';
import { buyingProblem, sumProblem } from '#rules/offers/buying.ts';
import { isRefusal } from '#rules/refusal.ts';
import { isIndiaPaidInDollars } from '#rules/sales/protection.ts';
import { PROVIDER_RATES, type SaleCurrency, sumUp } from '#rules/sales/sale-fee.ts';
import { NEWCOMER_SALES, OPEN_SALES_MOST, SALE_LIMITS } from '#rules/sales/sale-terms.ts';
import type { Context } from '../../context.ts';
import { readRates } from '../../prices/read-rates.ts';
import { ensureMayOffer } from './ensure-may-deal.ts';
import { ensureSaleMoney, toTerms } from './make-terms.ts';
import type { Purchase } from './purchase-view.ts';
import { type AdForSale, countSalesOf, findAdForSale, findCountry } from './terms-store.ts';

/** All sums of a protected sale at the asking price of an ad that is on show, for whoever thinks of buying it. */
export async function showPurchase(ctx: Context, adId: string): Promise<Purchase> {
  const ad = await findAdForSale(ctx.db, adId);
  const buyer = ensure(ctx.viewer, 'make an offer on this ad', { sellerId: ad.seller_id });
  const standing = standingProblem(ad, buyer.id, ctx.now()) ?? (await lapseProblem(ctx, buyer.id));
  if (standing !== null) return { problem: standing };

  const country = await findCountry(ctx.db, buyer.id);
  const hair = toHair(ad);
  const problem = buyingProblem(hair, country, ctx.saleSettings);
  const rates = await readRates(ctx);
  const asked = toOfferTerms({ ...hair, openToOffers: false, offerFloor: null, grams: ad.grams }, country, {
    rates,
    isIndiaPaidInDollars: isIndiaPaidInDollars(ctx.saleSettings),
  });
  if (problem !== null || asked.price === null) return { problem: problem ?? '' };

  const price = ensureSaleMoney({ amount: asked.price, currency: asked.currency }, hair.country);
  const terms = toTerms(ad, price, { country, rates }, {});
  const rate = hair.country === 'IN' ? PROVIDER_RATES.fromIndia : PROVIDER_RATES.home;
  const sums = sumUp(price, terms.postage, rate);
  const limit =
    sumProblem(sums.price, sums.total, price.currency) ??
    (await limitProblem(ctx, {
      buyerId: buyer.id,
      sellerId: ad.seller_id,
      total: sums.total,
      currency: price.currency,
    }));
  if (limit !== null) return { problem: limit };
  const { shipDays, leastGrams, leastLengthMm } = terms;
  return {
    problem: null,
    currency: price.currency,
    sums,
    isPostageTold: findPostage(hair, country) !== null,
    isAbroad: hair.country !== country,
    isUncut: ad.cut_state !== 'cut',
    shipDays,
    leastGrams,
    leastLengthMm,
  };
}

function standingProblem(ad: AdForSale, buyerId: string, now: Date): string | null {
  const status = statusAt({ status: ad.status, expiresAt: ad.expires_at }, now);
  if (ad.held !== null) return 'This ad is hidden.';
  if (status !== 'live') return `This ad is ${AD_STATUS_IN_A_SENTENCE[status]}.`;
  if (!isReserved(ad, now)) return null;
  return ad.reserved_for === buyerId
    ? 'You both said yes already. The hair is kept for you: you find it under Sales.'
    : 'This hair is reserved for somebody else.';
}

/** Whoever may make no offers now reads so before they press. */
async function lapseProblem(ctx: Context, buyerId: string): Promise<string | null> {
  try {
    await ensureMayOffer(ctx, ctx.db, buyerId);
    return null;
  } catch (error) {
    if (isRefusal(error)) return error.message;
    throw error;
  }
}

/** An ad that is live says all of this; the database holds it complete. */
const toHair = (ad: AdForSale) => ({
  currency: ad.currency ?? 'USD',
  price: ad.price,
  country: ad.country ?? '',
  shipsTo: ad.ships_to ?? 'own-country',
  shipsToCountries: ad.ships_to_countries,
  postageHome: ad.postage_home,
  postageNear: ad.postage_near,
  postageFar: ad.postage_far,
});

type Deal = { buyerId: string; sellerId: string; total: number; currency: SaleCurrency };

/** What would speak against it at the yes, told before somebody waits two days for one. */
async function limitProblem(
  { db }: Context,
  { buyerId, sellerId, total, currency }: Deal,
): Promise<string | null> {
  const mine = await countSalesOf(db, buyerId);
  const isNew = mine.released < NEWCOMER_SALES;
  if (mine.open >= (isNew ? OPEN_SALES_MOST.newcomer : OPEN_SALES_MOST.others))
    return `You have ${mine.open} protected sales that are not over. Wait until one is.`;
  const isNewcomer = isNew || (await countSalesOf(db, sellerId)).released < NEWCOMER_SALES;
  const { newcomerMax: amount } = SALE_LIMITS[currency];
  if (!isNewcomer || total <= amount) return null;
  return `Until both of you have finished three sales, a sale can be ${formatMoney({ amount, currency })} at most.`;
}
