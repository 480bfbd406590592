import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { postAd } from '#tests/support/ads/posting.ts';
import { useSite } from '#tests/support/site/test-site.ts';

let young: { id: string; version: number; url: string };
let old: { id: string; version: number };
const site = useSite({ pages: true, plans: { asha: 4 } });
beforeAll(async () => {
  young = (await postAd(site, 'asha', { hairAgeYears: 5 })).json().ad;
  old = (await postAd(site, 'asha', { hairAgeYears: 12.5 })).json().ad;
  await postAd(site);
});

const find = async (query: Record<string, string>) => {
  const found = (await site.get(`/api/ad/getAllHairListings?${new URLSearchParams(query)}`)).json();
  return { ...found, ids: found.items.map(({ id }: { id: string }) => id).toSorted() };
};

test('the age of the hair is told on the card, on the page and to its owner', async () => {
  const { items } = await find({ minHairAge: '12' });
  expect(items).toMatchObject([{ id: old.id, hairAgeYears: 12.5 }]);
  const page = await site.get(`/api/ad/getAdDetailsByAdId?adId=${young.id}`);
  expect(page.json().ad.hairAgeYears).toBe(5);
  expect(young).toMatchObject({ hairAgeYears: 5 });
});

test('its page says it, its card and its filter too', async () => {
  const page = (await site.get(young.url)).body;
  expect(page).toContain('<dt>Age of the hair</dt><dd>5 years old</dd>');
  const list = (await site.get('/all-ads?maxHairAge=6')).body;
  expect(list).toContain('up to 6 years old');
  expect(list).toContain(' · 5 years old</span>');
  expect(list).toContain('name="minHairAge"');
  expect(list).not.toContain('12.5 years old');
});

test.each([0, 0.25, 2.3, 40.5, '5', -1])('%j is no age of hair', async (hairAgeYears) => {
  const answer = await postAd(site, 'asha', { hairAgeYears });
  expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([422, ['hairAgeYears']]);
});

test.each([0.25, 40.5, 2.3])('the database itself refuses %d', async (years) => {
  const update = sql`update ads set hair_age_years = ${years}, version = version + 1 where id = ${young.id}`;
  await expect(update.execute(site.db)).rejects.toMatchObject({ constraint: 'ads_hair_age_range' });
});

test.each([
  ['5 years old', 'minHairAge=5&maxHairAge=5'],
  ['5-year-old black hair', 'minHairAge=5&maxHairAge=5'],
  ['under six years old', 'maxHairAge=6'],
  ['at most 5 yrs old', 'maxHairAge=5'],
  ['between 4 and 6 years old', 'minHairAge=4&maxHairAge=6'],
])('the sentence %j finds it, and is read as %s', async (q, asked) => {
  const { ids, understood } = await find({ q });
  expect(ids).toEqual([young.id]);
  expect(understood).toContain(asked);
});

test('over ten years old is the other one, and two hundred years old is no age', async () => {
  expect((await find({ q: 'over 10 years old' })).ids).toEqual([old.id]);
  expect((await find({ q: '200 years old' })).facts).toEqual([]);
});

test('staff find it in the file of ads and in the audit', async () => {
  const csv = await site.get('/super-admin-user/export/ads.csv', 'dara');
  const [names = '', ...rows] = csv.body.split('\r\n');
  const place = names.split(',').indexOf('Age of the hair (years)');
  expect(place).toBeGreaterThan(0);
  expect(rows.find((row) => row.startsWith(old.id))?.split(',')).toContain('12.5');
  const edit = { adId: old.id, version: old.version, hairAgeYears: 13, reason: 'The seller asked.' };
  await site.post('/api/super-admin-user/updateMyAdDetails', edit, 'dara');
  const audit = await site.db
    .selectFrom('audit')
    .select(['before', 'after'])
    .where('object_id', '=', old.id)
    .executeTakeFirstOrThrow();
  expect(audit).toMatchObject({ before: { hairAgeYears: 12.5 }, after: { hairAgeYears: 13 } });
});
