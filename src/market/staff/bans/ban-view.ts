import { z } from 'zod';

/** A ban as staff see it. */
export const BanView = z.object({
  id: z.string(),
  kind: z.enum(['address', 'device']),
  /** How many devices; one address. */
  count: z.int(),
  reason: z.string(),
  by: z.string(),
  placedAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  version: z.int(),
});
export type BanView = z.infer<typeof BanView>;
