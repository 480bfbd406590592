import { beforeEach, expect, test } from 'vitest';
import { insertAd } from '#tests/support/ads/some-ads.ts';
import { useSite } from '#tests/support/site/test-site.ts';
import { givePlan } from '#tests/support/payments/give-plan.ts';
import { DAY_MS } from '#rules/time.ts';
import { emptyTables } from '#tests/support/site/empty-tables.ts';

const site = useSite();
const asha = () => site.people.asha.id;
beforeEach(async () => {
  await emptyTables(site.db, 'ads', 'subscriptions');
});

const anAd = (title: string) =>
  insertAd(site.db, asha(), site.clock.now, { title: `${title} long black tail` });
const firstWord = (title: string) => title.split(' ')[0] ?? '';
const feature = async (adId: string, featured = true) =>
  site.post('/api/seller/updateAsFeatured', { adId, version: 1, featured }, 'asha');
const featureAsStaff = (adId: string, featured: boolean, reason = 'The seller rang us.') =>
  site.post('/api/super-admin-user/updateAsFeatured', { adId, version: 1, featured, reason }, 'dara');
const listed = async () => {
  const { items } = (await site.get('/api/ad/getfeaturedListings?limit=12')).json();
  return (items as { title: string }[]).map(({ title }) => firstWord(title));
};
const spells = () =>
  site.db
    .selectFrom('featured_ads')
    .select(['featured_by', 'until', 'ended_at', 'ended_by'])
    .orderBy('id')
    .execute();
const planUntil = (plan: 3 | 4, endsAt: Date, startsAt = site.clock.now) =>
  site.db
    .insertInto('subscriptions')
    .values({
      account_id: asha(),
      plan,
      starts_at: startsAt,
      ends_at: endsAt,
      granted_by: site.people.dara.id,
    })
    .execute();

const inDays = (days: number) => new Date(site.clock.now.getTime() + days * DAY_MS);

test('a seller chooses which ad is featured, and changes it', async () => {
  await planUntil(3, inDays(90));
  const [first, second] = [await anAd('One'), await anAd('Two')];
  expect(await listed()).toEqual([]);
  const answer = await feature(first);
  expect(answer.json().ad).toMatchObject({
    featured: true,
    featuredUntil: inDays(90).toISOString(),
    version: 1,
  });
  expect(await listed()).toEqual(['One']);
  const over = await feature(second);
  expect([over.statusCode, over.json().message]).toEqual([
    409,
    'The plan Seller Featured features 1 ad, and every place is taken. Stop featuring another ad first.',
  ]);
  await feature(first, false);
  await feature(second);
  expect(await listed()).toEqual(['Two']);
  expect(await spells()).toMatchObject([
    { featured_by: asha(), ended_by: asha(), ended_at: site.clock.now },
    { featured_by: asha(), ended_at: null, until: inDays(90) },
  ]);
  const { items } = (await site.get('/api/ad/getAllHairListings')).json();
  expect(
    items.map(({ title, featured }: { title: string; featured: boolean }) => [firstWord(title), featured]),
  ).toEqual(
    expect.arrayContaining([
      ['One', false],
      ['Two', true],
    ]),
  );
});

test('pressed twice it is featured once', async () => {
  await givePlan(site, asha(), 3);
  const id = await anAd('One');
  expect((await Promise.all([feature(id), feature(id)])).map(({ statusCode }) => statusCode)).toEqual([
    200, 200,
  ]);
  expect(await spells()).toHaveLength(1);
});

test('one of us who comes second hears who was first, and changes nothing', async () => {
  await givePlan(site, asha(), 3);
  const id = await anAd('One');
  const said = async (featured: boolean) => {
    const answer = await featureAsStaff(id, featured);
    return `${answer.statusCode} ${answer.json().message ?? ''}`;
  };
  expect(await said(false)).toBe('409 This ad is not featured.');
  await feature(id);
  expect(await said(true)).toBe('409 This ad is featured already. Its seller did it.');
  expect(await said(false)).toBe('200 ');
  expect(await said(false)).toBe('409 This ad is not featured. It was you who gave its place back.');
  expect(await said(true)).toBe('200 ');
  expect(await said(true)).toBe('409 This ad is featured already. It was you who featured it.');
  expect(await spells()).toHaveLength(2);
  await feature(id, false);
  expect(await said(false)).toBe('409 This ad is not featured. Its seller did it.');
});

test('two ads pressed at once on one place: one has it', async () => {
  await givePlan(site, asha(), 3);
  const ids = [await anAd('One'), await anAd('Two')];
  const answers = await Promise.all(ids.map((id) => feature(id)));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
  expect(await listed()).toHaveLength(1);
});

