import { describe, expect, test } from 'vitest';
import { giveRole } from '#tests/support/people/give-role.ts';
import { openTill } from '#tests/support/payments/pay.ts';
import { passDays } from '#tests/support/payments/pass-days.ts';
import { doJob } from '#tests/support/site/do-job.ts';
import { useSite } from '#tests/support/site/test-site.ts';
import { useOpened } from '#tests/support/site/use-opened.ts';
import { DAY_MS } from '#rules/time.ts';

const site = useSite();
const till = useOpened(() => openTill(site));

const show = async (orderId: string) =>
  (await site.get(`/api/payment/getOrder?orderId=${orderId}`, 'asha')).json();
const giveBack = (orderId: string, sum: number, who: 'asha' | 'bela' = 'asha') =>
  site.post('/api/payment/giveBackOrder', { orderId, sum }, who);
const refund = (orderId: string, wish: object, who: 'dara' | 'cleo' = 'dara') =>
  site.post('/api/payment/refundOrder', { orderId, reason: 'They asked for it.', ...wish }, who);
const sandboxRefunds = async (orderId: string) =>
  ((await till.atSandbox(orderId))?.refunds ?? []).map(({ amount }) =>
    Math.round(Number(amount.value) * 100),
  );
const endOf = async (orderId: string) => (await till.listPeriods(orderId))[0]?.ends_at?.getTime() ?? 0;
const mailsAbout = async (orderId: string) => {
  await site.runJobs();
  const { number } = (await till.readOrderRow(orderId)) as { number: string };
  const mails = await site.db
    .selectFrom('mailbox')
    .selectAll()
    .where('text', 'like', `%${number}%`)
    .execute();
  return mails.filter(({ subject }) => /refund/i.test(subject));
};
const begun = async () => {
  await site.db.deleteFrom('subscriptions').execute();
  return till.paid(2);
};

describe('a person’s own button', () => {
  test('gives back all of it at once: the sum is shown first, the plan ends, one mail', async () => {
    const orderId = await begun();
    expect((await show(orderId)).giveBack).toMatchObject({ sum: 1000, daysLeft: 90, after: null });
    expect((await giveBack(orderId, 999)).json()).toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('£10'),
    });
    const [first, second] = [await giveBack(orderId, 1000), await giveBack(orderId, 1000)];
    expect(first.json().order).toMatchObject({ state: 'refunded', refundedAmount: 1000 });
    expect(second.json()).toEqual(first.json());
    expect(await sandboxRefunds(orderId)).toEqual([1000]);
    expect(await show(orderId)).toMatchObject({ giveBack: null, subscription: { isActive: 0 } });
    expect((await mailsAbout(orderId)).map(({ subject }) => subject)).toEqual([
      'Your refund: Seller Single, £10',
    ]);
  });

  test('after ten days gives back eighty of ninety; what was used stays paid', async () => {
    const orderId = await begun();
    await passDays(site.db, 10);
    expect((await show(orderId)).giveBack).toMatchObject({ sum: 889, daysLeft: 80 });
    expect((await giveBack(orderId, 889)).json().order.refundedAmount).toBe(889);
    expect(await sandboxRefunds(orderId)).toEqual([889]);
    const [mail] = await mailsAbout(orderId);
    expect(mail?.text).toContain('We have refunded £8.89 of the £10 (GBP) for Seller Single');
    await till.findNotification(orderId, 'PAYMENT.CAPTURE.REFUNDED');
    expect(await mailsAbout(orderId)).toHaveLength(1);
    const { entries } = (await site.get('/api/payment/ledger', 'dara')).json();
    const own = entries.filter((entry: { orderId: string }) => entry.orderId === orderId);
    expect(own.map(({ amount }: { amount: number }) => amount).toSorted()).toEqual([-889, 1000]);
  });

  test('is over after 14 days, and was never anybody else’s', async () => {
    const orderId = await begun();
    expect((await giveBack(orderId, 1000, 'bela')).statusCode).toBe(404);
    await passDays(site.db, 15);
    expect((await show(orderId)).giveBack).toBeNull();
    const late = await giveBack(orderId, 833);
    expect([late.statusCode, late.json().message]).toEqual([409, expect.stringContaining('14 days')]);
    expect(await sandboxRefunds(orderId)).toEqual([]);
  });

  test('is not there for a plan that staff switched off', async () => {
    const orderId = await begun();
    await site.db.updateTable('subscriptions').set({ switched_off_at: site.clock.now }).execute();
    expect((await show(orderId)).giveBack).toBeNull();
    expect((await giveBack(orderId, 1000)).statusCode).toBe(403);
  });
});

