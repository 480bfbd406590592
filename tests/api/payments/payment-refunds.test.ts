import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { openContext } from '#market/context.ts';
import { openMarket } from '#market/market.ts';
import { isSomebodyWaiting } from '#tests/support/site/locks.ts';
import { openTill } from '#tests/support/payments/pay.ts';
import { useSite } from '#tests/support/site/test-site.ts';
import { useOpened } from '#tests/support/site/use-opened.ts';
import { DAY_MS } from '#rules/time.ts';
import { doJob } from '#tests/support/site/do-job.ts';

const site = useSite();
const till = useOpened(() => openTill(site));

const readOrderRowState = async (orderId: string) => (await till.readOrderRow(orderId)).state;
/** Notifications come over a wire: a busy machine may take its time. */
const SOON = { timeout: 15_000 };
const announce = () => doJob(site.platform, 'tell-plan-ending');

describe('refunds and the ledger', () => {
  test('an admin gives money back once: the plan ends, the payer is told, the audit knows why', async () => {
    const orderId = await till.paid(4);
    const refund = () =>
      site.post('/api/payment/refundOrder', { orderId, reason: 'Bought by mistake.' }, 'dara');
    const [first, second] = [await refund(), await refund()];
    expect(first.json().order.state).toBe('refunded');
    expect(second.json()).toEqual(first.json());
    expect((await till.listPeriods(orderId))[0]?.switched_off_at).not.toBeNull();
    const audit = site.db.selectFrom('audit').select('reason').where('object_id', '=', orderId);
    expect(await audit.execute()).toEqual([{ reason: 'Bought by mistake.' }]);
    await site.runJobs();
    const mails = site.db.selectFrom('mailbox').select('subject').where('subject', 'like', 'Your refund%');
    expect(await mails.execute()).toEqual([{ subject: 'Your refund: Trade, £29' }]);
  });

  test('money that was given back at the provider’s own desk is known here as well', async () => {
    const orderId = await till.paid(4);
    const { provider_capture_id: captureId } = await till.readOrderRow(orderId);
    await site.platform.payment.refund(captureId ?? '', { amount: 2900, currency: 'GBP' }, 'desk');
    await till.findNotification(orderId, 'PAYMENT.CAPTURE.COMPLETED');
    await expect.poll(async () => (await site.runJobs(), readOrderRowState(orderId)), SOON).toBe('refunded');
  });

  test('parts given back at the provider’s desk are booked once each; the plan goes on, and the rest can go back', async () => {
    const orderId = await till.paid(3);
    const { provider_capture_id: captureId, amount } = await till.readOrderRow(orderId);
    const giveBack = (part: number, key: string) =>
      site.platform.payment.refund(captureId ?? '', { amount: part, currency: 'GBP' }, key);
    const booked = async () => {
      await site.runJobs();
      const { entries } = (await site.get('/api/payment/ledger', 'dara')).json();
      return entries
        .filter((entry: { orderId: string }) => entry.orderId === orderId)
        .map((entry: { amount: number }) => entry.amount)
        .toSorted((a: number, b: number) => b - a);
    };
    await giveBack(300, 'part');
    await giveBack(300, 'part');
    await expect.poll(booked, SOON).toEqual([amount, -300]);
    await giveBack(200, 'another part');
    await expect.poll(booked, SOON).toEqual([amount, -200, -300]);
    expect(await readOrderRowState(orderId)).toBe('captured');
    expect((await till.listPeriods(orderId))[0]?.switched_off_at).toBeNull();
    expect((await site.get(`/api/payment/getOrder?orderId=${orderId}`, 'asha')).json()).toMatchObject({
      partsGivenBack: 500,
    });
    const told = site.db.selectFrom('mailbox').select('subject').where('subject', 'like', 'Partly refunded%');
    expect((await told.execute()).map(({ subject }) => subject).toSorted()).toEqual([
      expect.stringContaining('£2'),
      expect.stringContaining('£3'),
    ]);

    await site.post('/api/payment/refundOrder', { orderId, reason: 'Bought by mistake.' }, 'dara');
    expect(await readOrderRowState(orderId)).toBe('refunded');
    await expect.poll(booked, SOON).toEqual([amount, -200, -300, 500 - amount]);
  });

  test('nobody but an admin refunds or reads the ledger', async () => {
    const orderId = await till.paid();
    for (const who of ['asha', 'bela', 'cleo'] as const) {
      const refund = await site.post('/api/payment/refundOrder', { orderId, reason: 'x' }, who);
      expect(refund.statusCode).toBe(403);
      expect((await site.get('/api/payment/ledger', who)).statusCode).toBe(403);
    }
    expect(await readOrderRowState(orderId)).toBe('captured');
  });

  test('the market asks for itself, whichever door the wish came in by', async () => {
    const orderId = await till.paid();
    const cleo = {
      id: site.people.cleo.id,
      email: 'cleo@example.com',
      username: 'cleo',
      hasFreshProof: true,
    };
    const market = openMarket(openContext(site.platform, { ...cleo, role: 'creator', accountType: 0 }, null));
    await expect(market.payments.refund({ orderId, reason: 'x', how: 'whole' })).rejects.toMatchObject({
      code: 'not-allowed',
    });
    expect(await readOrderRowState(orderId)).toBe('captured');
  });

  test('the ledger agrees with the sandbox to the penny', async () => {
    const { entries, totals } = (await site.get('/api/payment/ledger', 'dara')).json();
    const pence = ({ value }: { value: string }) => Math.round(Number(value) * 100);
    const held = till.sandbox
      .orders()
      .filter(({ capture }) => capture !== null && capture.status !== 'DECLINED')
      .map(
        ({ amount, refunds = [] }) =>
          pence(amount) - refunds.reduce((sum, each) => sum + pence(each.amount), 0),
      )
      .reduce((sum, left) => sum + left, 0);
    expect(totals).toEqual({ GBP: held });
    expect(entries.filter((entry: { kind: string }) => entry.kind === 'refund')).toHaveLength(5);
  });
});

test('of two admins the second finds it done, and asks the provider for nothing', async () => {
  const orderId = await till.paid(4);
  let refunding: ReturnType<typeof site.post> | undefined;
  await site.db.transaction().execute(async (db) => {
    await sql`select from orders where id = ${orderId} for update`.execute(db);
    refunding = site.post('/api/payment/refundOrder', { orderId, reason: 'Bought by mistake.' }, 'dara');
    await expect.poll(() => isSomebodyWaiting(site.db), { timeout: 15_000 }).toBe(true);
    await sql`update orders set state = 'refunded', refunded_at = now() where id = ${orderId}`.execute(db);
  });
  const answer = await refunding;
  expect([answer?.statusCode, answer?.json().order?.state], answer?.body).toEqual([200, 'refunded']);
  expect((await till.atSandbox(orderId))?.refunds ?? []).toEqual([]);
});

test('a plan that ends within a week is announced once', async () => {
  const mails = () =>
    site.db.selectFrom('mailbox').select('subject').where('subject', 'like', 'Your plan % ends%').execute();
  await site.db.deleteFrom('subscriptions').execute();
  const orderId = await till.paid(4);
  await announce();
  await site.runJobs();
  expect(await mails()).toEqual([]);
  site.clock.now = new Date(Date.now() + 24 * DAY_MS);
  await announce();
  await announce();
  await site.runJobs();
  expect(await mails()).toHaveLength(1);
  expect(await till.listPeriods(orderId)).toHaveLength(1);
});
