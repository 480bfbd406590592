import { formatMoney, PRICE_LIMITS } from '../../money/money.ts';
import type { Refusal } from '../../refusal.ts';
import { AMOUNT_SENTENCE } from '../../money/offered-amount.ts';
import { exportProblem, isAmount, type OfferTerms, wrongAmount } from './offer-figure.ts';

/** What was named before: the last figure of each side, as far as there is one. */
export type Haggle = { buyersLast: number; sellersLast: number | null };

/** Figures only come nearer: between the last one of each side, and never above the asking price. */
export function counterProblem(amount: number, haggle: Haggle, terms: OfferTerms): Refusal | undefined {
  const { currency, price } = terms;
  if (!isAmount(amount, currency)) return wrongAmount(AMOUNT_SENTENCE);
  const { buyersLast, sellersLast } = haggle;
  const say = (minor: number) => formatMoney({ amount: minor, currency });
  // The asking price itself can be asked for; what a side named already cannot be named again.
  const above = price === null ? PRICE_LIMITS[currency].max + 1 : price + 1;
  const below = Math.min(above, sellersLast ?? above);
  if (amount > buyersLast && amount < below) return exportProblem(amount, terms);
  if (below - buyersLast <= 1) return wrongAmount('There is no price left in between. Say yes or no.');
  if (price === null && sellersLast === null) return wrongAmount(`Choose a price above ${say(buyersLast)}.`);
  return wrongAmount(`Choose a price between ${say(buyersLast)} and ${say(sellersLast ?? price ?? below)}.`);
}
