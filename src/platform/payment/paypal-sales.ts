import { CARRIERS, type CarrierName } from '#rules/sales/parcel/carriers.ts';
import { paypalAmount } from './paypal-amounts.ts';
import { ensureOwnPage, okay, type PaypalAnswer, readApproveOrigins, understood } from './paypal-calls.ts';
import { openSaleCalls, type PaypalSalesAccess } from './paypal-sale-calls.ts';
import { readSaleCapture, readSaleOrder } from './paypal-sale-messages.ts';
import {
  Connected,
  readCase,
  readSaleRefund,
  readSaleRelease,
  readSeller,
  Referral,
} from './paypal-sale-parties.ts';
import { type NewSaleOrder, type SaleOrder, type SaleProvider } from './sale-provider.ts';
import { SALE_PERMISSIONS } from '#rules/sales/money/payout.ts';

const ORDERS = '/v2/checkout/orders';
const CAPTURES = '/v2/payments/captures';
const PAYOUTS = '/v1/payments/referenced-payouts-items';

/** PayPal's interface for marketplaces: the payee is the seller, the money waits there until we say where it goes. */
export function paypalSales(access: PaypalSalesAccess): SaleProvider {
  const calls = openSaleCalls(access);
  return {
    approveOrigins: readApproveOrigins(access),
    clockAheadMs: calls.clockAheadMs,
    // Whatever it says of our own account there, it says when.
    askTime: async () =>
      void (await calls.get(`${integrationsOf(access)}/${encodeURIComponent(access.partnerId)}`)),
    ...callsOfSellers(access, calls),
    ...callsOfOrders(access, calls),
    ...callsOfMoney(calls),
    async tellTracking({ orderId, captureId, merchantId, carrier, number }) {
      const path = `${ORDERS}/${encodeURIComponent(orderId)}/track`;
      const parcel = { capture_id: captureId, tracking_number: number, notify_payer: false };
      const body = { ...parcel, ...nameCarrier(carrier) };
      okay(await calls.post({ path, body, requestId: `${captureId}-${number}`, merchantId }));
    },
    readCase: async (id) =>
      orNothing(await calls.get(`/v1/customer/disputes/${encodeURIComponent(id)}`), readCase),
  };
}

type WishOf<Name extends 'referSeller' | 'refundSale' | 'release'> = Parameters<SaleProvider[Name]>[0];
type Calls = ReturnType<typeof openSaleCalls>;

const integrationsOf = ({ partnerId }: PaypalSalesAccess) =>
  `/v1/customer/partners/${encodeURIComponent(partnerId)}/merchant-integrations`;

function callsOfSellers(access: PaypalSalesAccess, { get, post }: Calls) {
  const integrations = integrationsOf(access);
  return {
    async referSeller({ trackingId, returnUrl }: WishOf<'referSeller'>) {
      const body = newReferral(trackingId, returnUrl);
      const answer = await post({ path: '/v2/customer/partner-referrals', body, requestId: trackingId });
      const action = understood(Referral, answer).links.find(({ rel }) => rel === 'action_url')?.href;
      return { actionUrl: ensureOwnPage(readApproveOrigins(access), action ?? null) };
    },
    async findSeller(trackingId: string) {
      const answer = await get(`${integrations}?tracking_id=${encodeURIComponent(trackingId)}`);
      const found = orNothing(answer, (message) => Connected.parse(message));
      return found && { merchantId: found.merchant_id };
    },
    readSeller: async (id: string) =>
      orNothing(await get(`${integrations}/${encodeURIComponent(id)}`), readSeller),
  } satisfies Partial<SaleProvider>;
}

const callsOfOrders = (access: PaypalSalesAccess, { get, post }: Calls) =>
  ({
    async createSaleOrder(order: NewSaleOrder) {
      const body = newSaleOrder(order, access.brand);
      const created = orderIn(await post({ path: ORDERS, body, requestId: order.reference }));
      ensureOwnPage(readApproveOrigins(access), created.approveUrl);
      return created;
    },
    async readOrder(id: string) {
      return orNothing(await get(`${ORDERS}/${encodeURIComponent(id)}`), readSaleOrder) ?? missingOrder(id);
    },
    async captureOrder(id: string, merchantId: string, requestId: string) {
      const path = `${ORDERS}/${encodeURIComponent(id)}/capture`;
      return orderIn(await post({ path, body: {}, requestId, merchantId }));
    },
  }) satisfies Partial<SaleProvider>;

