import { CURRENCIES, type Currency } from '../money.ts';
import { DAY_MS } from '../time.ts';
import type { DatedRates } from './currency-rates.ts';

/** So many days without a new rate are nothing to worry about; banks rest at weekends and holidays. */
const MAX_RATE_AGE_DAYS = 7;

/** Currencies whose rate is older than that. The dollar is what the others are counted in, and never ages. */
export const listOldRates = ({ dates }: Pick<DatedRates, 'dates'>, now: Date): Currency[] =>
  CURRENCIES.filter(
    (currency) =>
      currency !== 'USD' && now.getTime() - Date.parse(dates[currency]) > (MAX_RATE_AGE_DAYS + 1) * DAY_MS,
  );
