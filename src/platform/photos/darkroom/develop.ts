import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import {
  MASTER_WIDTH,
  PHOTO_PIXELS_MAX,
  PHOTO_WIDTHS,
  detectPhotoType,
  type PhotoSize,
} from '#rules/ads/photos/photo.ts';
import { Refusal } from '#rules/refusal.ts';
import type { ReadyPhoto } from '../photo-studio.ts';
import { hasQrCode } from './has-qr-code.ts';

/** Effort 2 of 6: a third of the usual time for files a few per cent larger. */
const WEBP = { quality: 78, effort: 2 } as const;
const WEBP_MASTER = { quality: 88, effort: 2 } as const;

/** Makes every size of what was uploaded, or refuses it by its bytes. Receipts of the post carry codes, and only staff see them. */
export async function develop(bytes: Uint8Array, { isReceipt = false } = {}): Promise<ReadyPhoto> {
  await ensurePhoto(bytes);
  const { data, info } = await readUpright(bytes);
  const pixels = { data, width: info.width, height: info.height, channels: info.channels };
  if (!isReceipt) await ensureNoCode(data, toRaw(pixels));
  return { ...(await makeSizes(pixels)), sha256: createHash('sha256').update(bytes).digest('hex') };
}

/** A picture as it is in memory, row by row. */
export type Pixels = { data: Buffer; width: number; height: number; channels: 1 | 2 | 3 | 4 };

/** Every size of pixels that are trusted, and what tells them apart. */
export async function makeSizes(
  pixels: Pixels,
  effort: number = WEBP.effort,
): Promise<Omit<ReadyPhoto, 'sha256'>> {
  const { data, width, height } = pixels;
  const raw = toRaw(pixels);
  const sized = (size: PhotoSize) =>
    sharp(data, raw)
      .resize({ width: PHOTO_WIDTHS[size], withoutEnlargement: true })
      .webp({ ...WEBP, effort })
      .toBuffer();

  const large = await sized('large');
  const isLargeWhole = width <= PHOTO_WIDTHS.large;
  return {
    files: {
      master: isLargeWhole ? large : await sharp(data, raw).webp(WEBP_MASTER).toBuffer(),
      large,
      medium: await sized('medium'),
      small: await sized('small'),
    },
    width,
    height,
    thumbhash: await makeThumbhash(data, raw),
    lookHash: await makeLookHash(data, raw),
  };
}

const toRaw = ({ width, height, channels }: Pixels): Raw => ({ raw: { width, height, channels } });

/** Looks at the header only: a bomb of a picture is refused before a single pixel is decoded. */
async function ensurePhoto(bytes: Uint8Array) {
  if (!detectPhotoType(bytes) || isPolyglot(bytes))
    throw new Refusal('wrong-type', 'Send a photo as JPEG, PNG, WebP or AVIF, and nothing else in the file.');
  const header = await sharp(bytes, { limitInputPixels: false }).metadata().catch(notReadable);
  if ((header.pages ?? 1) > 1) throw new Refusal('wrong-type', 'Send a still photo, not a moving one.');
  if (header.width * header.height > PHOTO_PIXELS_MAX)
    throw new Refusal('too-large', 'This photo has too many pixels. Send one with at most 50 megapixels.');
}

/** Whether the file is something else besides: a page, a program, a document or an archive. */
function isPolyglot(bytes: Uint8Array): boolean {
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return (
    HIDDEN.some((mark) => all.includes(mark)) || all.subarray(-ZIP_END).includes('PK\x05\x06', 0, 'latin1')
  );
}

/** At least five letters each: four turn up by chance in one honest photo of a thousand. */
const HIDDEN = ['<script', '<?php', '%PDF-', '<html', '<svg ', '<svg>', '<svg\n'];
/** The directory of an archive lies within so many bytes of its end. */
const ZIP_END = 66_000;

/** The pixels, turned the right way up, in sRGB and without transparency; whatever else the file said is gone. */
async function readUpright(bytes: Uint8Array) {
  return sharp(bytes, { limitInputPixels: PHOTO_PIXELS_MAX, failOn: 'error' })
    .autoOrient()
    .resize({ width: MASTER_WIDTH, height: MASTER_WIDTH, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .flatten({ background: '#EFEDEA' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(notReadable);
}

function notReadable(): never {
  throw new Refusal(
    'wrong-type',
    'This photo cannot be read. It may be damaged: take it again or save it as JPEG.',
  );
}

/** A code leads past the site, to pages that look like ours. It is found as small as a telephone could scan it. */
async function ensureNoCode(data: Buffer, raw: Raw) {
  const small = sharp(data, raw).resize(SCAN_SIZE).toColourspace('srgb').ensureAlpha().raw();
  const { data: pixels, info } = await small.toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  if (await hasQrCode({ data: new Uint8ClampedArray(pixels), width, height }))
    throw new Refusal(
      'invalid',
      'There is a QR code in this photo. Please take one without: links are not shown here, also not in pictures.',
    );
}
const SCAN_SIZE = { width: 800, height: 800, fit: 'inside', withoutEnlargement: true } as const;

type Raw = { raw: { width: number; height: number; channels: 1 | 2 | 3 | 4 } };

async function makeThumbhash(data: Buffer, raw: Raw): Promise<Uint8Array> {
  const small = sharp(data, raw).resize({ width: 64, height: 64, fit: 'inside' }).ensureAlpha().raw();
  const { data: rgba, info } = await small.toBuffer({ resolveWithObject: true });
  return rgbaToThumbHash(info.width, info.height, rgba);
}

/** dHash: is each of 8 × 8 spots brighter than its right neighbour? Survives resizing and recompression. */
async function makeLookHash(data: Buffer, raw: Raw): Promise<bigint> {
  const grey = await sharp(data, raw).greyscale().resize(9, 8, { fit: 'fill' }).raw().toBuffer();
  let bits = 0n;
  for (let row = 0; row < 8; row += 1) {
    for (let column = 0; column < 8; column += 1) {
      const at = row * 9 + column;
      bits = (bits << 1n) | ((grey[at] ?? 0) > (grey[at + 1] ?? 0) ? 1n : 0n);
    }
  }
  return BigInt.asIntN(64, bits);
}
