import { z } from 'zod';

/** What was decided about somebody, for whoever has the signed link. */
export const StatementView = z.object({
  title: z.string(),
  says: z.string(),
  message: z.string(),
  toldAt: z.iso.datetime(),
  canObject: z.boolean(),
  /** The case that the objection became. */
  caseNumber: z.string().nullable(),
});
export type StatementView = z.infer<typeof StatementView>;
