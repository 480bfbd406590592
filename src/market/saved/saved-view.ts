import { z } from 'zod';
import { AdCard } from '../ads/ad-view.ts';

/** An ad that somebody saved; `cheaperBy`: since then, in minor units of its currency. */
export const SavedAd = AdCard.extend({ cheaperBy: z.int().nullable() });
export type SavedAd = z.infer<typeof SavedAd>;

/** A seller whom somebody follows. */
export const FollowedSeller = z.object({
  id: z.string(),
  username: z.string(),
  country: z.string(),
  liveAds: z.int(),
});
export type FollowedSeller = z.infer<typeof FollowedSeller>;
