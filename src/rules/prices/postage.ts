import { isSamePart } from '../countries/parts-of-the-world.ts';
import type { Shipping } from '../hair/values.ts';
import type { Currency } from '../money/money.ts';

/** What a parcel of hair may cost at most, in minor units: more than that is a slip of the pen, or a trick. */
export const POSTAGE_MOST: Record<Currency, number> = {
  USD: 100_00,
  GBP: 80_00,
  EUR: 90_00,
  INR: 9_000_00,
};

export type Sent = { country: string; shipsTo: Shipping; shipsToCountries: readonly string[] };
type Charged = Sent & {
  postageHome: number | null;
  postageNear: number | null;
  postageFar: number | null;
};

/** Whether a seller sends hair to a country. */
export const isSentTo = ({ country, shipsTo, shipsToCountries }: Sent, to: string): boolean =>
  shipsTo === 'worldwide' || country === to || shipsToCountries.includes(to);

/** What sending it there costs, in minor units of the ad's currency; null where its seller does not say. */
export function findPostage(ad: Charged, to: string): number | null {
  if (!isSentTo(ad, to)) return null;
  if (ad.country === to) return ad.postageHome;
  return isSamePart(ad.country, to) ? ad.postageNear : ad.postageFar;
}
