import { describe, expect, test } from 'vitest';
import { quarrelIn } from '#tests/support/sales/disputes.ts';
import { givenBackIn } from '#tests/support/sales/given-back.ts';
import { useSaleSite } from '#tests/support/sales/sales.ts';

const site = useSaleSite();
const quarrel = quarrelIn(site);

const { paymentId, giveBack, ensureEqualBooks } = givenBackIn(site);

describe('money that went back at PayPal, and not by us', () => {
  test.each(['paid', 'proved', 'delivered', 'disputed', 'frozen'])(
    'all of it, %s: that ends the sale, both are told, and the books are equal',
    async (state) => {
      if (state === 'delivered') await quarrel.delivered();
      else if (state === 'disputed') await quarrel.disputed();
      else await site.green();
      if (state === 'frozen') await quarrel.mustStaff('freezeSale');
      if (state === 'proved') {
        await site.must('codeWord', 'asha');
        await site.prove();
      }
      expect(await site.row()).toMatchObject({ state });
      await giveBack();
      expect(await site.row()).toMatchObject({ state: 'refunded', end_reason: 'given-back' });
      expect(await site.show()).toMatchObject({ money: { back: 445_10 } });
      // Nobody gave our fee back with it: the seller bears it, and what PayPal took.
      expect(await site.books()).toEqual({
        payer: 0,
        held: 0,
        seller: -(13_21 + 16_60),
        house: 16_60,
        provider: 13_21,
      });
      const letters = await quarrel.letters();
      expect(letters.filter((each) => each === 'asha: STOP: the money went back')).toHaveLength(1);
      expect(letters.filter((each) => each === 'bela: £445.10 went back to you')).toHaveLength(1);
      await ensureEqualBooks();
    },
  );

  test('while we are paying it out, or giving it back: nothing goes twice', async () => {
    await quarrel.delivered();
    site.sandbox.sales.act(await paymentId(), 'stick-payout', { reason: 'TRANSACTION_ON_HOLD' });
    await site.must('acceptHair', 'bela');
    await site.moneyWork();
    expect(await site.row()).toMatchObject({ state: 'releasing' });
    await giveBack();
    expect(await site.row()).toMatchObject({ state: 'refunded' });
    await ensureEqualBooks();
    await site.startSale();
    await site.green();
    site.sandbox.breakCalls((path) => (path.endsWith('/refund') ? 'refused' : undefined));
    await site.must('cancel', 'asha', { reason: 'I cannot.' });
    await site.moneyWork();
    expect(await site.row()).toMatchObject({ state: 'refunding' });
    site.sandbox.breakCalls(() => undefined);
    await giveBack();
    expect(await site.row()).toMatchObject({ state: 'refunded', end_reason: 'cancelled-by-seller' });
    await ensureEqualBooks();
  });

  test('a part: the sale goes on with the rest, and the seller gets so much less', async () => {
    await quarrel.delivered();
    await giveBack(40_00);
    expect(await site.show()).toMatchObject({ state: 'delivered', money: { back: 40_00 } });
    const letters = await quarrel.letters();
    for (const who of ['asha', 'bela'])
      expect(letters.some((each) => each.startsWith(`${who}: £40 went back at PayPal`))).toBe(true);
    await site.must('acceptHair', 'bela');
    await site.moneyWork();
    expect(await site.row()).toMatchObject({ state: 'released' });
    expect(await site.books()).toEqual({
      payer: -405_10,
      held: 0,
      seller: 375_29,
      house: 16_60,
      provider: 13_21,
    });
    await ensureEqualBooks();
  });

  test('after it was paid out: it comes from the seller, and the sale stays done', async () => {
    await quarrel.delivered();
    await site.must('acceptHair', 'bela');
    await site.moneyWork();
    await giveBack(100_00);
    expect(await site.row()).toMatchObject({ state: 'released' });
    expect(await site.books()).toMatchObject({ payer: -345_10, seller: 315_29 });
    await ensureEqualBooks();
  });

  test.each([
    ['paid', 400_00, { seller: -13_21, provider: 13_21 }],
    ['preparing', 40_00, { seller: -13_21, provider: 13_21 }],
    // Less than our fee is left: what of it did not go back stays ours.
    ['proved', 440_00, { seller: -13_21 - 11_50, house: 11_50, provider: 13_21 }],
  ])(
    'a part, %s: the light is red until staff have looked, who give the rest back',
    async (state, sum, ends) => {
      await site.green();
      if (state !== 'paid') await site.must('codeWord', 'asha');
      if (state === 'proved') await site.prove();
      await site.lights();
      expect(await site.show()).toMatchObject({ state, light: { colour: 'green' } });
      await giveBack(sum);
      await site.lights();
      expect(await site.show()).toMatchObject({
        state: 'frozen',
        frozenBy: 'staff',
        light: { colour: 'red' },
      });
      const mails = await site.mails();
      const to = (who: string) =>
        mails.filter(({ to_address }) => to_address.startsWith(`${who}@`)).map(({ text }) => text);
      for (const who of ['asha', 'bela'])
        expect(
          to(who).some((text) => text.includes('The sale stands still until this is looked into.')),
        ).toBe(true);
      expect(to('dara').some((text) => text.includes('so the sale stands still'))).toBe(true);
      await quarrel.mustDecide({ outcome: 'refund' });
      await site.moneyWork();
      expect(await site.row()).toMatchObject({ state: 'refunded' });
      expect(await site.books()).toEqual({ payer: 0, held: 0, ...ends });
      await ensureEqualBooks();
    },
  );

  test('more than the price, and paid out all the same: it was sold for nothing', async () => {
    await quarrel.delivered();
    await giveBack(430_00);
    await site.must('acceptHair', 'bela');
    await site.moneyWork();
    expect(await site.row()).toMatchObject({ state: 'released' });
    const ad = await site.db.selectFrom('ads').select('sold_price').where('id', '=', site.adId).execute();
    expect(ad).toEqual([{ sold_price: 0 }]);
    await ensureEqualBooks();
  });

  test('each is told, also where nothing else happened between; after the end it says so', async () => {
    await quarrel.delivered();
    await giveBack(40_00);
    await giveBack(30_00);
    const letters = await quarrel.letters();
    for (const [who, sum] of ['asha', 'bela'].flatMap((one) => [
      [one, '£40'] as const,
      [one, '£30'] as const,
    ]))
      expect(letters.filter((each) => each.startsWith(`${who}: ${sum} went back at PayPal`))).toHaveLength(1);
    await site.must('acceptHair', 'bela');
    await site.moneyWork();
    await giveBack(20_00);
    const late = (await site.mails()).filter(({ subject }) => subject.startsWith('£20 went back at PayPal'));
    expect(late.map(({ text }) => text)).toEqual([
      expect.stringContaining('The sale is over; this came from your account.'),
      expect.stringContaining('The sale is over; this came from the account of asha.'),
    ]);
  });
});
