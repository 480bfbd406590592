import { beforeEach, describe, expect, test } from 'vitest';
import { openTill } from '#tests/support/payments/pay.ts';
import { useSite } from '#tests/support/site/test-site.ts';
import { useOpened } from '#tests/support/site/use-opened.ts';
import { doJob } from '#tests/support/site/do-job.ts';

const MINUTE = 60 * 1000;
const site = useSite();
const till = useOpened(() => openTill(site));
beforeEach(() => {
  site.clock.now = new Date();
  till.sandbox.breakCalls(() => undefined);
});

const reconcile = async (minutesLater = 2) => {
  site.clock.now = new Date(site.clock.now.getTime() + minutesLater * MINUTE);
  await doJob(site.platform, 'reconcile-orders');
};
const readOrderRowState = async (orderId: string) => (await till.readOrderRow(orderId)).state;
const countEvents = async () => (await site.db.selectFrom('order_events').select('id').execute()).length;

describe('notifications', () => {
  test('come from outside, without origin, session or token, and are stored before they are answered', async () => {
    const orderId = await till.paid();
    const notification = await till.findNotification(orderId, 'PAYMENT.CAPTURE.COMPLETED');
    expect((await till.tell(notification)).json()).toEqual({ success: 1 });
    await site.runJobs();
    expect(await till.listPeriods(orderId)).toHaveLength(1);
    const event = site.db.selectFrom('order_events').select('outcome').where('order_id', '=', orderId);
    const outcomes = (await event.execute()).map(({ outcome }) => outcome);
    expect(outcomes, 'the browser was first: that is no trouble').toContain('already captured');
    expect(outcomes, 'nothing waits to be tried again').not.toContain(null);
    const receipts = site.db.selectFrom('mailbox').select('id').where('text', 'like', `%${orderId}%`);
    expect(await receipts.execute()).toHaveLength(1);
  });

  test('the exemption is for this one address: any other write without an origin is refused', async () => {
    for (const url of [
      '/api/payment/captureOrder',
      '/api/payment/webhook/x',
      '/payment/',
      '/api/report/create',
    ]) {
      const headers = { 'content-type': 'application/json', cookie: site.people.asha.cookie };
      const answer = await site.app.inject({ method: 'POST', url, payload: '{}', headers });
      expect(answer.statusCode, url).toBe(403);
    }
  });

  test('a session is worth nothing there', async () => {
    const headers = { 'content-type': 'application/json', cookie: site.people.dara.cookie };
    const payload = '{"id":"WH-1","event_type":"PAYMENT.CAPTURE.COMPLETED","resource":{"id":"X"}}';
    const answer = await site.app.inject({ method: 'POST', url: '/api/payment/webhook', payload, headers });
    expect(answer.statusCode).toBe(403);
  });

  test.each<[string, (text: string) => string]>([
    ['a changed body', (text) => text.replace('"value":"', '"value":"9')],
    ['another event id', (text) => text.replace('"id":"WH-', '"id":"WH-X')],
    ['one space more', (text) => text.replace(',', ', ')],
  ])('forged by %s is refused, logged, and nothing is stored', async (_how, change) => {
    const orderId = await till.paid();
    const { headers, rawBody } = await till.findNotification(orderId, 'PAYMENT.CAPTURE.COMPLETED');
    await site.runJobs();
    const before = await countEvents();
    const answer = await till.tell({ headers, rawBody: change(rawBody) });
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'not-allowed']);
    expect(await countEvents()).toBe(before);
    expect(site.logLines.some((line) => line.includes('forged payment notification'))).toBe(true);
  });

  test.each<[string, Record<string, string | undefined>]>([
    ['no signature', { 'paypal-transmission-sig': undefined }],
    ['a signature of its own', { 'paypal-transmission-sig': 'c2lnbmVk' }],
    ['another time', { 'paypal-transmission-time': '2020-01-01T00:00:00Z' }],
    ['a certificate from elsewhere', { 'paypal-cert-url': 'https://api.paypal.com.evil.example/cert' }],
    ['a certificate that is no address', { 'paypal-cert-url': 'cert' }],
  ])('forged with %s is refused', async (_what, headers) => {
    const orderId = await till.paid();
    const notification = await till.findNotification(orderId, 'PAYMENT.CAPTURE.COMPLETED');
    const answer = await till.tell({ ...notification, headers: { ...notification.headers, ...headers } });
    expect(answer.statusCode).toBe(403);
  });

  test.each(['', 'null', '[]', '{"id":1}', '{"id":"WH-1"', '\u0000'])('%j is not one', async (rawBody) => {
    expect((await till.tell({ headers: {}, rawBody })).statusCode).toBe(400);
  });

  test('replayed ten times at once, it is stored once', async () => {
    const orderId = await till.paid();
    const notification = await till.findNotification(orderId, 'PAYMENT.CAPTURE.COMPLETED');
    const before = await countEvents();
    await Promise.all(Array.from({ length: 10 }, () => till.tell(notification)));
    expect(await countEvents()).toBeLessThanOrEqual(before + 1);
    await site.runJobs();
    expect(await till.listPeriods(orderId)).toHaveLength(1);
  });

  test('about an order that is not ours it is stored and does nothing', async () => {
    const orderId = await till.paid();
    const { provider_order_id: ours } = await till.readOrderRow(orderId);
    const notification = await till.findNotification(orderId, 'PAYMENT.CAPTURE.COMPLETED');
    await site.runJobs();
    await site.db.deleteFrom('order_events').where('order_id', '=', orderId).execute();
    await site.db
      .updateTable('orders')
      .set({ provider_order_id: 'FOREIGN' })
      .where('id', '=', orderId)
      .execute();
    expect((await till.tell(notification)).statusCode).toBe(200);
    await site.runJobs();
    const { rawBody } = notification;
    const event = site.db.selectFrom('order_events').select('outcome').where('raw_body', '=', rawBody);
    expect(await event.executeTakeFirst()).toEqual({ outcome: 'not one of our orders' });
    await site.db.updateTable('orders').set({ provider_order_id: ours }).where('id', '=', orderId).execute();
  });

  test('when the provider cannot be asked, it is told to come again', async () => {
    const orderId = await till.paid();
    const notification = await till.findNotification(orderId, 'PAYMENT.CAPTURE.COMPLETED');
    till.sandbox.breakCalls((path) => (path.includes('verify') ? 'refused' : undefined));
    expect((await till.tell(notification)).statusCode).toBe(503);
  });
});

