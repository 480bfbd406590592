import { describe, expect, test } from 'vitest';
import { insertAd } from '#tests/support/ads/some-ads.ts';
import { said, useOfferSite } from '#tests/support/offers/offers.ts';
import { DAY_MS, HOUR_MS } from '#rules/time.ts';

const site = useOfferSite();

/** The day of a moment, by the clock of whoever reads it: all of the cast live in India. */
const day = (moment: Date) =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'Asia/Kolkata' }).format(
    moment,
  );
const after = (ms: number) => new Date(site.clock.now.getTime() + ms);

describe('how many (rules 6 and 7)', () => {
  test('without a plan none', async () => {
    await site.db.deleteFrom('subscriptions').where('account_id', '=', site.people.bela.id).execute();
    expect(said(await site.make(400_00))).toBe('402 Choose a plan first; there is a free one.');
    await site.plan('bela', 6);
  });
  test('five a day, and five at once, by the free plan', async () => {
    await site.db.deleteFrom('subscriptions').where('account_id', '=', site.people.bela.id).execute();
    await site.plan('bela', 5);
    const ads: string[] = [];
    for (let count = 0; count < 6; count += 1)
      ads.push(await insertAd(site.db, site.people.asha.id, site.clock.now, { open_to_offers: true }));
    const offer = (index: number) => site.act('make', { adId: ads[index], amount: 400_00 }, 'bela');
    for (let count = 0; count < 5; count += 1) expect((await offer(count)).statusCode).toBe(200);
    const sixth = await offer(5);
    expect(said(sixth)).toBe('429 Your plan allows 5 offers a day.');
    expect(sixth.headers['retry-after']).toBe(String(24 * 3600));
    site.wait(DAY_MS);
    expect(said(await offer(5))).toBe('429 You have 5 open offers. Wait for an answer or take one back.');
    const [first] = await site.rows();
    await site.act('withdraw', { offerId: first?.id }, 'bela');
    expect((await offer(5)).statusCode).toBe(200);
    await site.db.deleteFrom('subscriptions').where('account_id', '=', site.people.bela.id).execute();
    site.clock.now = site.started;
    await site.plan('bela', 6);
  });
  test('three on an ad in thirty days: withdrawn and too low count, lapsed does not', async () => {
    await site.start({ offer_floor: 300_00 });
    const first = day(after(30 * DAY_MS));
    const { id } = await site.open();
    await site.act('withdraw', { offerId: id }, 'bela');
    expect((await site.make(290_00)).statusCode).toBe(422);
    const { id: third } = await site.open(360_00);
    await site.act('decline', { offerId: third }, 'asha');
    expect(said(await site.make(370_00))).toBe(
      `429 You have made 3 offers on this ad. The next one is possible from ${first}.`,
    );
    await site.db.updateTable('offers').set({ ended_why: 'ad-changed' }).where('id', '=', third).execute();
    site.wait(30 * DAY_MS);
    expect((await site.make(370_00)).statusCode).toBe(200);
  });
  test('after two that were not paid, one at a time', async () => {
    for (let count = 0; count < 2; count += 1) {
      await site.agree(350_00 + count);
      site.wait(25 * HOUR_MS);
    }
    await site.job();
    const until = day(after(60 * DAY_MS - 26 * HOUR_MS));
    const other = await insertAd(site.db, site.people.asha.id, site.clock.now, { open_to_offers: true });
    expect((await site.make(360_00)).statusCode).toBe(200);
    expect(said(await site.act('make', { adId: other, amount: 400_00 }, 'bela'))).toBe(
      `429 Two agreed sales were not paid. Until ${until} you can have one open offer.`,
    );
  });
});

describe('whose doing an agreement was that came to nothing (rule 7)', () => {
  /** What a second open offer is answered, after two agreements that ended so. */
  async function second() {
    const other = await insertAd(site.db, site.people.asha.id, site.clock.now, { open_to_offers: true });
    expect((await site.make(360_00)).statusCode).toBe(200);
    return (await site.act('make', { adId: other, amount: 400_00 }, 'bela')).statusCode;
  }
  test.each([
    ['asha', 200],
    ['bela', 429],
  ] as const)('called off by %s twice', async (who, status) => {
    for (let count = 0; count < 2; count += 1) {
      const { id } = await site.agree(350_00 + count);
      await site.act('callOff', { offerId: id }, who);
    }
    expect(await second()).toBe(status);
  });
  test.each([
    ['a moment less than', 1, 429],
    ['just', 0, 200],
  ])('counts for sixty days: %s as long ago', async (_, ms, status) => {
    for (let count = 0; count < 2; count += 1) {
      const { id } = await site.agree(350_00 + count);
      await site.act('callOff', { offerId: id }, 'bela');
    }
    await site.db
      .updateTable('offers')
      .set({ created_at: after(-61 * DAY_MS), ended_at: after(ms - 60 * DAY_MS) })
      .execute();
    expect(await second()).toBe(status);
  });
});
