import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { SALE_PERMISSIONS } from '#rules/sales/money/payout.ts';
import { HOUR_MS } from '#rules/time.ts';
import { IN_DOLLARS, openSaleLab } from '#tests/support/payments/sale-lab.ts';
import { useOpened } from '#tests/support/site/use-opened.ts';

const lab = useOpened(openSaleLab);
const PAYMENT_TROUBLE = (kind: string, issue: string | null) => ({ name: 'PaymentTrouble', kind, issue });

describe('a seller connects', () => {
  test('is sent to a page of the provider’s, and is found under our own id alone', async () => {
    const { provider, sandbox } = lab.get();
    const trackingId = randomUUID();
    const { actionUrl } = await provider.referSeller({
      trackingId,
      returnUrl: 'https://fairhank.test/payout',
    });
    expect(new URL(actionUrl).origin).toBe(sandbox.publicUrl);
    expect(await provider.findSeller(trackingId)).toBeNull();
    const back = sandbox.sales.connect(trackingId, 'finish', { country: 'IN' });
    expect(back).toMatch(/^https:\/\/fairhank\.test\/payout\?merchantId=/);
    const found = await provider.findSeller(trackingId);
    expect(await provider.readSeller(found?.merchantId ?? '')).toEqual({
      merchantId: found?.merchantId,
      country: 'IN',
      isReceivable: true,
      isEmailConfirmed: true,
      permissions: SALE_PERMISSIONS,
    });
    expect(await provider.findSeller(randomUUID())).toBeNull();
    expect(await provider.readSeller('NOBODY')).toBeNull();
  });

  test.each([
    ['email-not-confirmed', { isEmailConfirmed: false }],
    ['cannot-receive', { isReceivable: false }],
    ['no-refunds', { permissions: SALE_PERMISSIONS.filter((each) => each !== 'REFUND') }],
  ] as const)('%s: told as it is, and nobody can pay', async (outcome, told) => {
    const merchantId = await lab.connect('GB', outcome);
    expect(await lab.get().provider.readSeller(merchantId)).toMatchObject(told);
    await expect(lab.get().provider.createSaleOrder(lab.newOrder(merchantId))).rejects.toMatchObject(
      PAYMENT_TROUBLE('refused', 'PAYEE_ACCOUNT_RESTRICTED'),
    );
    lab.get().sandbox.sales.deal(merchantId, 'restore');
    expect(await lab.get().provider.createSaleOrder(lab.newOrder(merchantId))).toMatchObject({
      state: 'created',
    });
  });

  test('who leaves has connected nothing; who takes the consent back allows nothing', async () => {
    expect(await lab.connect('GB', 'leave')).toBe('');
    const merchantId = await lab.connect();
    lab.get().sandbox.sales.deal(merchantId, 'revoke');
    expect(await lab.get().provider.readSeller(merchantId)).toMatchObject({ permissions: [] });
  });
});

