import { z } from 'zod';
import { GUIDES } from './guides.ts';

/** Whether a guide helped whoever read it. */
export const VoteOnPage = z.strictObject({
  path: z.enum(GUIDES, 'Say which page you mean.'),
  useful: z.enum(['yes', 'no'], 'Say yes or no.'),
});
export type VoteOnPage = z.infer<typeof VoteOnPage>;
