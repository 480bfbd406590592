import { beforeEach, expect, test } from 'vitest';
import { openContext } from '#market/context.ts';
import { openMarket } from '#market/market.ts';
import { updateAd } from '#market/ads/own-ad-store.ts';
import { relistLink } from '#market/ads/life/relist-link.ts';
import { isRefusal } from '#rules/refusal.ts';
import { postAd } from '#tests/support/ads/posting.ts';
import { insertAd } from '#tests/support/ads/some-ads.ts';
import { useSite } from '#tests/support/site/test-site.ts';
import { DAY_MS } from '#rules/time.ts';
import { givePlan } from '#tests/support/payments/give-plan.ts';
import { emptyTables } from '#tests/support/site/empty-tables.ts';

const FULL = 'The plan Seller Free has room for 1 live ad. End one first, or choose a larger plan.';
const NO_PLAN = 'Choose a plan to publish this ad. Until then it stays as it is.';
const site = useSite();
beforeEach(async () => {
  await emptyTables(site.db, 'ads', 'subscriptions');
  await plan(1);
});

const plan = (type: 1 | 2 | 4) => givePlan(site, site.people.asha.id, type);
const insertAdAs = (status: 'live' | 'paused' | 'expired' | 'sold' | 'deleted' | 'pending_review') =>
  insertAd(site.db, site.people.asha.id, site.clock.now, {
    status,
    ...(status === 'sold' ? { sold_at: site.clock.now } : {}),
    ...(status === 'expired' ? { expires_at: new Date(site.clock.now.getTime() - DAY_MS) } : {}),
  });
const ownStep = async (step: string, id: string, more: object = {}) =>
  site.post(
    `/api/seller/${step}`,
    { adId: id, version: (await site.readAdRow(id)).version, ...more },
    'asha',
  );
const staffStep = async (step: string, id: string, more: object = {}) =>
  site.post(
    `/api/super-admin-user/${step}`,
    { adId: id, version: (await site.readAdRow(id)).version, reason: 'The seller asked.', ...more },
    'dara',
  );
const statuses = async () =>
  (await site.db.selectFrom('ads').select('status').orderBy('id').execute()).map(({ status }) => status);

test('a sold ad does not come back beside another one on a plan for one', async () => {
  const first = (await postAd(site)).json().ad;
  expect((await ownStep('updateAsSold', first.id)).statusCode).toBe(200);
  expect((await postAd(site)).json().ad.status).toBe('live');
  const back = await ownStep('updateAsLive', first.id);
  expect([back.statusCode, back.json().message]).toEqual([402, FULL]);
  expect(await statuses()).toEqual(['sold', 'live']);
});

test.each(['paused', 'expired', 'sold'] as const)(
  'a %s ad finds no room beside a live one',
  async (status) => {
    const id = await insertAdAs(status);
    await insertAdAs('live');
    for (const answer of [await ownStep('updateAsLive', id), await staffStep('updateAsLive', id)])
      expect([answer.statusCode, answer.json().message]).toEqual([402, FULL]);
    expect((await site.readAdRow(id)).status).toBe(status);
  },
);

test('nor does one that an admin undeletes, approves or puts live in bulk', async () => {
  const [deleted, waiting] = [await insertAdAs('deleted'), await insertAdAs('pending_review')];
  await insertAdAs('live');
  expect((await staffStep('updateAsLive', deleted)).json().message).toBe(FULL);
  expect((await staffStep('reviewAd', waiting, { decision: 'approve' })).json().message).toBe(FULL);
  const rows = [`${deleted}:1`];
  const bulk = { act: 'ads.put-live', rows, reason: 'The seller asked.' };
  const { results } = (await site.post('/api/super-admin-user/bulk', bulk, 'dara')).json();
  expect(results).toMatchObject([{ isDone: false, message: FULL }]);
  expect(await statuses()).toEqual(['deleted', 'pending_review', 'live']);
});

test('a link in a mail gives no new days to what a larger plan left behind', async () => {
  const [kept] = [await insertAdAs('live'), await insertAdAs('live')];
  const ad = await site.readAdRow(kept);
  const link = new URL(
    relistLink(openContext(site.platform, null, null), { id: kept, expires_at: ad.expires_at ?? new Date() }),
  );
  const ticket = {
    adId: kept,
    end: link.searchParams.get('end') ?? '',
    signature: link.searchParams.get('s') ?? '',
  };
  const market = openMarket(openContext(site.platform, null, null));
  await expect(market.myAds.relist(ticket)).rejects.toThrow(FULL);
  expect((await site.readAdRow(kept)).expires_at).toEqual(ad.expires_at);
  await emptyTables(site.db, 'subscriptions');
  await expect(market.myAds.relist(ticket)).rejects.toThrow(NO_PLAN);
});

test('after a plan has ended what stands stays, and nothing new comes', async () => {
  const [live, paused] = [await insertAdAs('live'), await insertAdAs('paused')];
  await site.db.updateTable('subscriptions').set({ switched_off_at: site.clock.now }).execute();
  expect((await site.get(`/api/ad/getAdDetailsByAdId?adId=${live}`)).statusCode).toBe(200);
  expect((await ownStep('updateAsLive', paused)).json().message).toBe(NO_PLAN);
  expect((await ownStep('pause', live)).statusCode).toBe(200);
  expect(await statuses()).toEqual(['paused', 'paused']);
});

test('of twelve at once, from every side, as many come in as there is room', async () => {
  await plan(2);
  const ids = [];
  for (const status of ['paused', 'expired', 'sold', 'deleted'] as const)
    for (let n = 0; n < 3; n += 1) ids.push({ id: await insertAdAs(status), status });
  // A paused ad holds its place: three of them are more than the plan has, so none comes in before they go.
  for (const { id } of ids.filter(({ status }) => status === 'paused')) await ownStep('updateAsDelete', id);
  const answers = await Promise.all(ids.map(({ id }) => staffStep('updateAsLive', id)));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2);
  expect(answers.filter(({ statusCode }) => statusCode === 402)).toHaveLength(10);
  expect((await statuses()).filter((status) => status === 'live')).toHaveLength(2);
});

test('a way that forgets to ask is refused by the database, with the same sentence', async () => {
  const id = await insertAdAs('sold');
  await insertAdAs('live');
  const ctx = openContext(site.platform, null, null);
  const forgetful = ctx.write(async ({ db }) => {
    const change = { status: 'live', status_since: ctx.now(), sold_at: null } as const;
    await updateAd(db, await site.readAdRow(id), change, { event: 'put-live', reason: null });
  });
  const refusal = await forgetful.catch((error: unknown) => error);
  expect(isRefusal(refusal) && [refusal.code, refusal.message]).toEqual(['payment-required', FULL]);
});
