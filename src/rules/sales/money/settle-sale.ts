import type { SaleFreeze } from '../life/sale-kinds.ts';
import type { SaleState } from '../life/sale-states.ts';

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
  /** Whether the buyer said that it is there. */
  isArrivalSaid: boolean;
  isPosted: boolean;
  isReturnPosted: boolean;
  frozenBy: SaleFreeze | null;
  /** Where it stood when it was frozen. */
  frozenFrom: SaleState | null;
};

/** When staff did not decide in time: the money goes where the hair is not. */
export function whatTheClockDecides(state: SaleState, standing: StandingOfSale): Outcome {
  const { decision, reason, isPosted, isReturnPosted, frozenBy, frozenFrom } = standing;
  // Money that is not as it should be is never paid out.
  if (frozenBy === 'difference') return 'refund';
  // What was in dispute when it was frozen is so still: the hair may have gone back since.
  const stood = state === 'frozen' ? frozenFrom : state;
  if (stood === 'returning') return isReturnPosted ? 'refund' : 'release';
  if (stood !== 'disputed') return isPosted ? 'release' : 'refund';
  if (decision !== null) return decision;
  // The buyer has proved that it went back: whatever came, the hair is not theirs any more.
  if (isReturnPosted) return 'refund';
  return hasBuyerTheHair(reason, standing) ? 'release' : 'refund';
}

/** Whoever complains of the hair has it. Of a parcel that nobody saw arrive it takes the carrier's word or the buyer's. */
function hasBuyerTheHair(
  reason: SaleProblem | null,
  { isArrivalNoted, isArrivalSaid }: StandingOfSale,
): boolean {
  if (reason === 'not-received') return isArrivalNoted;
  return reason !== 'by-staff' || isArrivalNoted || isArrivalSaid;
}
