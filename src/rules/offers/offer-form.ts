import type { Currency } from '../money/money.ts';

export const OFFER_NOTE_MAX = 300;

type Priced = { currency: Currency; country: string | null };

/**
 * Who pays for hair in rupees from elsewhere pays in dollars. Where PayPal holds what is paid, all hair that leaves India
 * is offered for in dollars: nothing else is paid out there, and no yes could follow.
 */
export const offerCurrency = (
  ad: Priced,
  buyersCountry: string | null,
  isIndiaPaidInDollars: boolean,
): Currency =>
  buyersCountry !== 'IN' && (ad.currency === 'INR' || (isIndiaPaidInDollars && ad.country === 'IN'))
    ? 'USD'
    : ad.currency;
