import { expect, test } from 'vitest';
import { insertAd } from '#tests/support/ads/some-ads.ts';
import { useOfferSite } from '#tests/support/offers/offers.ts';
import { listOffersOfConversation } from '#market/agreements/agreement-store.ts';

const site = useOfferSite({ pages: true });

const rowsIn = (html: string) => html.match(/class="offer-row"/g)?.length ?? 0;
const moreIn = (html: string) =>
  html.match(/href="(\/offers\?list=[^"]+)"/)?.[1]?.replaceAll('&amp;', '&') ?? null;

test('a list that is longer than its part leads on to all of it, page by page', async () => {
  for (let count = 0; count < 26; count += 1) {
    const adId = await insertAd(site.db, site.people.asha.id, site.clock.now, { open_to_offers: true });
    const { offer } = (await site.act('make', { adId, amount: 400_00 }, 'bela')).json();
    await site.act('withdraw', { offerId: offer.id }, 'bela');
  }
  const all = (await site.get('/offers', 'bela')).body;
  expect(rowsIn(all)).toBe(6);
  const ended = moreIn(all);
  expect(ended).toBe('/offers?list=ended');
  const first = (await site.get(ended ?? '', 'bela')).body;
  expect([rowsIn(first), first.includes('<a href="/offers">All offers</a>')]).toEqual([24, true]);
  const second = (await site.get(moreIn(first) ?? '', 'bela')).body;
  expect([rowsIn(second), moreIn(second)]).toEqual([2, null]);
});

test('a buyer reads how many more offers an ad takes from them, and where to make one', async () => {
  const { id, conversationId } = await site.open();
  await site.act('decline', { offerId: id }, 'asha');
  const pages = [`/messages/${conversationId}`, `/offers/${id}`];
  const again = `href="/messages/new?ad=${site.adId}&amp;offer="`;
  for (const page of pages) {
    const { body } = await site.get(page, 'bela');
    expect(body).toContain('You can make 2 more offers on this ad.');
    expect(body).toContain(again);
    // Her seller counts nothing.
    expect((await site.get(page, 'asha')).body).not.toMatch(/more offers on this ad|Offer again/);
  }
  expect((await site.get(`/messages/new?ad=${site.adId}&offer=340`, 'bela')).body).toMatch(
    /name="amount"[^>]*value="340"/,
  );
  for (let count = 0; count < 2; count += 1) {
    const next = await site.open(360_00 + count);
    await site.act('decline', { offerId: next.id }, 'asha');
  }
  const used = (await site.get(pages[0] ?? '', 'bela')).body;
  expect(used).toContain('You have made three offers on this ad');
  expect(used).not.toContain(again);
});

test('a conversation reads its own offers, and not those that its reader made elsewhere', async () => {
  const { id, conversationId } = await site.open();
  const adId = await insertAd(site.db, site.people.asha.id, site.clock.now, { open_to_offers: true });
  const other = (await site.act('make', { adId, amount: 400_00 }, 'bela')).json().offer;
  const read = async (talk: string) =>
    (
      await listOffersOfConversation(site.db, {
        conversationId: talk,
        reader: site.people.bela.id,
        now: site.clock.now,
      })
    ).map((offer) => offer.id);
  expect(await read(conversationId)).toEqual([id]);
  expect(await read(other.conversationId)).toEqual([other.id]);
});

test('what is kept for somebody else, or not on sale, is offered for by nobody', async () => {
  const { id } = await site.open();
  await site.act('withdraw', { offerId: id }, 'bela');
  const cora = await site.other();
  const { offer } = (await cora.make(400_00)).json();
  await site.act('accept', { offerId: offer.id, amount: 400_00 }, 'asha');
  expect((await site.get(`/offers/${id}`, 'bela')).body).not.toContain('Offer again');
  await site.act('callOff', { offerId: offer.id }, 'asha');
  expect((await site.get(`/offers/${id}`, 'bela')).body).toContain('Offer again');
  await site.step('pause');
  expect((await site.get(`/offers/${id}`, 'bela')).body).not.toContain('Offer again');
});
