import { beforeEach, describe, expect, test } from 'vitest';
import { sellToBela } from '#tests/support/ads/sell-to-bela.ts';
import { useTalkingSite } from '#tests/support/moderation/conversations.ts';

const TITLE = '28 in straight black Indian hair, 160 g';
const site = useTalkingSite({ plans: { asha: 4, bela: 5 } });
const { sell, rate, mine, ofAsha, news, putLive, letDaysPass } = sellToBela(site);

const start = new Date();
beforeEach(() => void (site.clock.now = start));

describe('a sale', () => {
  test('to somebody is told to both, who can rate each other', async () => {
    const { saleId } = await sell();
    expect((await mine('bela')).toWrite).toMatchObject([
      { saleId, other: 'asha', side: 'buyer', title: TITLE },
    ]);
    expect((await mine('asha')).toWrite).toMatchObject([{ saleId, other: 'bela', side: 'seller' }]);
    expect(await news('bela')).toEqual([`You can rate asha: ${TITLE}`]);
    expect(await news('asha')).toEqual([`You can rate bela: ${TITLE}`]);
    const mails = (await site.mails()).filter(({ subject }) => subject.startsWith('How was it with'));
    expect(mails.map(({ to_address }) => to_address)).toEqual(['asha@example.com', 'bela@example.com']);
    expect(mails[1]?.text).toContain(`/ratings/${saleId}`);
  });

  test('to nobody in particular can be rated by nobody', async () => {
    await site.ask();
    const { version } = await site.readAdRow(site.adId);
    await site.post('/api/seller/updateAsSold', { adId: site.adId, version }, 'asha');
    expect([(await mine('asha')).toWrite, (await mine('bela')).toWrite]).toEqual([[], []]);
    expect((await rate(site.adId, 'bela')).statusCode).toBe(404);
  });

  test('is undone with the ad that is for sale again, with all that was told of it', async () => {
    const { saleId } = await sell();
    expect((await putLive()).statusCode).toBe(200);
    expect((await mine('bela')).toWrite).toEqual([]);
    expect([await news('asha'), await news('bela')]).toEqual([[], []]);
    expect((await rate(saleId, 'bela')).statusCode).toBe(404);
  });

  test('stays on record once it was rated, also when it is sold to the same person again', async () => {
    const { saleId, conversationId } = await sell();
    await rate(saleId, 'bela');
    expect((await putLive()).statusCode).toBe(200);
    expect((await mine('asha')).toWrite).toMatchObject([{ saleId }]);
    const { version } = await site.readAdRow(site.adId);
    const again = { adId: site.adId, version, conversationId };
    expect((await site.post('/api/seller/updateAsSold', again, 'asha')).statusCode).toBe(200);
    expect((await mine('bela')).toWrite).toEqual([]);
    expect(await site.db.selectFrom('sales').selectAll().execute()).toHaveLength(1);
  });

  test('that is undone while somebody rates it: one of the two wins, and nothing breaks', async () => {
    const { saleId } = await sell();
    const [rated, undone] = await Promise.all([rate(saleId, 'bela'), putLive()]);
    expect(undone.statusCode).toBe(200);
    const left = await site.db.selectFrom('sales').selectAll().execute();
    expect([rated.statusCode, left.length]).toEqual(rated.statusCode === 200 ? [200, 1] : [404, 0]);
  });
});

