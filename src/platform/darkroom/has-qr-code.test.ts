import sharp, { type Sharp } from 'sharp';
import { encode } from 'uqr';
import { describe, expect, test } from 'vitest';
import { hairPhoto } from '#tests/support/hair-photo.ts';
import { hasQrCode } from './has-qr-code.ts';

async function grey(picture: Sharp) {
  const { data, info } = await picture
    .resize({ width: 800, height: 800, fit: 'inside', withoutEnlargement: true })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** A code as a drawing, this large. */
function codeSvg(text: string, size: number) {
  const { data } = encode(text, { border: 3 });
  const dots = data.flatMap((row, y) =>
    row.map((isOn, x) => (isOn ? `<rect x="${x}" y="${y}" width="1.02" height="1.02"/>` : '')),
  );
  const edge = data.length;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${edge} ${edge}"><rect width="${edge}" height="${edge}" fill="#fff"/>${dots.join('')}</svg>`;
}

async function onHair(text: string, size: number, { turn = 0, dim = 1, blur = 0.3 } = {}) {
  const card = await sharp(Buffer.from(codeSvg(text, size)))
    .rotate(turn, { background: '#C8B8A0' })
    .modulate({ brightness: dim })
    .png()
    .toBuffer();
  const { buffer } = await hairPhoto('hair.jpg');
  const photo = await sharp(buffer)
    .composite([{ input: card, left: 120, top: 200 }])
    .blur(blur)
    .jpeg({ quality: 70 })
    .toBuffer();
  return hasQrCode(await grey(sharp(photo)));
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
    const { buffer } = await hairPhoto('hair.jpg');
    expect(hasQrCode(await grey(sharp(buffer)))).toBe(false);
  }
  const noise = new Uint8Array(640 * 640).map(() => Math.random() * 256);
  expect(hasQrCode({ data: noise, width: 640, height: 640 })).toBe(false);
});
