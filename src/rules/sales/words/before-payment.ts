import type { SaleState } from '../life/sale-states.ts';
import { ifKnown, main, quiet, type SaleFacts, type SaleWords, screen } from './sale-screen.ts';

const BOTH_SAID_YES = 'You both said yes';

/** Nothing was taken: why, and what to do about it. */
function sayFailed(failure: SaleFacts['payFailure'], country: string): string | null {
  if (failure === null) return null;
  if (failure === 'country') return `Choose an address in ${country} and pay again. Nothing was taken.`;
  const why = failure === 'declined' ? 'Your payment did not go through.' : 'PayPal did not take it.';
  return `${why} You were not charged. You can pay again, or in another way at PayPal.`;
}

/** What both read until the money has come. */
export const WORDS_BEFORE_PAYMENT = {
  agreed: {
    buyer: ({ seller, isSellerConnected, payBy, payFailure, total, ...terms }) =>
      isSellerConnected
        ? screen(
            BOTH_SAID_YES,
            [
              ifKnown(payBy, (until) => `The hair is kept for you until ${until}.`),
              `PayPal holds your money. ${seller} gets it when you have seen the hair.`,
              `${seller} posts within ${terms.shipDays} days: at least ${terms.leastGrams} and ${terms.leastLength}.`,
              `At PayPal, choose an address in ${terms.country}. You cannot change it later.`,
            ],
            [main('take', `Pay ${total}`), quiet('withdraw', 'Change my mind')],
            { warns: sayFailed(payFailure, terms.country) },
          )
        : screen(
            BOTH_SAID_YES,
            [`${seller} is connecting PayPal.`, 'You have paid nothing.', 'We mail you when you can pay.'],
            [quiet('withdraw', 'Change my mind')],
          ),
    seller: ({ buyer, isSellerConnected, payBy }) =>
      isSellerConnected
        ? screen(
            BOTH_SAID_YES,
            [
              `${buyer} has not paid yet. Wait.`,
              ifKnown(payBy, (until) => `If ${buyer} does not pay by ${until}, the sale ends.`),
            ],
            [quiet('keep-longer', 'Give 3 more days'), quiet('withdraw', 'Change my mind')],
          )
        : screen(
            BOTH_SAID_YES,
            ['To be paid you need a PayPal account.', 'It takes about five minutes.'],
            [main('connect', 'Connect PayPal'), quiet('withdraw', 'Change my mind')],
          ),
  },
  paying: {
    buyer: () => screen('We are asking PayPal', ['Do not pay twice.', 'You can close this page.']),
    seller: ({ buyer }) => screen(`${buyer} is paying now`, ['Wait for the light.']),
  },
  payment_pending: {
    buyer: () =>
      screen('PayPal has not finished', ['This can take 3 days.', 'If it fails, you keep your money.']),
    seller: () => screen('PayPal has not finished', ['It is not money yet.']),
  },
} as const satisfies Partial<Record<SaleState, SaleWords>>;
