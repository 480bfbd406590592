import { expect, test } from 'vitest';
import { postAd } from '#tests/support/ads/posting.ts';
import { useSite } from '#tests/support/site/test-site.ts';

const site = useSite({ plans: { asha: 2 } });

type Seen = { id: string; version: number };
const edit = ({ id: adId, version }: Seen, more: object) =>
  site.post('/api/ad/editAdDetails', { adId, version, ...more }, 'asha');

test('what a page that was left has saved is no conflict for the next page, which sends the same again', async () => {
  const seen = (await postAd(site, 'asha', { submit: false })).json().ad as Seen;
  const first = await edit(seen, { colour: 'brown' });
  const again = await edit(seen, { colour: 'brown' });
  expect([first.statusCode, again.statusCode]).toEqual([200, 200]);
  expect(again.json().ad.version, 'written once').toBe(first.json().ad.version);

  expect((await edit(seen, { colour: 'red' })).statusCode, 'other words').toBe(409);
  expect((await edit(seen, { colour: 'brown', submit: true })).statusCode, 'another wish').toBe(409);
});

test('of an ad on show the version decides alone', async () => {
  const seen = (await postAd(site)).json().ad as Seen;
  expect((await edit(seen, { colour: 'brown' })).statusCode).toBe(200);
  expect((await edit(seen, { colour: 'brown' })).statusCode).toBe(409);
});
