import { z } from 'zod';
import { line, lines } from '../text/text-schema.ts';
import { REPORT_OUTCOMES, APPEAL_OUTCOMES } from './report-words.ts';

const HELD_DECISIONS = ['released', 'refused'] as const;

const caseNumber = line({ name: 'case number', max: 24 });
/** For the audit: every write of staff says why. */
export const staffReason = lines({ name: 'reason', min: 3, max: 2000 });
/** For the eyes of whom it concerns. What is for ours alone is the reason. */
export const toldMessage = lines({ name: 'message to them', min: 10, max: 2000 }).optional();

/** What staff decide about a report. A removal is explained to whom it hits. */
export const ResolveReport = z
  .strictObject({
    caseNumber,
    outcome: z.enum(REPORT_OUTCOMES, 'Choose removed, warned or dismissed.'),
    /** The person behind what is reported, beside it: in a case of its own. */
    also: z.enum(['suspend'], 'Choose suspend, or leave it out.').optional(),
    statement: lines({ name: 'statement', min: 0, max: 4000 }).default(''),
    /** Empty, what the person reads is the reason. */
    reason: lines({ name: 'reason', min: 0, max: 2000 }),
  })
  .refine(({ outcome, also }) => outcome !== 'dismissed' || also === undefined, {
    error: 'Nobody is suspended for a report that we dismiss.',
    path: ['also'],
  })
  .refine(({ outcome, statement }) => outcome === 'dismissed' || statement.length >= 10, {
    error: 'Tell the person in at least 10 characters why.',
    path: ['statement'],
  })
  .refine(({ outcome, reason }) => reason.length >= 3 || (outcome !== 'dismissed' && reason === ''), {
    error: 'Give a reason of at least 3 characters.',
    path: ['reason'],
  })
  .transform((decided) => ({ ...decided, reason: decided.reason || decided.statement.slice(0, 2000) }));
export type ResolveReport = z.output<typeof ResolveReport>;

/** Whoever was decided against says why that is wrong. */
export const AppealReport = z.strictObject({
  caseNumber,
  /** Of the link in our e-mail: who has it need not sign in. */
  key: z.string().max(200).optional(),
  text: lines({ name: 'text', min: 20, max: 4000 }),
});
export type AppealReport = z.infer<typeof AppealReport>;

export const ResolveAppeal = z.strictObject({
  caseNumber,
  outcome: z.enum(APPEAL_OUTCOMES, 'Choose upheld or reversed.'),
  answer: lines({ name: 'answer', min: 10, max: 4000 }),
});
export type ResolveAppeal = z.infer<typeof ResolveAppeal>;

/** What staff decide about a held message; whoever wrote what is refused may be warned or suspended beside. */
export const ResolveHeld = z
  .strictObject({
    messageId: line({ name: 'message', max: 100 }),
    decision: z.enum(HELD_DECISIONS, 'Choose released or refused.'),
    also: z.enum(['warn', 'suspend'], 'Choose warn or suspend, or neither.').optional(),
    message: toldMessage,
    reason: staffReason,
  })
  .refine(({ decision, also }) => decision === 'refused' || also === undefined, {
    error: 'Nobody is warned for a message that we let through.',
    path: ['also'],
  });
export type ResolveHeld = z.infer<typeof ResolveHeld>;
