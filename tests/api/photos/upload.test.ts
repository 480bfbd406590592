import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { insertUpload } from '#tests/support/ads/posting.ts';
import { codeSvg } from '#tests/support/photos/qr-photos.ts';
import { useSite } from '#tests/support/site/test-site.ts';
import { upload } from '#tests/support/photos/send-photo.ts';

const site = useSite();

const filesOnDisk = () => {
  const folder = join(site.platform.config.DATA_DIR, 'photos');
  return existsSync(folder)
    ? readdirSync(folder, { recursive: true }).filter((name) => /\./.test(String(name)))
    : [];
};
const picture = (width = 900, height = 1200) =>
  sharp({ create: { width, height, channels: 3, background: '#4A2F22' } });
const jpeg = () => picture().jpeg().toBuffer();

test('a photo comes back ready, for its owner alone', async () => {
  const answer = await upload(site, 'asha', await jpeg());
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({
    success: 1,
    photoId: expect.any(String),
    width: 900,
    height: 1200,
    thumbhash: expect.any(String),
  });
  const { urls, photoId } = answer.json();
  expect((await site.get(urls.medium, 'asha')).statusCode).toBe(200);
  expect((await site.get(urls.medium)).statusCode).toBe(404);

  expect((await site.post('/api/upload/delete', { photoId }, 'bela')).statusCode).toBe(404);
  expect((await site.post('/api/upload/delete', { photoId }, 'asha')).statusCode).toBe(200);
  expect((await site.get(urls.medium, 'asha')).statusCode).toBe(404);
  expect(filesOnDisk()).toEqual([]);
});

test('a photo with a QR code in it is refused', async () => {
  const code = await sharp(Buffer.from(codeSvg('https://fairhank-pay.example.com/claim', 400)))
    .png()
    .toBuffer();
  const photo = await picture()
    .composite([{ input: code, left: 200, top: 300 }])
    .jpeg()
    .toBuffer();
  const answer = await upload(site, 'asha', photo);
  expect(answer.statusCode).toBe(422);
  expect(answer.json().message).toContain('There is a QR code in this photo.');
  expect(filesOnDisk()).toEqual([]);
});

describe('refused with a sentence, nothing left on disk', () => {
  afterEach(async () => {
    expect(filesOnDisk()).toEqual([]);
    expect(await site.db.selectFrom('photos').select('id').execute()).toEqual([]);
  });

  const claimed = async (width: number, height: number) => {
    const png = await picture(8, 8).png().toBuffer();
    png.writeUInt32BE(width, 16);
    png.writeUInt32BE(height, 20);
    png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
    return png;
  };
  const moving = async () =>
    sharp([await picture(20, 20).png().toBuffer(), await picture(20, 20).negate().png().toBuffer()], {
      join: { animated: true },
    })
      .webp()
      .toBuffer();
  const text = (words: string) => async () => Buffer.from(words);

  test.each([
    ['a bomb of 2.5 gigapixels', () => claimed(50_000, 50_000), 413],
    ['60 megapixels', () => claimed(10_000, 6000), 413],
    ['more than 15 MB', async () => Buffer.concat([await jpeg(), Buffer.alloc(15 * 1024 * 1024)]), 413],
    ['a truncated photo', async () => (await jpeg()).subarray(0, 900), 415],
    ['0 bytes', text(''), 415],
    ['a page renamed to a photo', text('<html><script>alert(1)</script>'), 415],
    ['a drawing with script', text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 415],
    ['a moving picture', moving, 415],
    ['a GIF', async () => picture(20, 20).gif().toBuffer(), 415],
    [
      'a photo that is a page too',
      async () => Buffer.concat([await jpeg(), Buffer.from('<script>x</script>')]),
      415,
    ],
    [
      'a photo that is an archive too',
      async () => Buffer.concat([await jpeg(), Buffer.from('PK\x05\x06', 'latin1'), Buffer.alloc(18)]),
      415,
    ],
  ])('%s', async (_what, make, status) => {
    const answer = await upload(site, 'asha', await make());
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ success: 0, message: expect.stringMatching(/\w.*\.$/) });
  });

  test('from a visitor, without the token, in another field, or not as a form', async () => {
    const photo = await jpeg();
    const answers = [
      await upload(site, undefined, photo),
      await upload(site, 'asha', photo, { token: false }),
      await upload(site, 'asha', photo, { field: 'file' }),
      await site.post('/api/upload', {}, 'asha'),
    ];
    expect(answers.map((answer) => answer.statusCode)).toEqual([401, 403, 422, 415]);
  });

  test('when the store of files gives way, and afterwards nothing is there', async () => {
    const { photoFiles } = site.platform;
    const full = vi.spyOn(photoFiles, 'put').mockRejectedValueOnce(new Error('disk full'));
    expect((await upload(site, 'asha', await jpeg())).statusCode).toBe(500);
    full.mockRestore();
  });
});

test('a photo on an ad is not removed behind its back, and nobody hoards uploads', async () => {
  const { db, people } = site;
  const ids = await Promise.all(Array.from({ length: 60 }, () => insertUpload(db, people.asha.id)));
  expect((await upload(site, 'asha', await jpeg())).statusCode).toBe(429);
  const draft = { submit: false, photos: [{ id: ids[0] }] };
  expect((await site.post('/api/ad/postAdDetails', draft, 'asha')).statusCode).toBe(200);
  expect((await site.post('/api/upload/delete', { photoId: ids[0] }, 'asha')).statusCode).toBe(409);
});
