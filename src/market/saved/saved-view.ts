import { z } from 'zod';
import { AdCard } from '../ads/ad-view.ts';

/**
 * An ad that somebody saved; `cheaperBy`: since then, in minor units of its currency. `waits`: it is kept for somebody
 * else, and whoever saved it hears when it is free again.
 */
export const SavedAd = AdCard.extend({ cheaperBy: z.int().nullable(), waits: z.boolean() });
export type SavedAd = z.infer<typeof SavedAd>;

/** A seller whom somebody follows. */
export const FollowedSeller = z.object({
  id: z.string(),
  username: z.string(),
  country: z.string(),
  liveAds: z.int(),
});
export type FollowedSeller = z.infer<typeof FollowedSeller>;
