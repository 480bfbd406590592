import { z } from 'zod';

/** Somebody who asked about an ad, and may be the one who buys it. `saleToRate`: what the seller can still rate. */
export const Asker = z.object({
  conversationId: z.string(),
  username: z.string(),
  isBuyer: z.boolean(),
  saleToRate: z.string().nullable(),
});
export type Asker = z.infer<typeof Asker>;
