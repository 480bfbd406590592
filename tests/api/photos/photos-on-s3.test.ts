import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hairPhoto } from '#tests/support/photos/hair-photo.ts';
import { wireAd } from '#tests/support/ads/posting.ts';
import { openTestSite, type TestSite } from '#tests/support/site/test-site.ts';
import { upload } from '#tests/support/photos/send-photo.ts';
import { DAY_MS } from '#rules/time.ts';
import { givePlan } from '#tests/support/payments/give-plan.ts';

const folder = mkdtempSync(join(tmpdir(), 'fairhank-s3-'));
const s3 = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: folder,
  configureBuckets: [{ name: 'hair', configs: [] }],
});
let site: TestSite;
beforeAll(async () => {
  const { port } = await s3.run();
  const store = { S3_ENDPOINT: `http://127.0.0.1:${port}`, S3_BUCKET: 'hair', S3_ACCESS_KEY: 'S3RVER' };
  site = await openTestSite({ settings: { ...store, S3_SECRET_KEY: 'S3RVER' }, pages: true });
  await givePlan(site, site.people.asha.id, 4);
});
afterAll(async () => {
  await site.close();
  await s3.close();
  rmSync(folder, { recursive: true });
});

const listStoredFiles = () =>
  readdirSync(folder, { recursive: true })
    .map((path) => /([\w-]{22}\/\w+\.(?:webp|avif))\._S3rver_object$/.exec(String(path))?.[1] ?? '')
    .filter(Boolean);
const send = async () => (await upload(site, 'asha', (await hairPhoto('hair.jpg')).buffer)).json();

test('a file that is refused never reaches the store', async () => {
  const answer = await upload(site, 'asha', Buffer.from('<svg onload="alert(1)"/>'));
  expect([answer.statusCode, listStoredFiles()]).toEqual([415, []]);
});

test('photos go to the S3 store, are shown from it, get their AVIF later, and leave nothing behind', async () => {
  const [one, two] = [await send(), await send()];
  expect(listStoredFiles()).toHaveLength(8);
  expect((await site.get(one.urls.medium)).statusCode).toBe(404);

  const photos = [{ id: one.photoId, tape: true }, { id: two.photoId }];
  const { ad } = (await site.post('/api/ad/postAdDetails', wireAd({ photos }), 'asha')).json();
  expect(ad).toMatchObject({ status: 'live', photos: [{ avif: null }, { avif: null }] });
  const webp = await site.get(one.urls.small);
  expect([webp.statusCode, webp.headers['content-type']]).toEqual([200, 'image/webp']);
  expect((await site.get(ad.url)).body).not.toContain('image/avif');

  await site.platform.queue.enqueue(site.db, { name: 'make-avif' }, { adId: ad.id });
  await site.runJobs();
  const { photos: shown } = (await site.get(`/api/ad/getAdDetailsByAdId?adId=${ad.id}`)).json().ad;
  const avif = await site.get(shown[0].avif.small);
  expect([avif.statusCode, avif.headers['content-type']]).toEqual([200, 'image/avif']);
  expect(avif.rawPayload.length).toBeLessThan(webp.rawPayload.length);
  expect(avif.rawPayload.toString('latin1', 4, 12)).toBe('ftypavif');
  expect((await site.get(ad.url)).body).toContain('type="image/avif"');
  expect(listStoredFiles()).toHaveLength(14);

  const { version } = (await site.get(`/api/seller/getMyAdDetails?adId=${ad.id}`, 'asha')).json().ad;
  await site.post('/api/seller/updateAsDelete', { adId: ad.id, version }, 'asha');
  for (const days of [31, 2]) {
    site.clock.now = new Date(site.clock.now.getTime() + days * DAY_MS);
    for (const name of ['purge-ads', 'sweep-photos'] as const)
      await site.platform.queue.enqueue(site.db, { name }, {});
    await site.runJobs();
  }
  expect(listStoredFiles()).toEqual([]);
});