describe('a buyer pays', () => {
  test('the order says whom it pays, what is ours, and that the money waits', async () => {
    const merchantId = await lab.connect();
    const order = lab.newOrder(merchantId);
    const created = await lab.get().provider.createSaleOrder(order);
    expect(created).toMatchObject({
      state: 'created',
      reference: order.reference,
      total: { amount: 445_10, currency: 'GBP' },
      fee: 16_60,
      merchantId,
      isDelayed: true,
      payer: null,
      shipTo: null,
      capture: null,
    });
    expect(await lab.get().provider.createSaleOrder(order)).toMatchObject({ id: created.id });
    lab.get().sandbox.press(created.id, 'approve', 'PAYER1');
    expect(await lab.get().provider.readOrder(created.id)).toMatchObject({
      state: 'approved',
      payer: { id: 'PAYER1', country: 'GB', merchantId: 'PAYER1' },
      shipTo: { name: 'Pat Sandbox', country: 'GB', lines: ['3 Wharf Lane', 'Leeds', 'LS1 4AP'] },
    });
  });

  test('what was taken is told with what PayPal takes of it: 13.21 of 445.10, from India 13.54 of 300.80', async () => {
    const { order, captureId } = await lab.paid(await lab.connect());
    const capture = {
      id: captureId,
      state: 'completed',
      money: { amount: 445_10, currency: 'GBP' },
      fee: 16_60,
      charge: 13_21,
      merchantId: order.merchantId,
      isDelayed: true,
      isProtected: true,
      takenAt: lab.clock.now,
    };
    expect(order).toMatchObject({ state: 'captured', capture });
    expect(await lab.get().provider.readCapture(captureId)).toEqual(capture);
    expect(await lab.get().provider.readCapture('NONE')).toBeNull();
    const fromIndia = await lab.paid(await lab.connect('IN'), 'approve', IN_DOLLARS);
    expect(fromIndia.order.capture).toMatchObject({ charge: 13_54, fee: 12_80 });
  });

  test('taken once: the same id hears the same, another that it is done', async () => {
    const sale = await lab.paid(await lab.connect());
    const { provider } = lab.get();
    const again = await provider.captureOrder(sale.orderId, sale.merchantId, `take-${sale.reference}`);
    expect(again.capture?.id).toBe(sale.captureId);
    await expect(provider.captureOrder(sale.orderId, sale.merchantId, 'another')).rejects.toMatchObject(
      PAYMENT_TROUBLE('unknown', 'ORDER_ALREADY_CAPTURED'),
    );
    expect(lab.readBooks(sale)).toEqual({ payer: -445_10, held: 445_10 });
  });

  test.each([
    ['another-country', { shipTo: { country: 'US' }, payer: { country: 'GB' } }],
    ['indian-payer', { shipTo: { country: 'GB' }, payer: { country: 'IN' } }],
    ['payer-abroad', { shipTo: { country: 'GB' }, payer: { country: 'US' } }],
    ['unprotected', { capture: { isProtected: false } }],
    ['duplicate', { state: 'captured' }],
    ['late', { state: 'captured' }],
  ])('%s: taken, and told as it is', async (button, told) => {
    expect((await lab.paid(await lab.connect(), button)).order).toMatchObject(told);
  });

  test('a payer who is the payee can be seen to be', async () => {
    const merchantId = await lab.connect();
    expect((await lab.paid(merchantId, 'payer-is-payee')).order.payer).toMatchObject({ id: merchantId });
  });

  test.each([
    ['pending-clears', 'completed', { payer: -445_10, held: 445_10 }],
    ['pending-denied', 'declined', {}],
  ])('%s: no money until the bank has spoken', async (button, state, books) => {
    const sale = await lab.paid(await lab.connect(), button);
    expect(sale.order).toMatchObject({ state: 'pending', capture: { state: 'pending', charge: null } });
    expect(lab.readBooks(sale)).toEqual({});
    lab.pass(31_000);
    expect(await lab.get().provider.readCapture(sale.captureId)).toMatchObject({ state });
    expect(lab.readBooks(sale)).toEqual(books);
  });

  test('what stays pending is decided by whoever sits at the desk', async () => {
    const { sandbox, provider } = lab.get();
    sandbox.sales.pendFor(null);
    const sale = await lab.paid(await lab.connect(), 'pending-clears');
    lab.pass(80 * HOUR_MS);
    expect(await provider.readOrder(sale.orderId)).toMatchObject({ state: 'pending' });
    sandbox.sales.act(sale.reference, 'clear');
    expect(await provider.readOrder(sale.orderId)).toMatchObject({ state: 'captured' });
    sandbox.sales.pendFor(30_000);
  });

  test('what nobody takes is gone after three hours', async () => {
    const { id } = await lab.approved(await lab.connect());
    lab.pass(3 * HOUR_MS - 1);
    expect(await lab.get().provider.readOrder(id)).toMatchObject({ state: 'approved' });
    lab.pass(1);
    expect(await lab.get().provider.readOrder(id)).toMatchObject({ id, state: 'missing' });
  });

  test('the client knows how far the provider’s clock is ahead of ours', async () => {
    await lab.get().provider.readCapture('NONE');
    expect(Math.abs(lab.get().provider.clockAheadMs() ?? Number.NaN)).toBeLessThan(1000);
    lab.get().sandbox.sales.standAt(new Date(lab.clock.now.getTime() + HOUR_MS));
    await lab.get().provider.readCapture('NONE');
    expect(Math.abs((lab.get().provider.clockAheadMs() ?? 0) - HOUR_MS)).toBeLessThan(1000);
    lab.get().sandbox.sales.standAt(null);
  });

  test('while the doors are shut only whoever they name is served, and the others once they open', async () => {
    const { sandbox, provider } = lab.get();
    const openDoors = sandbox.shutDoors('Stage');
    let isServed = false;
    const waiting = provider.readCapture('NONE').then(() => (isServed = true));
    // Answered while the other call, which was there before, waits.
    for (let time = 0; time < 5; time += 1) {
      const headers = { 'paypal-partner-attribution-id': 'Stage' };
      expect((await fetch(`${sandbox.url}/v2/payments/captures/NONE`, { headers })).status).toBe(401);
    }
    expect(isServed).toBe(false);
    openDoors();
    expect(await waiting).toBe(true);
  });
});
