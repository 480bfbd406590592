import { describe, expect, test } from 'vitest';
import { CURRENCIES } from '#rules/money/money.ts';
import { PLANS } from '#rules/payments/subscription.ts';
import type { Name } from '#tests/support/people/cast.ts';
import { openTill } from '#tests/support/payments/pay.ts';
import { insertAd } from '#tests/support/ads/some-ads.ts';
import { useSite } from '#tests/support/site/test-site.ts';
import { useOpened } from '#tests/support/site/use-opened.ts';
import { DAY_MS } from '#rules/time.ts';

const site = useSite();
const till = useOpened(() => openTill(site));

const subscription = async (who: Name) =>
  (await site.get(`/api/${who === 'bela' ? 'buyer' : 'seller'}/getSubscriptionDetails`, who)).json();
const mailsTo = (to: string) =>
  site.db.selectFrom('mailbox').selectAll().where('to_address', '=', to).execute();

describe('plans', () => {
  test('are listed for everybody, with prices in minor units', async () => {
    const { plans } = (await site.get('/api/payment/plans')).json();
    expect(plans).toHaveLength(6);
    expect(plans[1]).toMatchObject({ type: 2, name: 'Seller Single', days: 90 });
    expect(plans[1].prices).toEqual({ GBP: 1000, USD: 1200, EUR: 1100, INR: 99_900 });
  });

  test('somebody who never chose one has the flags 0 and 0; a free one has no end', async () => {
    expect((await subscription('bela')).subscription).toMatchObject({ isActive: 0, subscriptionType: 0 });
    const answer = await site.post('/api/payment/choosePlan', { plan: 5 }, 'bela');
    expect(answer.json().subscription).toMatchObject({
      isActive: 1,
      subscriptionType: 5,
      planName: 'Buyer Free',
      endsAt: null,
    });
    const again = await site.post('/api/payment/choosePlan', { plan: 5 }, 'bela');
    expect(again.json()).toEqual(answer.json());
  });

  test.each<[string, Name, number, number]>([
    ['a paid plan', 'asha', 2, 422],
    ['a plan for buyers', 'asha', 5, 422],
    ['a plan that is none', 'asha', 7, 422],
    ['one for staff', 'dara', 1, 403],
  ])('%s cannot be chosen as free', async (_what, who, plan, status) => {
    const answer = await site.post('/api/payment/choosePlan', { plan }, who);
    expect(answer.statusCode).toBe(status);
  });
});

const EVERYTHING_ON_SALE = Object.values(PLANS)
  .filter(({ prices }) => prices.GBP > 0)
  .flatMap((plan) => CURRENCIES.map((currency) => [plan.name, currency, plan] as const));

test.each(EVERYTHING_ON_SALE)('%s is bought in %s', async (_name, currency, plan) => {
  const who = plan.takenBy === 'buyer' ? 'bela' : 'asha';
  const orderId = await till.order(who, plan.type, currency);
  expect(await till.press(orderId, 'approve')).toContain(`/payment/return?order=${orderId}&token=`);
  const answer = await till.capture(orderId, who);
  expect(answer.json()).toMatchObject({
    success: 1,
    state: 'captured',
    subscription: { isActive: 1, subscriptionType: plan.type, planName: plan.name },
  });
  const taken = currency === 'INR' ? 'USD' : currency;
  expect((await till.atSandbox(orderId))?.capture?.amount).toEqual({
    currency_code: taken,
    value: (plan.prices[taken] / 100).toFixed(2),
  });
  expect((await site.get(`/api/payment/getOrder?orderId=${orderId}`, who)).json().order).toMatchObject({
    amount: plan.prices[taken],
    currency: taken,
    shown: { amount: plan.prices[currency], currency },
  });
  expect(await till.listPeriods(orderId)).toHaveLength(1);
});

test('a second period of the same plan begins where the first ends, and both have a receipt', async () => {
  const before = await subscription('bela');
  const orderId = await till.order('bela', 6, 'GBP');
  await till.press(orderId, 'approve');
  const { subscription: after } = (await till.capture(orderId, 'bela')).json();
  const added = Date.parse(after.endsAt) - Date.parse(before.subscription.endsAt);
  expect(added).toBe(30 * DAY_MS);
  await site.runJobs();
  const receipts = (await mailsTo('bela@example.com')).filter(({ text }) => text.includes(orderId));
  expect(receipts).toMatchObject([{ subject: 'Your receipt: Certified Buyer, £7' }]);
});

