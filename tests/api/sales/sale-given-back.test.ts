import { describe, expect, test } from 'vitest';
import { DAY_MS } from '#rules/time.ts';
import { quarrelIn } from '#tests/support/sales/disputes.ts';
import { useSaleSite } from '#tests/support/sales/sales.ts';

const site = useSaleSite();
const quarrel = quarrelIn(site);

const paymentId = async () =>
  (await site.db.selectFrom('sale_payments').select('id').executeTakeFirstOrThrow()).id;
/** The seller gives money back in her own account at PayPal. */
async function giveBack(amount?: number) {
  site.sandbox.sales.act(await paymentId(), 'seller-refunds', amount === undefined ? {} : { amount });
  await site.moneyWork();
}
async function ensureEqualBooks() {
  expect(await site.providersBooks()).toEqual(await site.books());
  site.wait(2 * DAY_MS);
  await site.moneyWork();
  const differences = await site.db.selectFrom('sale_comparisons').select('difference').execute();
  expect(differences).toEqual([{ difference: null }]);
}

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

  test('a part while all of it is on its way back: only the rest goes', async () => {
    await site.green();
    site.sandbox.breakCalls((path) => (path.endsWith('/refund') ? 'refused' : undefined));
    await site.must('cancel', 'asha', { reason: 'I cannot.' });
    await site.moneyWork();
    await giveBack(40_00);
    site.sandbox.breakCalls(() => undefined);
    site.wait(DAY_MS);
    await site.moneyWork();
    expect(await site.row()).toMatchObject({ state: 'refunded' });
    expect(await site.books()).toMatchObject({ payer: 0, held: 0 });
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

  test('what we gave back ourselves is never booked again, also where its answer was lost', async () => {
    await site.green();
    let isLost = false;
    site.sandbox.breakCalls((path) => {
      if (!path.endsWith('/refund') || isLost) return undefined;
      isLost = true;
      return 'lost-answer';
    });
    await site.must('cancel', 'asha', { reason: 'I cannot.' });
    await site.moneyWork();
    site.wait(DAY_MS);
    await site.moneyWork();
    expect(await site.row()).toMatchObject({ state: 'refunded', end_reason: 'cancelled-by-seller' });
    expect(await site.db.selectFrom('sale_refunds').select('kind').execute()).toHaveLength(1);
    await ensureEqualBooks();
  });
});
