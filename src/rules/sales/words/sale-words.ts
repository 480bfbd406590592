import type { RedReason } from '../light.ts';
import type { SaleState } from '../life/sale-states.ts';
import { WORDS_BEFORE_PAYMENT } from './before-payment.ts';
import { waitForLight, WORDS_UNTIL_POSTED } from './not-posted.ts';
import { WORDS_ONCE_POSTED } from './posted.ts';
import type { SaleWords } from './sale-screen.ts';
import { WORDS_WHEN_OVER } from './when-over.ts';

/** What each side reads in each state, and what its buttons say. */
export const SALE_WORDS: Readonly<Record<SaleState, SaleWords>> = {
  ...WORDS_BEFORE_PAYMENT,
  ...WORDS_UNTIL_POSTED,
  ...WORDS_ONCE_POSTED,
  ...WORDS_WHEN_OVER,
};

/** Under a green light. `asked`: '2 minutes ago'. */
export const greenSentence = (total: string, asked: string): string =>
  `PayPal holds ${total} for you. Asked ${asked}.`;
/** Under a red light that waits for its day; the other reasons are in RED_SENTENCES. */
export const waitingSentence = (lightFrom: string): string =>
  `The money has come. ${waitForLight(lightFrom)}`;
/** In place of a light, where nobody's hair is at stake: to the buyer also while there is one. */
export const HELD_SENTENCE = 'PayPal holds the money.';
const MONEY_HAS_MOVED: Readonly<Partial<Record<SaleState, string>>> = {
  releasing: 'PayPal is paying the seller.',
  released: 'The seller was paid.',
  refunding: 'The money is on its way back to the buyer.',
  refunded: 'The money went back to the buyer.',
  reversed: 'PayPal took this payment back.',
};
/** The same as the sale stands: nobody is told that money is held which has gone. */
export const sayWhereMoneyIs = (state: SaleState): string => MONEY_HAS_MOVED[state] ?? HELD_SENTENCE;

/** Behind 'How safe is this?' under a green light. */
export const HOW_SAFE_GREEN =
  'PayPal can still take money back if a card was stolen or the buyer complains there, for up to 180 days. Keep your photos and your post receipt: they are your proof.';

const THEN_WE_ASK =
  'Then we ask PayPal if the whole sum is there. Only then this turns green, here on this page. Never cut because of a mail: mails can be faked.';
const NEVER_AGAIN =
  'This light stays red. If you sell this hair to somebody else, that sale has its own light.';

/** Behind 'How safe is this?' under a red one: what has to happen first. */
export const HOW_SAFE_RED: Readonly<Record<RedReason, (names: { buyer: string; seller: string }) => string>> =
  {
    'no-sale': () =>
      'Only a protected sale has a light that can turn green. Outside one, only money in your own account counts.',
    'not-connected': ({ buyer, seller }) =>
      `First ${seller} connects PayPal. Next ${buyer} pays there. ${THEN_WE_ASK}`,
    'not-paid': ({ buyer }) => `First ${buyer} pays at PayPal. ${THEN_WE_ASK}`,
    paying: ({ buyer }) => `${buyer} is paying at PayPal now. ${THEN_WE_ASK}`,
    pending: () => `First PayPal has to finish. This can take 3 days. ${THEN_WE_ASK}`,
    waiting: () =>
      'A stolen card is often found out on the first day. So we wait a day when a first sale is large, or when PayPal is not sure of a payment. Then this turns green, here on this page.',
    'too-late': () => NEVER_AGAIN,
    'not-asked': () => `First PayPal has to answer us. We ask again all the time. ${THEN_WE_ASK}`,
    'no-consent': () => `First your PayPal account has to be linked to us again. ${THEN_WE_ASK}`,
    frozen: () => 'First somebody has to look at what happened. We mail you both when this is done.',
    over: () => NEVER_AGAIN,
    'nothing-paid': () => NEVER_AGAIN,
  };

/** The one rule since there are protected sales. */
export const ONLY_THE_LIGHT =
  'In a protected sale only your light counts. Outside one, only money in your own account counts.';
/** The same for whoever pays. */
export const PAY_ONLY_HERE =
  'Pay only by the button on your sale page. Money that is paid elsewhere is not protected.';
/** All that an e-mail says of a green light: it never tells anybody to cut. */
export const greenInMail = (words: string): string =>
  `On your sale page the light says ${words}. Look there first. Never ${words === 'SAFE TO CUT' ? 'cut' : 'send'} because of a mail: mails can be faked.`;
