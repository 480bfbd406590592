import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { openPhotoStudio } from '#platform/photo-studio.ts';

const studio = openPhotoStudio();
const HENNA = { r: 142, g: 47, b: 27 };
const plain = () => sharp({ create: { width: 240, height: 160, channels: 3, background: HENNA } });

/** The names of a WebP file's chunks, read from its bytes without the library that wrote it. */
function chunksOf(webp: Uint8Array): string[] {
  const bytes = Buffer.from(webp);
  const names: string[] = [];
  for (let at = 12; at + 8 <= bytes.length;) {
    names.push(bytes.toString('latin1', at, at + 4));
    const size = bytes.readUInt32LE(at + 4);
    at += 8 + size + (size % 2);
  }
  return names;
}

const colourOf = async (file: Uint8Array) => {
  const { data } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  const at = (80 * 240 + 120) * 3;
  return { r: data[at] ?? 0, g: data[at + 1] ?? 0, b: data[at + 2] ?? 0 };
};
const isNear = (a: typeof HENNA, b: typeof HENNA, most: number) =>
  Math.max(Math.abs(a.r - b.r), Math.abs(a.g - b.g), Math.abs(a.b - b.b)) <= most;

describe('colour profiles come out as the same colour in sRGB, and are gone', () => {
  test.each([
    ['Display P3', () => plain().withIccProfile('p3').jpeg({ quality: 100 }).toBuffer(), 12],
    [
      'CMYK',
      () => plain().toColourspace('cmyk').withIccProfile('cmyk').jpeg({ quality: 100 }).toBuffer(),
      40,
    ],
    ['sRGB with its profile', () => plain().withIccProfile('srgb').png().toBuffer(), 12],
    ['16 bits a channel', () => plain().toColourspace('rgb16').png().toBuffer(), 12],
  ])('%s', async (_name, make, most) => {
    const ready = await studio.develop(await make());
    const shown = await colourOf(ready.files.master);
    expect(isNear(shown, HENNA, most), JSON.stringify(shown)).toBe(true);
    for (const file of Object.values(ready.files)) expect(chunksOf(file)).toEqual(['VP8 ']);
  });
});

test('GPS and every other tag are gone from the bytes themselves', async () => {
  const tagged = await plain()
    .withExif({ IFD0: { Artist: 'canary', Model: 'canary' }, IFD3: { GPSLatitude: '51/1 27/1 0/1' } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><canary/></x:xmpmeta>')
    .jpeg()
    .toBuffer();
  expect(tagged.includes('canary')).toBe(true);
  const { files } = await studio.develop(tagged);
  for (const file of Object.values(files)) {
    expect(chunksOf(file)).toEqual(['VP8 ']);
    expect(Buffer.from(file).includes('canary')).toBe(false);
  }
});
