import { parseMoney } from '#rules/money/read-money.ts';
import type { StaffOrder } from '#market/payments/give-back/give-back-view.ts';

/** What is to go back, as the address of the page says it; the sum is shown before anything is done. */
export type ChosenWay =
  | { how: 'whole' | 'days' | 'part'; sum: number }
  | { how: 'part'; sum: null; typed: string; problem: string };

export function readWay(query: URLSearchParams, { sums }: StaffOrder): ChosenWay | null {
  const how = query.get('how');
  if (how === 'whole' || how === 'days') {
    const sum = sums[how];
    return sum === null ? null : { how, sum };
  }
  if (how !== 'part' || sums.whole === null) return null;
  const typed = query.get('amount') ?? '';
  const amount = parseMoney(typed);
  if (amount !== undefined && amount > 0 && amount < sums.whole) return { how, sum: amount };
  const problem = 'Write a sum that is more than nothing and less than what is left.';
  return { how, sum: null, typed, problem };
}
