import { z } from 'zod';

/** The guides that ask whether they helped. */
const GUIDES = ['/website-safety/', '/how-to-buy-hair-online/', '/how-do-i-sell-my-hair-online/'] as const;

/** Whether a guide helped whoever read it. */
export const VoteOnPage = z.strictObject({
  path: z.enum(GUIDES, 'Say which page you mean.'),
  useful: z.enum(['yes', 'no'], 'Say yes or no.'),
});
export type VoteOnPage = z.infer<typeof VoteOnPage>;

export const isGuide = (path: string): boolean => GUIDES.some((guide) => guide === path);