test('the same Idempotency-Key opens one order, and leads to the same place', async () => {
  const send = () =>
    site.post('/api/payment/createOrder', { plan: 2, currency: 'GBP' }, 'asha', { 'idempotency-key': 'k' });
  const answers = await Promise.all([send(), send(), send()]);
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  const { orderId, approveUrl } = JSON.parse(answers[0]?.body ?? '{}');
  expect(approveUrl).toContain(await till.readProviderId(orderId));
});

describe('the buttons of the sandbox', () => {
  test('decline: failed, nothing taken, nothing activated, and no second try', async () => {
    const orderId = await till.order('asha', 3, 'EUR');
    await till.press(orderId, 'decline');
    expect((await till.capture(orderId, 'asha')).json().state).toBe('failed');
    expect(await till.listPeriods(orderId)).toEqual([]);
    const again = await till.capture(orderId, 'asha');
    expect([again.statusCode, again.json().current]).toEqual([409, { status: 'failed' }]);
  });

  test('cancel: the payer comes back, the order ends, and cannot be captured', async () => {
    const orderId = await till.order('asha', 3, 'EUR');
    expect(await till.press(orderId, 'cancel')).toContain('/payment/cancelled?order=');
    const answer = await site.post('/api/payment/cancelOrder', { orderId }, 'asha');
    expect(answer.json().order.state).toBe('cancelled');
    expect((await till.capture(orderId, 'asha')).statusCode).toBe(409);
  });

  test('error: the money is taken, the answer lost, and the plan starts all the same', async () => {
    const orderId = await till.order('asha', 4, 'USD');
    await till.press(orderId, 'error');
    expect((await till.capture(orderId, 'asha')).json().state).toBe('captured');
    expect(await till.listPeriods(orderId)).toHaveLength(1);
  });

  test('slow: two captures at once take the money once and give the same answer', async () => {
    const orderId = await till.order('asha', 4, 'USD');
    await till.press(orderId, 'slow');
    const answers = await Promise.all([till.capture(orderId, 'asha'), till.capture(orderId, 'asha')]);
    for (const answer of answers) expect(['captured', 'capturing']).toContain(answer.json().state);
    expect((await till.capture(orderId, 'asha')).json().state).toBe('captured');
    expect(await till.listPeriods(orderId)).toHaveLength(1);
  });

  test('duplicate: told twice, stored once', async () => {
    const orderId = await till.order('asha', 4, 'USD');
    await till.press(orderId, 'duplicate');
    await till.capture(orderId, 'asha');
    const events = () =>
      site.db.selectFrom('order_events').selectAll().where('order_id', '=', orderId).execute();
    await expect.poll(async () => (await events()).length).toBe(2);
    await expect
      .poll(() => till.told.filter(({ rawBody }) => rawBody.includes('CAPTURE.COMPLETED')).length)
      .toBeGreaterThan(1);
    await site.runJobs();
    expect((await events()).map(({ kind }) => kind).toSorted()).toEqual([
      'CHECKOUT.ORDER.APPROVED',
      'PAYMENT.CAPTURE.COMPLETED',
    ]);
    expect(await till.listPeriods(orderId)).toHaveLength(1);
  });
});

