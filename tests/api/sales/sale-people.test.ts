import { describe, expect, test } from 'vitest';
import { DAY_MS } from '#rules/time.ts';
import { quarrelIn } from '#tests/support/sales/disputes.ts';
import { useSaleSite } from '#tests/support/sales/sales.ts';

const site = useSaleSite();
const quarrel = quarrelIn(site);

describe('people and ads that go', () => {
  /** Shut out, with what follows; afterwards they are in again. */
  async function shutOut(who: 'asha' | 'bela', look: () => Promise<void>) {
    const userId = site.people[who].id;
    const sessions = await site.db
      .selectFrom('sessions')
      .selectAll()
      .where('account_id', '=', userId)
      .execute();
    await quarrel.proveStaff();
    const body = { userId, reason: 'A false name.' };
    expect((await site.post('/api/super-admin-user/updateUserAsDelete', body, 'dara')).statusCode).toBe(200);
    await site.moneyWork();
    await look();
    await quarrel.proveStaff();
    expect((await site.post('/api/super-admin-user/updateUserAsActive', body, 'dara')).statusCode).toBe(200);
    const { epoch } = await site.db
      .selectFrom('accounts')
      .select('epoch')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    await site.db
      .insertInto('sessions')
      .values(sessions.map((each) => ({ ...each, epoch })))
      .execute();
  }

  test('a seller who is shut out before she posted: all of it goes back', async () => {
    await site.green();
    await shutOut('asha', async () => {
      expect(await site.row()).toMatchObject({ state: 'refunded', end_reason: 'suspended' });
    });
  });

  test('after she posted: a dispute by staff, in which nobody’s silence counts', async () => {
    await quarrel.delivered();
    await shutOut('bela', async () => {
      site.wait(4 * DAY_MS);
      await site.clockWork();
      expect(await site.show()).toMatchObject({
        state: 'disputed',
        dispute: { reason: 'by-staff', openedBy: 'staff' },
      });
    });
  });

  test.each(['asha', 'bela'] as const)(
    '%s is shut out while the bank thinks: what clears afterwards goes back, and no light was ever green',
    async (who) => {
      site.sandbox.sales.pendFor(null);
      await site.agreeOnSale();
      await site.connect();
      const order = await site.approve('pending-clears');
      await site.post('/api/sale/capture', { saleId: site.saleId }, 'bela');
      expect(await site.row()).toMatchObject({ state: 'payment_pending' });
      await shutOut(who, async () => {
        expect(await site.row()).toMatchObject({ state: 'payment_pending' });
        site.sandbox.sales.act(order, 'clear');
        await site.moneyWork();
        expect(await site.row()).toMatchObject({ state: 'refunded', end_reason: 'suspended' });
        expect(await site.books()).toMatchObject({ payer: 0, held: 0 });
        expect(await site.providersBooks()).toEqual(await site.books());
        const letters = await quarrel.letters();
        expect(letters.some((each) => each.includes('has paid'))).toBe(false);
      });
    },
  );

  describe('a parcel that came after its money had gone back is paid for', () => {
    const receipts = async () => (await quarrel.letters()).filter((each) => each.includes(': Receipt: '));
    /** The sale that follows, and its payment, of which the bank is still thinking. */
    async function payForLateParcel() {
      await quarrel.takenAsArrived();
      const text = 'There was nothing in my box at all.';
      await site.must('dispute', 'bela', { reason: 'not-received', text });
      await site.must('giveIn', 'asha');
      await site.moneyWork();
      const { id } = await quarrel.mustStaff('followSale');
      const before = (await receipts()).length;
      site.sandbox.sales.pendFor(null);
      const pay = await site.post('/api/sale/pay', { saleId: id, version: 1 }, 'bela');
      const order = new URL(pay.json().approveUrl).searchParams.get('token') ?? '';
      site.sandbox.press(order, 'pending-clears');
      await site.post('/api/sale/capture', { saleId: id }, 'bela');
      const read = () =>
        site.db.selectFrom('protected_sales').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
      expect(await read()).toMatchObject({ state: 'payment_pending' });
      const clear = async () => {
        site.sandbox.sales.act(order, 'clear');
        await site.moneyWork();
      };
      return { read, clear, newReceipts: async () => (await receipts()).slice(before) };
    }

    test('its seller has the money at once, and its buyer a receipt', async () => {
      const { read, clear, newReceipts } = await payForLateParcel();
      await clear();
      expect(await read()).toMatchObject({ state: 'released' });
      expect(await newReceipts()).toEqual(['bela: Receipt: you paid £445.10']);
    });

    test.each(['asha', 'bela'] as const)(
      '%s is shut out while the bank thinks: staff look first, and the money goes where the hair is not',
      async (who) => {
        const { read, clear, newReceipts } = await payForLateParcel();
        await shutOut(who, async () => {
          await clear();
          expect(await read()).toMatchObject({ state: 'disputed' });
          expect(await newReceipts()).toHaveLength(who === 'asha' ? 1 : 0);
          // Nobody of ours decides.
          site.wait(26 * DAY_MS);
          await site.clockWork();
          expect(await read()).toMatchObject({ state: 'released' });
        });
      },
    );
  });

  test('hair of an ad that is hidden while the bank thinks stands still once it is paid', async () => {
    site.sandbox.sales.pendFor(null);
    await site.agreeOnSale();
    await site.connect();
    const order = await site.approve('pending-clears');
    await site.post('/api/sale/capture', { saleId: site.saleId }, 'bela');
    await site.post('/api/report/create', { target: { kind: 'ad', id: site.adId }, reason: 'minor' }, 'bela');
    await site.runJobs();
    site.sandbox.sales.act(order, 'clear');
    await site.moneyWork();
    expect(await site.row()).toMatchObject({ state: 'frozen', frozen_why: 'report' });
  });

  test('an ad that may show a child is stopped at once; once posted it goes on', async () => {
    const report = () =>
      site.post('/api/report/create', { target: { kind: 'ad', id: site.adId }, reason: 'minor' }, 'bela');
    await site.green();
    expect((await report()).statusCode).toBe(200);
    await site.runJobs();
    expect(await site.show()).toMatchObject({
      state: 'frozen',
      frozenBy: 'report',
      light: { colour: 'red' },
    });
    await quarrel.mustStaff('unfreezeSale');
    expect(await site.show()).toMatchObject({ state: 'paid' });
    await site.startSale();
    await quarrel.delivered();
    await report();
    await site.runJobs();
    expect(await site.show()).toMatchObject({ state: 'delivered' });
  });
});
