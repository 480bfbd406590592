import { beforeEach, expect, test } from 'vitest';
import { insertAd } from '#tests/support/ads/some-ads.ts';
import { postAd } from '#tests/support/ads/posting.ts';
import { readWords } from '#tests/support/promises.ts';
import { useSite } from '#tests/support/site/test-site.ts';
import { TRADER } from '#tests/support/trade/enter-trader.ts';
import { emptyTables } from '#tests/support/site/empty-tables.ts';

const site = useSite({ pages: true });
const asha = () => site.people.asha.id;
const NEEDED = 'Enter your trader details first: they are shown with every ad of the plan Trade.';

beforeEach(async () => {
  await emptyTables(site.db, 'ads', 'subscriptions', 'traders');
  await site.db
    .insertInto('subscriptions')
    .values({ account_id: asha(), plan: 4, starts_at: site.clock.now, granted_by: site.people.dara.id })
    .execute();
});

const save = (more: object = {}) =>
  site.post('/api/trade/saveTraderDetails', { ...TRADER, version: 0, ...more }, 'asha');

test('whoever trades says who they are, on the ad and on their page', async () => {
  const adId = await insertAd(site.db, asha(), site.clock.now);
  const before = (await site.get(`/api/ad/getAdDetailsByAdId?adId=${adId}`)).json();
  expect(before.seller.trader).toBeNull();
  const saved = await save({ vatNumber: ' 33aaaaa0000a1z5 ' });
  expect([saved.statusCode, saved.json().trader]).toEqual([200, { ...TRADER, version: 1 }]);
  const { url, trader } = await site
    .get(`/api/ad/getAdDetailsByAdId?adId=${adId}`)
    .then((answer) => answer.json())
    .then(({ ad, seller }) => ({ url: ad.url, trader: seller.trader }));
  expect(trader).toEqual(TRADER);
  for (const page of [url, `/sellers/${asha()}`]) {
    // In words, not only in what the page's script is sent.
    const words = readWords((await site.get(page)).body);
    for (const fact of Object.values({
      ...TRADER,
      address: '12 Mint Street Chennai 600001, India',
      country: '',
    }))
      expect(words, page).toContain(fact);
  }
  expect((await site.get(`/super-admin-user/user/${asha()}`, 'dara')).body).toContain('33AAAAA0000A1Z5');
});

test('what is wrong is said at its field, and nothing is kept', async () => {
  const answer = await save({ vatNumber: 'GB1', phone: 'call me', name: ' ', address: 'here', email: 'x' });
  expect(answer.statusCode).toBe(422);
  expect(Object.keys(answer.json().fields).toSorted()).toEqual(['address', 'email', 'name', 'phone']);
  expect((await save({ vatNumber: 'GB1' })).json().fields).toEqual({
    vatNumber: ['This is no VAT number of that country. Leave it empty if you have none.'],
  });
  expect(await site.db.selectFrom('traders').selectAll().execute()).toEqual([]);
});

test('of two tabs the second hears that the first was there; the audit log tells what changed', async () => {
  await save();
  expect((await save({ name: 'Another name' })).statusCode).toBe(409);
  expect((await save({ name: 'Another name', version: 1 })).json().trader).toMatchObject({ version: 2 });
  const audit = await site.db
    .selectFrom('audit')
    .select(['action', 'after'])
    .where('object_id', '=', asha())
    .where('action', 'like', 'trader.%')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  expect(audit).toEqual({ action: 'trader.change', after: { changed: 'name' } });
});

test('without them the plan gives no more than a private person has', async () => {
  for (const _ of [1, 2]) expect((await postAd(site)).json().ad.status).toBe('live');
  const third = await postAd(site);
  expect([third.statusCode, third.json().message, third.json().needs]).toEqual([
    409,
    NEEDED,
    'trader-details',
  ]);
  const file = await site.post('/api/trade/tryImport', { name: 'a.csv', text: 'title\nx' }, 'asha');
  expect([file.statusCode, file.json().message]).toEqual([409, NEEDED]);
  const [{ id }] = (await site.db.selectFrom('ads').select('id').limit(1).execute()) as [{ id: string }];
  const featured = { adId: id, version: (await site.readAdRow(id)).version, featured: true };
  expect((await site.post('/api/seller/updateAsFeatured', featured, 'asha')).json().message).toBe(NEEDED);
  await save();
  expect((await postAd(site)).json().ad.status).toBe('live');
  expect((await site.post('/api/seller/updateAsFeatured', featured, 'asha')).statusCode).toBe(200);
});

test('the page takes them without script, and keeps what was typed', async () => {
  const wrong = await site.postForm('/trade', { ...TRADER, version: '0', phone: 'call me' }, 'asha');
  expect(wrong.body).toContain('Enter a phone number with its country');
  expect(wrong.body).toContain('12 Mint Street');
  const right = await site.postForm('/trade', { ...TRADER, version: '0' }, 'asha');
  expect(right.headers.location).toBe('/trade?saved#details');
});

test('they stay when the plan ends, for the law asks for them with any; who trades no more removes them', async () => {
  const adId = await insertAd(site.db, asha(), site.clock.now);
  await save();
  const remove = () => site.postForm('/trade', { intent: 'remove-details' }, 'asha');
  const shown = async () =>
    (await site.get(`/api/ad/getAdDetailsByAdId?adId=${adId}`)).json().seller.trader?.name ?? null;
  expect((await site.get('/trade', 'asha')).body).not.toContain('Remove my trader details');
  const early = await remove();
  expect([early.statusCode, await shown()]).toEqual([409, TRADER.name]);
  expect(early.body).toContain('You can remove them when it has ended.');
  expect(early.body).toContain('12 Mint Street');
  await site.db.updateTable('subscriptions').set({ switched_off_at: site.clock.now }).execute();
  expect(await shown()).toBe(TRADER.name);
  expect((await site.get('/trade', 'asha')).body).toContain('Remove my trader details');
  expect((await remove()).headers.location).toBe('/trade#details');
  expect(await shown()).toBeNull();
});
