import { convertMoney, type Money, type Rates } from '#rules/money/money.ts';
import { findPostage, isSentTo } from '#rules/prices/postage.ts';
import { Refusal } from '#rules/refusal.ts';
import { SHIP_DAYS } from '#rules/sales/life/sale-deadlines.ts';
import { isSaleCurrency, type SaleMoney } from '#rules/sales/money/sale-fee.ts';
import type { WantedTerms } from '#rules/sales/sale-schema.ts';
import { type SaleTerms, suggestLeast } from '#rules/sales/sale-terms.ts';
import type { AdForSale } from './terms-store.ts';

export function ensureSaleMoney({ amount, currency }: Money, from: string): SaleMoney {
  if (isSaleCurrency(currency) && (from !== 'IN' || currency === 'USD')) return { amount, currency };
  const problem = 'Protected sales are in pounds, dollars or euros. From India: dollars.';
  throw new Refusal('invalid', problem, { currency: [problem] });
}

/** What the seller did not say is as the ad has it. */
export function toTerms(
  ad: AdForSale,
  price: SaleMoney,
  { country, rates }: { country: string; rates: Rates },
  wanted: WantedTerms,
): SaleTerms {
  const sent = {
    country: ad.country ?? '',
    shipsTo: ad.ships_to ?? 'own-country',
    shipsToCountries: ad.ships_to_countries,
  };
  if (!isSentTo(sent, country)) {
    const problem = 'You do not send hair to the country of this buyer.';
    throw new Refusal('invalid', problem, { country: [problem] });
  }
  const charged = { postageHome: ad.postage_home, postageNear: ad.postage_near, postageFar: ad.postage_far };
  // What the ad says of postage is in its own currency.
  const asks = { amount: findPostage({ ...sent, ...charged }, country) ?? 0, currency: ad.currency ?? 'USD' };
  const asked = convertMoney(asks, price.currency, rates).amount;
  const postage = wanted.postage ?? asked;
  const least = suggestLeast({
    grams: ad.grams ?? 0,
    isEstimated: ad.grams_estimated,
    lengthMm: ad.length_mm ?? 0,
  });
  return {
    price,
    postage: wanted.postageBy === 'seller' && wanted.postage === undefined ? 0 : postage,
    postageBy: wanted.postageBy ?? (postage > 0 ? 'buyer' : 'seller'),
    shipDays: wanted.shipDays ?? SHIP_DAYS.most,
    leastGrams: wanted.leastGrams ?? least.leastGrams,
    leastLengthMm: wanted.leastLength ?? least.leastLengthMm,
  };
}
