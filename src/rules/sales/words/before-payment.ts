import type { SaleState } from '../sale-states.ts';
import { ifKnown, main, quiet, type SaleWords, screen } from './sale-screen.ts';

const BOTH_SAID_YES = 'You both said yes';

/** What both read until the money has come. */
export const WORDS_BEFORE_PAYMENT = {
  agreed: {
    buyer: ({ seller, isSellerConnected, payBy, total }) =>
      isSellerConnected
        ? screen(
            BOTH_SAID_YES,
            [
              ifKnown(payBy, (until) => `The hair is kept for you until ${until}.`),
              `PayPal holds your money. ${seller} gets it when you have seen the hair.`,
            ],
            [main('take', `Pay ${total}`), quiet('withdraw', 'Change my mind')],
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
