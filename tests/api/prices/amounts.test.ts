import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatMoney } from '#rules/money/money.ts';
import { UNREADABLE_AMOUNT } from '#rules/numbers/read-number.ts';
import { openForms, saidIn } from '#tests/support/ads/amount-forms.ts';
import { AMOUNT_SENTENCE } from '#rules/money/offered-amount.ts';
import { useTalkingSite } from '#tests/support/moderation/conversations.ts';
import { postAd } from '#tests/support/ads/posting.ts';

const site = useTalkingSite({ pages: true, plans: { asha: 4, bela: 5 } });
const forms = openForms(site);

describe('a decimal comma is a decimal comma', () => {
  test('in the price and in the lowest offer', async () => {
    const ad = await forms.draft();
    const answer = await forms.sendPrice(ad, { price: '42,50', openToOffers: 'yes', offerFloor: '38,5' });
    expect(answer.statusCode).toBe(303);
    expect(await forms.kept(ad.id)).toMatchObject({ price: 42_50, offerFloor: 38_50 });
    const check = (await site.get(`/post-an-ad/check?draft=${ad.id}`, 'asha')).body;
    expect(check).toContain('€42.50, open to offers from €38.50');
    const again = (await site.get(`/post-an-ad/price?draft=${ad.id}`, 'asha')).body;
    expect([saidIn(again, 'price'), saidIn(again, 'offerFloor')]).toEqual(['€42.50', '€38.50']);
  });

  test('in an offer', async () => {
    const { url } = (await site.get(`/api/ad/getAdDetailsByAdId?adId=${site.adId}`)).json().ad;
    const answer = await forms.send(url, { intent: 'offer', amount: '380,50' }, 'bela');
    expect(answer.statusCode).toBe(302);
    const { messages } = await site.thread(String(answer.headers.location).split('/').at(-1) ?? '', 'bela');
    expect(messages[0].offer).toEqual({ amount: 380_50, currency: 'GBP' });
  });

  test('in the filters, where it is said back beside the field', async () => {
    const query = 'minPrice=1.200%2C50&maxPricePerGram=1%2C20&minWeight=1.200&minLength=28%2C5&currency=EUR';
    const page = (await site.get(`/all-ads?${query}`)).body;
    expect(
      ['minPrice', 'maxPricePerGram', 'minWeight', 'minLength'].map((name) => saidIn(page, name)),
    ).toEqual(['€1,200.50', '€1.20 per gram', '1,200 g', '28.5 in']);
    expect(saidIn(page, 'maxPrice')).toBeUndefined();
  });

  test('in the words of a search', async () => {
    const page = (await site.get(`/all-ads?q=${encodeURIComponent('black under 1,20 € per gram')}`)).body;
    expect(saidIn(page, 'maxPricePerGram')).toBe('€1.20 per gram');
  });

  test('in what it was sold for', async () => {
    const { ad } = (await postAd(site)).json();
    await forms.send('/seller/seller-profile?index', {
      intent: 'move',
      adId: ad.id,
      version: String(ad.version),
      event: 'mark-sold',
      soldPrice: '380,50',
    });
    expect(await forms.kept(ad.id)).toMatchObject({ status: 'sold', soldPrice: 380_50 });
  });

  test('in the calculator, and the way from it to an ad keeps the measures', async () => {
    const page = (await site.get('/hair-price-calculator?length=71%2C5&lengthUnit=cm&weight=1%20200', 'asha'))
      .body;
    expect(page).toContain('= 28 in');
    expect(page).toContain('length=715mm');
    expect(page).toContain('weight=1200');
  });

  test('in a rate that staff set', async () => {
    const rate = (perUsd: string) =>
      forms.send(
        '/super-admin-user/rates',
        { currency: 'INR', perUsd, date: '2026-11-01', reason: 'the bank' },
        'dara',
      );
    expect((await rate('84,5')).statusCode).toBe(303);
    expect((await rate('84.512')).body).toContain('The highest rate is 1,000');
    const { body } = await site.get('/super-admin-user/rates', 'dara');
    expect(body).toContain('84.5');
  });
});

describe('what cannot be read is refused with a sentence, and nothing of it is kept', () => {
  test.each(['1.2.3', '12,345,67', '0,125', '-5', '1e3', 'Infinity', 'much'])('price %s', async (price) => {
    const ad = await forms.draft();
    const answer = await forms.sendPrice(ad, { price });
    expect([answer.statusCode, answer.body.includes(UNREADABLE_AMOUNT)]).toEqual([422, true]);
    expect((await forms.kept(ad.id)).price).toBe(42_000);
  });

  test('offer', async () => {
    const { url } = (await site.get(`/api/ad/getAdDetailsByAdId?adId=${site.adId}`)).json().ad;
    const answer = await forms.send(url, { intent: 'offer', amount: '1.2.3' }, 'bela');
    expect([answer.statusCode, answer.body.includes(AMOUNT_SENTENCE)]).toEqual([422, true]);
    expect(await site.db.selectFrom('messages').select('id').execute()).toEqual([]);
  });

  test('filter', async () => {
    const { body } = await site.get('/all-ads?minPrice=1.2.3');
    expect(body).toContain('We ignored what we could not understand: price from “1.2.3”.');
  });
});

test('what is said back is what is stored', async () => {
  const ad = await forms.draft();
  const whole = (max: number) => fc.integer({ min: 1, max }).map(String);
  const amount = fc.oneof(
    fc.tuple(whole(19), fc.constantFrom(',000', '.000', ' 000,05')),
    fc.tuple(whole(19_999), fc.constantFrom('', '.', ',', ' ', '.5', ',5', '.50', ',05', ' €')),
  );
  await fc.assert(
    fc.asyncProperty(amount, async ([digits, end]) => {
      const { version } = await forms.kept(ad.id);
      // The country makes no sense, so that the form comes back; everything else in it is saved.
      const page = await forms.sendPrice({ id: ad.id, version }, { price: digits + end, country: 'XX' });
      const said = saidIn(page.body, 'price');
      const stored = await forms.kept(ad.id);
      if (page.body.includes(UNREADABLE_AMOUNT)) return;
      expect(said).toBe(formatMoney({ amount: stored.price ?? 0, currency: stored.currency }));
    }),
    { numRuns: 30 },
  );
});
