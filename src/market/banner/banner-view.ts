import { z } from 'zod';

/** A sentence of the banner as staff wrote it, with its place and whether it is shown. */
export const WrittenText = z.object({
  id: z.string(),
  position: z.int(),
  text: z.string(),
  linkUrl: z.string().nullable(),
  linkText: z.string().nullable(),
  active: z.boolean(),
  shownFrom: z.string().nullable(),
  shownUntil: z.string().nullable(),
  version: z.int(),
});
export type WrittenText = z.output<typeof WrittenText>;
