import ExifReader from 'exifreader';
import sharp, { type Sharp } from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { openPhotoStudio } from '#platform/photos/photo-studio.ts';

const studio = openPhotoStudio();
afterAll(() => studio.close());

const WIDTH = 240;
const HEIGHT = 160;
const CORNERS = { topLeft: '#8e2f1b', topRight: '#1e5b4a', bottomLeft: '#2c3c9c', bottomRight: '#f0ae2e' };

/** Four corners of different colours, so that every way to turn or mirror it is told from every other. */
const upright = (): Sharp => {
  const corner = (fill: string, left: number, top: number) => ({
    input: { create: { width: WIDTH / 2, height: HEIGHT / 2, channels: 3 as const, background: fill } },
    left,
    top,
  });
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#fff' } }).composite([
    corner(CORNERS.topLeft, 0, 0),
    corner(CORNERS.topRight, WIDTH / 2, 0),
    corner(CORNERS.bottomLeft, 0, HEIGHT / 2),
    corner(CORNERS.bottomRight, WIDTH / 2, HEIGHT / 2),
  ]);
};

/** Where the Exif standard says that row `row` and column `column` of what is stored belong. */
const PLACES: ((row: number, column: number) => [x: number, y: number])[] = [
  (row, column) => [column, row],
  (row, column) => [WIDTH - 1 - column, row],
  (row, column) => [WIDTH - 1 - column, HEIGHT - 1 - row],
  (row, column) => [column, HEIGHT - 1 - row],
  (row, column) => [row, column],
  (row, column) => [WIDTH - 1 - row, column],
  (row, column) => [WIDTH - 1 - row, HEIGHT - 1 - column],
  (row, column) => [row, HEIGHT - 1 - column],
];

/** What a camera held that way stores, and its note how to turn it, with where it was. */
async function takenAs(orientation: number): Promise<Buffer> {
  const seen = await upright().removeAlpha().raw().toBuffer();
  const isTurned = orientation > 4;
  const [width, height] = isTurned ? [HEIGHT, WIDTH] : [WIDTH, HEIGHT];
  const stored = Buffer.alloc(seen.length);
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const [x, y] = PLACES[orientation - 1]?.(row, column) ?? [0, 0];
      seen.copy(stored, (row * width + column) * 3, (y * WIDTH + x) * 3, (y * WIDTH + x) * 3 + 3);
    }
  }
  return sharp(stored, { raw: { width, height, channels: 3 } })
    .withExif({
      IFD0: { Artist: 'canary', Model: 'canary' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 27/1 0/1', GPSLongitude: '0/1 7/1 0/1' },
    })
    .withMetadata({ orientation })
    .jpeg({ quality: 95 })
    .toBuffer();
}

const profiled = (make: (picture: Sharp) => Sharp) =>
  make(
    upright().removeAlpha().withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><canary/></x:xmpmeta>'),
  ).toBuffer();

const FILES: [name: string, make: () => Promise<Buffer>, tolerance: number][] = [
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((orientation): [string, () => Promise<Buffer>, number] => [
    `orientation ${orientation}`,
    () => takenAs(orientation),
    24,
  ]),
  ['Display P3', () => profiled((it) => it.withIccProfile('p3').jpeg({ quality: 95 })), 24],
  ['CMYK', () => profiled((it) => it.toColourspace('cmyk').withIccProfile('cmyk').jpeg({ quality: 95 })), 60],
  ['sRGB with its profile', () => profiled((it) => it.withIccProfile('srgb').png()), 24],
  ['16 bits a channel', () => profiled((it) => it.toColourspace('rgb16').png()), 24],
];

/** What a reader that is not ours and not the one that wrote finds besides the picture itself. */
async function tagsIn(file: Uint8Array): Promise<string[]> {
  try {
    const groups = await ExifReader.load(Buffer.from(file), { expanded: true, async: true });
    return Object.entries(groups)
      .filter(([group]) => !['file', 'jfif', 'png', 'pngFile', 'riff'].includes(group))
      .flatMap(([group, tags]) => Object.keys(tags).map((tag) => `${group}.${tag}`));
  } catch (error) {
    if (error instanceof ExifReader.errors.MetadataMissingError) return [];
    throw error;
  }
}

async function readCorners(file: Uint8Array): Promise<Record<string, number[]>> {
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([WIDTH, HEIGHT]);
  const at = (x: number, y: number) => [...data.subarray((y * WIDTH + x) * 3, (y * WIDTH + x) * 3 + 3)];
  return {
    topLeft: at(40, 40),
    topRight: at(WIDTH - 40, 40),
    bottomLeft: at(40, HEIGHT - 40),
    bottomRight: at(WIDTH - 40, HEIGHT - 40),
  };
}

describe('twelve files of cameras come out upright, in their colours, and say nothing else', () => {
  test.each(FILES)('%s', async (_name, make, tolerance) => {
    const taken = await make();
    expect(await tagsIn(taken)).not.toEqual([]);
    const ready = await studio.develop(taken);
    for (const [corner, shown] of Object.entries(await readCorners(ready.files.master))) {
      const hex = CORNERS[corner as keyof typeof CORNERS];
      const meant = [1, 3, 5].map((from) => Number.parseInt(hex.slice(from, from + 2), 16));
      const apart = Math.max(...meant.map((value, at) => Math.abs(value - (shown[at] ?? 0))));
      expect(apart, `${corner} is ${shown.join(' ')}, not ${meant.join(' ')}`).toBeLessThanOrEqual(tolerance);
    }
    const all = [
      ...Object.values(ready.files),
      ...Object.values(await studio.encodeAvif(ready.files.master)),
    ];
    for (const file of all) {
      expect(await tagsIn(file)).toEqual([]);
      expect(Buffer.from(file).includes('canary')).toBe(false);
    }
  });

  test('the reader does find where a photo was taken, before', async () => {
    expect(await tagsIn(await takenAs(6))).toEqual(
      expect.arrayContaining(['exif.GPSLatitude', 'exif.Artist', 'exif.Orientation']),
    );
  });
});
