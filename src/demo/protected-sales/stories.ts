import type { SaleButton } from '#platform/payment/paypal-sandbox/sales/sandbox-sale-records.ts';

/** Something that happens in a sale. */
export type Act =
  | 'agree'
  | 'pay'
  | 'show-word'
  | 'prove'
  | 'prove-unseen'
  | 'ship'
  | 'arrive'
  | 'accept'
  | 'dispute'
  | 'answer'
  | 'send-back'
  | 'tell-address'
  | 'cancel'
  | 'open-case'
  | 'take-back'
  | 'lapse'
  | 'withdraw';

/** A sale of the demo on an ad of its own: who with whom, and what happened how many hours before the demo begins. */
export type SaleStory = {
  key: string;
  sellerKey: string;
  buyerKey: string;
  acts: readonly (readonly [Act, number])[];
  isCut?: boolean;
  pays?: SaleButton;
};

/** Whoever is not named by a story: somebody fitting is found. */
export const SOMEBODY = {
  britishBuyer: '?buyer in Britain',
  indianBuyer: '?buyer in India',
  newSeller: '?new',
};

const DAY = 24;
const fromAsha = { sellerKey: 'asha', buyerKey: 'bela' };
const posted = (paid: number, shipped: number): SaleStory['acts'] => [
  ['agree', paid + 16],
  ['pay', paid],
  ['show-word', paid - 26],
  ['prove', paid - 30],
  ['ship', shipped],
];
const released = (days: number): SaleStory['acts'] => [
  ...posted((days + 11) * DAY, (days + 9) * DAY),
  ['arrive', (days + 2) * DAY],
  ['accept', days * DAY],
];

/**
 * Every state there is to see, the oldest first: who pays is asked what they paid before. Bela has had three sales with
 * Asha, so neither is a newcomer. Whatever is open has its deadline ahead.
 */
export const STORIES: readonly SaleStory[] = [
  { key: 'released-first', ...fromAsha, acts: released(150) },
  { key: 'released-second', ...fromAsha, acts: released(90) },
  { key: 'released', ...fromAsha, acts: released(28) },
  {
    key: 'reversed',
    ...fromAsha,
    acts: [
      ['agree', 25 * DAY],
      ['pay', 24.5 * DAY],
      ['take-back', 22 * DAY],
    ],
  },
  {
    key: 'refunded',
    ...fromAsha,
    acts: [
      ['agree', 20 * DAY],
      ['pay', 19.5 * DAY],
      ['cancel', 17 * DAY],
    ],
  },
  {
    key: 'returning',
    ...fromAsha,
    acts: [
      ...posted(14 * DAY, 12 * DAY),
      ['arrive', 5 * DAY],
      ['dispute', 4 * DAY],
      ['answer', 3 * DAY],
      ['send-back', 10],
      ['tell-address', 6],
    ],
  },
  {
    key: 'disputed',
    ...fromAsha,
    acts: [...posted(10 * DAY, 8 * DAY), ['arrive', 2.5 * DAY], ['dispute', 43], ['answer', 20]],
  },
  { key: 'delivered', ...fromAsha, acts: [...posted(8 * DAY, 6.5 * DAY), ['arrive', 8]] },
  {
    key: 'lapsed',
    ...fromAsha,
    acts: [
      ['agree', 6.5 * DAY],
      ['lapse', 5.4 * DAY],
    ],
  },
  { key: 'shipped', ...fromAsha, acts: posted(5 * DAY, 3 * DAY) },
  {
    key: 'withdrawn',
    ...fromAsha,
    acts: [
      ['agree', 4 * DAY],
      ['withdraw', 3.8 * DAY],
    ],
  },
  {
    key: 'frozen',
    sellerKey: 'asha',
    buyerKey: SOMEBODY.britishBuyer,
    acts: [
      ['agree', 70],
      ['pay', 60],
      ['open-case', 6],
    ],
  },
  { key: 'proved', ...fromAsha, acts: posted(56, 0).slice(0, -1) },
  {
    key: 'preparing',
    ...fromAsha,
    acts: [
      ['agree', 48],
      ['pay', 30],
      ['show-word', 4],
    ],
  },
  {
    key: 'paid',
    ...fromAsha,
    acts: [
      ['agree', 34],
      ['pay', 20],
    ],
  },
  { key: 'not-connected', sellerKey: SOMEBODY.newSeller, buyerKey: 'bela', acts: [['agree', 10]] },
  { key: 'inside-india', sellerKey: 'asha', buyerKey: SOMEBODY.indianBuyer, acts: [['agree', 9]] },
  {
    key: 'waiting',
    ...fromAsha,
    pays: 'unprotected',
    acts: [
      ['agree', 12],
      ['pay', 3],
    ],
  },
  { key: 'agreed', ...fromAsha, acts: [['agree', 2]] },
];

/** A sale among others that ended well so many days ago. Its photos were forgotten, or nobody of the demo may see them. */
export const paidOut = (days: number): SaleStory['acts'] => [
  ['agree', (days + 9) * DAY],
  ['pay', (days + 8.5) * DAY],
  ['show-word', (days + 7) * DAY],
  ['prove-unseen', (days + 6.5) * DAY],
  ['ship', (days + 6) * DAY],
  ['arrive', (days + 2) * DAY],
  ['accept', days * DAY],
];
