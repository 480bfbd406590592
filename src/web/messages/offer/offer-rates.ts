import type { RouterContextProvider } from 'react-router';
import { currencyAtHome } from '#rules/accounts/reader-home.ts';
import type { Currency, Rates } from '#rules/money/money.ts';
import { offerCurrency } from '#rules/offers/offer-form.ts';
import { isForAllContext, marketContext, siteContext } from '../../request/page-context.ts';

type Offered = { price: number | null; currency: Currency; country: string | null };

/**
 * The rates of the day for whoever offers in another currency than the ad's. Null for everybody else, and on pages that
 * are the same for all: there the browser asks for them.
 */
export async function findOfferRates(
  context: Readonly<RouterContextProvider>,
  ad: Offered,
): Promise<Rates | null> {
  const { viewer, prices } = context.get(marketContext);
  if (viewer === null || context.get(isForAllContext)) return null;
  const country = currencyAtHome(viewer) === 'INR' ? 'IN' : null;
  const currency = offerCurrency(ad, country, context.get(siteContext).isIndiaPaidInDollars);
  return currency === ad.currency ? null : prices.rates().catch(() => null);
}
