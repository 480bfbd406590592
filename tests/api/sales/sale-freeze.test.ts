import { describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS, toDay } from '#rules/time.ts';
import { said } from '#tests/support/offers/offers.ts';
import { quarrelIn } from '#tests/support/sales/disputes.ts';
import { useSaleSite } from '#tests/support/sales/sales.ts';

const site = useSaleSite();
const quarrel = quarrelIn(site);

describe('staff stop a sale', () => {
  test('the light is red at once, nothing moves, and the lost time is given back', async () => {
    await site.green();
    const before = await site.show();
    expect(await quarrel.mustStaff('freezeSale')).toMatchObject({ state: 'frozen', frozenBy: 'staff' });
    expect(await site.show()).toMatchObject({
      state: 'frozen',
      light: { colour: 'red', words: 'DO NOT CUT YET' },
    });
    expect((await site.step('codeWord', 'asha')).statusCode).toBe(409);
    expect((await site.step('cancel', 'asha')).statusCode).toBe(409);
    expect(said(await quarrel.staff('freezeSale'))).toMatch(/^409 .* It was you who stopped it\.$/);
    site.wait(6 * HOUR_MS);
    await quarrel.mustStaff('unfreezeSale');
    expect(said(await quarrel.staff('unfreezeSale'))).toMatch(/^409 .* It was you who let it go on\.$/);
    await site.lights();
    const after = await site.show();
    expect(after).toMatchObject({ state: 'paid', light: { colour: 'green' }, frozenBy: null });
    expect(Date.parse(after.deadlines.shipBy ?? '')).toBe(
      Date.parse(before.deadlines.shipBy ?? '') + 6 * HOUR_MS,
    );
    expect(await quarrel.audits()).toEqual(['sale.freeze', 'sale.unfreeze']);
    const letters = await quarrel.letters();
    for (const who of ['asha', 'bela']) {
      expect(letters.some((each) => each.startsWith(`${who}: We are looking into`))).toBe(true);
      expect(letters.some((each) => each.startsWith(`${who}: Your sale goes on`))).toBe(true);
    }
  });

  test('no deadline passes its law, however long it stood still', async () => {
    await site.green();
    await quarrel.mustStaff('freezeSale');
    site.wait(10 * DAY_MS);
    await quarrel.mustStaff('unfreezeSale');
    const { captured_at, ship_by } = await site.row();
    expect(ship_by?.getTime()).toBe((captured_at?.getTime() ?? 0) + 7 * DAY_MS);
    await site.clockWork();
    expect(await site.show()).toMatchObject({ state: 'refunded', endReason: 'not-posted' });
  });

  test('a dispute that stood still has its day to appeal again', async () => {
    await quarrel.disputed();
    await quarrel.answer();
    await quarrel.mustDecide({ outcome: 'release' });
    const { appealBy } = (await site.show()).dispute ?? {};
    await quarrel.mustStaff('freezeSale');
    site.wait(2 * DAY_MS);
    expect(await site.show()).toMatchObject({ state: 'frozen' });
    await quarrel.mustStaff('unfreezeSale');
    expect(Date.parse((await site.show()).dispute?.appealBy ?? '')).toBe(
      Date.parse(appealBy ?? '') + 2 * DAY_MS,
    );
  });

  test('they end it: back at once, or out; never a part', async () => {
    await site.green();
    await quarrel.mustStaff('freezeSale');
    expect((await quarrel.decide({ outcome: 'part', amount: 10_00 })).json().fields).toHaveProperty(
      'outcome',
    );
    await quarrel.mustDecide({ outcome: 'refund' });
    await site.moneyWork();
    expect(await site.show()).toMatchObject({ state: 'refunded', endReason: 'frozen' });
    expect(await site.books()).toEqual({ payer: 0, held: 0, seller: -13_21, provider: 13_21 });
  });

  test('nobody is paid for hair that was never posted, by whose word ever', async () => {
    await site.green();
    await quarrel.mustStaff('freezeSale');
    expect((await quarrel.decide({ outcome: 'release' })).json().fields).toEqual({
      outcome: ['Nothing says that the hair was posted: let the sale go on, or give the money back.'],
    });
    expect(await site.show()).toMatchObject({ state: 'frozen' });
  });

  test.each([
    ['not posted', false, 'refunded'],
    ['posted', true, 'released'],
  ])(
    'and forget it, %s: by day 26 the clock decides, says so, and is counted',
    async (_what, isPosted, end) => {
      await (isPosted ? quarrel.delivered() : site.green());
      await quarrel.mustStaff('freezeSale');
      site.wait(26 * DAY_MS);
      await site.clockWork();
      expect(await site.show()).toMatchObject({ state: end, dispute: { decisions: [{ isByClock: true }] } });
      const decided = (await quarrel.letters()).filter((each) => each.includes('We have decided'));
      expect(decided).toHaveLength(2);
      // Whichever way it went.
      expect((await site.get('/metrics')).body).toContain('sale_decided_by_clock_total 1\n');
    },
  );
});

