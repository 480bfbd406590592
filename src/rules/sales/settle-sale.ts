import type { SaleFreeze } from './sale-kinds.ts';
import type { SaleState } from './sale-states.ts';

export type Outcome = 'release' | 'refund';
export const DISPUTE_REASONS = [
  'not-received',
  'empty-or-wrong',
  'not-as-described',
  'less-than-agreed',
  'damaged',
] as const;
/** What else opens one: the site itself, and a seller to whom other hair came back. */
export const SALE_PROBLEMS = [...DISPUTE_REASONS, 'by-staff', 'return-objected'] as const;
export const SALE_OUTCOMES = ['release', 'refund', 'part', 'return'] as const;
export type SaleOutcome = (typeof SALE_OUTCOMES)[number];
type SaleProblem = (typeof SALE_PROBLEMS)[number];

/** What is known of a sale that nobody has decided on. */
export type StandingOfSale = {
  /** The first decision of staff, whose appeal nobody answered. */
  decision: Outcome | null;
  reason: SaleProblem | null;
  /** Whether seller or staff entered that the carrier says 'delivered'. */
  isArrivalNoted: boolean;
  isPosted: boolean;
  isReturnPosted: boolean;
  frozenBy: SaleFreeze | null;
};

/** When staff did not decide in time: the money goes where the hair is not. */
export function whatTheClockDecides(
  state: SaleState,
  { decision, reason, isArrivalNoted, isPosted, isReturnPosted, frozenBy }: StandingOfSale,
): Outcome {
  // Money that is not as it should be is never paid out.
  if (frozenBy === 'difference') return 'refund';
  if (state === 'frozen') return isPosted ? 'release' : 'refund';
  if (state === 'returning') return isReturnPosted ? 'refund' : 'release';
  if (decision !== null) return decision;
  // The buyer has proved that it went back: whatever came, the hair is not theirs any more.
  if (isReturnPosted) return 'refund';
  return reason === 'not-received' && !isArrivalNoted ? 'refund' : 'release';
}
