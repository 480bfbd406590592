import type { PhotoType } from '../../photo-types.ts';

/** What an ad needs and may have. A plan can allow fewer. */
export const PHOTOS_MIN = 2;
export const PHOTOS_MAX = 8;

export const PHOTO_BYTES_MAX = 15 * 1024 * 1024;
export const PHOTO_PIXELS_MAX = 50_000_000;

/** Longest side of the best copy that is kept; the upload itself never is. */
export const MASTER_WIDTH = 2048;

/** The widths that pages show. */
export const PHOTO_WIDTHS = { small: 320, medium: 640, large: 1280 } as const;
export type PhotoSize = keyof typeof PHOTO_WIDTHS;

/** The four photos that sell hair; any other is welcome beside them. */
export const PHOTO_SLOTS = ['full-length', 'tape', 'ends', 'tied-end'] as const;
export type PhotoSlot = (typeof PHOTO_SLOTS)[number];
export const PHOTO_SLOT_LABELS: Record<PhotoSlot, string> = {
  'full-length': 'Full length',
  tape: 'With a tape measure',
  ends: 'The ends',
  'tied-end': 'The tied end',
};

/** Why a file did not become a photo of the ad; 'full': the plan has no room for it. */
export const PHOTO_REFUSALS = ['too-large', 'wrong-type', 'has-code', 'too-many', 'full', 'broken'] as const;
export type PhotoRefusal = (typeof PHOTO_REFUSALS)[number];

/** What the bytes say they are, whatever the file is called; undefined if it is no photo we take. */
export function detectPhotoType(bytes: Uint8Array): PhotoType | undefined {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'image/jpeg';
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png';
  if (letters(bytes, 0) === 'RIFF' && letters(bytes, 8) === 'WEBP') return 'image/webp';
  return letters(bytes, 4) === 'ftyp' && hasAvifBrand(bytes) ? 'image/avif' : undefined;
}

/** The major brand, or one of the compatible brands that fill the rest of the box. 'avis' is a moving picture. */
function hasAvifBrand(bytes: Uint8Array): boolean {
  if (bytes.length < 16) return false;
  const end = Math.min(new DataView(bytes.buffer, bytes.byteOffset).getUint32(0), bytes.length, 256);
  for (let at = 8; at + 4 <= end; at += 4) {
    if (at !== 12 && letters(bytes, at) === 'avif') return true;
  }
  return false;
}

const startsWith = (bytes: Uint8Array, magic: number[]) => magic.every((byte, at) => bytes[at] === byte);

const letters = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));
