import { describe, expect, test } from 'vitest';
import { HOUR_MS } from '#rules/time.ts';
import { said } from '#tests/support/offers/offers.ts';
import { useSaleSite } from '#tests/support/sales/sales.ts';
import { doJob } from '#tests/support/site/do-job.ts';

const site = useSaleSite();

/** Green, with the code word shown. */
async function preparing() {
  await site.green();
  return site.must('codeWord', 'asha');
}
const problems = (answer: { json: () => { fields?: object } }) => answer.json().fields;

describe('who is not part of it', () => {
  test('somebody else’s sale equals no sale, byte for byte; staff look on and do not act', async () => {
    await site.agreeOnSale();
    const cora = await site.other();
    const none = '00000000-0000-7000-8000-000000000000';
    const others = await cora.post('/api/sale/withdraw', { saleId: site.saleId, version: 1 });
    const nobodys = await cora.post('/api/sale/withdraw', { saleId: none, version: 1 });
    expect([others.statusCode, others.body]).toEqual([nobodys.statusCode, nobodys.body]);
    expect(said(others)).toBe('404 There is no such sale.');
    expect(said(await site.step('withdraw', 'dara'))).toBe('403 You may not act as the buyer of this sale.');
    expect(said(await site.step('codeWord', 'bela'))).toBe('403 You may not act as the seller of this sale.');
    expect((await site.get(`/api/sale/show?saleId=${site.saleId}`)).statusCode).toBe(401);
  });

  test('a stale version and a step that is not due are told how the sale stands', async () => {
    await site.agreeOnSale();
    const stale = await site.post('/api/sale/withdraw', { saleId: site.saleId, version: 7 }, 'bela');
    expect(said(stale)).toBe('409 This sale has changed. Look again.');
    expect(stale.json().current).toEqual({ status: 'agreed', version: 1 });
    expect(said(await site.step('arrived', 'bela'))).toBe(
      '409 This sale is agreed on and not paid yet. This cannot be done now.',
    );
  });
});

describe('the yes', () => {
  test.each([
    ['postage paid by the buyer is some', { postage: 0, postageBy: 'buyer' }, 'postage'],
    ['postage has a limit', { postage: 80_01 }, 'postage'],
    ['days to post: one is too few', { shipDays: 1 }, 'shipDays'],
    ['days to post: six are too many', { shipDays: 6 }, 'shipDays'],
    ['nobody promises more grams than the ad says', { leastGrams: 161 }, 'leastGrams'],
    ['nor more length', { leastLength: 712 }, 'leastLength'],
  ])('%s', async (_what, terms, field) => {
    const { id } = (await site.make(420_00)).json().offer;
    const body = { offerId: id, amount: 420_00, postage: 8_50, postageBy: 'buyer', ...terms };
    const answer = await site.act('accept', body, 'asha');
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(problems(answer) ?? {})).toContain(field);
    expect((await site.show('asha')) ?? null).toBeNull();
  });

  test('newcomers sell for £500 at most', async () => {
    await site.startSale({ price: 600_00 });
    const { id } = (await site.make(500_00)).json().offer;
    const answer = await site.act('accept', { offerId: id, amount: 500_00 }, 'asha');
    expect(problems(answer)).toEqual({
      price: ['Until you have finished three sales, a sale can be £500 at most.'],
    });
  });

  test('what the seller does not say is as the ad has it', async () => {
    await site.agreeOnSale({ postage: undefined, postageBy: undefined, shipDays: undefined });
    expect((await site.show()).terms).toMatchObject({
      leastGrams: 155,
      leastLength: 686,
      shipDays: 5,
      postageBy: 'seller',
    });
  });

  test('inside India there is no protected sale: the agreement is the plain one', async () => {
    await site.startSale({ country: 'IN' });
    await site.db
      .updateTable('accounts')
      .set({ country: 'IN' })
      .where('id', '=', site.people.bela.id)
      .execute();
    const plain = { postage: undefined, postageBy: undefined, shipDays: undefined };
    expect((await site.agreeOnSale(plain)).saleId).toBe('');
    await site.db
      .updateTable('accounts')
      .set({ country: 'GB' })
      .where('id', '=', site.people.bela.id)
      .execute();
  });

  test('either side changes their mind with one tap, and the hair is on sale again', async () => {
    await site.agreeOnSale();
    expect(await site.must('withdraw', 'asha', { reason: 'I keep it.' })).toMatchObject({
      state: 'withdrawn',
    });
    expect((await site.reserved()).reserved_until).toBeNull();
    await site.agreeOnSale();
    expect(await site.must('withdraw', 'bela')).toMatchObject({
      state: 'withdrawn',
      endReason: 'called-off',
    });
  });
});

describe('an ad that somebody has paid for', () => {
  test('is not paused, sold or deleted by its owner, who cannot leave either', async () => {
    await site.paid();
    const refused = '409 Somebody is paying or has paid for this hair.';
    const steps = ['pause', 'updateAsDelete', 'updateAsSold'] as const;
    for (const name of steps) expect(said(await site.adStep(name)), name).toBe(refused);
    const { offer_id: offerId } = await site.row();
    expect(said(await site.post('/api/offer/callOff', { offerId }, 'asha'))).toBe(
      '409 This is a protected sale. End it there.',
    );
    const leaving = await site.post(
      '/api/super-admin-user/deleteUserAccount',
      { userId: site.people.asha.id, message: 'As you asked us to.', reason: 'Asked by e-mail.' },
      'dara',
    );
    expect(said(leaving)).toMatch(
      /^409 You have a sale that is not over\. You can leave from .* at the latest\.$/,
    );
    expect(await site.readAdRow(site.adId)).toMatchObject({ status: 'live' });
  });
});

