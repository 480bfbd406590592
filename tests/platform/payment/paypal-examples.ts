/** Messages in the shape of PayPal's reference (Orders v2, Payments v2, webhooks), with what we do not read left in. */
const LINK = 'https://api-m.paypal.com/v2';
const OUR_ID = '0199c0de-0000-7000-8000-000000000001';
const PAYER = {
  name: { given_name: 'Pat', surname: 'Example' },
  email_address: 'payer@example.com',
  payer_id: 'QYR5Z8XDVJNXQ',
  address: { country_code: 'US' },
};

export const CREATED_ORDER = {
  id: '5O190127TN364715T',
  status: 'PAYER_ACTION_REQUIRED',
  payment_source: { paypal: {} },
  links: [
    { href: `${LINK}/checkout/orders/5O190127TN364715T`, rel: 'self', method: 'GET' },
    {
      href: 'https://www.paypal.com/checkoutnow?token=5O190127TN364715T',
      rel: 'payer-action',
      method: 'GET',
    },
  ],
};

export const READ_ORDER = {
  id: '5O190127TN364715T',
  intent: 'CAPTURE',
  status: 'APPROVED',
  payer: PAYER,
  purchase_units: [
    {
      reference_id: 'default',
      custom_id: OUR_ID,
      amount: { currency_code: 'USD', value: '100.00', breakdown: {} },
      payee: { email_address: 'merchant@example.com', merchant_id: 'X5XAHHCG636FA' },
    },
  ],
  create_time: '2026-04-01T21:18:49Z',
  links: [],
};

export const CAPTURED_ORDER = {
  id: '5O190127TN364715T',
  status: 'COMPLETED',
  payment_source: { paypal: { account_id: 'QYR5Z8XDVJNXQ' } },
  purchase_units: [
    {
      reference_id: 'default',
      shipping: { address: { country_code: 'US' } },
      payments: {
        captures: [
          {
            id: '3C679366HH908993F',
            status: 'COMPLETED',
            amount: { currency_code: 'USD', value: '100.00' },
            custom_id: OUR_ID,
            final_capture: true,
            seller_protection: { status: 'ELIGIBLE', dispute_categories: ['ITEM_NOT_RECEIVED'] },
            seller_receivable_breakdown: {
              gross_amount: { currency_code: 'USD', value: '100.00' },
              paypal_fee: { currency_code: 'USD', value: '3.00' },
              net_amount: { currency_code: 'USD', value: '97.00' },
            },
            create_time: '2026-04-01T21:20:49Z',
            links: [{ href: `${LINK}/payments/captures/3C679366HH908993F`, rel: 'self', method: 'GET' }],
          },
        ],
      },
    },
  ],
  payer: PAYER,
  links: [{ href: `${LINK}/checkout/orders/5O190127TN364715T`, rel: 'self', method: 'GET' }],
};

export const CAPTURE_COMPLETED = {
  id: 'WH-58D329510W468432D-8HN650336L201105X',
  event_version: '1.0',
  create_time: '2026-02-14T21:50:07.940Z',
  resource_type: 'capture',
  resource_version: '2.0',
  event_type: 'PAYMENT.CAPTURE.COMPLETED',
  summary: 'Payment completed for $ 30.0 USD',
  resource: {
    id: '42311647XV020574X',
    status: 'COMPLETED',
    final_capture: true,
    amount: { currency_code: 'USD', value: '30.00' },
    supplementary_data: { related_ids: { order_id: '5O190127TN364715T' } },
    links: [{ href: `${LINK}/payments/captures/42311647XV020574X`, rel: 'self', method: 'GET' }],
  },
  links: [],
};

export const REFUNDED_EVENT = {
  id: 'WH-1GE84257G0350133W-6RW800890C634293G',
  event_version: '1.0',
  create_time: '2026-08-15T19:14:04.543Z',
  resource_type: 'refund',
  resource_version: '2.0',
  event_type: 'PAYMENT.CAPTURE.REFUNDED',
  summary: 'A $ 0.99 USD capture payment was refunded',
  resource: {
    id: '1Y107995YT783435V',
    status: 'COMPLETED',
    amount: { currency_code: 'USD', value: '0.99' },
    links: [
      { href: `${LINK}/payments/refunds/1Y107995YT783435V`, rel: 'self', method: 'GET' },
      { href: `${LINK}/payments/captures/0JF852973C016714D`, rel: 'up', method: 'GET' },
    ],
  },
  links: [],
};
