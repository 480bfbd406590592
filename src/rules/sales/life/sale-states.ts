export const SALE_STATES = [
  'agreed',
  'paying',
  'payment_pending',
  'paid',
  'preparing',
  'proved',
  'shipped',
  'delivered',
  'disputed',
  'returning',
  'frozen',
  'releasing',
  'released',
  'refunding',
  'refunded',
  'reversed',
  'withdrawn',
  'lapsed',
] as const;
export type SaleState = (typeof SALE_STATES)[number];

/** In these nobody else can buy the hair: somebody is paying or has paid for it. */
export const CLAIMING_STATES = [
  'paying',
  'payment_pending',
  'paid',
  'preparing',
  'proved',
  'shipped',
  'delivered',
  'disputed',
  'returning',
  'frozen',
  'releasing',
  'released',
] as const satisfies SaleState[];

/** Paid, and the hair is still with its seller. */
export const NOT_POSTED_STATES = ['paid', 'preparing', 'proved'] as const satisfies SaleState[];
const NOT_POSTED: readonly SaleState[] = NOT_POSTED_STATES;
export const isNotPosted = (state: SaleState): boolean => NOT_POSTED.includes(state);

/** In these the payment provider holds the whole sum, and nothing is on its way. */
export const HELD_STATES = [
  ...NOT_POSTED_STATES,
  'shipped',
  'delivered',
  'disputed',
  'returning',
] as const satisfies SaleState[];

export const FINAL_STATES = [
  'released',
  'refunded',
  'reversed',
  'withdrawn',
  'lapsed',
] as const satisfies SaleState[];

const FINAL: readonly SaleState[] = FINAL_STATES;
export const isFinal = (state: SaleState): boolean => FINAL.includes(state);

/** After 'This sale is …'. */
export const SALE_STATE_IN_A_SENTENCE: Readonly<Record<SaleState, string>> = {
  agreed: 'agreed on and not paid yet',
  paying: 'being paid',
  payment_pending: 'waiting for PayPal',
  paid: 'paid',
  preparing: 'being got ready',
  proved: 'ready to be posted',
  shipped: 'on its way',
  delivered: 'being looked at by its buyer',
  disputed: 'in dispute',
  returning: 'on its way back',
  frozen: 'being looked into',
  releasing: 'being paid out',
  released: 'done and paid out',
  refunding: 'being paid back',
  refunded: 'paid back',
  reversed: 'over: PayPal took the payment back',
  withdrawn: 'called off',
  lapsed: 'over: its time ran out',
};
