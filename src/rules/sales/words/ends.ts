import type { SaleEnd } from '../life/sale-kinds.ts';
import type { SaleFacts, SaleSide } from './sale-screen.ts';

type EndFacts = Pick<SaleFacts, 'buyer' | 'seller' | 'endedBy'>;
type EndWords = Readonly<Record<SaleSide, (facts: EndFacts) => string>>;

const both = (sentence: string): EndWords => ({ buyer: () => sentence, seller: () => sentence });

/** Why a sale is over, as each side reads it. */
export const SALE_END_SENTENCES: Readonly<Record<SaleEnd, EndWords>> = {
  'paid-out': { buyer: ({ seller }) => `${seller} was paid.`, seller: () => 'You were paid.' },
  'called-off': {
    buyer: (facts) => calledOff('buyer', facts),
    seller: (facts) => calledOff('seller', facts),
  },
  'not-connected': {
    buyer: ({ seller }) => `${seller} did not connect PayPal in time.`,
    seller: () => 'You did not connect PayPal in time.',
  },
  'not-paid': {
    buyer: () => 'The time to pay ran out.',
    seller: ({ buyer }) => `${buyer} did not pay in time.`,
  },
  // What a bank said of somebody's card is theirs to know.
  declined: {
    buyer: () => 'PayPal said no three times.',
    seller: () => 'The payment did not go through.',
  },
  'too-late': {
    buyer: () => 'Your money came too late.',
    seller: () => 'Some money came after the sale was over. You need not do anything.',
  },
  'not-posted': {
    buyer: ({ seller }) => `${seller} did not post in time.`,
    seller: () => 'You did not post in time. PayPal keeps its charge from you.',
  },
  'cancelled-by-buyer': {
    buyer: () => 'You cancelled this sale. PayPal keeps its charge.',
    seller: ({ buyer }) => `${buyer} cancelled this sale.`,
  },
  'cancelled-by-seller': {
    buyer: ({ seller }) => `${seller} cannot sell it after all.`,
    seller: () => 'You could not sell it after all. PayPal keeps its charge from you.',
  },
  'less-than-promised': {
    buyer: () => 'It was less than promised, and you stopped.',
    seller: ({ buyer }) => `It was less than promised, and ${buyer} stopped.`,
  },
  'given-in': {
    buyer: ({ seller }) => `${seller} agreed to give it back.`,
    seller: () => 'You agreed to give it back.',
  },
  decided: both('We heard both sides and decided so.'),
  'decided-by-clock': both(
    'We did not decide in time. That is our fault. So the money goes where the hair is not.',
  ),
  returned: {
    buyer: () => 'You sent the hair back.',
    seller: () => 'The hair was sent back to you.',
  },
  // Which of the two it was is said to that one alone, in a letter of its own.
  suspended: both('We closed an account that is part of this sale.'),
  frozen: both('We looked into this sale and ended it.'),
  'ad-changed': both('The ad has changed. Agree again.'),
  left: both('One of the two is no longer here.'),
  'taken-back': both('PayPal took this payment back.'),
  consent: {
    buyer: ({ seller }) => `${seller} no longer lets us look after this sale at PayPal.`,
    seller: () => 'You took your consent back at PayPal. PayPal keeps its charge from you.',
  },
  'given-back': {
    buyer: () => 'The money went back to you at PayPal.',
    seller: ({ buyer }) => `The money went back to ${buyer} at PayPal.`,
  },
};

type HairNow = Pick<SaleFacts, 'wasUncut' | 'grams' | 'carrier'>;

/** What its seller does with an ad that was set aside, since its hair may be off already, as its photos prove, or posted. */
export function sayAdWaits({ wasUncut, grams, carrier }: HairNow): string {
  if (carrier !== null) return 'Your ad is paused. Put it live only if the hair is with you.';
  if (!wasUncut) return 'Your ad is paused. Look at it, then put it live.';
  if (grams === null) return 'Is your hair cut now? Weigh it, change the ad, put it live.';
  return `Your ad is paused. It says now that the hair is cut: ${grams}. Look at it, then put it live.`;
}

function calledOff(side: SaleSide, { buyer, seller, endedBy }: EndFacts): string {
  if (endedBy === null) return 'It was called off.';
  if (endedBy === side) return 'You changed your mind.';
  return `${endedBy === 'buyer' ? buyer : seller} changed their mind.`;
}
