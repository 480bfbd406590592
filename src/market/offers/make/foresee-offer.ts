import { findTimeZone } from '#rules/countries/time-zones.ts';
import { MINOR_UNITS, type Money } from '#rules/money/money.ts';
import { offerProblem } from '#rules/offers/offer.ts';
import { ensureMayLook } from '#rules/permissions.ts';
import type { Context } from '../../context.ts';
import { findPlan } from '../../payments/plans/find-plan.ts';
import { findCountry } from '../../people/find-country.ts';
import { readRates } from '../../prices/read-rates.ts';
import { findAdForOffer } from '../offer-store.ts';
import { findOfferTerms } from './offer-terms.ts';
import { readPast } from './read-past.ts';

type Wish = {
  adId: string;
  percentOff: number;
  /** So many are to be made before it, at the same time. */
  before: number;
};

/** An offer of the asking price less so many percent, and what speaks against it; without a price there is none. */
export type ForeseenOffer = { offer: Money | null; problem: string | null };

/**
 * What would come of an offer, as far as its buyer may know before: the seller's lowest is asked only by the offer
 * itself, which counts.
 */
export async function foreseeOffer(ctx: Context, wish: Wish): Promise<ForeseenOffer> {
  const buyer = ensureMayLook(ctx.viewer, 'make an offer on this ad');
  const ad = await findAdForOffer(ctx.db, wish.adId);
  if (!ad) return { offer: null, problem: 'There is no such ad.' };
  const country = await findCountry(ctx.db, buyer.id);
  const terms = { ...findOfferTerms(ctx, ad, country, await readRates(ctx)), floor: null };
  if (terms.price === null) return { offer: null, problem: 'This ad names no price to take something off.' };
  const amount = takePercentOff(terms.price, wish.percentOff);
  const past = await readPast(ctx.db, { ad, buyerId: buyer.id, now: ctx.now() });
  const { limits } = await findPlan(ctx, buyer);
  const problem = offerProblem(amount, terms, withOthers(past, wish.before), {
    limits,
    zone: findTimeZone(country),
    now: ctx.now(),
  });
  const offer = { amount, currency: terms.currency };
  return problem ? { offer: null, problem: problem.refusal.message } : { offer, problem: null };
}

const withOthers = (past: Awaited<ReturnType<typeof readPast>>, before: number) => ({
  ...past,
  today: { ...past.today, count: past.today.count + before },
  open: { ...past.open, count: past.open.count + before },
});

/** Rounded down to whole units; the asking price itself stays as it is. */
const takePercentOff = (price: number, percent: number): number =>
  percent === 0 ? price : Math.floor((price * (100 - percent)) / 100 / MINOR_UNITS) * MINOR_UNITS;
