import { PHOTO_FILE_NAMES } from '#platform/photos/photo-files.ts';
import type { PhotoContext } from '../context.ts';

/** Removes whatever there is of a photo's files. */
export async function removePhotoFiles(
  { photoFiles }: Pick<PhotoContext, 'photoFiles'>,
  key: string,
): Promise<void> {
  for (const name of PHOTO_FILE_NAMES) await photoFiles.remove(`${key}/${name}`);
}
