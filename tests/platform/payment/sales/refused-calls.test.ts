import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { IN_DOLLARS, openSaleLab } from '#tests/support/payments/sale-lab.ts';
import { useOpened } from '#tests/support/site/use-opened.ts';

const lab = useOpened(openSaleLab);
const trouble = (kind: string, issue: string | null) => ({ name: 'PaymentTrouble', kind, issue });

describe('PayPal says no', () => {
  test('to whoever has no code as a marketplace', async () => {
    const merchantId = await lab.connect();
    const sale = await lab.paid(merchantId);
    const { stranger } = lab.get();
    const money = { amount: 1, currency: 'GBP' };
    const calls = [
      () => stranger.referSeller({ trackingId: 't', returnUrl: 'https://fairhank.test/' }),
      () => stranger.readSeller(merchantId),
      () => stranger.createSaleOrder(lab.newOrder(merchantId)),
      () => stranger.readOrder(sale.orderId),
      () => stranger.captureOrder(sale.orderId, merchantId, 'x'),
      () => stranger.readCapture(sale.captureId),
      () => stranger.refundSale({ ...sale, money, housePart: 0, requestId: 'x' }),
      () => stranger.release({ captureId: sale.captureId, requestId: 'x' }),
    ];
    for (const ask of calls)
      await expect(ask()).rejects.toMatchObject(trouble('refused', 'BN_CODE_REQUIRED'));
    expect(lab.readBooks(sale)).toEqual({ payer: -445_10, held: 445_10 });
  });

  test('to whoever acts for nobody, or for another seller', async () => {
    const merchantId = await lab.connect();
    const sale = await lab.paid(merchantId);
    const other = { ...sale, merchantId: await lab.connect() };
    const { id } = await lab.approved(merchantId);
    const { provider, call } = lab.get();
    const denied = trouble('refused', 'PERMISSION_DENIED');
    await expect(provider.captureOrder(id, other.merchantId, 'x')).rejects.toMatchObject(denied);
    await expect(lab.refund(other, 100)).rejects.toMatchObject(denied);
    await expect(
      provider.tellTracking({ ...other, carrier: 'ups', number: '1Z999AA10123456784' }),
    ).rejects.toMatchObject(denied);
    for (const path of [
      `/v2/checkout/orders/${id}/capture`,
      `/v2/payments/captures/${sale.captureId}/refund`,
    ]) {
      const headers = { 'paypal-partner-attribution-id': 'Lab' };
      const unsigned = await call({ method: 'POST', path, body: '{}', requestId: randomUUID(), headers });
      expect(unsigned.status).toBe(403);
    }
  });

  test('to rupees, and to sums that do not add up', async () => {
    const merchantId = await lab.connect('IN');
    const { provider } = lab.get();
    const inRupees = lab.newOrder(merchantId, { currency: 'INR' });
    await expect(provider.createSaleOrder(inRupees)).rejects.toMatchObject(
      trouble('refused', 'CURRENCY_NOT_SUPPORTED'),
    );
    const fee = lab.newOrder('UNKNOWN');
    await expect(provider.createSaleOrder(fee)).rejects.toMatchObject(
      trouble('refused', 'PAYEE_ACCOUNT_RESTRICTED'),
    );
  });

  test('to money from one Indian account to another; from elsewhere it is taken', async () => {
    const merchantId = await lab.connect('IN');
    await expect(lab.paid(merchantId, 'indian-payer', IN_DOLLARS)).rejects.toMatchObject(
      trouble('refused', 'COMPLIANCE_VIOLATION'),
    );
    expect((await lab.paid(merchantId, 'approve', IN_DOLLARS)).order.state).toBe('captured');
  });

  test('to a card without money, for ever; and to an order that nobody approved', async () => {
    const merchantId = await lab.connect();
    const { id } = await lab.approved(merchantId, 'decline');
    const { provider } = lab.get();
    for (const requestId of ['first', 'first', 'second'])
      await expect(provider.captureOrder(id, merchantId, requestId)).rejects.toMatchObject(
        trouble('declined', 'INSTRUMENT_DECLINED'),
      );
    expect(await provider.readOrder(id)).toMatchObject({ state: 'declined' });
    const open = await provider.createSaleOrder(lab.newOrder(merchantId));
    await expect(provider.captureOrder(open.id, merchantId, 'x')).rejects.toMatchObject(
      trouble('not-approved', 'ORDER_NOT_APPROVED'),
    );
  });

  test('to a seller who can no longer be paid when the money is to be taken', async () => {
    const merchantId = await lab.connect();
    const { id } = await lab.approved(merchantId);
    lab.get().sandbox.sales.deal(merchantId, 'restrict');
    await expect(lab.get().provider.captureOrder(id, merchantId, 'x')).rejects.toMatchObject(
      trouble('refused', 'PAYEE_ACCOUNT_RESTRICTED'),
    );
  });
});

test('nobody is sent to a page that is not the provider’s', async () => {
  const { misled } = lab.get();
  const order = lab.newOrder(await lab.connect());
  await expect(misled.createSaleOrder(order)).rejects.toMatchObject(trouble('refused', null));
  const wish = { trackingId: randomUUID(), returnUrl: 'https://fairhank.test/payout' };
  await expect(misled.referSeller(wish)).rejects.toMatchObject(trouble('refused', null));
});

describe('an answer that is lost', () => {
  const LOST = trouble('unknown', null);

  test('at the capture: the money is there, once, and the same id finds it', async () => {
    const merchantId = await lab.connect();
    const { id, reference } = await lab.approved(merchantId, 'error');
    const { provider } = lab.get();
    await expect(provider.captureOrder(id, merchantId, 'take')).rejects.toMatchObject(LOST);
    const read = await provider.readOrder(id);
    expect(read.state).toBe('captured');
    expect((await provider.captureOrder(id, merchantId, 'take')).capture?.id).toBe(read.capture?.id);
    expect(lab.readBooks({ reference })).toEqual({ payer: -445_10, held: 445_10 });
  });

  test('of each call that writes: asked again with its id, it has happened once', async () => {
    const { provider, sandbox } = lab.get();
    const merchantId = await lab.connect();
    const sale = await lab.paid(merchantId);
    const order = lab.newOrder(merchantId);
    const money = { amount: 100_00, currency: 'GBP' };
    const calls = [
      () => provider.createSaleOrder(order),
      () => provider.refundSale({ ...sale, money, housePart: 3_00, requestId: 'part' }),
      () => provider.tellTracking({ ...sale, carrier: 'india-post', number: 'EE123456785IN' }),
      () => provider.release({ captureId: sale.captureId, requestId: 'pay' }),
    ];
    for (const ask of calls) {
      sandbox.breakCalls(() => 'lost-answer');
      await expect(ask()).rejects.toMatchObject(LOST);
      sandbox.breakCalls(() => 'refused');
      await expect(ask()).rejects.toMatchObject(trouble('unknown', null));
      sandbox.breakCalls(() => undefined);
      const [first, second] = [await ask(), await ask()];
      expect(second).toEqual(first);
    }
    const kept = sandbox.sales.orders();
    expect(kept.filter(({ reference }) => reference === order.reference)).toHaveLength(1);
    expect(sandbox.sales.find(sale.reference)).toMatchObject({
      refunds: [{ amount: 100_00 }],
      parcels: [{ carrier: 'India Post', number: 'EE123456785IN' }],
    });
    expect(lab.readBooks(sale)).toEqual({
      payer: -345_10,
      seller: 345_10 - 13_60 - 13_21,
      partner: 13_60,
      paypal: 13_21,
    });
  });
});
