import type { PhotoRefusal } from '#rules/ads/photos/photo.ts';
import type { RefusedPhoto } from '#rules/ads/photos/photo-schema.ts';

/** A file that was left out, with the reason as its owner reads it. */
export type RefusedFile = Omit<RefusedPhoto, 'why'> & { why: string };

/** By the server: most people never need these sentences. */
export const explainRefused = (refused: readonly RefusedPhoto[], full: string): RefusedFile[] =>
  refused.map(({ why, ...file }) => ({ ...file, why: { ...WHY, full }[why] }));

const WHY: Record<Exclude<PhotoRefusal, 'full'>, string> = {
  'too-large': 'This photo is too large. Send one of at most 15 MB and 50 megapixels.',
  'wrong-type': 'We cannot read this file as a photo. Send a photo as JPEG, PNG, WebP or AVIF.',
  'has-code': 'There is a QR code in this photo. Please send one without it.',
  'too-many': 'You have many photos that are not on any ad. Use or remove some of them first.',
  broken: 'We could not finish this photo. Please send it again.',
};
