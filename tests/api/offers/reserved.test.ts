import { afterEach, beforeEach, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '#rules/time.ts';
import { insertAd } from '#tests/support/ads/some-ads.ts';
import { givePlan } from '#tests/support/payments/give-plan.ts';
import type { Name } from '#tests/support/people/cast.ts';
import { openCachedSite } from '#tests/support/site/cached-site.ts';
import { startCachingProxy } from '#tests/support/site/caching-proxy.ts';
import { useOpened } from '#tests/support/site/use-opened.ts';

const site = useOpened(async () => {
  const opened = await openCachedSite();
  await givePlan(opened, opened.people.asha.id, 4);
  await givePlan(opened, opened.people.bela.id, 6);
  return opened;
});
const started = new Date();
let adId: string;
let page: string;
beforeEach(async () => {
  site.clock.now = started;
  await site.db.updateTable('ads').set({ reserved_until: null, reserved_offer: null }).execute();
  for (const table of ['offers', 'messages', 'conversations'] as const)
    await site.db.deleteFrom(table).execute();
  adId = await insertAd(site.db, site.people.asha.id, started, {
    title: 'A braid that two want',
    open_to_offers: true,
  });
  page = `/ad/${adId}/hair`;
});
afterEach(() => void (site.clock.now = started));

const act = async (name: string, body: object, who: Name) => {
  const answer = await site.post(`/api/offer/${name}`, body, who);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().offer as { id: string; conversationId: string };
};
async function agree() {
  const offer = await act('make', { adId, amount: 350_00 }, 'bela');
  await act('accept', { offerId: offer.id, amount: 350_00 }, 'asha');
  return offer;
}
const TAG = '>Reserved<';
/** Of a page that comes from the cache at one of the two doors. */
async function cachedText(path: string, door: number) {
  await site.untilCached(path, door);
  return (await site.read(path, {}, door)).text;
}

test('what is agreed is reserved for everybody to read: on cards, its page, for search engines and programs', async () => {
  for (const door of [0, 1]) {
    expect(await cachedText('/all-ads', door)).not.toContain(TAG);
    expect(await cachedText(page, door)).toContain('schema.org/InStock');
  }
  const { id } = await agree();
  const soon = { timeout: 2000, interval: 20 };
  for (const door of [0, 1]) {
    await expect.poll(async () => (await site.read('/all-ads', {}, door)).text, soon).toContain(TAG);
    await expect.poll(async () => (await site.read(page, {}, door)).text, soon).toContain('Reserved until');
    const text = await cachedText(page, door);
    expect(text).toContain('schema.org/LimitedAvailability');
    expect(text).not.toContain('Offers welcome');
    expect(text).toContain('Tell me if it becomes free');
    for (const secret of [id, site.people.bela.id, '>bela<', '350'])
      expect(text.includes(secret), secret).toBe(false);
  }
  const until = new Date(started.getTime() + DAY_MS).toISOString();
  const { items } = (await site.get('/api/ad/getAllAds')).json();
  expect(items.find((ad: { id: string }) => ad.id === adId)).toMatchObject({
    status: 'live',
    reservedUntil: until,
  });
});

test('the clock alone ends it, on pages that were cached, too, before any job has run', async () => {
  await agree();
  for (const path of ['/all-ads', page])
    for (const door of [0, 1]) expect(await cachedText(path, door)).toContain('Reserved');
  site.clock.now = new Date(started.getTime() + DAY_MS - 1);
  for (const door of [0, 1]) expect((await site.read(page, {}, door)).text).toContain('Reserved until');
  site.clock.now = new Date(started.getTime() + DAY_MS);
  for (const door of [0, 1]) {
    expect((await site.read('/all-ads', {}, door)).text).not.toContain(TAG);
    const text = (await site.read(page, {}, door)).text;
    expect(text).not.toContain('Reserved until');
    expect(text).toContain('schema.org/InStock');
  }
  const { ad } = (await site.get(`/api/ad/getAdDetailsByAdId?adId=${adId}`)).json();
  expect(ad.reservedUntil).toBeNull();
});

test('kept three days longer it is reserved as long, and called off it is free at once', async () => {
  const { id } = await agree();
  await act('keepReserved', { offerId: id }, 'asha');
  site.clock.now = new Date(started.getTime() + DAY_MS + HOUR_MS);
  expect((await site.read(page)).text).toContain('Reserved until');
  site.clock.now = started;
  await act('callOff', { offerId: id }, 'bela');
  await expect
    .poll(async () => (await site.read(page)).text, { timeout: 2000, interval: 20 })
    .not.toContain('Reserved until');
});

test('two people and a stranger through a caching proxy: each reads their own, and nothing of an offer stays there', async () => {
  const { id, conversationId } = await act('make', { adId, amount: 351_73, note: 'For a wig.' }, 'bela');
  const proxy = await startCachingProxy(site.ports[0]);
  const door = site.ports.push(proxy.port) - 1;
  const own = [
    '/offers',
    '/offers.data',
    `/offers/${id}`,
    `/offers/${id}.data`,
    `/api/offer/show?offerId=${id}`,
    `/messages/${conversationId}`,
    `/api/message/thread?conversationId=${conversationId}`,
  ];
  const FIGURE = /351\.73|35173/;
  try {
    for (let round = 0; round < 2; round += 1) {
      for (const who of ['asha', 'bela'] as const)
        for (const path of own) {
          const { status, text } = await site.read(path, { cookie: site.people[who].cookie }, door);
          expect([status, FIGURE.test(text)], `${who} ${path}`).toEqual([200, true]);
          const other = who === 'asha' ? 'bela' : 'asha';
          expect(text.includes(site.people[other].token), `${other}'s token for ${who}`).toBe(false);
        }
      const waiting = await Promise.all(
        (['asha', 'bela'] as const).map((who) =>
          site.read('/api/offer/list', { cookie: site.people[who].cookie }, door),
        ),
      );
      expect(waiting.map(({ text }) => FIGURE.test(text))).toEqual([true, false]);
      for (const path of own) {
        const { text } = await site.read(path, {}, door);
        expect(FIGURE.test(text), `a stranger at ${path}`).toBe(false);
      }
    }
    const { text } = await site.read(
      `/api/offer/show?offerId=${id}`,
      { cookie: site.people.asha.cookie },
      door,
    );
    expect(JSON.parse(text).offer).toMatchObject({ role: 'seller', isMine: false });
    // It does store what may be stored, or it would prove nothing.
    const [asset = ''] = /\/assets\/[^"]+\.css/.exec((await site.read(page, {}, door)).text) ?? [];
    for (let time = 0; time < 2; time += 1) expect((await site.read(asset, {}, door)).status).toBe(200);
    expect(proxy.hits.length).toBeGreaterThan(0);
    expect(proxy.hits.filter((key) => /offer|message/.test(key))).toEqual([]);
    expect(proxy.texts().filter((kept) => FIGURE.test(kept))).toEqual([]);
  } finally {
    await proxy.close();
    site.ports.splice(door);
  }
});
