import sharp from 'sharp';
import { expect, test } from 'vitest';
import { sql } from 'kysely';
import { openContext } from '#market/context.ts';
import { storePhoto } from '#market/photos/upload/store-photo.ts';
import { AD_STATUSES, PRIVATE_STATUSES } from '#rules/ads/state.ts';
import { wireAd } from '#tests/support/ads/posting.ts';
import { useSite } from '#tests/support/site/test-site.ts';

const site = useSite({ plans: { asha: 4 } });

const picture = (background: string) =>
  sharp({ create: { width: 300, height: 400, channels: 3, background } })
    .png()
    .toBuffer();

type Ad = { id: string; version: number; photos: { id: string; urls: { small: string } }[] };

async function postWithPhotos(): Promise<Ad> {
  const ctx = openContext(site.platform, null, null);
  const photos: { id: string; tape: boolean }[] = [];
  for (const colour of ['#4A2F22', '#2F4A22', '#222F4A'])
    photos.push({
      id: (await storePhoto(ctx, site.people.asha.id, await picture(colour))).photoId,
      tape: photos.length === 0,
    });
  const answer = await site.post('/api/ad/postAdDetails', wireAd({ photos }), 'asha');
  expect(answer.json().ad.status).toBe('live');
  return answer.json().ad as Ad;
}

const listAddresses = async (adId: string, who?: 'asha' | 'dara') => {
  const answer = await site.get(`/api/ad/getAdDetailsByAdId?adId=${adId}`, who);
  return (answer.json().ad as Ad).photos.map(({ urls }) => urls.small);
};
const readStatuses = (urls: string[], who?: 'asha' | 'dara') =>
  Promise.all(urls.map(async (url) => (await site.get(url, who)).statusCode));

test('the photo of a live ad is cached for a day, and asked for again it need not be sent again', async () => {
  const [url = ''] = await listAddresses((await postWithPhotos()).id);
  const answer = await site.get(url);
  expect(answer.headers['cache-control']).toBe('public, max-age=86400');
  const again = await site.get(url, undefined, { 'if-none-match': String(answer.headers['etag']) });
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
});

test('the best copy is for its owner alone, and no cache keeps it', async () => {
  const [url = ''] = await listAddresses((await postWithPhotos()).id);
  const answer = await site.get(url.replace('small', 'master'), 'asha');
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
  expect((await site.get(url.replace('small', 'master'))).statusCode).toBe(404);
});

test('what is not there is not remembered as missing', async () => {
  const answer = await site.get(`/photos/${'x'.repeat(22)}/small.webp`);
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store']);
});

test('an ad is deleted and put back: its photos have other addresses, the old ones are gone for good', async () => {
  const ad = await postWithPhotos();
  const before = await listAddresses(ad.id);
  const gone = await site.post('/api/seller/updateAsDelete', { adId: ad.id, version: ad.version }, 'asha');
  expect(gone.statusCode).toBe(200);
  expect(await readStatuses(before)).toEqual([404, 404, 404]);
  // Not even the owner finds them by the address that strangers' caches know.
  expect(await readStatuses(before, 'asha')).toEqual([404, 404, 404]);
  const back = await site.post(
    '/api/super-admin-user/updateAsLive',
    { adId: ad.id, version: ad.version + 1, reason: 'Deleted by mistake, she wrote.' },
    'dara',
  );
  expect(back.statusCode, back.body).toBe(200);
  const after = await listAddresses(ad.id);
  expect(await readStatuses(after)).toEqual([200, 200, 200]);
  expect(await readStatuses(before)).toEqual([404, 404, 404]);
  expect(after.filter((url) => before.includes(url))).toEqual([]);
});

test('a photo that is taken off a live ad leaves its address, the others keep theirs', async () => {
  const ad = await postWithPhotos();
  const [first = '', second = '', third = ''] = await listAddresses(ad.id);
  const photos = ad.photos.slice(0, 2).map(({ id }) => ({ id, tape: true }));
  const answer = await site.post(
    '/api/seller/updateMyAdDetails',
    { adId: ad.id, version: ad.version, photos },
    'asha',
  );
  expect(answer.statusCode, answer.body).toBe(200);
  expect(await listAddresses(ad.id)).toEqual([first, second]);
  expect(await readStatuses([first, second, third], 'asha')).toEqual([200, 200, 404]);
});

test('an ad that is sold is still on show: its addresses stay', async () => {
  const ad = await postWithPhotos();
  const before = await listAddresses(ad.id);
  const sold = await site.post('/api/seller/updateAsSold', { adId: ad.id, version: ad.version }, 'asha');
  expect(sold.statusCode).toBe(200);
  expect(await listAddresses(ad.id)).toEqual(before);
  expect(await readStatuses(before)).toEqual([200, 200, 200]);
});

test('the database and the rules agree on which ads show their photos to everybody', async () => {
  for (const status of AD_STATUSES) {
    const { rows } = await sql<{ shown: boolean }>`
      select has_public_photos(jsonb_populate_record(null::ads, ${JSON.stringify({ status })}::jsonb)) as shown`.execute(
      site.db,
    );
    expect([status, rows[0]?.shown]).toEqual([
      status,
      status !== 'deleted' && !PRIVATE_STATUSES.includes(status),
    ]);
  }
});
