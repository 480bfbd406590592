import { describe, expect, test } from 'vitest';
import { DAY_MS } from '#rules/time.ts';
import { quarrelIn } from '#tests/support/sales/disputes.ts';
import { givenBackIn } from '#tests/support/sales/given-back.ts';
import { useSaleSite } from '#tests/support/sales/sales.ts';

const site = useSaleSite();
const quarrel = quarrelIn(site);
const { paymentId, giveBack, ensureEqualBooks } = givenBackIn(site);

const refunds = () =>
  site.db
    .selectFrom('sale_refunds')
    .select(['kind', 'state', 'amount', 'house_part'])
    .orderBy('amount')
    .execute();
const breakRefunds = (fault: 'refused' | undefined) =>
  site.sandbox.breakCalls((path) => (path.endsWith('/refund') ? fault : undefined));
/** Asha lets Bela go, who bears what PayPal keeps. */
async function letGo() {
  await site.must('askCancel', 'bela');
  await site.must('answerCancel', 'asha', { yes: true });
  await site.moneyWork();
}

describe('money that went back at PayPal while we were giving some back ourselves', () => {
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

  test('all but a part that we are giving back: that ends the sale, and the part closes the books', async () => {
    await quarrel.delivered();
    site.sandbox.sales.act(await paymentId(), 'slow-refunds');
    await site.must('offerPart', 'asha', { amount: 100_00 });
    await site.must('takePart', 'bela');
    await site.moneyWork();
    const [ours] = await refunds();
    await giveBack(445_10 - (ours?.amount ?? 0));
    expect(await site.row()).toMatchObject({ state: 'refunded', end_reason: 'given-back' });
    site.sandbox.sales.act(await paymentId(), 'quick-refunds');
    site.wait(DAY_MS);
    await site.moneyWork();
    expect(await refunds()).toMatchObject([{ state: 'done' }, { state: 'done' }]);
    expect(await site.books()).toMatchObject({ payer: 0, held: 0, provider: 13_21 });
    expect(await quarrel.letters()).toContain('bela: £445.10 went back to you');
    await ensureEqualBooks();
  });

  test('more than we left while we were about to give a part back: the part is what is left', async () => {
    await quarrel.delivered();
    breakRefunds('refused');
    await site.must('offerPart', 'asha', { amount: 100_00 });
    await site.must('takePart', 'bela');
    await site.moneyWork();
    await giveBack(400_00);
    expect(await site.row()).toMatchObject({ state: 'refunded', end_reason: 'given-back' });
    breakRefunds(undefined);
    site.wait(DAY_MS);
    await site.moneyWork();
    expect(await refunds()).toMatchObject([
      { amount: 45_10, state: 'done' },
      { amount: 400_00, state: 'done' },
    ]);
    await ensureEqualBooks();
  });

  test('our own part takes the last of it: that ends the sale', async () => {
    await quarrel.delivered();
    await site.must('offerPart', 'asha', { amount: 100_00 });
    // With our fee for it.
    await giveBack(445_10 - 103_00);
    expect(await site.row()).toMatchObject({ state: 'delivered' });
    await site.must('takePart', 'bela');
    expect((await refunds()).map(({ amount }) => amount)).toContain(103_00);
    await site.moneyWork();
    expect(await site.row()).toMatchObject({ state: 'refunded', end_reason: 'given-back' });
    expect(await site.books()).toMatchObject({ payer: 0, held: 0 });
    await ensureEqualBooks();
  });

  test('more than we were about to give back: nothing more is asked for, and the rest pays the charge', async () => {
    await site.green();
    breakRefunds('refused');
    await letGo();
    await giveBack(440_00);
    expect(await site.row()).toMatchObject({ state: 'refunded', end_reason: 'cancelled-by-buyer' });
    breakRefunds(undefined);
    site.wait(DAY_MS);
    await site.moneyWork();
    expect(await refunds()).toEqual([{ kind: 'cancel', state: 'done', amount: 440_00, house_part: 0 }]);
    const left = 445_10 - 440_00;
    expect(await site.books()).toEqual({
      payer: -left,
      held: 0,
      seller: left - 13_21 - 16_60,
      house: 16_60,
      provider: 13_21,
    });
  });

  test('a part besides ours, whose answer was lost: each is booked once, as it was', async () => {
    await site.green();
    let isLost = false;
    site.sandbox.breakCalls((path) => {
      if (!path.endsWith('/refund') || isLost) return undefined;
      isLost = true;
      return 'lost-answer';
    });
    await letGo();
    await giveBack(5_00);
    site.wait(DAY_MS);
    await site.moneyWork();
    expect(await site.row()).toMatchObject({ state: 'refunded', end_reason: 'cancelled-by-buyer' });
    expect(await refunds()).toMatchObject([
      { kind: 'part', state: 'done', amount: 5_00 },
      { kind: 'cancel', state: 'done', amount: 445_10 - 13_21 },
    ]);
    await ensureEqualBooks();
  });

  test('called off by both when less is left than PayPal takes: it ends all the same', async () => {
    await site.green();
    await giveBack(440_00);
    await quarrel.mustStaff('unfreezeSale');
    await site.lights();
    await letGo();
    site.wait(DAY_MS);
    await site.moneyWork();
    expect(await site.row()).toMatchObject({ state: 'refunded', end_reason: 'cancelled-by-buyer' });
    expect(await site.providersBooks()).toMatchObject({ held: 0 });
  });
});