describe('proof', () => {
  test.each([
    ['one photo', ['tape'], 'Send two photos: beside a tape, and on a scale.'],
    ['no scale', ['tape', 'other'], 'A photo on a scale, with the paper, is missing.'],
    ['no tape', ['scale', 'other'], 'A photo beside a tape, with the paper, is missing.'],
  ])('%s is not enough', async (_what, kinds, sentence) => {
    await preparing();
    const photos = await Promise.all(kinds.map(async (kind) => ({ id: await site.photo(), kind })));
    const answer = await site.step('prove', 'asha', { grams: 164, length: 711, photos });
    expect(problems(answer)).toEqual({ photos: [sentence] });
    expect(await site.show()).toMatchObject({ state: 'preparing', proof: null });
  });

  test('photos are new and one’s own; grams are read as people write them', async () => {
    await preparing();
    const two = async (first: string) => [
      { id: first, kind: 'tape' },
      { id: await site.photo(), kind: 'scale' },
    ];
    const belas = await site.step('prove', 'asha', {
      grams: 164,
      length: 711,
      photos: await two(await site.photo('bela')),
    });
    expect(problems(belas)).toEqual({
      photos: ['One of the photos is not there any more, or is not yours. Add it again.'],
    });
    for (const grams of [4, 2001])
      expect(problems(await site.step('prove', 'asha', { grams, length: 711, photos: [] }))).toEqual({
        grams: ['Write the grams, 5 to 2,000.'],
      });
    expect(await site.prove({ grams: '164 g' })).toMatchObject({
      proof: { grams: 164, isBelowLeast: false },
    });
    expect(said(await site.step('stop', 'bela'))).toBe('409 It is as promised. Look at it when it comes.');
  });

  test('less than promised: the buyer stops it, and has all of it back', async () => {
    await preparing();
    expect(await site.prove({ grams: 120 })).toMatchObject({ proof: { isBelowLeast: true } });
    await site.must('stop', 'bela');
    await site.moneyWork();
    expect(await site.show('bela')).toMatchObject({ state: 'refunded', endReason: 'less-than-promised' });
    expect(await site.books()).toMatchObject({ payer: 0, held: 0 });
    expect(await site.readAdRow(site.adId)).toMatchObject({ status: 'paused', cut_state: 'cut', grams: 120 });
  });

  test('or takes some money back: our fee is that of what it was sold for', async () => {
    await preparing();
    await site.prove({ grams: 120 });
    expect(problems(await site.step('offerPart', 'asha', { amount: 420_00 }))).toEqual({
      amount: ['Less than the whole price. To give all of it back, cancel the sale.'],
    });
    await site.must('offerPart', 'asha', { amount: 100_00 });
    expect(await site.show('bela')).toMatchObject({ partOffer: { amount: 100_00 } });
    await site.must('takePart', 'bela');
    await site.moneyWork();
    // 16.60 for £420, 13.60 for £320: three pounds more go back.
    expect(await site.books()).toEqual({ payer: -342_10, held: 342_10 });
    await site.ship();
    await site.must('acceptHair', 'bela');
    await site.moneyWork();
    expect(await site.books()).toEqual({
      payer: -342_10,
      held: 0,
      seller: 315_29,
      house: 13_60,
      provider: 13_21,
    });
    expect(await site.providersBooks()).toEqual(await site.books());
    expect(await site.readAdRow(site.adId)).toMatchObject({ status: 'sold', sold_price: 320_00 });
  });
});

describe('posting', () => {
  test.each([
    ['AB473124828GB', 'Check the number: one digit is wrong.'],
    ['1Z999AA10123456784', 'This is not a number of Royal Mail.'],
  ])('%s: %s', async (number, sentence) => {
    await preparing();
    await site.prove();
    const answer = await site.step('ship', 'asha', { carrier: 'royal-mail', number });
    expect(problems(answer)).toEqual({ number: [sentence] });
  });

  test('after its time is refused with what happens to the money', async () => {
    await preparing();
    const { deadlines } = await site.prove();
    site.wait(Date.parse(deadlines.shipBy ?? '') - site.clock.now.getTime());
    const post = async () =>
      said(await site.step('ship', 'asha', { carrier: 'royal-mail', number: 'AB473124829GB' }));
    const LATE = '409 The time to post is over. The money goes back.';
    expect(await post()).toBe(LATE);
    await doJob(site.platform, 'keep-sale-deadlines');
    expect(await post(), 'the clock was quicker').toBe(LATE);
  });

  test('the buyer gives days, once; a number is put right, once', async () => {
    const before = await preparing();
    const after = await site.must('grantDays', 'bela', { days: 1 });
    expect(Date.parse(after.deadlines.shipBy ?? '') - Date.parse(before.deadlines.shipBy ?? '')).toBe(
      24 * HOUR_MS,
    );
    expect(said(await site.step('grantDays', 'bela', { days: 1 }))).toBe(
      '409 You have given more days once already.',
    );
    await site.prove();
    await site.ship();
    const other = { carrier: 'royal-mail', number: 'RR123456785GB' };
    expect(await site.must('correctParcel', 'asha', other)).toMatchObject({
      parcel: { number: 'RR123456785GB' },
    });
    expect(said(await site.step('correctParcel', 'asha', other))).toBe(
      '409 You have corrected the number once already.',
    );
  });
});
