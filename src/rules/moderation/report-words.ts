export const REPORT_TARGETS = ['ad', 'message', 'user', 'rating', 'wanted'] as const;

export const REPORT_REASONS = [
  'temple-hair',
  'not-the-sellers-hair',
  'photo-from-elsewhere',
  'minor',
  'harassment',
  'scam',
  'wrong-facts',
  'other',
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export const REPORT_REASON_LABELS: Record<ReportReason, string> = {
  'temple-hair': 'Temple hair, combings or floor hair',
  'not-the-sellers-hair': 'The hair is not the seller’s to sell',
  'photo-from-elsewhere': 'The photo is from elsewhere',
  minor: 'It concerns somebody under 18',
  harassment: 'Harassment',
  scam: 'A scam',
  'wrong-facts': 'The facts are wrong',
  other: 'Something else',
};

export const REPORT_OUTCOMES = ['removed', 'warned', 'dismissed'] as const;
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number];
export const APPEAL_OUTCOMES = ['upheld', 'reversed'] as const;

/** For whom it concerns, where nobody else could decide. */
export const SAME_PERSON =
  'The person who made the first decision answered your appeal too, because nobody else here could.';

/** One appeal in each case, and only against what was decided against somebody. */
export const isOpenToAppeal = ({
  outcome,
  appeal,
}: {
  outcome: ReportOutcome | null;
  appeal: string | null;
}): boolean => outcome !== null && outcome !== 'dismissed' && appeal === null;
