import type { SaleAccount } from '../life/sale-kinds.ts';

/** What is booked, as staff read it. */
export const SALE_ENTRY_WORDS = {
  taken: 'Taken',
  released: 'Paid out',
  refunded: 'Given back',
  cancelled: 'Given back less PayPal’s charge',
  part: 'Part given back',
  reversed: 'Taken back by PayPal',
  'reversed-after': 'Taken back after the payout',
  'case-fee': 'PayPal’s fee for a case',
  'debt-paid': 'Debt paid by us',
} as const;
export type SaleEntryKind = keyof typeof SALE_ENTRY_WORDS;

type Lines = Partial<Record<SaleAccount, number>>;

/** Every entry of the ledger sums to zero. `charge` is what the provider says it took, never what we reckon. */
export const takenEntry = (total: number): Lines => ({ payer: -total, held: total });

/** What is left after the parts that went back: the seller's, our fee of what it was sold for, the provider's charge. */
export const releasedEntry = (left: number, { fee, charge }: { fee: number; charge: number }): Lines => ({
  held: -left,
  seller: left - fee - charge,
  house: fee,
  provider: charge,
});

/**
 * The rest goes back. What the provider keeps is the seller's to bear; `borne` of it the buyer's, who changed their mind.
 * `fee`: what of ours did not go back with it, since somebody else gave the money back, or more of it than there was left
 * of the price. That stays ours, and the seller bears it, too.
 */
export const refundedEntry = (
  back: number,
  { charge, borne, fee }: { charge: number; borne: number; fee: number },
): Lines => ({
  payer: back,
  held: -(back + borne),
  seller: borne - charge - fee,
  house: fee,
  provider: charge,
});

export const partEntry = (back: number): Lines => ({ payer: back, held: -back });
export const reversedEntry = (left: number): Lines => ({ payer: left, held: -left });
export const reversedAfterEntry = (amount: number): Lines => ({ payer: amount, seller: -amount });
/** What staff give back of what was paid out: `house` of it was our fee. */
export const refundedAfterEntry = (amount: number, house: number): Lines => ({
  payer: amount,
  seller: house - amount,
  house: -house,
});
/** Somebody of us paid by hand what we owed. */
export const debtPaidEntry = (to: 'buyer' | 'seller', amount: number): Lines => ({
  [to === 'buyer' ? 'payer' : 'seller']: amount,
  house: -amount,
});
export const caseFeeEntry = (charge: number): Lines => ({ seller: -charge, provider: charge });
