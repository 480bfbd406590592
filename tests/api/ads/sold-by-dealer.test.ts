import { expect, test } from 'vitest';
import { insertAd } from '#tests/support/ads/some-ads.ts';
import { postAd } from '#tests/support/ads/posting.ts';
import { inviteOne } from '#tests/support/people/cast.ts';
import { useSite } from '#tests/support/site/test-site.ts';
import { enterTrader } from '#tests/support/trade/enter-trader.ts';

const site = useSite({ pages: true, plans: { asha: 2 } });
const readSeller = async (id: string) => (await site.readAdRow(id)).sold_by;
const listed = async (soldBy: string) => {
  const { items } = (await site.get(`/api/ad/getAllAds?soldBy=${soldBy}`)).json();
  return (items as { id: string; soldBy: string }[]).map(({ id }) => id);
};

test('hair bought from a dealer is a dealer’s, until its seller says otherwise', async () => {
  const { ad } = (await postAd(site, 'asha', { source: 'dealer' })).json();
  expect(await readSeller(ad.id)).toBe('dealer');
  const page = (await site.get(ad.url)).body;
  expect(page).toContain('A dealer');
  expect(page).toContain('It grew on somebody else');
  expect(await listed('dealer')).toContain(ad.id);
  expect(await listed('private')).not.toContain(ad.id);
  const list = (await site.get('/all-ads')).body;
  expect(list).toContain('Sold by a dealer');

  const change = { adId: ad.id, version: ad.version, source: 'own-hair' };
  const answer = await site.post('/api/seller/updateMyAdDetails', change, 'asha');
  expect(answer.statusCode, answer.body).toBe(200);
  expect(await readSeller(ad.id)).toBe('private');
  expect((await site.get(ad.url)).body).not.toContain('It grew on somebody else');
});

test('whoever trades sells as a dealer, also what was for sale before, and no ad becomes another one by it', async () => {
  const { id } = await inviteOne(site.db, site.clock.now, 'meena', 'seller');
  const ownHair = await insertAd(site.db, id, site.clock.now, { source: 'own-hair' });
  const { version } = await site.readAdRow(ownHair);
  expect(await readSeller(ownHair)).toBe('private');

  await enterTrader(site.db, id, site.clock.now);
  const salon = await insertAd(site.db, id, site.clock.now, { source: 'salon-cut' });
  for (const each of [ownHair, salon]) expect(await readSeller(each)).toBe('dealer');
  expect((await site.readAdRow(ownHair)).version).toBe(version);

  await site.db.deleteFrom('traders').where('account_id', '=', id).execute();
  for (const each of [ownHair, salon]) expect(await readSeller(each)).toBe('private');
});

test('no seller can say who sells', async () => {
  const answer = await postAd(site, 'asha', { source: 'dealer', soldBy: 'private' });
  expect(answer.statusCode).toBe(422);
});
