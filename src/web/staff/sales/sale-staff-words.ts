import type { StaffSale, StaffSaleCard } from '#market/sales/staff/staff-sale-view.ts';

/** Who has to do something next in a dispute. */
export const WAITS_FOR: Readonly<Record<NonNullable<StaffSaleCard['dispute']>['waitsFor'], string>> = {
  seller: 'the seller’s answer',
  decision: 'your decision',
  appeal: 'an answer to the appeal',
  time: 'the end of the day to appeal',
};

/** What a sale stands still for. */
export const STOPPED_BY: Readonly<Record<NonNullable<StaffSale['frozenBy']>, string>> = {
  staff: 'us',
  report: 'us, by a report',
  provider: 'a case at PayPal: the sale goes on when PayPal closes it',
  difference: 'a payment that is not as it should be',
  consent: 'the seller’s consent, taken back at PayPal',
};

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
  follow: 'There is a new sale of the same terms. Both are told.',
  debt: 'Noted: we have paid it.',
};
