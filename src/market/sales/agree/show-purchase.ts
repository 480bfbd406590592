import type { Database } from '#platform/postgres/database.ts';
import { statusAt } from '#rules/ads/state.ts';
import { AD_STATUS_IN_A_SENTENCE } from '#rules/ads/ad-words.ts';
import { findTimeZone } from '#rules/countries/time-zones.ts';
import { toOfferTerms } from '#rules/offers/amount/offer-figure.ts';
import { isReserved } from '#rules/offers/offer-words.ts';
import { ensure } from '#rules/permissions.ts';
import { findPostage } from '#rules/prices/postage.ts';
import { buyingProblem, sayTermsProblem } from '#rules/offers/buying.ts';
import { isRefusal } from '#rules/refusal.ts';
import { isIndiaPaidInDollars } from '#rules/sales/protection.ts';
import { sayBar } from '#rules/sales/sale-bars.ts';
import { PROVIDER_RATES, sumUp } from '#rules/sales/money/sale-fee.ts';
import { type SaleTerms, termsProblems } from '#rules/sales/sale-terms.ts';
import type { Context } from '../../context.ts';
import { findCountry } from '../../people/find-country.ts';
import { readRates } from '../../prices/read-rates.ts';
import { findBar, isNewToSales } from './find-bar.ts';
import { ensureMayOffer } from './ensure-may-deal.ts';
import { ensureSaleMoney, toTerms } from './make-terms.ts';
import type { Purchase } from './purchase-view.ts';
import { type AdForSale, findAdForSale } from './terms-store.ts';

/** All sums of a protected sale at the asking price of an ad that is on show, for whoever thinks of buying it. */
export async function showPurchase(ctx: Context, adId: string): Promise<Purchase> {
  const ad = await findAdForSale(ctx.db, adId);
  const buyer = ensure(ctx.viewer, 'make an offer on this ad', { sellerId: ad.seller_id });
  const standing = standingProblem(ad, buyer.id, ctx.now()) ?? (await lapseProblem(ctx, buyer.id));
  if (standing !== null) return { problem: standing };

  const country = await findCountry(ctx.db, buyer.id);
  const people = { buyerId: buyer.id, sellerId: ad.seller_id };
  const hair = toHair(ad);
  const problem = buyingProblem(hair, country, ctx.saleSettings);
  const rates = await readRates(ctx);
  const asked = toOfferTerms({ ...hair, openToOffers: false, offerFloor: null, grams: ad.grams }, country, {
    rates,
    isIndiaPaidInDollars: isIndiaPaidInDollars(ctx.saleSettings),
  });
  if (problem !== null || asked.price === null) return { problem: problem ?? '' };
  const bar = await findBar(ctx.db, people, ctx.now());
  if (bar) return { problem: sayBar(bar, { side: 'buyer', zone: findTimeZone(country) }) };

  const price = ensureSaleMoney({ amount: asked.price, currency: asked.currency }, hair.country);
  const terms = toTerms(ad, price, { country, rates }, {});
  const rate = hair.country === 'IN' ? PROVIDER_RATES.fromIndia : PROVIDER_RATES.home;
  const sums = sumUp(price, terms.postage, rate);
  const refused = await yesProblem(ctx.db, people, { ad, terms, total: sums.total });
  if (refused !== null) return { problem: refused };
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
  const status = statusAt(
    { status: ad.status, expiresAt: ad.expires_at, reservedUntil: ad.reserved_until },
    now,
  );
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

/** What the yes would be refused for, told before somebody waits two days for one. */
async function yesProblem(
  db: Database,
  people: { buyerId: string; sellerId: string },
  { ad, terms, total }: { ad: AdForSale; terms: SaleTerms; total: number },
): Promise<string | null> {
  const isNewcomer = await isNewToSales(db, people);
  const hair = { grams: ad.grams ?? 0, lengthMm: ad.length_mm ?? 0 };
  const problems = termsProblems(terms, { total, isNewcomer, hair });
  return Object.keys(problems).length === 0 ? null : sayTermsProblem(problems, terms, total);
}
