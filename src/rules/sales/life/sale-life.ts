import { NOT_POSTED_STATES, type SaleState } from './sale-states.ts';

/** Buyer and seller of a sale, an admin, the payment provider's word, the clock, and what else happens on the site. */
export const SALE_PARTIES = ['buyer', 'seller', 'admin', 'provider', 'clock', 'system'] as const;
export type SaleParty = (typeof SALE_PARTIES)[number];

export const SALE_EVENTS = [
  'agree',
  'connect',
  'keep-longer',
  'withdraw',
  'lapse',
  'take',
  'complete',
  'pend',
  'fail',
  'differ',
  'late-money',
  'show-code-word',
  'prove',
  'ship',
  'correct-parcel',
  'grant-days',
  'ask-to-cancel',
  'answer-cancel',
  'cancel',
  'stop',
  'offer-part',
  'take-part',
  'say-arrived',
  'note-arrival',
  'accept-hair',
  'dispute',
  'answer',
  'add-evidence',
  'drop',
  'give-in',
  'decide',
  'accept-decision',
  'appeal',
  'post-return',
  'return-came',
  'object',
  'freeze',
  'unfreeze',
  'settle',
  'reverse',
  'pay-out',
  'refund',
] as const;
export type SaleEvent = (typeof SALE_EVENTS)[number];

/** One row of the life of a sale. */
export type SaleStep = {
  from: readonly SaleState[];
  event: SaleEvent;
  to: SaleState;
  who: readonly SaleParty[];
  /**
   * Only where the hair was off the head when it was agreed on, where it is measured below what was promised, or where
   * the buyer has it already, since its parcel came after the money had gone back.
   */
  only?: 'hair-was-off' | 'below-least' | 'cancel-asked' | 'follow-up';
  /** Leads only back to where the sale was before it was frozen. */
  isBack?: boolean;
};

const stays = (
  from: readonly SaleState[],
  event: SaleEvent,
  who: readonly SaleParty[],
  only?: SaleStep['only'],
): SaleStep[] => from.map((state) => ({ from: [state], event, to: state, who, ...(only && { only }) }));

const POSTED = ['shipped', 'delivered'] as const;
/** Money that is held, and nothing is decided: a case anywhere stops it. */
const CAN_STAND_STILL = [...NOT_POSTED_STATES, ...POSTED, 'disputed'] as const;
const HELD = [...CAN_STAND_STILL, 'returning', 'frozen'] as const;
const PART_CAN_GO_BACK = ['proved', 'shipped', 'delivered', 'disputed'] as const;

