import { leastToLeaveIndia } from '../../prices/export-floor.ts';
import { convertMoney, type Currency, formatMoney, PRICE_LIMITS, type Rates } from '../../money/money.ts';
import { AMOUNT_SENTENCE } from '../../money/offered-amount.ts';
import { Refusal } from '../../refusal.ts';
import { offerCurrency } from '../offer-form.ts';

/** What of an ad an offer is measured by, in the currency of the offer. */
export type OfferTerms = {
  currency: Currency;
  price: number | null;
  isOpenToOffers: boolean;
  /** Known to the seller and to these rules, and to nobody else. */
  floor: number | null;
  /** The least for which so much hair may leave India; null where it does not leave. */
  exportFloor: number | null;
};

type AdTerms = {
  currency: Currency;
  price: number | null;
  openToOffers: boolean;
  offerFloor: number | null;
  country: string | null;
  grams: number | null;
};

export type OfferMoney = { rates: Rates; isIndiaPaidInDollars: boolean };

export function toOfferTerms(
  ad: AdTerms,
  buyersCountry: string | null,
  { rates, isIndiaPaidInDollars }: OfferMoney,
): OfferTerms {
  const currency = offerCurrency(ad, buyersCountry, isIndiaPaidInDollars);
  const convert = (amount: number | null) =>
    amount === null ? null : convertMoney({ amount, currency: ad.currency }, currency, rates).amount;
  const leavesIndia = ad.country === 'IN' && buyersCountry !== 'IN';
  return {
    currency,
    price: convert(ad.price),
    isOpenToOffers: ad.openToOffers,
    floor: ad.openToOffers ? convert(ad.offerFloor) : null,
    exportFloor: leavesIndia && ad.grams !== null ? leastToLeaveIndia(ad.grams, currency, rates) : null,
  };
}

/** What speaks against a figure, whatever the seller's lowest is. */
export function amountProblem(
  amount: number,
  { currency, price, isOpenToOffers }: OfferTerms,
): Refusal | undefined {
  if (!isAmount(amount, currency)) return wrongAmount(AMOUNT_SENTENCE);
  if (price === null) return undefined;
  const say = (minor: number) => formatMoney({ amount: minor, currency });
  if (!isOpenToOffers && amount !== price)
    return wrongAmount(`This seller takes no lower offers. You can offer the asking price, ${say(price)}.`);
  if (amount > price) return wrongAmount(`The price is ${say(price)}. You need not offer more.`);
  if (2 * amount < price)
    return wrongAmount(`This is less than half of the price. Offers start at ${say(Math.ceil(price / 2))}.`);
  return undefined;
}

export const isAmount = (amount: number, currency: Currency): boolean =>
  Number.isSafeInteger(amount) &&
  amount >= PRICE_LIMITS[currency].min &&
  amount <= PRICE_LIMITS[currency].max;

/** Hair may not leave India for next to nothing, whoever names the figure. */
export function exportProblem(amount: number, { exportFloor, currency }: OfferTerms): Refusal | undefined {
  if (exportFloor === null || amount >= exportFloor) return undefined;
  const least = formatMoney({ amount: exportFloor, currency });
  return wrongAmount(`Hair may not leave India for less than ${least} for this weight.`);
}

/** Said under its field, and as the sentence of the whole: there is only the one. */
export const wrongAmount = (sentence: string): Refusal =>
  new Refusal('invalid', sentence, { amount: [sentence] });
