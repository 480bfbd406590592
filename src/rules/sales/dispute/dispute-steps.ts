import type { SaleEvent } from '../life/sale-life.ts';
import type { SALE_PROBLEMS } from '../money/settle-sale.ts';

/** As much of a dispute and of a return as decides what can be done about them. */
export type DisputeInLife = {
  reason: (typeof SALE_PROBLEMS)[number];
  answerBy: Date;
  isAnswered: boolean;
  isDecided: boolean;
  isAppealed: boolean;
  /** Whether this side has said 'I accept'. */
  hasAccepted: boolean;
  hasReturnAddress: boolean;
  isReturnPosted: boolean;
};

type Look = (dispute: DisputeInLife, now: Date) => string | false;

const DECIDED = 'We have decided already.';
const NOT_DECIDED = 'There is no decision yet.';

/** What the states alone do not say: each step of a dispute with the sentence of why not now. */
const HINDRANCES: Partial<Record<SaleEvent, Look>> = {
  answer: ({ isAnswered, isDecided }) =>
    (isDecided && DECIDED) || (isAnswered && 'You have answered. You can still add to it.'),
  'add-evidence': ({ isDecided, isAppealed }) => isDecided && !isAppealed && DECIDED,
  decide: ({ isDecided, isAnswered, answerBy, isReturnPosted, reason }, now) =>
    (isDecided && 'This was decided already.') ||
    // Other hair came back: the one who says so is the one who would answer.
    (!isAnswered &&
      now < answerBy &&
      !(reason === 'return-objected' && isReturnPosted) &&
      'The seller has time to answer first.'),
  'accept-decision': ({ isDecided, isAppealed, hasAccepted }) =>
    (!isDecided && NOT_DECIDED) ||
    (isAppealed && 'There is an appeal. We look once more.') ||
    (hasAccepted && 'You have accepted this decision.'),
  appeal: ({ isDecided, isAppealed, hasAccepted }) =>
    (!isDecided && NOT_DECIDED) ||
    (isAppealed && 'There was an appeal already. There is one a dispute.') ||
    (hasAccepted && 'You have accepted this decision.'),
  'post-return': ({ isReturnPosted, hasReturnAddress }) =>
    (isReturnPosted && 'You have sent it back already.') ||
    (!hasReturnAddress && 'The seller has not said yet where to.'),
  object: ({ isReturnPosted }) => !isReturnPosted && 'It was not sent back yet.',
};

/** Why this cannot be done now, as a sentence; null: nothing speaks against it. */
export const disputeHindrance = (event: SaleEvent, dispute: DisputeInLife, now: Date): string | null =>
  HINDRANCES[event]?.(dispute, now) || null;
