import type { Shipping } from '../hair/values.ts';
import { compare, dividedBy, exact, roundHalfUp, times } from '../numbers/exact.ts';
import { type Currency, MINOR_UNITS, type Money, type Rates } from '../money/money.ts';

/** Raw human hair may not leave India below this FOB price (DGFT Notification 59/2024-25 of 10 February 2025). */
export const EXPORT_FLOOR_USD_PER_KG = 65;

/** Whether so much hair at this price may leave India. */
export function meetsExportFloor(price: Money, grams: number, rates: Rates): boolean {
  const dollars = dividedBy(
    exact(price.amount),
    times(exact(rates.perUsd[price.currency]), exact(MINOR_UNITS)),
  );
  const floor = dividedBy(times(exact(EXPORT_FLOOR_USD_PER_KG), exact(grams)), exact(1000));
  return compare(dollars, floor) >= 0;
}

/** The least for which so much hair may leave India, in whole minor units. */
export function leastToLeaveIndia(grams: number, currency: Currency, rates: Rates): number {
  const least = dividedBy(
    times(exact(EXPORT_FLOOR_USD_PER_KG), exact(grams), exact(rates.perUsd[currency]), exact(MINOR_UNITS)),
    exact(1000),
  );
  const nearest = roundHalfUp(least);
  return compare(exact(nearest), least) >= 0 ? nearest : nearest + 1;
}

type Offer = {
  country: string | null;
  shipsTo: Shipping | null;
  shipsToCountries: readonly string[];
  price: number | null;
  currency: Currency | null;
  grams: number | null;
};

/** Why an ad may not be published this way, and the way out; undefined if nothing stands against it. */
export function exportFloorProblem(offer: Offer, rates: Rates): string | undefined {
  const { price, currency, grams } = offer;
  if (!leavesIndia(offer) || price === null || currency === null || grams === null) return undefined;
  if (meetsExportFloor({ amount: price, currency }, grams, rates)) return undefined;
  return (
    'Raw hair may not leave India for less than 65 US dollars a kilogram. ' +
    'Ask a higher price, or choose to ship within India only.'
  );
}

function leavesIndia({ country, shipsTo, shipsToCountries }: Offer): boolean {
  if (country !== 'IN') return false;
  return (
    shipsTo === 'worldwide' || (shipsTo === 'countries' && shipsToCountries.some((code) => code !== 'IN'))
  );
}