describe('who rates', () => {
  test('each side once; when both have, both read it', async () => {
    const { saleId } = await sell();
    const first = await rate(saleId, 'bela', { sentence: 'Just as in the photos.' });
    expect(first.json()).toMatchObject({ success: 1, isSealed: true });
    expect((await mine('bela')).written).toMatchObject([{ state: 'sealed', about: 'asha', asDescribed: 5 }]);
    expect((await mine('asha')).about).toEqual([]);
    expect(await ofAsha()).toMatchObject({ rating: null, items: [] });

    const second = await rate(saleId, 'asha', { kind: 3, sentence: 'Paid the same day.' });
    expect(second.json()).toMatchObject({ success: 1, isSealed: false });
    expect((await mine('asha')).about).toMatchObject([
      { by: 'bela', sentence: 'Just as in the photos.', kind: 4 },
    ]);
    expect((await mine('bela')).about).toMatchObject([
      { by: 'asha', sentence: 'Paid the same day.', kind: 3 },
    ]);
    // 14 of 15 is 4.66…: shown as 4.6, and the buyer's marks are not the seller's.
    expect(await ofAsha()).toMatchObject({ rating: { mean: 4.6, count: 1 }, items: [{ by: 'bela' }] });
    expect(await news('asha')).toContain(`You and bela can read each other’s ratings: ${TITLE}`);
    const mails = (await site.mails()).filter(({ subject }) => subject.startsWith('You can read what'));
    expect(mails.map(({ to_address }) => to_address)).toEqual(['asha@example.com', 'bela@example.com']);
    expect(mails.map(({ text }) => text).join()).not.toMatch(/Just as in the photos|Paid the same day/);
  });

  test('twice is refused; twice at once one of them; the same key gives the same answer', async () => {
    const { saleId } = await sell();
    const key = { 'idempotency-key': 'bela-rates-once' };
    const [one, same] = [await rate(saleId, 'bela', {}, key), await rate(saleId, 'bela', {}, key)];
    expect([one.statusCode, same.statusCode, same.json()]).toEqual([200, 200, one.json()]);
    expect((await rate(saleId, 'bela')).statusCode).toBe(409);
    const both = await Promise.all([rate(saleId, 'asha'), rate(saleId, 'asha')]);
    expect(both.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(['200', '409']);
    expect(await site.db.selectFrom('ratings').selectAll().execute()).toHaveLength(2);
  });

  test('both at the same moment: both are read, and each is told once', async () => {
    const { saleId } = await sell();
    const answers = await Promise.all([rate(saleId, 'asha'), rate(saleId, 'bela')]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect([(await mine('asha')).about.length, (await mine('bela')).about.length]).toEqual([1, 1]);
    const mails = (await site.mails()).filter(({ subject }) => subject.startsWith('You can read what'));
    expect(mails).toHaveLength(2);
  });

  test('nobody else, no visitor, no staff', async () => {
    const { saleId } = await sell();
    expect((await site.post('/api/rating/write', { saleId }, undefined)).statusCode).toBe(401);
    expect((await rate(saleId, 'dara')).statusCode).toBe(403);
    await site.db.updateTable('sales').set({ buyer_id: site.people.cleo.id }).execute();
    expect((await rate(saleId, 'bela')).statusCode).toBe(404);
    expect((await rate(saleId, 'asha')).statusCode).toBe(200);
  });

  test('within sixty days', async () => {
    const { saleId } = await sell();
    await letDaysPass(60);
    expect((await mine('bela')).toWrite).toHaveLength(1);
    expect((await rate(saleId, 'bela')).statusCode).toBe(200);
    await letDaysPass(0.001);
    expect((await mine('asha')).toWrite).toEqual([]);
    expect((await rate(saleId, 'asha')).statusCode).toBe(409);
  });

  test.each([
    ['Write to me at bela@example.com for the next one.', 'contact details'],
    ['Next time we use gift cards, I will pay you with gift cards.', 'cannot be got back'],
    ['<b>Lovely</b> hair.', 'HTML'],
  ])('not with these words: %s', async (sentence, why) => {
    const { saleId } = await sell();
    const answer = await rate(saleId, 'bela', { sentence });
    expect([answer.statusCode, String(answer.json().fields.sentence)]).toEqual([
      422,
      expect.stringContaining(why),
    ]);
    expect((await mine('bela')).written).toEqual([]);
  });

  test('the database itself takes no rating by or about a third person', async () => {
    const { saleId } = await sell();
    const { asha, bela, dara } = site.people;
    const put = (by_id: string, about_id: string, about_seller: boolean) =>
      site.db
        .insertInto('ratings')
        .values({
          sale_id: saleId,
          by_id,
          about_id,
          about_seller,
          as_described: 1,
          kind: 1,
          quick: 1,
          written_at: start,
        })
        .execute();
    for (const [by, about, isSeller] of [
      [dara.id, asha.id, true],
      [bela.id, dara.id, true],
      [bela.id, asha.id, false],
      [asha.id, asha.id, true],
    ] as const)
      await expect(put(by, about, isSeller)).rejects.toThrow('by one and about the other');
  });
});
