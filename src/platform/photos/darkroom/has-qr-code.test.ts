import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { codeSvg, sameHair } from '#tests/support/photos/qr-photos.ts';
import { hasQrCode } from './has-qr-code.ts';

async function readPixels(picture: Sharp) {
  const { data, info } = await picture
    .resize({ width: 800, height: 800, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
}

async function onHair(text: string, size: number, { turn = 0, dim = 1, blur = 0.3, seed = 1 } = {}) {
  const card = await sharp(Buffer.from(codeSvg(text, size)))
    .rotate(turn, { background: '#C8B8A0' })
    .modulate({ brightness: dim })
    .png()
    .toBuffer();
  const photo = await sharp(await sameHair(seed))
    .composite([{ input: card, left: 120, top: 200 }])
    .blur(blur)
    .jpeg({ quality: 70 })
    .toBuffer();
  return hasQrCode(await readPixels(sharp(photo)));
}

const LINK = 'https://fairhank-pay.example.com/claim?id=8842-1120';

describe('a code in a photo is seen', () => {
  test('large', async () => expect(await onHair(LINK, 400)).toBe(true));
  test('small', async () => expect(await onHair(LINK, 190)).toBe(true));
  test('turned a little', async () => expect(await onHair(LINK, 320, { turn: 8 })).toBe(true));
  test('on its side', async () => expect(await onHair(LINK, 320, { turn: 90 })).toBe(true));
  test('in dim light, not quite sharp', async () =>
    expect(await onHair(LINK, 380, { dim: 0.5, blur: 1.2 })).toBe(true));
  test('full of dots', async () => expect(await onHair(LINK.repeat(4), 520)).toBe(true));
});

test('hair, tape and ties are none', async () => {
  for (let count = 0; count < 12; count += 1) {
    expect(await hasQrCode(await readPixels(sharp(await sameHair(count))))).toBe(false);
  }
  const noise = new Uint8ClampedArray(640 * 640 * 4).map((_, index) => (index * 2_654_435_761) >>> 9);
  expect(await hasQrCode({ data: noise, width: 640, height: 640 })).toBe(false);
});