describe('refused', () => {
  test.each<[string, object, string]>([
    ['an amount of one’s own', { plan: 2, currency: 'GBP', amount: 1 }, 'amount'],
    ['a currency that is none', { plan: 2, currency: 'XXX' }, 'currency'],
    ['a plan for the other kind of account', { plan: 6, currency: 'GBP' }, 'plan'],
    ['a free plan', { plan: 1, currency: 'GBP' }, 'plan'],
    ['a plan that is none', { plan: 0, currency: 'GBP' }, 'plan'],
  ])('%s', async (_what, data, field) => {
    const answer = await site.post('/api/payment/createOrder', data, 'asha');
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([422, [field]]);
  });

  test('a visitor, and staff', async () => {
    const data = { plan: 2, currency: 'GBP' };
    expect((await site.post('/api/payment/createOrder', data)).statusCode).toBe(401);
    expect((await site.post('/api/payment/createOrder', data, 'dara')).statusCode).toBe(403);
  });

  test('another person’s order looks like none, also to capture, read and cancel', async () => {
    const orderId = await till.order('asha', 2, 'GBP');
    await till.press(orderId, 'approve');
    const absent = '00000000-0000-7000-8000-000000000000';
    for (const name of ['captureOrder', 'cancelOrder']) {
      const theirs = await site.post(`/api/payment/${name}`, { orderId }, 'bela');
      const none = await site.post(`/api/payment/${name}`, { orderId: absent }, 'bela');
      expect([theirs.statusCode, theirs.body]).toEqual([404, none.body]);
    }
    expect((await site.get(`/api/payment/getOrder?orderId=${orderId}`, 'bela')).statusCode).toBe(404);
    expect((await till.readOrderRow(orderId)).state).toBe('created');
    expect(await till.listPeriods(orderId)).toEqual([]);
    expect(site.logLines.some((line) => line.includes('another person’s order'))).toBe(true);
  });

  test('a capture before the approval', async () => {
    const orderId = await till.order('asha', 2, 'GBP');
    const answer = await till.capture(orderId, 'asha');
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'conflict']);
    expect((await till.readOrderRow(orderId)).attempt_id).toBeNull();
    expect(await till.listPeriods(orderId)).toEqual([]);
    expect(site.logLines.some((line) => line.includes('before the approval'))).toBe(true);
  });

  test.each<[string, { amount: number } | { currency: 'USD' }]>([
    ['another amount', { amount: 2900 }],
    ['another currency', { currency: 'USD' }],
  ])('an order that the provider has with %s: nothing is taken or activated', async (_what, ours) => {
    const orderId = await till.order('asha', 2, 'GBP');
    await till.press(orderId, 'approve');
    await site.db.updateTable('orders').set(ours).where('id', '=', orderId).execute();
    expect((await till.capture(orderId, 'asha')).json().state).toBe('failed');
    expect(await till.listPeriods(orderId)).toEqual([]);
    expect((await till.atSandbox(orderId))?.capture).toBeNull();
    expect(site.logLines.some((line) => line.includes('differs from ours'))).toBe(true);
  });

  test('an order under another order’s id at the provider', async () => {
    const [cheap, dear] = [await till.order('asha', 2, 'GBP'), await till.order('asha', 2, 'GBP')];
    await till.press(cheap, 'approve');
    const stolen = await till.readProviderId(cheap);
    await site.db.updateTable('orders').set({ provider_order_id: 'X' }).where('id', '=', cheap).execute();
    await site.db.updateTable('orders').set({ provider_order_id: stolen }).where('id', '=', dear).execute();
    expect((await till.capture(dear, 'asha')).json().state).toBe('failed');
    expect(await till.listPeriods(dear)).toEqual([]);
  });
});

describe('getSellerPaidCheck', () => {
  test('says of one’s own account and of an ad’s seller how the plan stands, without amounts or addresses', async () => {
    const adId = await insertAd(site.db, site.people.asha.id, site.clock.now);
    const own = (await site.get('/api/ad/getSellerPaidCheck', 'asha')).json();
    expect(own).toMatchObject({ paid: true, liveAds: 1, canPost: true, canBeContacted: true, reason: null });
    const theirs = await site.get(`/api/ad/getSellerPaidCheck?adId=${adId}`, 'bela');
    expect(theirs.json()).toEqual(own);
    expect(theirs.body).not.toMatch(/example\.com|amount|price/);
  });

  test('refuses a visitor, and does not find what is not there', async () => {
    expect((await site.get('/api/ad/getSellerPaidCheck')).statusCode).toBe(401);
    expect((await site.get('/api/ad/getSellerPaidCheck?adId=none', 'bela')).statusCode).toBe(404);
    expect((await site.get('/api/ad/getSellerPaidCheck', 'bela')).json().canPost).toBe(false);
  });
});