/** The life of a sale: the one table that server, buttons, database and tests read. Whatever is not here does not happen. */
export const SALE_LIFE: readonly SaleStep[] = [
  { from: [], event: 'agree', to: 'agreed', who: ['seller'] },
  // The seller's account was connected: from then on it can be paid. And the seller gives the buyer three days more.
  ...stays(['agreed'], 'connect', ['system']),
  ...stays(['agreed'], 'keep-longer', ['seller']),
  { from: ['agreed'], event: 'withdraw', to: 'withdrawn', who: ['buyer', 'seller', 'system'] },
  { from: ['agreed', 'payment_pending'], event: 'lapse', to: 'lapsed', who: ['clock'] },
  { from: ['paying'], event: 'lapse', to: 'lapsed', who: ['provider'] },
  { from: ['agreed'], event: 'take', to: 'paying', who: ['buyer', 'provider'] },
  { from: ['paying', 'payment_pending'], event: 'complete', to: 'paid', who: ['provider'] },
  { from: ['paying'], event: 'pend', to: 'payment_pending', who: ['provider'] },
  { from: ['paying', 'payment_pending'], event: 'fail', to: 'agreed', who: ['provider'] },
  { from: ['paying'], event: 'fail', to: 'agreed', who: ['clock'] },
  { from: ['paying', 'payment_pending'], event: 'differ', to: 'frozen', who: ['provider'] },
  {
    from: ['paying', 'payment_pending', 'withdrawn', 'lapsed'],
    event: 'late-money',
    to: 'refunding',
    who: ['provider'],
  },

  { from: ['paid'], event: 'show-code-word', to: 'preparing', who: ['seller'] },
  { from: ['preparing'], event: 'prove', to: 'proved', who: ['seller'] },
  { from: ['proved'], event: 'ship', to: 'shipped', who: ['seller'] },
  ...stays(['shipped'], 'correct-parcel', ['seller']),
  ...stays(['paid', 'preparing'], 'grant-days', ['buyer']),
  ...stays(['paid'], 'ask-to-cancel', ['buyer']),
  { from: ['paid'], event: 'answer-cancel', to: 'refunding', who: ['seller'], only: 'cancel-asked' },
  ...stays(['paid'], 'answer-cancel', ['seller'], 'cancel-asked'),
  { from: NOT_POSTED_STATES, event: 'cancel', to: 'refunding', who: ['seller', 'system'] },
  { from: NOT_POSTED_STATES, event: 'cancel', to: 'refunding', who: ['buyer'], only: 'hair-was-off' },
  { from: NOT_POSTED_STATES, event: 'lapse', to: 'refunding', who: ['clock'] },
  { from: ['proved'], event: 'stop', to: 'refunding', who: ['buyer'], only: 'below-least' },
  ...stays(PART_CAN_GO_BACK, 'offer-part', ['seller']),
  ...stays(['proved', 'shipped', 'delivered'], 'take-part', ['buyer']),
  { from: ['disputed'], event: 'take-part', to: 'releasing', who: ['buyer'] },

  { from: ['shipped'], event: 'say-arrived', to: 'delivered', who: ['buyer', 'clock'] },
  ...stays(POSTED, 'note-arrival', ['seller', 'admin']),
  // Whoever says that nothing came: staff open the carrier's page.
  ...stays(['disputed'], 'note-arrival', ['admin']),
  { from: ['paid'], event: 'accept-hair', to: 'releasing', who: ['system'], only: 'follow-up' },
  { from: POSTED, event: 'accept-hair', to: 'releasing', who: ['buyer'] },
  { from: ['delivered'], event: 'accept-hair', to: 'releasing', who: ['clock'] },
  { from: ['paid'], event: 'dispute', to: 'disputed', who: ['system'], only: 'follow-up' },
  { from: ['delivered'], event: 'dispute', to: 'disputed', who: ['buyer', 'system'] },
  { from: ['shipped'], event: 'dispute', to: 'disputed', who: ['system'] },

  ...stays(['disputed'], 'answer', ['seller']),
  ...stays(['disputed'], 'add-evidence', ['buyer', 'seller']),
  { from: ['disputed'], event: 'drop', to: 'releasing', who: ['buyer'] },
  { from: ['disputed'], event: 'give-in', to: 'refunding', who: ['seller'] },
  { from: ['disputed'], event: 'give-in', to: 'returning', who: ['seller'] },
  ...stays(['disputed'], 'decide', ['admin']),
  { from: ['disputed'], event: 'decide', to: 'returning', who: ['admin'] },
  { from: ['returning', 'frozen'], event: 'decide', to: 'releasing', who: ['admin'] },
  { from: ['returning', 'frozen'], event: 'decide', to: 'refunding', who: ['admin'] },
  ...stays(['disputed'], 'accept-decision', ['buyer', 'seller']),
  ...stays(['disputed'], 'appeal', ['buyer', 'seller']),
  // By the clock, or at once when both have said that they accept it.
  { from: ['disputed'], event: 'settle', to: 'releasing', who: ['clock', 'system'] },
  { from: ['disputed'], event: 'settle', to: 'refunding', who: ['clock', 'system'] },
  { from: ['frozen'], event: 'settle', to: 'releasing', who: ['clock'] },
  { from: ['frozen'], event: 'settle', to: 'refunding', who: ['clock'] },

  ...stays(['returning'], 'post-return', ['buyer']),
  { from: ['returning'], event: 'return-came', to: 'refunding', who: ['seller'] },
  { from: ['returning'], event: 'object', to: 'disputed', who: ['seller'] },
  { from: ['returning'], event: 'settle', to: 'refunding', who: ['clock'] },
  { from: ['returning'], event: 'settle', to: 'releasing', who: ['clock'] },

  { from: CAN_STAND_STILL, event: 'freeze', to: 'frozen', who: ['admin', 'system', 'provider'] },
  { from: ['releasing'], event: 'freeze', to: 'frozen', who: ['provider'] },
  ...CAN_STAND_STILL.map((to): SaleStep => ({
    from: ['frozen'],
    event: 'unfreeze',
    to,
    who: ['admin', 'provider'],
    isBack: true,
  })),

  {
    from: [...HELD, 'releasing', 'released', 'refunding'],
    event: 'reverse',
    to: 'reversed',
    who: ['provider'],
  },
  { from: ['releasing'], event: 'pay-out', to: 'released', who: ['provider'] },
  // From elsewhere: the provider says that all of it went back, and not at our word.
  { from: [...HELD, 'releasing', 'refunding'], event: 'refund', to: 'refunded', who: ['provider'] },
];
