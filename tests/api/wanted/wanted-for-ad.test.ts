import { afterEach, expect, test } from 'vitest';
import { openContext } from '#market/context.ts';
import { openMarket } from '#market/market.ts';
import { listBestPairs } from '#market/wanted/matching/match-store.ts';
import { MATCHES_MOST, READ_MOST } from '#market/wanted/matching/rank-matches.ts';
import { inchesToMm } from '#rules/hair/measure.ts';
import { DAY_MS } from '#rules/time.ts';
import { somebody } from '#tests/support/access/thing-owners.ts';
import { until } from '#tests/support/site/until.ts';
import { useOpened } from '#tests/support/site/use-opened.ts';
import { openMatchSite } from '#tests/support/wanted/match-site.ts';

const site = useOpened(() => openMatchSite());
afterEach(() => site.clear());

const itemsFor = async (adId: string) => (await site.forAd(adId)).json().items;
const marketOf = (name: 'asha' | 'bela') => {
  const accountType = name === 'asha' ? 2 : 1;
  const viewer = { id: site.people[name].id, role: 'enduser', accountType } as never;
  return openMarket(openContext(site.platform, viewer, 'test')).wanted;
};

test('who wants my hair: the best first, then the newest, with the sentences', async () => {
  const ad = await site.putAd({ length_mm: inchesToMm(17) });
  const buyers = [await somebody(site, 1), await somebody(site, 1)];
  const close = await site.ask({}, buyers[0]);
  const best = await site.ask({ shortest: 34 });
  const yesterday = new Date(site.clock.now.getTime() - DAY_MS);
  const older = await site.ask({ published_at: yesterday }, buyers[1]);
  await site.ask({ colours: ['red'] });
  await site.match();
  const items = await itemsFor(ad);
  expect(items.map(({ wanted }: { wanted: { id: string } }) => wanted.id)).toEqual([best, close, older]);
  expect(items[1]).toMatchObject({ points: 84, reasons: ['1 in shorter than asked'], hasAnswered: false });
  expect(items[0].wanted).toMatchObject({ buyer: { name: 'bela' }, status: 'live' });
  expect(await marketOf('asha').countForAds({ adIds: [ad] })).toEqual(new Map([[ad, 3]]));
});

test('of an ad that hundreds of requests have among their best, no more are read than a list needs, the best of all', async () => {
  const ad = await site.putAd({ length_mm: inchesToMm(17.5) });
  const best = await site.ask({ shortest: 35, published_at: new Date(site.clock.now.getTime() - DAY_MS) });
  for (let count = 0; count < READ_MOST; count += 1) await site.ask();
  await site.match();
  const kept = await site.db.selectFrom('matches').select('wanted_id').where('ad_id', '=', ad).execute();
  expect(kept).toHaveLength(READ_MOST + 1);
  const read = await listBestPairs(site.db, 'ad', { ids: [ad], most: READ_MOST });
  expect([read.length, read[0]?.wantedId]).toEqual([READ_MOST, best]);
  const items = await itemsFor(ad);
  expect([items.length, items[0].wanted.id]).toEqual([MATCHES_MOST, best]);
});

test('before a worker has looked, and when what it found is stale, the list is right', async () => {
  const ad = await site.putAd();
  const wanted = await site.ask();
  expect(await itemsFor(ad)).toMatchObject([{ wanted: { id: wanted }, points: 100 }]);
  await site.match();
  await site.db.updateTable('wanted_ads').set({ grams: 1000, version: 2 }).where('id', '=', wanted).execute();
  expect(await itemsFor(ad)).toEqual([]);
  expect(await marketOf('asha').countForAds({ adIds: [ad] })).toEqual(new Map());
});

test('an ad that is not for sale has nobody who wants it, and one of another is none', async () => {
  const ad = await site.putAd();
  await site.ask();
  await site.match();
  await site.changeAd(ad, { status: 'paused' }, 'pause');
  expect(await itemsFor(ad)).toEqual([]);
  const strangers = await site.putAd({}, await somebody(site, 2));
  expect((await site.forAd(strangers)).statusCode).toBe(404);
  expect(await marketOf('asha').countForAds({ adIds: [strangers] })).toEqual(new Map());
});

test('two requests of one person are one who wants it', async () => {
  const ad = await site.putAd();
  await site.ask();
  await site.ask({ grams: 140 });
  await site.match();
  expect(await marketOf('asha').countForAds({ adIds: [ad] })).toEqual(new Map([[ad, 1]]));
});

test('the buyer sees what fits, and a seller which of their ads do', async () => {
  const [wanted, ad] = [await site.ask(), await site.putAd()];
  await site.putAd({ colour: 'red' });
  const found = await marketOf('bela').matches({ wantedId: wanted });
  expect(found).toMatchObject([{ ad: { id: ad }, points: 100, reasons: [] }]);
  await site.match();
  expect(await marketOf('bela').matches({ wantedId: wanted })).toEqual(found);
  expect(await marketOf('asha').ownAdsFor({ wantedId: wanted })).toEqual(found);
  await expect(marketOf('asha').matches({ wantedId: wanted })).rejects.toThrow('There is no such request.');
});

test('an open page of the seller hears when a request comes in', async () => {
  await site.putAd();
  const heard: string[] = [];
  const { changes } = site.platform;
  const stop = changes.subscribe({ onPerson: (id) => heard.push(id), onLost: () => {} });
  // Nobody listened before: what is told while the connection opens is told to nobody.
  await until(() => changes.isListening(), 5_000);
  await site.ask();
  await site.match();
  await until(() => heard.includes(site.people.asha.id), 5_000);
  stop();
});
