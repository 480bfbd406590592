import sharp from 'sharp';
import { PHOTO_WIDTHS, type PhotoSize } from '#rules/ads/photos/photo.ts';

/** Smaller than WebP at the same look, and ten times the work: never while somebody waits. */
const AVIF = { quality: 50, effort: 3, chromaSubsampling: '4:2:0' } as const;

/** The widths that pages show, as AVIF, from the best copy that is kept. */
export async function encodeAvif(master: Uint8Array): Promise<Record<PhotoSize, Uint8Array>> {
  const sized = (size: PhotoSize) =>
    sharp(master).resize({ width: PHOTO_WIDTHS[size], withoutEnlargement: true }).avif(AVIF).toBuffer();
  return { small: await sized('small'), medium: await sized('medium'), large: await sized('large') };
}
