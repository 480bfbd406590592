import type { SaleAccount } from './sale-kinds.ts';

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

export const refundedEntry = (left: number, charge: number): Lines => ({
  payer: left,
  held: -left,
  seller: -charge,
  provider: charge,
});

/** The buyer changed their mind: what the provider keeps is theirs to bear. */
export const cancelledEntry = (left: number, charge: number): Lines => ({
  payer: left - charge,
  held: -left,
  provider: charge,
});

export const partEntry = (back: number): Lines => ({ payer: back, held: -back });
export const reversedEntry = (left: number): Lines => ({ payer: left, held: -left });
export const reversedAfterEntry = (amount: number): Lines => ({ payer: amount, seller: -amount });
