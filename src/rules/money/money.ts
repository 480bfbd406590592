import { dividedBy, exact, roundHalfUp, times } from '../numbers/exact.ts';
import { groupThousands } from '../numbers/format-number.ts';

export const CURRENCIES = ['USD', 'GBP', 'EUR', 'INR'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** An amount in minor units: cents, pence or paise. All our currencies have a hundred of them. */
export type Money = { amount: number; currency: Currency };
export const MINOR_UNITS = 100;

/** What one US dollar buys, on the day the rates are from. */
export type Rates = { date: string; perUsd: Record<Currency, number> };

/** Used where no table of rates is configured, and by the tests: round figures, not a market's. */
export const FIXTURE_RATES: Rates = { date: '2026-01-01', perUsd: { USD: 1, GBP: 0.8, EUR: 0.9, INR: 85 } };

/** Least and greatest price of an ad in minor units. 20,000 rupees would shut out long hair, so INR has its own. */
export const PRICE_LIMITS: Record<Currency, { min: number; max: number }> = {
  USD: { min: 1_00, max: 20_000_00 },
  GBP: { min: 1_00, max: 20_000_00 },
  EUR: { min: 1_00, max: 20_000_00 },
  INR: { min: 1_00, max: 2_000_000_00 },
};

export const CURRENCY_NAMES: Record<Currency, string> = {
  USD: 'US dollar',
  GBP: 'British pound',
  EUR: 'Euro',
  INR: 'Indian rupee',
};
export const CURRENCY_SYMBOLS: Record<Currency, string> = { USD: '$', GBP: '£', EUR: '€', INR: '₹' };

/** The same worth in another currency, in whole minor units, half-up. */
export function convertMoney(money: Money, to: Currency, rates: Rates): Money {
  if (money.currency === to) return money;
  const dollars = dividedBy(exact(money.amount), exact(rates.perUsd[money.currency]));
  return { amount: roundHalfUp(times(dollars, exact(rates.perUsd[to]))), currency: to };
}

/**
 * '£420', '$9.75', '₹21,500': no decimals on whole amounts, and British grouping everywhere. Without Intl: browsers
 * bring tables of their own, and what they write must be what the server wrote.
 */
export function formatMoney({ amount, currency }: Money): string {
  const size = Math.round(Math.abs(amount));
  const rest = size % MINOR_UNITS;
  const whole = groupThousands(String((size - rest) / MINOR_UNITS));
  const decimals = rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`;
  return `${amount < 0 && size > 0 ? '-' : ''}${CURRENCY_SYMBOLS[currency]}${whole}${decimals}`;
}

/** '£2.63 per gram', from minor units per gram. */
export function formatPricePerGram(minorPerGram: number, currency: Currency): string {
  return `${formatMoney({ amount: roundHalfUp(exact(minorPerGram)), currency })} per gram`;
}

/** Price per gram in minor units, to a hundredth of one; null where there is no price or no weight. */
export function pricePerGram(amount: number | null, grams: number): number | null {
  if (amount === null || grams <= 0) return null;
  return roundHalfUp(dividedBy(exact(amount), exact(grams)), exact(0.01));
}
