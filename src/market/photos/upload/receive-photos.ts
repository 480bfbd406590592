import { ensure } from '#rules/permissions.ts';
import { Refusal } from '#rules/refusal.ts';
import type { PhotoContext, ProcessContext } from '../../context.ts';
import { countBytes, ensureMaySendBytes } from '../../rate-limits/count-bytes.ts';
import { ensureFewUnused } from './ensure-unused-fit.ts';
import { whileSending } from './open-uploads.ts';
import { type SentAs, type StoredPhoto, storePhoto } from './store-photo.ts';

/** A photo on its way in. `truncated`: whoever reads the request cut it off, because it is too large. */
type SentPhoto = AsyncIterable<Uint8Array> & { truncated?: boolean };

/** Takes in the photos of one request for whoever is signed in, one after the other, as they arrive. */
export async function receivePhotos(
  ctx: PhotoContext & ProcessContext,
  work: (receive: (photo: SentPhoto, as?: SentAs) => Promise<StoredPhoto>) => Promise<void>,
): Promise<void> {
  const account = ensure(ctx.viewer, 'upload a photo');
  await whileSending(ctx, account.id, () => work((photo, as) => receivePhoto(ctx, account.id, photo, as)));
}

/** It is nobody else's to see until it is on an ad. Its bytes count, whatever becomes of it. */
async function receivePhoto(
  ctx: PhotoContext,
  ownerId: string,
  photo: SentPhoto,
  as?: SentAs,
): Promise<StoredPhoto> {
  await ensureFewUnused(ctx.db, ownerId);
  await ensureMaySendBytes(ctx, ownerId);
  const tally = { bytes: 0 };
  try {
    return await ctx.arrivingFiles.take(counted(photo, tally), async (file) => {
      if (photo.truncated)
        throw new Refusal('too-large', 'This photo is too large. Send one of at most 15 MB.');
      return storePhoto(ctx, ownerId, file, as);
    });
  } finally {
    await countBytes(ctx, ownerId, tally.bytes);
  }
}

async function* counted(photo: SentPhoto, tally: { bytes: number }): AsyncGenerator<Uint8Array, void> {
  for await (const chunk of photo) {
    tally.bytes += chunk.length;
    yield chunk;
  }
}
