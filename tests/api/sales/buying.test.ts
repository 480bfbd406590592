import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Name } from '#tests/support/people/cast.ts';
import { useSaleSite } from '#tests/support/sales/sales.ts';

const SENT = { postage_home: 8_50, ships_to: 'own-country' } as const;

/** `npm test` builds the pages first. */
describe.runIf(existsSync('build/server/index.js'))('buying at the asking price, without script', () => {
  const site = useSaleSite({ pages: true });
  const read = async (path: string, who?: Name) =>
    (await site.get(path, who)).body.replaceAll('<!-- -->', '');
  /** As its short address leads there. */
  const adPath = async () => String((await site.get(`/ad/${site.adId}`)).headers.location);

  const belaLivesIn = (country: string) =>
    site.db.updateTable('accounts').set({ country }).where('id', '=', site.people.bela.id).execute();

  test('the ad leads to all sums, and these to an offer of exactly the price', async () => {
    await site.startSale(SENT);
    const ad = await adPath();
    expect(await read(ad)).toContain(`href="${ad}/buy"`);
    const page = await read(`${ad}/buy`, 'bela');
    for (const sum of ['£420', '£8.50', '£16.60', '£445.10', 'Offer £420']) expect(page).toContain(sum);

    const sent = await site.postForm(`${ad}/buy`, { intent: 'offer', asking: '420' }, 'bela');
    expect(sent.statusCode).toBe(302);
    expect(sent.headers.location).toMatch(/^\/messages\//);
    const offers = await site.db.selectFrom('offers').select(['amount', 'currency', 'state']).execute();
    expect(offers).toEqual([{ amount: 420_00, currency: 'GBP', state: 'open' }]);
    const again = await site.postForm(`${ad}/buy`, { intent: 'offer', asking: '420' }, 'bela');
    expect(again.body).toContain('There is an open offer on this ad.');
  });

  test('a fixed price that has changed since is refused', async () => {
    await site.startSale({ ...SENT, open_to_offers: false });
    const fixed = await site.postForm(`${await adPath()}/buy`, { intent: 'offer', asking: '400' }, 'bela');
    expect(fixed.statusCode).toBe(422);
    expect(fixed.body).toContain('You can offer the asking price, £420.');
  });

  test('of hair from India what was read in pounds is offered in dollars, also if it has changed', async () => {
    await site.startSale({ country: 'IN', town: 'Pune', price: 450_00 });
    await site.postForm(`${await adPath()}/buy`, { intent: 'offer', asking: '420' }, 'bela');
    const offers = await site.db.selectFrom('offers').select(['amount', 'currency']).execute();
    expect(offers).toEqual([{ amount: 525_00, currency: 'USD' }]);
  });

  test('where it cannot be, one sentence says why: on the ad, and on the page', async () => {
    await site.startSale({ ...SENT, price: 2_600_00 });
    const ad = await adPath();
    for (const page of [await read(ad), await read(`${ad}/buy`, 'bela')]) {
      expect(page).toContain('A protected sale is between £10 and £2,500.');
      expect(page).not.toContain('Buy with protection</a>');
    }
  });

  test('newcomers read their limit before they wait for a yes', async () => {
    await site.startSale({ ...SENT, price: 490_00 });
    expect(await read(`${await adPath()}/buy`, 'bela')).toContain(
      'Until both of you have finished three sales, a sale can be £500 at most.',
    );
  });

  test('is nothing for its own seller, for staff, or while it is kept for somebody', async () => {
    await site.startSale(SENT);
    const ad = await adPath();
    expect(await read(ad, 'asha')).not.toContain(`${ad}/buy`);
    expect((await site.get(`${ad}/buy`, 'asha')).statusCode).toBe(403);
    expect((await site.get(`${ad}/buy`, 'dara')).statusCode).toBe(403);
    await site.agreeOnSale();
    expect(await read(`${ad}/buy`, 'bela')).toContain('You both said yes already.');
  });

  test('a page that is not true any more makes no offer, and says what has changed', async () => {
    await site.startSale(SENT);
    const ad = await adPath();
    await belaLivesIn('DE');
    const sent = await site.postForm(`${ad}/buy`, { intent: 'offer', asking: '420' }, 'bela');
    expect(sent.statusCode).toBe(409);
    expect(sent.body).toContain('Germany');
    expect(await site.db.selectFrom('offers').select('id').execute()).toEqual([]);
    await belaLivesIn('GB');
  });
});
