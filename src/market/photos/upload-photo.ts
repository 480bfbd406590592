import { ensure } from '#rules/permissions.ts';
import { UNUSED_PHOTOS_MAX } from '#rules/photo.ts';
import { Refusal } from '#rules/refusal.ts';
import type { Context } from '../context.ts';
import { countUnused } from './photo-store.ts';
import { storePhoto } from './store-photo.ts';

/** Takes in a photo for whoever is signed in. It is nobody else's to see until it is on an ad. */
export async function uploadPhoto(ctx: Context, bytes: Uint8Array) {
  const account = ensure(ctx.viewer, 'upload a photo');
  if ((await countUnused(ctx.db, account.id)) >= UNUSED_PHOTOS_MAX)
    throw new Refusal(
      'too-many',
      'You have many photos that are on no ad. Use or remove some of them first.',
      {},
      { retryAfterSeconds: 3600 },
    );
  return storePhoto(ctx, account.id, bytes);
}
