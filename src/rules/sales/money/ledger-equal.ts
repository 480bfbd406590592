import type { SaleState } from '../life/sale-states.ts';

/** Our own books of a sale. Sums in minor units. */
type Ours = {
  state: SaleState;
  taken: { amount: number; currency: string };
  /** What went back by our own refunds, those that are done. */
  back: number;
  charge: number | null;
  merchantId: string | null;
  /** Whether the payment was known from the start as one that is not as it should be. */
  isDifferent: boolean;
};
type Theirs = {
  state: 'completed' | 'pending' | 'declined' | 'partly-refunded' | 'refunded' | 'reversed';
  money: { amount: number; currency: string };
  charge: number | null;
  merchantId: string | null;
} | null;

/** In what our books of a sale and the provider's word about its payment differ, as one word; undefined: in nothing. */
export function findLedgerDifference(ours: Ours, theirs: Theirs): string | undefined {
  if (theirs === null) return 'missing';
  const { taken, back } = ours;
  if (theirs.money.amount !== taken.amount || theirs.money.currency !== taken.currency) return 'taken';
  if (!ours.isDifferent && theirs.merchantId !== ours.merchantId) return 'payee';
  if (ours.charge !== null && theirs.charge !== null && ours.charge !== theirs.charge) return 'charge';
  switch (theirs.state) {
    case 'completed':
      return back === 0 ? undefined : 'back';
    case 'partly-refunded':
      return back > 0 && back < taken.amount ? undefined : 'back';
    case 'refunded':
      return back === taken.amount ? undefined : 'back';
    case 'reversed':
      // What was reversed after all else had gone back ends nothing.
      return ours.state === 'reversed' || ours.state === 'refunded' ? undefined : 'reversed';
    case 'pending':
    case 'declined':
      return 'taken';
  }
}
