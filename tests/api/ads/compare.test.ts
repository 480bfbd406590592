import { beforeAll, expect, test } from 'vitest';
import { postAd } from '#tests/support/ads/posting.ts';
import { useSite } from '#tests/support/site/test-site.ts';

const site = useSite({ pages: true, plans: { asha: 4 } });
let ads: { id: string; title: string; version: number }[];
beforeAll(async () => {
  ads = [];
  for (const length of ['20', '22', '24', '26', '28', '30', '18'])
    ads.push((await postAd(site, 'asha', { length, title: `Hair of ${length} inches for you` })).json().ad);
});

const toAddress = (...ids: (string | undefined)[]) =>
  `/compare?${new URLSearchParams(ids.map((id) => ['ad', id ?? '']))}`;
const read = async (...ids: (string | undefined)[]) => {
  const answer = await site.get(toAddress(...ids));
  const titles = [...answer.body.matchAll(/<a href="\/ad\/[^"]+">(Hair of \d+ inches for you)</g)];
  return { status: answer.statusCode, titles: titles.map(([, title]) => title), text: answer.body };
};

test('ads stand side by side in the order they were asked for, six at most, each once', async () => {
  const two = await read(ads[1]?.id, ads[0]?.id, ads[1]?.id.toUpperCase());
  expect([two.status, two.titles]).toEqual([200, [ads[1]?.title, ads[0]?.title]]);
  expect(two.text).toContain('longest');
  expect((await read(...ads.map(({ id }) => id))).titles).toHaveLength(6);
});

test('what is none, or nobody may see, is left out', async () => {
  const draft = (await postAd(site, 'asha', { submit: false, title: 'A draft of somebody else' })).json().ad;
  const nobody = '00000000-0000-7000-8000-000000000000';
  const { status, titles, text } = await read('', 'x', "' or 1=1", nobody, draft.id, ads[0]?.id);
  expect([status, titles]).toEqual([200, [ads[0]?.title]]);
  expect(text).not.toContain('A draft of somebody else');
  const [paused] = ads;
  await site.post('/api/seller/pause', { adId: paused?.id, version: paused?.version }, 'asha');
  expect((await read(paused?.id)).titles).toEqual([]);
  expect((await site.get('/compare')).statusCode).toBe(200);
});
