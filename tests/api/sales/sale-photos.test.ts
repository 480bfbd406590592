import sharp from 'sharp';
import { expect, test } from 'vitest';
import { openContext } from '#market/context.ts';
import { emptyAd } from '#market/personal-data/erase/empty-ad.ts';
import { DAY_MS } from '#rules/time.ts';
import { doJob } from '#tests/support/site/do-job.ts';
import { codeSvg } from '#tests/support/photos/qr-photos.ts';
import { upload } from '#tests/support/photos/send-photo.ts';
import { useSaleSite } from '#tests/support/sales/sales.ts';

const site = useSaleSite();

const open = (id: string, who?: Parameters<typeof site.get>[1]) =>
  site.get(`/sales/photos/${id}/small.webp`, who);

test('photos of the hair are for the two of them and for admins, and for no cache', async () => {
  await site.green();
  await site.must('codeWord', 'asha');
  const { proof } = await site.prove();
  const id = proof?.photos[0]?.id ?? '';
  for (const who of ['asha', 'bela', 'dara'] as const) {
    const { statusCode, headers } = await open(id, who);
    expect([who, statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      who,
      200,
      'image/webp',
      'private, no-store',
    ]);
  }
  for (const who of [undefined, 'cleo', 'mira'] as const)
    expect([who, (await open(id, who)).statusCode]).toEqual([who, 404]);
  expect((await open('01a1ec57-61ae-7098-baa7-1a50aa74c5be', 'asha')).statusCode).toBe(404);
});

test('a receipt may say where somebody lives: only admins see it', async () => {
  await site.green();
  await site.must('codeWord', 'asha');
  await site.prove();
  const receiptPhoto = await site.photo();
  await site.ship({ receiptPhoto });
  expect((await open(receiptPhoto, 'dara')).statusCode).toBe(200);
  for (const who of ['asha', 'bela', undefined] as const)
    expect([who, (await open(receiptPhoto, who)).statusCode]).toEqual([who, 404]);
});

test('a receipt of the post may have a QR code, and is then good for nothing else', async () => {
  await site.green();
  await site.must('codeWord', 'asha');
  const drawing = codeSvg('https://post.example.com/AB473124829GB', 600);
  const bytes = await sharp(Buffer.from(drawing)).jpeg().toBuffer();
  const asPhoto = await upload(site, 'asha', bytes);
  expect([asPhoto.statusCode, asPhoto.json().message]).toEqual([
    422,
    expect.stringContaining('There is a QR code in this photo.'),
  ]);
  const sent = await upload(site, 'asha', bytes, { field: 'receipt' });
  expect(sent.statusCode).toBe(200);
  const receiptPhoto: string = sent.json().photoId;
  // Not in a message, on an ad, or as another photo of the sale.
  const { conversationId } = await site.show();
  const send = async (photo: string) =>
    (await site.post('/api/message/send', { conversationId, photos: [photo] }, 'asha')).statusCode;
  expect([await send(receiptPhoto), await send(await site.photo())]).toEqual([422, 200]);
  const photos = [
    { id: receiptPhoto, kind: 'tape' },
    { id: await site.photo(), kind: 'scale' },
  ];
  const proved = await site.step('prove', 'asha', { grams: 164, length: 711, photos });
  expect(proved.json().fields).toEqual({
    photos: ['This was sent as a receipt. Take a photo of the hair.'],
  });
  const attached = { ad_id: site.adId, position: 7, state: 'attached' } as const;
  await expect(
    site.db.updateTable('photos').set(attached).where('id', '=', receiptPhoto).execute(),
  ).rejects.toMatchObject({ constraint: 'photos_receipt_is_for_staff' });
  await site.prove();
  await site.ship({ receiptPhoto });
  expect((await open(receiptPhoto, 'dara')).statusCode).toBe(200);
  for (const who of ['asha', 'bela'] as const) expect((await open(receiptPhoto, who)).statusCode).toBe(404);
});

test('photos of the ad as both saw it stay for the two of them as long as what it said, also off the ad', async () => {
  const id = await site.photo();
  const put = (change: object) => site.db.updateTable('photos').set(change).where('id', '=', id).execute();
  await put({ ad_id: site.adId, position: 8, state: 'attached' });
  await site.green();
  await site.must('cancel', 'asha', { reason: 'I keep it.' });
  await site.moneyWork();
  const file = async () => {
    const answer = await site.get(`/api/sale/evidenceFile?saleId=${site.saleId}`, 'bela');
    return answer.json().file.photos as string[];
  };
  expect((await file()).at(-1)).toBe(id);
  const codes = async () => {
    const answers = [];
    for (const who of ['asha', 'bela', 'dara', 'cleo', undefined] as const)
      answers.push((await open(id, who)).statusCode);
    return answers;
  };
  expect(await codes()).toEqual([200, 200, 200, 404, 404]);

  // Her ad goes with all it said, but not this; she cannot make it go before its time, nor does the clock.
  expect((await site.adStep('updateAsDelete')).statusCode).toBe(200);
  await openContext(site.platform, null, 'job').write((unit) => emptyAd(unit, site.adId));
  const removed = await site.post('/api/upload/delete', { photoId: id }, 'asha');
  expect(removed.json().message).toBe('This photo is kept for a sale.');
  site.wait(170 * DAY_MS);
  await doJob(site.platform, 'sweep-photos');
  expect(await codes()).toEqual([200, 200, 200, 404, 404]);

  // What may not be shown is shown to admins alone; a seller who leaves takes no evidence along.
  const hold = (held: 'check' | 'leaving' | null) =>
    site.db.updateTable('ads').set({ held }).where('id', '=', site.adId).execute();
  await hold('check');
  expect([await file(), await codes()]).toEqual([[], [404, 404, 200, 404, 404]]);
  await hold('leaving');
  expect(await codes()).toEqual([200, 200, 200, 404, 404]);

  await site.db.updateTable('sale_terms').set({ hair: '{}' }).where('sale_id', '=', site.saleId).execute();
  expect([await file(), await codes()]).toEqual([[], [404, 404, 404, 404, 404]]);
  await doJob(site.platform, 'sweep-photos');
  expect(await site.db.selectFrom('photos').select('id').where('id', '=', id).execute()).toEqual([]);
});