describe('what else staff do', () => {
  test('an address is revealed with a reason, and a password', async () => {
    await site.paid();
    const { address } = (await quarrel.staff('revealSaleAddress')).json();
    expect(address).toMatchObject({ country: 'GB' });
    expect(await quarrel.audits()).toEqual(['sale.reveal-address']);
    expect((await quarrel.staff('revealSaleAddress', { reason: '' })).statusCode).toBe(422);
  });

  test('what is on its way is asked for again, and moves once', async () => {
    await quarrel.delivered();
    expect(said(await quarrel.staff('retrySaleMoney'))).toBe('409 No money of this sale is on its way.');
    site.sandbox.breakCalls(() => 'refused');
    await site.must('acceptHair', 'bela');
    await site.moneyWork();
    expect(await site.row()).toMatchObject({ state: 'releasing' });
    site.sandbox.breakCalls(() => undefined);
    await quarrel.mustStaff('retrySaleMoney');
    await site.runJobs();
    expect(await site.row()).toMatchObject({ state: 'released' });
    expect(await site.providersBooks()).toEqual(await site.books());
  });

  test('money that was paid out goes back, at most what was paid', async () => {
    await quarrel.delivered();
    expect(said(await quarrel.staff('refundSale', { amount: 10_00 }))).toBe(
      '409 This is for sales that are paid out.',
    );
    await site.must('acceptHair', 'bela');
    await site.moneyWork();
    expect((await quarrel.staff('refundSale', { amount: 445_11 })).json().fields).toHaveProperty('amount');
    await quarrel.mustStaff('refundSale', { amount: 45_10 });
    // A second press, before and after the money went.
    const again =
      '409 Money of this sale is on its way back. Wait ten minutes before you send more. It was you who gave money back.';
    expect(said(await quarrel.staff('refundSale', { amount: 45_10 }))).toBe(again);
    await site.moneyWork();
    expect(said(await quarrel.staff('refundSale', { amount: 45_10 }))).toBe(again);
    site.wait(11 * 60_000);
    await quarrel.mustStaff('refundSale', { amount: 400_00 });
    await site.moneyWork();
    expect(await site.show()).toMatchObject({ state: 'released', money: { back: 445_10 } });
    expect(await site.books()).toEqual({ payer: 0, held: 0, seller: -13_21, house: 0, provider: 13_21 });
    expect(await site.providersBooks()).toEqual(await site.books());
  });

  test('a dispute that was stopped is decided in the dispute, not round it', async () => {
    await quarrel.disputed();
    await quarrel.mustStaff('freezeSale');
    expect(said(await quarrel.decide({ outcome: 'release' }))).toBe(
      '409 It was stopped in a dispute. Let it go on, and decide there.',
    );
  });

  test('the carrier says delivered: then nobody who says nothing came is paid by the clock', async () => {
    const claim = { reason: 'not-received', text: 'There was nothing in my box at all.' };
    await quarrel.takenAsArrived();
    await site.must('dispute', 'bela', claim);
    const day = toDay(site.clock.now.toISOString());
    for (const wrong of ['yesterday', '2026-13-01', '2026-01-01', '2999-01-01'])
      expect((await quarrel.staff('noteSaleArrival', { day: wrong })).json()).toMatchObject({
        code: 'invalid',
        fields: { day: [expect.any(String)] },
      });
    await quarrel.mustStaff('noteSaleArrival', { day });
    expect(await site.show()).toMatchObject({ parcel: { deliveredOn: day } });
    expect(said(await quarrel.staff('noteSaleArrival', { day }))).toBe(
      '409 This is noted already. It was you who noted that it arrived.',
    );
    expect(await quarrel.mustStaff('postponeSale')).toMatchObject({ mayPutOff: false });
    expect(said(await quarrel.staff('postponeSale'))).toBe(
      '409 This cannot be put off any further. It was you who put the decision off.',
    );
    const told = (await quarrel.letters()).filter((letter) => letter.includes('We take more time'));
    expect(told.map((letter) => letter.slice(0, letter.indexOf(':'))).toSorted()).toEqual(['asha', 'bela']);
    site.wait(20 * DAY_MS);
    await site.clockWork();
    expect(await site.show()).toMatchObject({ state: 'released' });
    await site.startSale();
    await quarrel.takenAsArrived();
    await site.must('dispute', 'bela', claim);
    site.wait(20 * DAY_MS);
    await site.clockWork();
    expect(await site.show()).toMatchObject({ state: 'refunded', endReason: 'decided-by-clock' });
  });

  test('all sales stand by their days to the wall, with what is held', async () => {
    await quarrel.disputed();
    const { items, held } = (await site.get('/api/super-admin-user/sales?disputes=true', 'dara')).json();
    expect(items).toMatchObject([
      { id: site.saleId, state: 'disputed', dispute: { waitsFor: 'seller', reason: 'not-as-described' } },
    ]);
    expect(held).toEqual([{ currency: 'GBP', sales: 1, amount: 445_10 }]);
    const none = await site.get('/api/super-admin-user/sales?state=paid', 'dara');
    expect(none.json().items).toEqual([]);
  });
});
