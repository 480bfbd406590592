import { beforeAll, expect, test } from 'vitest';
import { insertAd } from '#tests/support/ads/some-ads.ts';
import { useSite } from '#tests/support/site/test-site.ts';

let adId: string;

const site = useSite({ pages: true });
beforeAll(async () => {
  adId = await insertAd(site.db, site.people.asha.id, site.clock.now, { title: 'A braid to keep' });
});

const send = (fields: Record<string, string>) =>
  site.postForm('/saved', { back: '/all-ads', ...fields }, 'bela');
const savedPage = async () => (await site.get('/saved', 'bela')).body;

test('without script a heart saves and removes its ad, and leads back to the list', async () => {
  const kept = await send({ keep: adId });
  expect([kept.statusCode, kept.headers.location]).toEqual([303, '/all-ads']);
  expect(await savedPage()).toContain('A braid to keep');
  expect((await send({ drop: adId })).statusCode).toBe(303);
  expect(await savedPage()).not.toContain('A braid to keep');
});

test('a form that names no ad, or two, or comes without the token is refused and changes nothing', async () => {
  const refused = [{}, { keep: adId, drop: adId }, { keep: adId, token: 'made-up' }, { keep: 'x\u0000' }];
  for (const fields of refused) {
    const { statusCode } = await send(fields);
    expect(statusCode, JSON.stringify(fields)).toBeGreaterThanOrEqual(400);
    expect(statusCode).toBeLessThan(500);
  }
  expect(await savedPage()).not.toContain('A braid to keep');
});
