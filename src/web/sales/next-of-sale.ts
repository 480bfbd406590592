import type { SaleCard } from '#market/sales/show/sale-view.ts';
import { formatMoney } from '#rules/money/money.ts';
import type { SaleState } from '#rules/sales/life/sale-states.ts';

const WORDS: Partial<Record<NonNullable<SaleCard['next']>, string>> = {
  connect: 'Connect PayPal',
  'answer-cancel': 'Answer: they ask to cancel',
  'show-code-word': 'Get your code word',
  prove: 'Send your photos',
  ship: 'Post the hair',
  answer: 'Tell us your side',
  'accept-decision': 'Read what we decided',
  'return-address': 'Say where to send it',
  'post-return': 'Send the hair back',
  'return-came': 'Say whether it came back',
  'say-arrived': 'Is it here?',
  dispute: 'Look at your hair',
};

/** What somebody has to do about a sale now, in words; null where they only wait. */
export function sayNext({ next, money }: Pick<SaleCard, 'next' | 'money'>): string | null {
  if (next === 'take') return `Pay ${formatMoney({ amount: money.total, currency: money.currency })}`;
  return (next && WORDS[next]) ?? null;
}

/** How a sale stands, in a line of a list; behind it stands since when, or on which day it was over. */
export const STANDS: Readonly<Record<SaleState, string>> = {
  agreed: 'Not paid yet. Both said yes',
  paying: 'Being paid',
  payment_pending: 'PayPal looks at the payment',
  paid: 'Paid',
  preparing: 'Being got ready',
  proved: 'Ready to post',
  shipped: 'On its way',
  delivered: 'Arrived',
  disputed: 'In dispute',
  returning: 'On its way back',
  frozen: 'On hold: we look into it',
  releasing: 'Being paid out',
  released: 'Paid out',
  refunding: 'The money goes back',
  refunded: 'The money went back',
  reversed: 'PayPal took the money back',
  withdrawn: 'Called off',
  lapsed: 'Time ran out',
};
