import { CURRENCIES, type Currency, CURRENCY_NAMES } from '../../money/money.ts';
import { DAY_MS } from '../../time.ts';
import type { DatedRates } from './currency-rates.ts';

/** So many days without a new rate are nothing to worry about; banks rest at weekends and holidays. */
const MAX_RATE_AGE_DAYS = 7;

/** Currencies whose rate is older than that. The dollar is what the others are counted in, and never ages. */
export const listOldRates = ({ dates }: Pick<DatedRates, 'dates'>, now: Date): Currency[] =>
  CURRENCIES.filter(
    (currency) =>
      currency !== 'USD' && now.getTime() - Date.parse(dates[currency]) > (MAX_RATE_AGE_DAYS + 1) * DAY_MS,
  );

/** What staff are warned with; null while all are young enough. */
export const describeOldRates = (old: readonly Currency[]): string | null =>
  old.length === 0
    ? null
    : `No new rate for more than ${MAX_RATE_AGE_DAYS} days: ${old.map((currency) => CURRENCY_NAMES[currency]).join(', ')}. Prices are sorted and compared by old rates until somebody sets new ones.`;
