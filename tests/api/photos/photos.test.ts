import sharp from 'sharp';
import { expect, test } from 'vitest';
import { openContext } from '#market/context.ts';
import { storePhoto } from '#market/photos/upload/store-photo.ts';
import { insertAd } from '#tests/support/ads/some-ads.ts';
import { useSite } from '#tests/support/site/test-site.ts';
import { HOUR_MS } from '#rules/time.ts';

const site = useSite();

const picture = () =>
  sharp({ create: { width: 900, height: 1200, channels: 3, background: '#4A2F22' } })
    .png()
    .toBuffer();

async function photoOn(status: 'live' | 'pending_review' | 'deleted' | 'none') {
  const { db, people, clock, platform } = site;
  const { photoId } = await storePhoto(openContext(platform, null, null), people.asha.id, await picture());
  if (status !== 'none') {
    const ad = await insertAd(db, people.asha.id, clock.now, { status });
    await db
      .updateTable('photos')
      .set({ ad_id: ad, position: 1, state: 'attached' })
      .where('id', '=', photoId)
      .execute();
  }
  const { public_key } = await db
    .selectFrom('photos')
    .select('public_key')
    .where('id', '=', photoId)
    .executeTakeFirstOrThrow();
  return `/photos/${public_key}`;
}

test('everybody sees the photos of a live ad, and may keep them', async () => {
  const answer = await site.get(`${await photoOn('live')}/medium.webp`);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp']);
  expect(answer.headers['cache-control']).toBe('public, max-age=86400');
  expect((await sharp(answer.rawPayload).metadata()).width).toBe(640);
});

test.each(['pending_review', 'deleted', 'none'] as const)(
  'photos of an ad that is %s are for its owner and staff',
  async (status) => {
    const url = `${await photoOn(status)}/small.webp`;
    const seen = await Promise.all(
      [undefined, 'bela', 'asha', 'cleo'].map((who) => site.get(url, who as 'asha')),
    );
    expect(seen.map((answer) => answer.statusCode)).toEqual([404, 404, 200, 200]);
    expect(seen[2]?.headers['cache-control']).toBe('private, no-store');
  },
);

test('the master is not handed out, and a path somebody invented leads nowhere', async () => {
  const folder = await photoOn('live');
  for (const path of [
    `${folder}/master.webp`,
    `${folder}/..%2fsecret-key`,
    '/photos/x/y',
    '/photos/%2e%2e/secret-key',
  ])
    expect((await site.get(path)).statusCode).toBe(404);
});

test('an upload that no ad uses is swept after a day, files and all', async () => {
  const url = `${await photoOn('none')}/small.webp`;
  const { file_key: key } = await site.db
    .selectFrom('photos')
    .select('file_key')
    .where('public_key', '=', url.split('/')[2] ?? '')
    .executeTakeFirstOrThrow();
  await site.platform.queue.enqueue(site.db, { name: 'sweep-photos' }, {});
  await site.runJobs();
  expect((await site.get(url, 'asha')).statusCode).toBe(200);
  site.clock.now = new Date(site.clock.now.getTime() + 25 * HOUR_MS);
  await site.platform.queue.enqueue(site.db, { name: 'sweep-photos' }, {});
  await site.runJobs();
  expect(await site.platform.photoFiles.get(`${key}/small.webp`)).toBeUndefined();
  expect(await site.db.selectFrom('photos').selectAll().where('file_key', '=', key).execute()).toEqual([]);
});

test('the job ends ads whose date has passed, and records who did it: the clock', async () => {
  const { db, people, clock } = site;
  const over = { published_at: new Date(clock.now.getTime() - 1000), expires_at: clock.now };
  const adId = await insertAd(db, people.asha.id, clock.now, over);
  await site.platform.queue.enqueue(db, { name: 'expire-ads' }, {});
  await site.runJobs();
  expect(
    await db.selectFrom('ads').select(['status', 'version']).where('id', '=', adId).executeTakeFirst(),
  ).toEqual({
    status: 'expired',
    version: 2,
  });
  const steps = await db.selectFrom('ad_transitions').selectAll().where('ad_id', '=', adId).execute();
  expect(steps).toContainEqual(
    expect.objectContaining({ event: 'expire', to_status: 'expired', account_id: null }),
  );
});
