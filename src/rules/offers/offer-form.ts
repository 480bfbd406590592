import type { Currency } from '../money.ts';

export const OFFER_NOTE_MAX = 300;

/** Who pays for hair in rupees from elsewhere pays in dollars. */
export const offerCurrency = (ad: Currency, buyersCountry: string | null): Currency =>
  ad === 'INR' && buyersCountry !== 'IN' ? 'USD' : ad;
