import { expect, test } from 'vitest';
import type { SignedNotification } from '#platform/payment/payment-provider.ts';
import { DAY_MS } from '#rules/time.ts';
import { openSaleLab } from '#tests/support/payments/sale-lab.ts';
import { useOpened } from '#tests/support/site/use-opened.ts';

const lab = useOpened(openSaleLab);
const kindOf = ({ rawBody }: SignedNotification) => lab.get().plans.readEvent(rawBody)?.kind;
const hold = () => lab.get().sandbox.tellBy(() => 'held');

test('everything that happens is told, signed, and names what it is about', async () => {
  const { sandbox, plans } = lab.get();
  hold();
  const merchantId = await lab.connect();
  const sale = await lab.paid(merchantId);
  await lab.refund(sale, 5_00);
  const { cases } = sandbox.sales.act(sale.captureId, 'open-case');
  sandbox.sales.act(sale.captureId, 'escalate-case');
  await lab.release(sale);
  sandbox.sales.act(sale.captureId, 'win-case');
  await lab.release(sale);
  sandbox.sales.act(sale.captureId, 'take-back');
  sandbox.sales.deal(merchantId, 'revoke');
  const told = sandbox.held().map(({ rawBody }) => plans.readEvent(rawBody));
  const { orderId, captureId } = sale;
  const caseId = cases[0]?.id;
  expect(told).toMatchObject([
    { kind: 'MERCHANT.ONBOARDING.COMPLETED', merchantId, trackingId: expect.any(String) },
    { kind: 'CHECKOUT.ORDER.APPROVED', providerOrderId: orderId },
    { kind: 'PAYMENT.CAPTURE.COMPLETED', providerOrderId: orderId, captureId },
    { kind: 'PAYMENT.CAPTURE.REFUNDED', captureId },
    { kind: 'CUSTOMER.DISPUTE.CREATED', caseId, captureId },
    { kind: 'CUSTOMER.DISPUTE.UPDATED', caseId, captureId },
    { kind: 'PAYMENT.REFERENCED-PAYOUT-ITEM.FAILED', captureId },
    { kind: 'CUSTOMER.DISPUTE.RESOLVED', caseId, captureId },
    { kind: 'PAYMENT.REFERENCED-PAYOUT-ITEM.COMPLETED', captureId },
    { kind: 'PAYMENT.CAPTURE.REVERSED', captureId },
    { kind: 'MERCHANT.PARTNER-CONSENT.REVOKED', merchantId },
  ]);
  for (const notification of sandbox.held()) {
    expect(await plans.isGenuine(notification)).toBe(true);
    const forged = { ...notification, rawBody: notification.rawBody.replace(captureId, 'ANOTHER') };
    if (forged.rawBody !== notification.rawBody) expect(await plans.isGenuine(forged)).toBe(false);
  }
});

test('what is kept back is sent in the order that a test wants', async () => {
  const { sandbox } = lab.get();
  await sandbox.sendHeld(() => []);
  hold();
  await lab.paid(await lab.connect(), 'pending-clears');
  lab.pass(DAY_MS);
  sandbox.sales.books();
  const arrived: (string | undefined)[] = [];
  sandbox.deliverWith(async (notification) => {
    arrived.push(kindOf(notification));
    return true;
  });
  await sandbox.sendHeld((kept) => kept.toReversed());
  expect(arrived).toEqual([
    'PAYMENT.CAPTURE.COMPLETED',
    'PAYMENT.CAPTURE.PENDING',
    'CHECKOUT.ORDER.APPROVED',
    'MERCHANT.ONBOARDING.COMPLETED',
  ]);
  expect(sandbox.held()).toEqual([]);
});

test('or twice, or late', async () => {
  const { sandbox } = lab.get();
  const arrived: string[] = [];
  sandbox.deliverWith(async ({ rawBody }) => {
    arrived.push(rawBody);
    return true;
  });
  sandbox.tellBy((kind) => (kind === 'PAYMENT.CAPTURE.COMPLETED' ? 'late' : 'twice'));
  await lab.paid(await lab.connect());
  const count = (kind: string) => arrived.filter((rawBody) => rawBody.includes(kind)).length;
  await expect.poll(() => count('PAYMENT.CAPTURE.COMPLETED')).toBe(1);
  await expect.poll(() => count('CHECKOUT.ORDER.APPROVED')).toBe(2);
  expect(new Set(arrived).size).toBe(3);
});