describe('without the browser', () => {
  test('an approved order is taken by the job', async () => {
    const orderId = await till.order('asha', 2, 'GBP');
    await till.press(orderId, 'approve');
    await reconcile();
    expect(await readOrderRowState(orderId)).toBe('captured');
    expect(await till.listPeriods(orderId)).toHaveLength(1);
  });

  test('a capture whose answer is lost, and which cannot be read again, is completed later: once', async () => {
    const orderId = await till.order('asha', 2, 'GBP');
    await till.press(orderId, 'approve');
    let reads = 0;
    till.sandbox.breakCalls((path) => {
      if (path.endsWith('/capture')) return 'lost-answer';
      return path.startsWith('/v2/checkout/orders/') && (reads += 1) > 1 ? 'refused' : undefined;
    });
    expect((await till.capture(orderId, 'asha')).json().state).toBe('capturing');
    expect(await till.listPeriods(orderId)).toEqual([]);
    till.sandbox.breakCalls(() => undefined);
    await reconcile();
    await reconcile();
    expect(await readOrderRowState(orderId)).toBe('captured');
    expect(await till.listPeriods(orderId)).toHaveLength(1);
  });

  test('a capture that never reached the provider is tried again under the same id', async () => {
    const orderId = await till.order('asha', 2, 'GBP');
    await till.press(orderId, 'approve');
    till.sandbox.breakCalls((path) => (path.endsWith('/capture') ? 'refused' : undefined));
    expect((await till.capture(orderId, 'asha')).json().state).toBe('capturing');
    const { attempt_id: first } = await till.readOrderRow(orderId);
    till.sandbox.breakCalls(() => undefined);
    await reconcile();
    expect(await till.readOrderRow(orderId)).toMatchObject({ state: 'captured', attempt_id: first });
    expect((await till.atSandbox(orderId))?.capture?.requestId).toBe(first);
  });

  test('an order that nobody approves is cancelled after three hours, and cannot be taken after that', async () => {
    const orderId = await till.order('asha', 2, 'GBP');
    await reconcile(170);
    expect(await readOrderRowState(orderId)).toBe('created');
    await reconcile(11);
    expect(await readOrderRowState(orderId)).toBe('cancelled');
    await till.press(orderId, 'approve');
    await site.runJobs();
    await reconcile();
    expect(await readOrderRowState(orderId)).toBe('cancelled');
    expect((await till.atSandbox(orderId))?.capture).toBeNull();
  });

  test('an order that could not be opened at the provider is cancelled too', async () => {
    till.sandbox.breakCalls((path) => (path === '/v2/checkout/orders' ? 'refused' : undefined));
    const answer = await site.post('/api/payment/createOrder', { plan: 2, currency: 'GBP' }, 'asha');
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'unavailable']);
    till.sandbox.breakCalls(() => undefined);
    await reconcile(200);
    const open = site.db.selectFrom('orders').select('id').where('state', 'in', ['created', 'approved']);
    expect(await open.execute()).toEqual([]);
  });

  test('a sum that differs from the provider’s raises an alarm', async () => {
    const orderId = await till.paid();
    await site.db.updateTable('orders').set({ amount: 999 }).where('id', '=', orderId).execute();
    await reconcile();
    expect(site.logLines.some((line) => line.includes('ledger differs') && line.includes(orderId))).toBe(
      true,
    );
    await site.db.updateTable('orders').set({ amount: 1000 }).where('id', '=', orderId).execute();
  });
});