const callsOfMoney = ({ get, post }: Calls) =>
  ({
    readCapture: async (id: string) =>
      orNothing(await get(`${CAPTURES}/${encodeURIComponent(id)}`), readSaleCapture),
    async refundSale({ captureId, merchantId, money, housePart, requestId }: WishOf<'refundSale'>) {
      const path = `${CAPTURES}/${encodeURIComponent(captureId)}/refund`;
      const fees = [{ amount: paypalAmount({ ...money, amount: housePart }) }];
      const body = {
        amount: paypalAmount(money),
        custom_id: requestId,
        ...(housePart > 0 ? { payment_instruction: { platform_fees: fees } } : {}),
      };
      return understood({ parse: readSaleRefund }, await post({ path, body, requestId, merchantId }));
    },
    readRefund: async (id: string) =>
      orNothing(await get(`/v2/payments/refunds/${encodeURIComponent(id)}`), readSaleRefund),
    async release({ captureId, requestId }: WishOf<'release'>) {
      const body = { reference_id: captureId, reference_type: 'TRANSACTION_ID' };
      const answer = await post({ path: PAYOUTS, body, requestId, prefer: 'respond-sync' });
      return understood({ parse: readSaleRelease }, answer);
    },
    readRelease: async (id: string) =>
      orNothing(await get(`${PAYOUTS}/${encodeURIComponent(id)}`), readSaleRelease),
  }) satisfies Partial<SaleProvider>;

const newReferral = (trackingId: string, returnUrl: string) => ({
  tracking_id: trackingId,
  partner_config_override: { return_url: returnUrl },
  operations: [
    {
      operation: 'API_INTEGRATION',
      api_integration_preference: {
        rest_api_integration: {
          integration_method: 'PAYPAL',
          integration_type: 'THIRD_PARTY',
          third_party_details: { features: SALE_PERMISSIONS },
        },
      },
    },
  ],
  products: ['EXPRESS_CHECKOUT'],
  legal_consents: [{ type: 'SHARE_DATA_CONSENT', granted: true }],
});

function newSaleOrder(order: NewSaleOrder, brand: string) {
  const { currency, price, postage, fee } = order;
  const sum = (amount: number) => paypalAmount({ amount, currency });
  const breakdown = { item_total: sum(price), shipping: sum(postage), handling: sum(fee) };
  return {
    intent: 'CAPTURE',
    purchase_units: [
      {
        reference_id: 'default',
        custom_id: order.reference,
        description: order.description,
        amount: { ...sum(price + postage + fee), breakdown },
        // PayPal's page shows it where the address is chosen.
        items: [
          {
            name: order.description,
            description: `To be sent to ${order.country}`,
            quantity: '1',
            category: 'PHYSICAL_GOODS',
            unit_amount: sum(price),
          },
        ],
        payee: { merchant_id: order.merchantId },
        payment_instruction: { disbursement_mode: 'DELAYED', platform_fees: [{ amount: sum(fee) }] },
      },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          brand_name: brand,
          shipping_preference: 'GET_FROM_FILE',
          payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
          user_action: 'PAY_NOW',
          return_url: order.returnUrl,
          cancel_url: order.cancelUrl,
        },
      },
    },
  };
}

/** Those of PayPal's words that are certain; any other carrier is told by its name. */
const PAYPAL_CARRIERS: Partial<Record<CarrierName, string>> = {
  'royal-mail': 'ROYAL_MAIL',
  usps: 'USPS',
  ups: 'UPS',
  fedex: 'FEDEX',
  'dhl-express': 'DHL',
};

function nameCarrier(carrier: CarrierName) {
  const known = PAYPAL_CARRIERS[carrier];
  return known ? { carrier: known } : { carrier: 'OTHER', carrier_name_other: CARRIERS[carrier].name };
}

const missingOrder = (id: string): SaleOrder => ({
  id,
  state: 'missing',
  reference: null,
  total: null,
  fee: null,
  merchantId: null,
  isDelayed: false,
  payer: null,
  shipTo: null,
  approveUrl: null,
  capture: null,
  refunds: [],
});

const orderIn = (answer: PaypalAnswer) => understood({ parse: readSaleOrder }, answer);

/** Null: the provider does not know it. */
function orNothing<T>(answer: PaypalAnswer, parse: (message: unknown) => T): T | null {
  return answer.status === 404 ? null : understood({ parse }, answer);
}
