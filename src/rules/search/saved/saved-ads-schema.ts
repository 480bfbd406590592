import { z } from 'zod';
import { isId } from '../../id.ts';

/** Saving an ad, or taking it off the list again. Without `saved` it becomes what it was not. */
export const ToggleSaved = z.strictObject({
  adId: z.string('Which ad?').refine(isId, 'There is no such ad.'),
  saved: z.boolean().optional(),
});
export type ToggleSaved = z.output<typeof ToggleSaved>;

/** To hear when hair that is kept for somebody else is free again. */
export const WaitUntilFree = z.strictObject({
  adId: z.string('Which ad?').refine(isId, 'There is no such ad.'),
});
export type WaitUntilFree = z.output<typeof WaitUntilFree>;

/** Following a seller, or no longer. */
export const FollowSeller = z.strictObject({
  sellerId: z.string('Which seller?').refine(isId, 'There is no such seller.'),
  followed: z.boolean(),
});
export type FollowSeller = z.output<typeof FollowSeller>;
