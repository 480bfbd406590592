import { formatMoney } from '../money/money.ts';
import { dividedBy, exact, roundHalfUp, times } from '../numbers/exact.ts';
import { POSTAGE_MOST } from '../prices/postage.ts';
import type { Problems } from '../refusal.ts';
import { HOUR_MS } from '../time.ts';
import { SHIP_DAYS } from './life/sale-deadlines.ts';
import type { SaleCurrency, SaleMoney } from './money/sale-fee.ts';

/** Least price, and greatest sum in all, in minor units. */
export const SALE_LIMITS: Record<
  SaleCurrency,
  { min: number; max: number; newcomerMax: number; signedFrom: number }
> = {
  GBP: { min: 10_00, max: 2_500_00, newcomerMax: 500_00, signedFrom: 550_00 },
  USD: { min: 12_00, max: 3_000_00, newcomerMax: 650_00, signedFrom: 750_00 },
  EUR: { min: 11_00, max: 2_750_00, newcomerMax: 600_00, signedFrom: 650_00 },
};
/** Whoever has finished fewer sales than these is a newcomer, and has fewer open at once. */
export const NEWCOMER_SALES = 3;
export const OPEN_SALES_MOST = { newcomer: 2, others: 10 } as const;

/** Some money back: how long an offer of it holds, and how many a sale has. */
export const PART_OFFER_MS = 48 * HOUR_MS;
export const PART_OFFERS_MOST = 3;

export type SaleTerms = {
  price: SaleMoney;
  /** In minor units; paid by the seller it is in the price, and none here. */
  postage: number;
  postageBy: 'buyer' | 'seller';
  shipDays: number;
  leastGrams: number;
  leastLengthMm: number;
};

/** What the seller's form begins with: a little less than weighed or measured, so that nobody argues over a gram. */
export function suggestLeast(hair: { grams: number; isEstimated: boolean; lengthMm: number }) {
  const share = exact(hair.isEstimated ? 0.85 : 0.97);
  return {
    leastGrams: Math.max(1, roundHalfUp(times(exact(hair.grams), share))),
    leastLengthMm: Math.max(1, hair.lengthMm - INCH_MM),
  };
}
const INCH_MM = 25;

/** What is wrong with the terms, by field; nothing: an empty list of them. `total`: with postage and fee. */
export function termsProblems(
  terms: SaleTerms,
  {
    total,
    isNewcomer,
    hair,
  }: { total: number; isNewcomer: boolean; hair: { grams: number; lengthMm: number } },
): Problems {
  return {
    ...priceProblems(terms.price, total, isNewcomer),
    ...postageProblems(terms),
    ...(isWithin(terms.shipDays, SHIP_DAYS.least, SHIP_DAYS.most)
      ? {}
      : { shipDays: [`Choose ${SHIP_DAYS.least} to ${SHIP_DAYS.most} days.`] }),
    ...(isWithin(terms.leastGrams, 1, hair.grams)
      ? {}
      : { leastGrams: [`Promise between 1 and ${hair.grams} grams: the ad says no more.`] }),
    ...(isWithin(terms.leastLengthMm, 1, hair.lengthMm)
      ? {}
      : { leastLength: ['Promise no more length than the ad says.'] }),
  };
}

const isWithin = (value: number, least: number, most: number): boolean =>
  Number.isSafeInteger(value) && value >= least && value <= most;

function priceProblems({ amount, currency }: SaleMoney, total: number, isNewcomer: boolean): Problems {
  const { min, max, newcomerMax } = SALE_LIMITS[currency];
  const show = (value: number) => formatMoney({ amount: value, currency });
  if (!Number.isSafeInteger(amount) || amount < min || total > max)
    return { price: [`Between ${show(min)} and ${show(max)}.`] };
  if (isNewcomer && total > newcomerMax)
    return { price: [`Until you have finished three sales, a sale can be ${show(newcomerMax)} at most.`] };
  return {};
}

function postageProblems({ postage, postageBy, price: { currency } }: SaleTerms): Problems {
  const most = POSTAGE_MOST[currency];
  if (postageBy === 'seller')
    return postage === 0 ? {} : { postage: ['Postage that you pay is in the price: leave it out.'] };
  return isWithin(postage, 1, most)
    ? {}
    : {
        postage: [
          `Between ${formatMoney({ amount: 1, currency })} and ${formatMoney({ amount: most, currency })}.`,
        ],
      };
}

/** What the hair is worth by what was measured, where it is less than was promised: one tap for the seller. */
export function suggestLowerPrice(
  price: number,
  promised: { leastGrams: number },
  measured: { grams: number },
): number | null {
  if (measured.grams >= promised.leastGrams) return null;
  return roundHalfUp(dividedBy(times(exact(price), exact(measured.grams)), exact(promised.leastGrams)));
}