test('a plan without featured places says which have some', async () => {
  await givePlan(site, asha(), 2);
  const answer = await feature(await anAd('One'));
  expect([answer.statusCode, answer.json().message]).toEqual([
    402,
    'The plan Seller Single features no ads. Seller Featured features one, Trade 3.',
  ]);
});

test.each(['paused', 'expired', 'draft', 'pending_review'] as const)(
  'an ad that is %s is not featured',
  async (status) => {
    await givePlan(site, asha(), 4);
    const id = await insertAd(site.db, asha(), site.clock.now, { status });
    const answer = await feature(id);
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      'Only an ad that is live can be featured.',
    ]);
  },
);

test.each(['updateAsSold', 'pause', 'updateAsDelete'])('%s gives the place back', async (step) => {
  await givePlan(site, asha(), 3);
  const [first, second] = [await anAd('One'), await anAd('Two')];
  await feature(first);
  expect((await site.post(`/api/seller/${step}`, { adId: first, version: 1 }, 'asha')).statusCode).toBe(200);
  expect((await site.readAdRow(first)).featured_until).toBeNull();
  expect(await spells()).toMatchObject([{ ended_at: site.clock.now }]);
  expect((await feature(second)).statusCode).toBe(200);
  expect(await listed()).toEqual(['Two']);
});

test('it lasts as long as the plan: longer when that is prolonged, gone when it is switched off', async () => {
  await planUntil(3, inDays(10));
  const id = await anAd('One');
  await feature(id);
  await planUntil(3, inDays(100));
  expect((await site.readAdRow(id)).featured_until).toEqual(inDays(100));
  expect(await spells()).toMatchObject([{ until: inDays(100), ended_at: null }]);
  const off = { userId: asha(), reason: 'The card was stolen.' };
  expect((await site.post('/api/super-admin-user/updateSubscriptionAsDelete', off, 'dara')).statusCode).toBe(
    200,
  );
  expect(await listed()).toEqual([]);
  expect(await spells()).toMatchObject([{ ended_at: site.clock.now }]);
});

test('it ends with the plan by the clock, and the next plan does not bring it back by itself', async () => {
  const begin = site.clock.now;
  await planUntil(3, inDays(0.5));
  const id = await anAd('One');
  await feature(id);
  site.clock.now = inDays(0.6);
  expect(await listed()).toEqual([]);
  await planUntil(3, inDays(90));
  expect(await listed()).toEqual([]);
  expect((await feature(id)).statusCode).toBe(200);
  expect(await listed()).toEqual(['One']);
  expect(await spells()).toMatchObject([
    { until: new Date(begin.getTime() + DAY_MS / 2) },
    { ended_at: null },
  ]);
  site.clock.now = begin;
});

test('a smaller plan keeps those that stood there the longest', async () => {
  await planUntil(4, inDays(30));
  for (const title of ['One', 'Two', 'Three']) {
    const answer = await feature(await anAd(title));
    expect(answer.statusCode).toBe(200);
    site.clock.now = new Date(site.clock.now.getTime() + 1000);
  }
  expect((await feature(await anAd('Four'))).statusCode).toBe(409);
  await planUntil(3, inDays(90));
  expect(await listed()).toEqual(['One']);
});

test('staff do the same within the plan, with a reason that is noted', async () => {
  await givePlan(site, asha(), 3);
  const [first, second] = [await anAd('One'), await anAd('Two')];
  expect((await featureAsStaff(first, true, '')).statusCode).toBe(422);
  expect((await featureAsStaff(first, true)).statusCode).toBe(200);
  expect((await featureAsStaff(second, true)).statusCode).toBe(409);
  expect((await featureAsStaff(first, false)).statusCode).toBe(200);
  const audit = await site.db
    .selectFrom('audit')
    .select(['action', 'object_id', 'reason'])
    .where('object_id', 'in', [first, second])
    .orderBy('id')
    .execute();
  expect(audit).toEqual([
    { action: 'ad.feature', object_id: first, reason: 'The seller rang us.' },
    { action: 'ad.unfeature', object_id: first, reason: 'The seller rang us.' },
  ]);
});

test('its figures say what the place was worth', async () => {
  await givePlan(site, asha(), 3);
  const id = await anAd('One');
  await feature(id);
  const day = site.clock.now.toISOString().slice(0, 10);
  await site.db.insertInto('ad_figures_daily').values({ ad_id: id, day, views: 7 }).execute();
  const { figures } = (await site.get(`/api/seller/getMyAdDetails?adId=${id}`, 'asha')).json();
  expect(figures.featured).toEqual([{ from: day, until: day, views: 7 }]);
  const paid = (await site.get('/api/ad/getSellerPaidCheck', 'asha')).json();
  expect(paid).toMatchObject({ featuredAds: 1, featuredAdLimit: 1 });
});
