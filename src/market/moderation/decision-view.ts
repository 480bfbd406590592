import { z } from 'zod';
import { REPORT_OUTCOMES, APPEAL_OUTCOMES } from '#rules/moderation/report-words.ts';

/** A decision as the person reads it whom it concerns. */
export const Decision = z.object({
  caseNumber: z.string(),
  /** Null while something was taken down and nobody has decided yet. */
  outcome: z.enum(REPORT_OUTCOMES).nullable(),
  statement: z.string().nullable(),
  decidedAt: z.iso.datetime().nullable(),
  appeal: z.string().nullable(),
  appealOutcome: z.enum(APPEAL_OUTCOMES).nullable(),
  appealAnswer: z.string().nullable(),
  /** Whoever decided first answered the appeal too: there was nobody else. */
  appealBySamePerson: z.boolean(),
  canAppeal: z.boolean(),
});
export type Decision = z.infer<typeof Decision>;
