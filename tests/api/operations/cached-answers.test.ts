import { expect, test } from 'vitest';
import { takeStep } from '#tests/support/ads/ad-rows.ts';
import { openCachedSite } from '#tests/support/site/cached-site.ts';
import { openRandom } from '#tests/support/random.ts';
import { insertAd } from '#tests/support/ads/some-ads.ts';
import { useOpened } from '#tests/support/site/use-opened.ts';

const site = useOpened(() => openCachedSite({ PAGE_CACHE_MB: '1' }));

test('figures that stand on many pages follow the write that changes them, also for somebody signed in', async () => {
  const { cookie } = site.people.bela;
  const read = async () => (await site.read('/all-ads', { cookie })).text;
  const figure = (text: string) => Number(/hair-colour\/black".*?>(\d+) <span[^>]*>ads?</s.exec(text)?.[1]);
  const before = figure(await read());
  expect(figure(await read())).toBe(before);
  await insertAd(site.db, site.people.asha.id, site.clock.now, { colour: 'black' });
  await site.db.insertInto('banner_texts').values({ position: 1, text: 'Hello to all.' }).execute();
  await expect.poll(async () => figure(await read()), { timeout: 5000 }).toBe(before + 1);
  await expect.poll(read, { timeout: 5000 }).toContain('Hello to all.');
  await site.db.deleteFrom('banner_texts').execute();
  await expect.poll(read, { timeout: 5000 }).not.toContain('Hello to all.');
});

test('a list that is rendered for somebody shows no ad older than a second', async () => {
  const [bela, asha] = [site.people.bela.cookie, site.people.asha.cookie];
  const title = (number: number) => `A listed braid, number ${number}`;
  const id = await insertAd(site.db, site.people.asha.id, site.clock.now, { title: title(0) });
  const shownTo = async (cookie: string, door: number) =>
    Number(/A listed braid, number (\d+)/.exec((await site.read('/all-ads', { cookie }, door)).text)?.[1]);
  const changedAt = [0];
  const stop = new AbortController();
  let [oldest, seen] = [0, 0];
  const random = openRandom('list');
  const readers = [bela, 'visit=1', asha, 'visit=2'].map(async (cookie, reader) => {
    while (!stop.signal.aborted) {
      const asked = performance.now();
      const number = await shownTo(cookie, reader % 2);
      if (number > seen) seen = number;
      const next = changedAt[number + 1];
      if (next !== undefined) oldest = Math.max(oldest, asked - next);
    }
  });
  for (let number = 1; number <= 15; number += 1) {
    await takeStep(site.db, id, { title: title(number), version: number + 1 });
    changedAt.push(performance.now());
    // Mostly once somebody has seen it, else right on its heels.
    if (!random.chance(1 / 3))
      await expect.poll(() => seen, { timeout: 5000, interval: 5 }).toBeGreaterThanOrEqual(number);
  }
  stop.abort();
  await Promise.all(readers);
  expect(oldest).toBeLessThan(1000);
  for (const door of [0, 1]) await expect.poll(() => shownTo(bela, door), { timeout: 1000 }).toBe(15);
});
