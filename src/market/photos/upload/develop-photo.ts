import { randomBytes } from 'node:crypto';
import type { PhotoSource, ReadyPhoto } from '#platform/photos/photo-studio.ts';
import { PHOTO_BYTES_MAX } from '#rules/ads/photos/photo.ts';
import { Refusal } from '#rules/refusal.ts';
import type { PhotoContext } from '../../context.ts';
import { removePhotoFiles } from '../remove-photo-files.ts';

/** A photo whose files are stored under its key; it still needs its row. */
export type DevelopedPhoto = Omit<ReadyPhoto, 'files'> & { key: string; bytes: number };

/** Makes every size of a photo and stores the files. */
export async function developPhoto(
  ctx: PhotoContext,
  source: PhotoSource,
  beforeFirstFile: (key: string) => Promise<void> = async () => {},
  isReceipt = false,
): Promise<DevelopedPhoto> {
  if ((source instanceof Uint8Array ? source.length : source.bytes) > PHOTO_BYTES_MAX)
    throw new Refusal('too-large', 'This photo is too large. Send one of at most 15 MB.');
  const photo = await ctx.photoStudio.develop(source, isReceipt ? 'receipt' : 'develop');
  const key = randomBytes(16).toString('base64url');
  await beforeFirstFile(key);
  return storePhoto(ctx, photo, key);
}

/** Stores the files of a photo that is ready, all or none. */
export async function storePhoto(
  ctx: PhotoContext,
  { files, ...photo }: ReadyPhoto,
  key: string,
): Promise<DevelopedPhoto> {
  try {
    for (const [name, file] of Object.entries(files)) await ctx.photoFiles.put(`${key}/${name}.webp`, file);
  } catch (error) {
    await removePhotoFiles(ctx, key).catch(() => {});
    throw error;
  }
  return { ...photo, key, bytes: Object.values(files).reduce((sum, file) => sum + file.length, 0) };
}

/** What is stored of a photo whose files are there. */
export const toPhotoColumns = (photo: DevelopedPhoto) => ({
  file_key: photo.key,
  width: photo.width,
  height: photo.height,
  thumbhash: Buffer.from(photo.thumbhash),
  look_hash: String(photo.lookHash),
  sha256: photo.sha256,
  bytes: photo.bytes,
});
