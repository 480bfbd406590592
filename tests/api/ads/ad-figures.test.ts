import { beforeAll, expect, test } from 'vitest';
import { liveAd } from '#tests/support/ads/posting.ts';
import { useSite } from '#tests/support/site/test-site.ts';

let ad: { id: string; version: number; url: string };
const site = useSite({ pages: true, plans: { asha: 4, bela: 5 } });
beforeAll(async () => {
  ad = await liveAd(site);
});

const look = (agent: string, who?: 'asha' | 'bela') => site.get(ad.url, who, { 'user-agent': agent });

test('a seller sees who looked, saved and wrote, by day; nobody counts twice, and neither she nor machines', async () => {
  for (const agent of ['one phone', 'one phone', 'another phone', 'a search robot: ExampleBot/1.0'])
    expect((await look(agent)).statusCode).toBe(200);
  await look('the phone of the seller', 'asha');
  await look('the phone of a buyer', 'bela');
  expect((await site.post('/api/saved/toggle', { adId: ad.id, saved: true }, 'bela')).statusCode).toBe(200);
  const message = 'Good day, is the hair still there, and was it ever coloured?';
  const sent = await site.post('/api/ad/sendEmailtoUser', { adId: ad.id, message }, 'bela');
  expect(sent.statusCode).toBe(200);
  await site.app.close();

  const day = site.clock.now.toISOString().slice(0, 10);
  const rows = await site.db.selectFrom('ad_figures_daily').selectAll().where('ad_id', '=', ad.id).execute();
  expect(rows).toEqual([{ ad_id: ad.id, day, views: 3, saves: 1, conversations: 1, low_offers: 0 }]);
});
