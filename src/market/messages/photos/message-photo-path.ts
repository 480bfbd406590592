import type { PhotoSize } from '#rules/ads/photos/photo.ts';

/** Where a photo of a message is seen by those who may see it. */
export const toMessagePhotoPath = (key: string, size: PhotoSize): string =>
  `/messages/photos/${key}/${size}.webp`;
