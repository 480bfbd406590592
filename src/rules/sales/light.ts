import { HOUR_MS } from '../time.ts';
import type { SaleState } from './life/sale-states.ts';

/** How old the provider's word may be: before the seller begins, and once she has begun. */
const FRESH_MS = 15 * 60 * 1000;
/** Processes on several machines are never quite together. */
const CLOCKS_DIFFER_MS = 60 * 1000;
const FRESH_ONCE_BEGUN_MS = 2 * HOUR_MS;

type LightWords = 'DO NOT CUT YET' | 'DO NOT SEND YET' | 'SAFE TO CUT' | 'SAFE TO SEND';
/** Why it is red; pages, mails and API say it in words. */
export type RedReason =
  | 'no-sale'
  | 'not-connected'
  | 'not-paid'
  | 'paying'
  | 'pending'
  | 'waiting'
  | 'too-late'
  | 'not-asked'
  | 'no-consent'
  | 'frozen'
  | 'over'
  | 'nothing-paid';
export type Light =
  | { colour: 'green'; words: LightWords; checkedAt: Date }
  | { colour: 'red'; words: LightWords; why: RedReason; checkedAt: Date | null }
  /** The hair is on its way or was: there is nothing to wait for with scissors. */
  | { colour: 'none' };

export type SaleForLight = {
  /** As it holds now. */
  state: SaleState;
  lightFrom: Date | null;
  shipBy: Date | null;
  /** When the provider last said that the whole sum is taken, ours to steer, and for this seller. */
  checkedAt: Date | null;
  isSellerConnected: boolean;
  isPosted: boolean;
};

/**
 * Whether somebody may cut, or send: the one function that every page, mail and answer reads. Red in every doubt. `sale`
 * null: outside a protected sale, for ever. Hair is off the head since before the sale, or as its photos prove.
 */
export function findLight(sale: SaleForLight | null, isHairOff: boolean, now: Date): Light {
  const [stop, go] = isHairOff
    ? (['DO NOT SEND YET', 'SAFE TO SEND'] as const)
    : (['DO NOT CUT YET', 'SAFE TO CUT'] as const);
  if (!sale) return { colour: 'red', words: stop, why: 'no-sale', checkedAt: null };
  const why = findDoubt(sale, isHairOff, now);
  if (why === 'none') return { colour: 'none' };
  if (why === null && sale.checkedAt) return { colour: 'green', words: go, checkedAt: sale.checkedAt };
  return { colour: 'red', words: stop, why: why ?? 'not-asked', checkedAt: sale.checkedAt };
}

/** What speaks against it; null: nothing does. */
function findDoubt(sale: SaleForLight, isHairOff: boolean, now: Date): RedReason | 'none' | null {
  switch (sale.state) {
    case 'agreed':
      return sale.isSellerConnected ? 'not-paid' : 'not-connected';
    case 'paying':
      return 'paying';
    case 'payment_pending':
      return 'pending';
    case 'paid':
    case 'preparing':
    case 'proved':
      return doubtWhilePaid(sale, now);
    case 'frozen':
      return sale.isPosted ? 'none' : 'frozen';
    case 'refunding':
    case 'refunded':
    case 'reversed':
      return isHairOff ? 'none' : 'over';
    case 'withdrawn':
    case 'lapsed':
      return 'nothing-paid';
    case 'shipped':
    case 'delivered':
    case 'disputed':
    case 'returning':
    case 'releasing':
    case 'released':
      return 'none';
  }
}

const freshMs = (state: SaleState): number => (state === 'paid' ? FRESH_MS : FRESH_ONCE_BEGUN_MS);

/** From then on the provider's word of that moment is too old. */
export const freshUntil = (state: SaleState, checkedAt: Date): Date =>
  new Date(checkedAt.getTime() + freshMs(state));

function doubtWhilePaid(sale: SaleForLight, now: Date): RedReason | null {
  const { state, lightFrom, shipBy, checkedAt } = sale;
  if (!shipBy || now >= shipBy) return 'too-late';
  // Whoever takes the consent back takes the money out of our hands.
  if (!sale.isSellerConnected) return 'no-consent';
  if (state === 'paid' && (!lightFrom || now < lightFrom)) return 'waiting';
  const fresh = freshMs(state);
  const age = checkedAt === null ? Number.POSITIVE_INFINITY : now.getTime() - checkedAt.getTime();
  // A word from the future is none: one of the clocks is wrong.
  return age <= fresh && age >= -CLOCKS_DIFFER_MS ? null : 'not-asked';
}

/** Under a red light: why, and what has to happen. */
export const RED_SENTENCES: Readonly<Record<Exclude<RedReason, 'waiting'>, string>> = {
  'no-sale': 'This light turns green only in a protected sale. We cannot see money that is paid elsewhere.',
  'not-connected': 'Nothing is paid.',
  'not-paid': 'Not paid yet.',
  paying: 'We are asking PayPal. Wait for the light.',
  pending: 'PayPal has not finished. It is not money yet.',
  'too-late': 'The time to post is over. The money goes back.',
  'not-asked': 'We cannot reach PayPal. Leave the scissors.',
  'no-consent':
    'PayPal says that your account there is not linked to us, or cannot be paid. Leave the scissors.',
  frozen: 'We or PayPal are looking into this sale. If your hair is still on your head, leave it there.',
  over: 'Do not cut. This sale is over.',
  'nothing-paid': 'Nothing was paid.',
};
