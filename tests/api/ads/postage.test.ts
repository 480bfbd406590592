import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { postAd } from '#tests/support/ads/posting.ts';
import { useSite } from '#tests/support/site/test-site.ts';

/** Asha's hair is in India. */
const FEES = { postageHome: 90_00, postageNear: 1_200_00, postageFar: 2_200_00 };
const IN_RUPEES = { country: 'IN', currency: 'INR', price: 40_000_00 };

let abroad: { id: string; url: string };
let home: { id: string; url: string };
const site = useSite({ pages: true, plans: { asha: 4 } });
beforeAll(async () => {
  abroad = (await postAd(site, 'asha', { ...IN_RUPEES, ...FEES, shipsTo: 'worldwide' })).json().ad;
  home = (await postAd(site, 'asha', { ...IN_RUPEES, shipsTo: 'own-country' })).json().ad;
});

const readAs = async (url: string, prefs: string) =>
  (await site.get(url, undefined, { cookie: `prefs=${prefs}` })).body.replaceAll('<!-- -->', '');

const listIds = async (query: string) =>
  (await site.get(`/api/ad/getAllHairListings?${query}`)).json().items.map(({ id }: { id: string }) => id);

test('a list is narrowed to what comes to a country; without one it has all', async () => {
  expect(await listIds('to=DE')).toEqual([abroad.id]);
  expect((await listIds('to=IN')).toSorted()).toEqual([abroad.id, home.id].toSorted());
  expect((await listIds('to=ZZ')).toSorted()).toEqual([abroad.id, home.id].toSorted());
});

test('the reader’s country is preset, said, and one tap away from gone', async () => {
  const preset = await readAs('/all-ads', 'to=DE');
  expect(preset).toContain(abroad.url);
  expect(preset).not.toContain(home.url);
  expect(preset).toContain('Remove Posts to Germany');
  expect(preset).toContain('href="/all-ads?to=any"');
  expect(preset).toContain('Posts to you');
  const all = await readAs('/all-ads?to=any', 'to=DE');
  expect(all).toContain(home.url);
  expect(all).toContain('Not posted to you');
  expect(await readAs('/all-ads', 'to=any')).toContain(home.url);
});

test.each([
  ['to=IN', 'Posts to India for ₹90, ₹40,090 in all.'],
  ['to=LK', 'Posts to Sri Lanka for ₹1,200, ₹41,200 in all.'],
  ['to=DE', 'Posts to Germany for ₹2,200, ₹42,200 in all.'],
  // At the rates of the tests a dollar is 85 rupees or 0.9 euros.
  ['to=DE&currency=EUR', 'Posts to Germany for about €23, about €447 in all.'],
])('an ad says to whoever reads it by %s: %s', async (prefs, sentence) => {
  expect(await readAs(abroad.url, prefs)).toContain(sentence);
});

test('an ad that is not posted there says so, and nobody is told of somebody else’s country', async () => {
  expect(await readAs(home.url, 'to=DE')).toContain('Not posted to Germany.');
  expect((await site.get(home.url)).body).not.toContain('Germany');
});

test('in a chosen currency the price is in it, and the seller’s own is said beside it', async () => {
  const page = await readAs(abroad.url, 'currency=EUR');
  expect(page).toMatch(/about<\/small>€424/);
  expect(page).toMatch(/asks ₹40,000\. Rate of/);
});

test.each([
  [{ postageHome: -1 }, 'postageHome'],
  [{ postageNear: 9_000_01 }, 'postageNear'],
  [{ postageFar: '12' }, 'postageFar'],
  [{ postageFar: 1.5 }, 'postageFar'],
])('%j is no postage', async (fees, field) => {
  const answer = await postAd(site, 'asha', { ...IN_RUPEES, ...fees });
  expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([422, [field]]);
});

test('what the site itself keeps of an ad changes without a new version, wherever the ad is posted to', async () => {
  for (const { id } of [abroad, home])
    await sql`update ads set featured_until = now() where id = ${id}`.execute(site.db);
});

test('nothing to pay and nothing said are two things, and the database has limits of its own', async () => {
  const free = await postAd(site, 'asha', { ...IN_RUPEES, postageHome: 0 });
  expect(free.json().ad).toMatchObject({ postageHome: 0, postageNear: null });
  expect(await readAs(free.json().ad.url, 'to=IN')).toContain('Posts to India, postage included.');
  const update = sql`update ads set postage_far = 1000001, version = version + 1 where id = ${abroad.id}`;
  await expect(update.execute(site.db)).rejects.toMatchObject({ constraint: 'ads_postage_range' });
});
