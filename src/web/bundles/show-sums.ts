import type { HankView } from '#market/bundles/bundle-view.ts';
import { formatMoney, MINOR_UNITS, type Money } from '#rules/money/money.ts';
import { plural } from '#rules/text/plural.ts';
import { showDate } from '../ui/dates.ts';

/** What hanks cost: the total is that of the parts as they are shown, so that whoever adds them up gets the same. */
export function showSum(hanks: readonly HankView[], parcels: Money): { total: Money; sum: string } {
  const [hair, guess] = [hanks.reduce((sum, hank) => sum + shownPrice(hank).amount, 0), whole(parcels)];
  const { currency } = parcels;
  const total = { amount: hair + guess.amount, currency };
  const about = hanks.some(isConverted) ? 'about ' : '';
  return {
    total,
    sum: `Hair ${about}${formatMoney({ amount: hair, currency })} + about ${formatMoney(guess)} for ${plural(hanks.length, 'parcel')} (your guess) = about ${formatMoney(total)}.`,
  };
}

export const isConverted = ({ ad, price }: HankView): boolean => ad.price.currency !== price.currency;
export const shownPrice = (hank: HankView): Money => (isConverted(hank) ? whole(hank.price) : hank.price);

/** Of which day the rates are, where any was needed. */
export const sayRates = (
  hanks: readonly HankView[],
  { rateDate, isOther = false }: { rateDate: string; /** The parcels are. */ isOther?: boolean },
): string | null =>
  isOther || hanks.some(isConverted)
    ? `Sums in other money are by the rates of ${showDate(rateDate)}.`
    : null;

/** Worked out at a rate or guessed: in whole pounds. */
export const whole = ({ amount, currency }: Money): Money => ({
  amount: Math.round(amount / MINOR_UNITS) * MINOR_UNITS,
  currency,
});
