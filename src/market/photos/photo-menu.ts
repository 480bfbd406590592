import type { Context } from '../context.ts';
import { openPhoto } from './open-photo.ts';
import { receivePhotos } from './receive-photos.ts';
import { removePhoto } from './remove-photo.ts';

/** What can be done with photos. */
export const photoMenu = (ctx: Context) => ({
  open: (file: string) => openPhoto(ctx, file),
  receive: <Result>(work: Parameters<typeof receivePhotos<Result>>[1]) => receivePhotos(ctx, work),
  remove: (photoId: string) => removePhoto(ctx, photoId),
});
