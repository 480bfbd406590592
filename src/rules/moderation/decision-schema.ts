import { z } from 'zod';
import { toldMessage } from './decision-texts.ts';
import { line, lines } from '../text/text-schema.ts';

export const REPORT_OUTCOMES = ['removed', 'warned', 'dismissed'] as const;
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number];
export const APPEAL_OUTCOMES = ['upheld', 'reversed'] as const;
const HELD_DECISIONS = ['released', 'refused'] as const;

const caseNumber = line({ name: 'case number', max: 24 });
/** For the audit: every decision of staff says why. */
const reason = lines({ name: 'reason', min: 3, max: 2000 });

/** What staff decide about a report. A removal is explained to whom it hits. */
export const ResolveReport = z
  .strictObject({
    caseNumber,
    outcome: z.enum(REPORT_OUTCOMES, 'Choose removed, warned or dismissed.'),
    statement: lines({ name: 'statement', min: 0, max: 4000 }).default(''),
    reason,
  })
  .refine(({ outcome, statement }) => outcome === 'dismissed' || statement.length >= 10, {
    error: 'Tell the person in at least 10 characters why.',
    path: ['statement'],
  });
export type ResolveReport = z.infer<typeof ResolveReport>;

/** Whoever was decided against says why that is wrong. */
export const AppealReport = z.strictObject({
  caseNumber,
  text: lines({ name: 'text', min: 20, max: 4000 }),
});
export type AppealReport = z.infer<typeof AppealReport>;

/** For whom it concerns, where there was no other admin. */
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

export const ResolveAppeal = z.strictObject({
  caseNumber,
  outcome: z.enum(APPEAL_OUTCOMES, 'Choose upheld or reversed.'),
  answer: lines({ name: 'answer', min: 10, max: 4000 }),
});
export type ResolveAppeal = z.infer<typeof ResolveAppeal>;

export const ResolveHeld = z.strictObject({
  messageId: line({ name: 'message', max: 100 }),
  decision: z.enum(HELD_DECISIONS, 'Choose released or refused.'),
  message: toldMessage,
  reason,
});
export type ResolveHeld = z.infer<typeof ResolveHeld>;
