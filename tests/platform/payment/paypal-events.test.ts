import { expect, test } from 'vitest';
import { readPaypalEvent } from '#platform/payment/paypal-events.ts';
import { CAPTURE_COMPLETED, REFUNDED_EVENT } from './paypal-examples.ts';

const NOTHING = { providerOrderId: null, captureId: null, merchantId: null, trackingId: null, caseId: null };
const read = (event_type: string, resource: object) =>
  readPaypalEvent(JSON.stringify({ id: 'WH-1', event_type, resource_version: '2.0', resource }));

test('notifications of a capture and of a refund name their order or capture', () => {
  expect(readPaypalEvent(JSON.stringify(CAPTURE_COMPLETED))).toEqual({
    ...NOTHING,
    id: 'WH-58D329510W468432D-8HN650336L201105X',
    kind: 'PAYMENT.CAPTURE.COMPLETED',
    providerOrderId: '5O190127TN364715T',
    captureId: '42311647XV020574X',
  });
  expect(readPaypalEvent(JSON.stringify(REFUNDED_EVENT))).toMatchObject({
    providerOrderId: null,
    captureId: '0JF852973C016714D',
  });
});

const CAPTURE = '42311647XV020574X';
const up = { rel: 'up', href: `https://api-m.paypal.com/v2/payments/captures/${CAPTURE}`, method: 'GET' };

test.each<[string, object, object]>([
  ['CHECKOUT.ORDER.APPROVED', { id: '5O19' }, { providerOrderId: '5O19' }],
  ['PAYMENT.CAPTURE.PENDING', { id: CAPTURE }, { captureId: CAPTURE }],
  ['PAYMENT.CAPTURE.DENIED', { id: CAPTURE }, { captureId: CAPTURE }],
  ['PAYMENT.CAPTURE.REVERSED', { id: CAPTURE, links: [] }, { captureId: CAPTURE }],
  ['PAYMENT.CAPTURE.REVERSED', { id: 'a refund', links: [up] }, { captureId: CAPTURE }],
  [
    'PAYMENT.REFERENCED-PAYOUT-ITEM.COMPLETED',
    { item_id: 'I1', reference_id: CAPTURE, reference_type: 'TRANSACTION_ID' },
    { captureId: CAPTURE },
  ],
  ['PAYMENT.REFERENCED-PAYOUT-ITEM.FAILED', { item_id: 'I1', reference_id: CAPTURE }, { captureId: CAPTURE }],
  [
    'MERCHANT.ONBOARDING.COMPLETED',
    { merchant_id: 'M1', tracking_id: 'T1', partner_client_id: 'c' },
    { merchantId: 'M1', trackingId: 'T1' },
  ],
  ['MERCHANT.PARTNER-CONSENT.REVOKED', { merchant_id: 'M1' }, { merchantId: 'M1' }],
  ...['CREATED', 'UPDATED', 'RESOLVED'].map((what): [string, object, object] => [
    `CUSTOMER.DISPUTE.${what}`,
    { dispute_id: 'PP-D-1', disputed_transactions: [{ seller_transaction_id: CAPTURE }] },
    { caseId: 'PP-D-1', captureId: CAPTURE },
  ]),
])('%s says what it is about, and no more', (kind, resource, found) => {
  expect(read(kind, resource)).toEqual({ id: 'WH-1', kind, ...NOTHING, ...found });
});

test.each(['', '[]', '{"id":"WH-1"}', '{"id":"WH-1","event_type":"X","resource":null}'])(
  'no notification: %s',
  (text) => {
    expect(readPaypalEvent(text)).toBeUndefined();
  },
);
