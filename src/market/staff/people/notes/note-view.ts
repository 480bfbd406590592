import { z } from 'zod';

/** What one of us noted about somebody. */
export const PersonNote = z.object({
  id: z.string(),
  note: z.string(),
  by: z.string(),
  /** Whether the reader wrote it, and so may take it back. */
  isMine: z.boolean(),
  at: z.iso.datetime(),
});
export type PersonNote = z.infer<typeof PersonNote>;
