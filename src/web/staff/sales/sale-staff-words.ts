import type { StaffSaleCard } from '#market/sales/staff/staff-sale-view.ts';
import { SALE_PROBLEM_WORDS, type SaleProblem } from '#rules/sales/words/disputes.ts';

/** Who has to do something next in a dispute. */
export const WAITS_FOR: Readonly<Record<NonNullable<StaffSaleCard['dispute']>['waitsFor'], string>> = {
  seller: 'the seller’s answer',
  decision: 'your decision',
  appeal: 'an answer to the appeal',
  time: 'the end of the day to appeal',
};

export const nameProblemShort = (problem: SaleProblem): string =>
  problem === 'by-staff' ? 'opened by us' : SALE_PROBLEM_WORDS[problem];

/** What was done, above the page. */
export const SALE_DONE: Readonly<Record<string, string>> = {
  decide: 'Decided. Both are told, and can appeal for a day.',
  appeal: 'Decided. This is final, and both are told.',
  freeze: 'It stands still. Both are told, and no light is green.',
  unfreeze: 'It goes on where it was. Both are told.',
  postpone: 'There is time until the last day now.',
  arrival: 'Noted: the carrier says delivered.',
  retry: 'PayPal is being asked now.',
  refund: 'The money is on its way back.',
};
