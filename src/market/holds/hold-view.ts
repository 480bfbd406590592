import { z } from 'zod';
import { HOLD_KINDS } from '#rules/moderation/holds.ts';

/** A hold that stands, as the owner and staff see it. */
export const StandingHold = z.object({
  kind: z.enum(HOLD_KINDS),
  since: z.iso.datetime(),
  caseNumber: z.string().nullable(),
});
export type StandingHold = z.infer<typeof StandingHold>;
