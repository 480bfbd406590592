import { z } from 'zod';

/** Somebody who asked about an ad, and may be the one who buys it. */
export const Asker = z.object({ conversationId: z.string(), username: z.string(), isBuyer: z.boolean() });
export type Asker = z.infer<typeof Asker>;
