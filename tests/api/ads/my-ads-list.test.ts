import { describe, expect, test } from 'vitest';
import { insertUpload, postAd, wireAd } from '#tests/support/ads/posting.ts';
import { insertAd } from '#tests/support/ads/some-ads.ts';
import { openTestSite } from '#tests/support/site/test-site.ts';
import { givePlan } from '#tests/support/payments/give-plan.ts';

describe('my ads', () => {
  test('are counted by status and shown page by page', async () => {
    const own = await openTestSite();
    const { db, people, clock } = own;
    const at = (minutes: number) => new Date(clock.now.getTime() - minutes * 60_000);
    const put = (minutes: number, more = {}) =>
      insertAd(db, people.asha.id, clock.now, { created_at: at(minutes), ...more });
    const [a, b] = [await put(1), await put(2)];
    const stale = await put(3, { expires_at: at(1), published_at: at(9) });
    await put(4, { status: 'deleted' });
    await db
      .insertInto('ad_figures_daily')
      .values([{ ad_id: a, day: clock.now.toISOString().slice(0, 10), views: 7, saves: 2, conversations: 1 }])
      .execute();
    const list = async (query: string) => (await own.get(`/api/seller/getMyAds?${query}`, 'asha')).json();
    const first = await list('limit=2');
    expect(first).toMatchObject({ total: 3, counts: { live: 2, expired: 1, deleted: 1, draft: 0 } });
    expect(first.items.map((ad: { id: string }) => ad.id)).toEqual([a, b]);
    expect(first.items[0].figures).toEqual({ views: 7, saves: 2, conversations: 1, lowOffers: 0 });
    const second = await list(`limit=2&after=${first.next}`);
    expect(second.items).toEqual([expect.objectContaining({ id: stale, status: 'expired' })]);
    expect((await list('status=expired')).items).toHaveLength(1);
    expect((await list('status=deleted')).items).toHaveLength(1);
    const details = await own.get(`/api/seller/getMyAdDetails?adId=${a}`, 'asha');
    expect(details.json().figures).toMatchObject({ views: 7, byDay: [{ views: 7 }] });
    expect((await own.get(`/api/seller/getMyAdDetails?adId=${a}`, 'bela')).statusCode).toBe(403);
    await own.close();
  });
});

describe('plans', () => {
  test('decide how many ads are live, also when two are submitted at once', async () => {
    const small = await openTestSite();
    const { db, people } = small;
    expect((await postAd(small)).statusCode).toBe(402);
    await givePlan(small, people.asha.id, 1);
    const both = await Promise.all([postAd(small), postAd(small)]);
    expect(both.map((answer) => answer.statusCode).toSorted((a, b) => a - b)).toEqual([200, 402]);
    const photos = await Promise.all(
      Array.from({ length: 6 }, async () => ({ id: await insertUpload(db, people.asha.id) })),
    );
    const keep = (count: number) =>
      small.post('/api/ad/postAdDetails', wireAd({ photos: photos.slice(0, count), submit: false }), 'asha');
    const tooMany = await keep(6);
    expect([tooMany.statusCode, tooMany.json().message]).toEqual([402, expect.stringContaining('5 photos')]);
    const draft = await keep(5);
    expect(draft.statusCode, draft.body).toBe(200);
    const live = both.find((answer) => answer.statusCode === 200)?.json().ad;
    await small.post('/api/seller/updateAsDelete', { adId: live.id, version: live.version }, 'asha');
    const { id: adId, version } = draft.json().ad;
    const submitted = await small.post('/api/ad/editAdDetails', { adId, version, submit: true }, 'asha');
    expect(submitted.json().ad.status).toBe('live');
    await small.close();
  });
});
