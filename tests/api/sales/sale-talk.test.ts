import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { useSaleSite } from '#tests/support/sales/sales.ts';

/** `npm test` builds the pages first. */
describe.runIf(existsSync('build/server/index.js'))('the light in a conversation, without script', () => {
  const site = useSaleSite({ pages: true });
  const page = async (path: string, who: 'asha' | 'bela' = 'asha') =>
    (await site.get(path, who)).body.replaceAll('<!-- -->', '');
  const talkPath = async () => {
    const { id } = await site.db
      .selectFrom('conversations')
      .select('id')
      .where('ad_id', '=', site.adId)
      .executeTakeFirstOrThrow();
    return `/messages/${id}`;
  };
  const adPath = async () => String((await site.get(`/ad/${site.adId}`)).headers.location);
  const makeOffer = async (amount = 420_00) => {
    const { id } = (await site.make(amount)).json().offer;
    return id as string;
  };
  const terms = { postage: '8.50', shipDays: '4', leastGrams: '150', leastLength: '10 in' };

  test('is red for ever where nothing was agreed, and says what counts instead', async () => {
    await makeOffer();
    const talk = await page(await talkPath());
    expect(talk).toContain('DO NOT CUT YET');
    expect(talk).toContain('This light turns green only in a protected sale.');
    expect(talk).toContain('What counts as received?');
  });

  test('inside India it says why, and what to look at instead', async () => {
    await site.startSale({ country: 'IN' });
    await makeOffer();
    await site.db
      .updateTable('accounts')
      .set({ country: 'IN' })
      .where('id', '=', site.people.bela.id)
      .execute();
    const talk = await page(await talkPath());
    await site.db
      .updateTable('accounts')
      .set({ country: 'GB' })
      .where('id', '=', site.people.bela.id)
      .execute();
    expect(talk).toContain('UPI counts when your bank shows it.');
  });

  test('a yes reads what is promised from the form, and shows before it who pays what', async () => {
    const offerId = await makeOffer();
    const talk = await talkPath();
    const asked = await page(talk);
    expect(asked).toContain('You get about');
    const refused = await site.postForm(
      talk,
      { intent: 'accept', offerId, amount: '42000', ...terms, leastGrams: '5000' },
      'asha',
    );
    expect(refused.statusCode).toBe(422);
    expect(refused.body).toContain('the ad says no more');
    for (const [typed, problem] of [
      ['long', 'Write a length, like 26 in or 66 cm.'],
      ['90 in', 'Promise no more length than the ad says.'],
    ] as const) {
      const wish = { intent: 'accept', offerId, amount: '42000', ...terms, leastLength: typed };
      expect((await site.postForm(talk, wish, 'asha')).body).toContain(problem);
    }
    const yes = await site.postForm(talk, { intent: 'accept', offerId, amount: '42000', ...terms }, 'asha');
    expect(yes.statusCode).toBe(303);
    const sale = await site.db.selectFrom('sale_terms').selectAll().executeTakeFirstOrThrow();
    expect(sale).toMatchObject({ postage: 8_50, postage_by: 'buyer', ship_days: 4, least_grams: 150 });
    expect(sale.least_length_mm).toBe(254);
    for (const who of ['asha', 'bela'] as const)
      expect(await page(talk, who)).toContain(`href="/sales/${sale.sale_id}"`);
    for (const path of ['/seller/seller-profile', await adPath()]) {
      const own = await page(path);
      expect(own).toContain(`href="/sales/${sale.sale_id}"`);
      expect(own).toContain('Do not cut yet');
    }
  });

  test('more than a newcomer may sell for is refused with its reason', async () => {
    const offerId = await makeOffer();
    const refused = await site.postForm(
      await talkPath(),
      { intent: 'accept', offerId, amount: '42000', ...terms, postage: '79' },
      'asha',
    );
    expect(refused.statusCode).toBe(422);
    expect(refused.body).toContain('Until you have finished three sales, a sale can be £500 at most.');
  });

  test('turns green with the sale, and red with it', async () => {
    await site.green();
    const talk = await talkPath();
    const seen = await page(talk);
    expect(seen).toContain('SAFE TO CUT');
    // Nothing is done beside the sale that would only be refused.
    for (const act of ['Mark as sold', 'Call it off']) expect(seen).not.toContain(act);
    for (const who of ['asha', 'bela'] as const) {
      const offers = await page('/offers', who);
      expect(offers).toContain(`href="/sales/${site.saleId}">Open the protected sale<`);
      for (const act of ['Keep it 3 more days', 'Call it off', 'Reserved until'])
        expect(offers.includes(act), act).toBe(false);
    }
    for (const step of ['You both said yes.', 'Paid. PayPal holds the money.'])
      expect(await page(talk, 'bela')).toContain(step);
    for (const path of ['/seller/seller-profile', await adPath()]) {
      expect(await page(path)).toContain('Look at the light of this sale');
      // What may be old is never green: that comes by script, with an answer of a moment ago.
      expect(await page(path)).not.toContain('Safe to cut');
    }
    site.wait(16 * 60_000);
    expect(await page(talk)).toContain('DO NOT CUT YET');
    expect((await site.get(talk, 'asha')).headers['cache-control']).toContain('no-store');
  });

  test('to pay past the sale is explained to the other, and with the name of an app held; inside India it is not', async () => {
    await makeOffer();
    const [, , conversationId = ''] = (await talkPath()).split('/');
    const write = async (message: string) => {
      const answer = await site.post('/api/message/send', { conversationId, message }, 'asha');
      return answer.json().screening as string;
    };
    const [past, app] = [
      'We can do it without protection and save the fee.',
      'Just pay me by UPI instead, please.',
    ];
    expect([await write(past), await write(app)]).toEqual(['masked', 'held']);
    await site.db.updateTable('ads').set({ country: 'IN', version: 2 }).where('id', '=', site.adId).execute();
    await site.db
      .updateTable('accounts')
      .set({ country: 'IN' })
      .where('id', '=', site.people.bela.id)
      .execute();
    const inside = [await write(past), await write(app)];
    await site.db
      .updateTable('accounts')
      .set({ country: 'GB' })
      .where('id', '=', site.people.bela.id)
      .execute();
    expect(inside).toEqual(['delivered', 'delivered']);
  });
});
