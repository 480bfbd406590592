import sharp, { type Sharp } from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { openPhotoStudio } from '#platform/photos/photo-studio.ts';

const studio = openPhotoStudio();
afterAll(() => studio.close());
const refused = (bytes: Uint8Array) =>
  studio.develop(bytes).catch((error: { code: string; message: string }) => error);

/** Left half black, right half brown, with a camera's notes on where it was taken. */
const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#6B4632' } })
    .composite([
      {
        input: { create: { width: width / 2, height, channels: 3, background: '#14110F' } },
        left: 0,
        top: 0,
      },
    ])
    .withExif({ IFD0: { Artist: 'canary-name' }, IFD3: { GPSLatitude: '51/1 27/1 0/1' } });

test('a photo comes out in every width, and nobody learns where it was taken', async () => {
  const ready = await studio.develop(await photo(3000, 2000).jpeg().toBuffer());
  const widths = await Promise.all(
    Object.values(ready.files).map(async (file) => (await sharp(file).metadata()).width),
  );
  expect(widths.toSorted((a, b) => a - b)).toEqual([320, 640, 1280, 2048]);
  for (const file of Object.values(ready.files)) {
    const { exif, icc, xmp, iptc, format } = await sharp(file).metadata();
    expect({ exif, icc, xmp, iptc, format }).toEqual({ format: 'webp' });
    expect(Buffer.from(file).toString('latin1')).not.toContain('canary-name');
  }
});

test('when the darkroom ends in the middle, the sender is told, and the next photo is made all the same', async () => {
  const bytes = await photo(3000, 2000).jpeg().toBuffer();
  const interrupted = refused(bytes);
  studio.close();
  expect(await interrupted).toMatchObject({ code: 'unavailable', message: expect.stringContaining('again') });
  expect(await studio.develop(bytes)).toMatchObject({ width: 2048 });
});

test('the same photo, smaller and recompressed, still looks the same; another one does not', async () => {
  const strands = (tilt: number) =>
    sharp(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="1000"><rect width="800" height="1000" fill="#EFEDEA"/>${Array.from(
          { length: 12 },
          (_, n) =>
            `<path d="M${n * 60} 0 L${n * 60 * tilt + 100} 1000" stroke="#2B2422" stroke-width="${8 + n * 3}"/>`,
        ).join('')}</svg>`,
      ),
    );
  const hash = async (picture: Sharp) => (await studio.develop(await picture.toBuffer())).lookHash;
  const original = await hash(strands(0.4).png());
  const copy = await hash(sharp(await strands(0.4).resize(500).jpeg({ quality: 60 }).toBuffer()).jpeg());
  const other = await hash(strands(1.4).png());
  expect(bitsApart(original, copy)).toBeLessThan(6);
  expect(bitsApart(original, other)).toBeGreaterThanOrEqual(6);
});

const bitsApart = (a: bigint, b: bigint) =>
  BigInt.asUintN(64, a ^ b)
    .toString(2)
    .replaceAll('0', '').length;

/** A PNG header that claims so many pixels and holds none. */
const bomb = async () => {
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  png.writeUInt32BE(50_000, 16);
  png.writeUInt32BE(50_000, 20);
  const { crc32 } = await import('node:zlib');
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
};

test.each([
  ['nothing', async () => new Uint8Array(), 'wrong-type'],
  ['a web page called a photo', async () => Buffer.from('<html><script>alert(1)</script>'), 'wrong-type'],
  [
    'a drawing with script',
    async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    'wrong-type',
  ],
  ['half a photo', async () => (await photo(800, 600).jpeg().toBuffer()).subarray(0, 2000), 'wrong-type'],
  ['a bomb of 2.5 gigapixels', bomb, 'too-large'],
  [
    'a moving picture',
    async () =>
      sharp([await photo(20, 20).png().toBuffer(), await photo(20, 20).negate().png().toBuffer()], {
        join: { animated: true },
      })
        .webp()
        .toBuffer(),
    'wrong-type',
  ],
])('%s is refused', async (_what, make, code) => {
  expect(await refused(await make())).toMatchObject({ code });
});
