import { expect, test } from 'vitest';
import { detectPhotoType } from './photo.ts';

const bytes = (...parts: (string | number[])[]) =>
  new Uint8Array(
    parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part, 'latin1')] : part)),
  );
const box = (major: string, ...compatible: string[]) =>
  bytes([0, 0, 0, 16 + compatible.length * 4], 'ftyp', major, [0, 0, 0, 0], ...compatible, 'mdat');

test.each([
  ['a JPEG', bytes([0xff, 0xd8, 0xff, 0xe0], 'JFIF'), 'image/jpeg'],
  ['a PNG', bytes([0x89], 'PNG\r\n\u001a\n', 'IHDR'), 'image/png'],
  ['a WebP', bytes('RIFF', [1, 2, 3, 4], 'WEBPVP8 '), 'image/webp'],
  ['an AVIF', box('avif'), 'image/avif'],
  ['an AVIF by its compatible brand', box('mif1', 'miaf', 'avif'), 'image/avif'],
])('%s', (_, data, type) => expect(detectPhotoType(data)).toBe(type));

test.each([
  ['nothing', bytes()],
  ['a page', bytes('<html><script>alert(1)</script>')],
  ['an SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ['a GIF', bytes('GIF89a')],
  ['a sound in RIFF', bytes('RIFF', [1, 2, 3, 4], 'WAVE')],
  ['a film', box('isom', 'mp42')],
  ['a HEIC', box('heic', 'mif1')],
  ['a moving AVIF', box('avis', 'msf1')],
  ['avif only after its box', bytes([0, 0, 0, 16], 'ftypheic', [0, 0, 0, 0], 'avif')],
  ['avif as its minor version', bytes([0, 0, 0, 20], 'ftypheicavifmif1')],
  ['half a PNG', bytes([0x89], 'PN')],
  ['half a WebP', bytes('RIFF', [1, 2, 3, 4], 'WE')],
])('%s is no photo', (_, data) => expect(detectPhotoType(data)).toBeUndefined());

test('a view into a longer buffer is read from its own start', () => {
  const whole = bytes('xxxx', [...box('mif1', 'avif')]);
  expect(detectPhotoType(whole.subarray(4))).toBe('image/avif');
});
