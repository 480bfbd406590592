import { countryName } from '../countries/country-names.ts';
import { type Currency, formatMoney } from '../money/money.ts';
import { offerCurrency } from './offer-form.ts';
import { isSentTo, POSTAGE_MOST } from '../prices/postage.ts';
import type { Problems } from '../refusal.ts';
import type { Shipping } from '../hair/values.ts';
import {
  isIndiaPaidInDollars,
  NOT_PROTECTED_SENTENCES,
  protectionFor,
  type SaleSettings,
} from '../sales/protection.ts';
import { findSaleRights } from '../sales/sale-countries.ts';
import { isSaleCurrency, type SaleCurrency } from '../sales/money/sale-fee.ts';
import { SALE_LIMITS, type SaleTerms } from '../sales/sale-terms.ts';

/** Hair at its asking price, and from where to where it is sent. */
export type HairToBuy = {
  currency: Currency;
  price: number | null;
  country: string;
  shipsTo: Shipping;
  shipsToCountries: readonly string[];
};

/**
 * Why hair cannot be bought with protection at its asking price, in one sentence for its buyer; null: it can. Where the
 * buyer lives may not be known yet.
 */
export function buyingProblem(
  ad: HairToBuy,
  buyersCountry: string | null,
  settings: SaleSettings,
): string | null {
  const place = placeProblem(ad, buyersCountry, settings);
  if (place !== null) return place;
  if (ad.price === null) return 'This ad names no price. Make an offer: a yes starts a protected sale.';
  const currency = offerCurrency(ad, buyersCountry, isIndiaPaidInDollars(settings));
  if (!isSaleCurrency(currency))
    return 'Protected sales are in pounds, dollars or euros, and this ad is not.';
  // What is asked in another currency is reckoned at the day's rate where it is offered.
  return currency === ad.currency ? sumProblem(ad.price, ad.price, currency) : null;
}

function placeProblem(ad: HairToBuy, to: string | null, settings: SaleSettings): string | null {
  // Abroad from anywhere, as far as this side alone can say.
  const somewhere = settings.countries?.find((each) => each !== 'IN') ?? 'GB';
  const buyer = { country: to ?? (findSaleRights(ad.country) === 'abroad-only' ? somewhere : ad.country) };
  const protection = protectionFor(ad, buyer, ad, settings);
  if (!protection.isPossible) return SENTENCES[protection.why];
  if (to === null || isSentTo(ad, to)) return null;
  return `This hair is not posted to ${countryName(to)}. Ask the seller first.`;
}

const SENTENCES = {
  ...NOT_PROTECTED_SENTENCES,
  'inside-india':
    'A protected sale is not possible inside India: PayPal does not pay from one Indian account to another.',
};

/** A sum that is too small or too great for a protected sale. `total`: with postage and fee. */
function sumProblem(price: number, total: number, currency: SaleCurrency): string | null {
  const { min, max } = SALE_LIMITS[currency];
  if (price >= min && total <= max) return null;
  const say = (amount: number) => formatMoney({ amount, currency });
  return `A protected sale is between ${say(min)} and ${say(max)}.`;
}

/** What is wrong with the terms that a yes would have, in one sentence for whoever thinks of buying. */
export function sayTermsProblem(
  problems: Problems,
  { price: { amount, currency }, postage }: SaleTerms,
  total: number,
): string {
  const say = (value: number) => formatMoney({ amount: value, currency });
  const sum = sumProblem(amount, total, currency);
  if (sum !== null) return sum;
  if (problems['price'])
    return `Until both of you have finished three sales, a sale can be ${say(SALE_LIMITS[currency].newcomerMax)} at most.`;
  if (problems['postage'])
    return `Postage to you is ${say(postage)}, and in a protected sale it is ${say(POSTAGE_MOST[currency])} at most. Ask the seller first.`;
  return 'What this ad says does not fit a protected sale. Ask the seller first.';
}