describe('two orders of a plan, one on top of the other', () => {
  const stacked = async () => [await begun(), await till.paid(2)] as const;

  test('the earlier goes back: its days go, the later moves forward', async () => {
    const [earlier, later] = await stacked();
    await passDays(site.db, 10);
    const before = await endOf(later);
    const { giveBack: offer } = await show(earlier);
    expect(offer).toMatchObject({ sum: 889, daysLeft: 80, after: { planName: 'Seller Single' } });
    await giveBack(earlier, 889);
    expect(before - (await endOf(later))).toBe(80 * DAY_MS);
    expect((await show(later)).subscription).toMatchObject({ isActive: 1, endsAt: offer.after.endsAt });
    expect((await mailsAbout(earlier))[0]?.text).toContain('Your plan Seller Single now runs until');
  });

  test('the later goes back whole: the earlier stays as it is', async () => {
    const [earlier, later] = await stacked();
    await passDays(site.db, 10);
    const before = await endOf(earlier);
    expect((await show(later)).giveBack).toMatchObject({ sum: 1000, daysLeft: 90 });
    await giveBack(later, 1000);
    expect(await endOf(earlier)).toBe(before);
    expect((await show(earlier)).subscription).toMatchObject({ isActive: 1 });
  });
});

describe('staff', () => {
  test('give back a part, the days left of the rest, and never more than there is', async () => {
    const orderId = await begun();
    const part = { how: 'part', amount: 100, givenBack: 0 };
    expect((await refund(orderId, { how: 'part', amount: 100 })).json().fields).toHaveProperty('givenBack');
    expect((await refund(orderId, { ...part, amount: 1000 })).json().fields).toHaveProperty('amount');
    expect((await refund(orderId, part)).json().order.state).toBe('captured');
    expect((await show(orderId)).subscription.isActive).toBe(1);
    const again = await refund(orderId, part);
    expect([again.statusCode, again.json().message]).toEqual([
      409,
      'Meanwhile £1 of this order has gone back. It was you who gave money back. Look at it again.',
    ]);
    await passDays(site.db, 45);
    const shown = (await site.get(`/api/payment/staffOrder?orderId=${orderId}`, 'dara')).json();
    expect(shown).toMatchObject({ givenBack: 100, daysLeft: 45, sums: { whole: 900, days: 450 } });
    expect((await refund(orderId, { how: 'days', sum: 450 })).json().order.state).toBe('refunded');
    expect(await sandboxRefunds(orderId)).toEqual([100, 450]);
    const audit = site.db
      .selectFrom('audit')
      .select('after')
      .where('object_id', '=', orderId)
      .where('action', '<>', 'order.read')
      .orderBy('id');
    expect((await audit.execute()).map(({ after }) => after)).toEqual([
      { how: 'part', amount: 100, currency: 'GBP' },
      { how: 'days', amount: 450, currency: 'GBP' },
    ]);
  });

  test('two of us from the same page: it goes back once, and the second hears who was first', async () => {
    const orderId = await begun();
    const wish = { how: 'whole', sum: 1000, givenBack: 0 };
    expect((await refund(orderId, wish)).statusCode).toBe(200);
    expect((await refund(orderId, wish)).json().order.state, 'a second press').toBe('refunded');
    await giveRole(site, 'cleo', 'admin');
    const late = await refund(orderId, wish, 'cleo');
    await giveRole(site, 'cleo', 'creator');
    expect([late.statusCode, late.json().message]).toEqual([
      409,
      'Meanwhile £10 of this order has gone back. It was dara who gave money back. Look at it again.',
    ]);
    expect(await sandboxRefunds(orderId)).toEqual([1000]);
  });

  test('two at once: it goes back once', async () => {
    const orderId = await begun();
    await Promise.all([refund(orderId, { how: 'whole' }), refund(orderId, { how: 'whole' })]);
    expect(await sandboxRefunds(orderId)).toEqual([1000]);
    expect((await till.readOrderRow(orderId)).state).toBe('refunded');
  });
});

describe('the provider’s answer', () => {
  test('is lost: what was done is found by asking', async () => {
    const orderId = await begun();
    till.sandbox.breakCalls((path) => (path.endsWith('/refund') ? 'lost-answer' : undefined));
    const answer = await giveBack(orderId, 1000);
    till.sandbox.breakCalls(() => undefined);
    expect([answer.statusCode, answer.json().order?.state], answer.body).toEqual([200, 'refunded']);
    expect(await sandboxRefunds(orderId)).toEqual([1000]);
  });

  test.each(['lost-answer', 'refused'] as const)(
    'and asking are away (%s): a job ends it, once',
    async (fault) => {
      const orderId = await begun();
      till.sandbox.breakCalls((path) => (path.endsWith('/refund') ? fault : 'refused'));
      expect((await giveBack(orderId, 1000)).statusCode).toBe(503);
      till.sandbox.breakCalls(() => undefined);
      const other = await refund(orderId, { how: 'part', amount: 1, givenBack: 0 });
      expect([other.statusCode, other.json().message]).toEqual([409, expect.stringContaining('on its way')]);
      await site.db
        .updateTable('refunds')
        .set({ asked_at: new Date(site.clock.now.getTime() - 60_000) })
        .execute();
      await doJob(site.platform, 'reconcile-orders');
      expect((await till.readOrderRow(orderId)).state).toBe('refunded');
      expect(await sandboxRefunds(orderId)).toEqual([1000]);
      expect(await mailsAbout(orderId)).toHaveLength(1);
    },
  );
});
