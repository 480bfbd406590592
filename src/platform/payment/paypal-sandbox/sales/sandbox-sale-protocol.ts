import { z } from 'zod';
import { problem, type SandboxAnswer } from '../sandbox-protocol.ts';
import { readCase } from './sandbox-cases.ts';
import { readPayout, releaseSale } from './sandbox-payouts.ts';
import { forbidden, malformed, parseBody, type SaleCall, type SaleRoom, unknown } from './sandbox-room.ts';
import { captureSaleOrder } from './sandbox-sale-captures.ts';
import { saleCaptureMessage } from './sandbox-sale-messages.ts';
import { createSaleOrder, isSaleOrder, readSaleOrder } from './sandbox-sale-orders.ts';
import type { SandboxSaleOrder } from './sandbox-sale-records.ts';
import { readSaleRefund, refundSale } from './sandbox-sale-refunds.ts';
import { findIntegration, readIntegration, referSeller } from './sandbox-sellers.ts';

type Found = SandboxSaleOrder | undefined;

/** What PayPal's interface for marketplaces answers; undefined: this call is about something else. */
export function answerSaleCall(room: SaleRoom, call: SaleCall): SandboxAnswer | undefined {
  const carryOut = findSaleCall(room, call);
  if (!carryOut) return undefined;
  if (call.attribution === '') return forbidden('BN_CODE_REQUIRED');
  if (call.method === 'POST' && call.requestId === null)
    return problem(400, 'INVALID_REQUEST', 'MISSING_REQUIRED_PARAMETER');
  return carryOut();
}

type Answering = (() => SandboxAnswer) | undefined;

function findSaleCall(room: SaleRoom, call: SaleCall): Answering {
  const { method, path } = call;
  if (method === 'POST') {
    if (path === '/v2/customer/partner-referrals') return () => referSeller(room, call);
    if (path === '/v2/checkout/orders' && isSaleOrder(call.body)) return () => createSaleOrder(room, call);
    if (path === '/v1/payments/referenced-payouts-items') return () => releaseSale(room, call);
  }
  return findPartOfSale(room, call) ?? findPartner(room, call);
}

const PARTNER = /^\/v1\/customer\/partners\/[A-Za-z0-9-]+\/merchant-integrations(?:\/([A-Za-z0-9]+))?$/;

function findPartner(room: SaleRoom, call: SaleCall): Answering {
  const found = PARTNER.exec(call.path);
  if (!found || call.method !== 'GET') return undefined;
  const [, merchantId] = found;
  return () => (merchantId ? readIntegration(room, merchantId) : findIntegration(room, call));
}

/** Calls about something that belongs to a sale, by its id. */
function findPartOfSale(room: SaleRoom, call: SaleCall): Answering {
  const ofSale = /^\/v[12]\/(?:checkout|payments|customer)\/([a-z-]+)\/([A-Z0-9-]+)(?:\/([a-z]+))?$/;
  const [, kind = '', id = '', deed = ''] = ofSale.exec(call.path) ?? [];
  const order = room.records.find(id);
  const name = `${call.method} ${kind}${deed ? ` ${deed}` : ''}`;
  if (name === 'GET refunds') return () => readSaleRefund(order, id);
  if (name === 'GET disputes') return () => readCase(order, id);
  if (name === 'GET referenced-payouts-items') return () => readPayout(order, id);
  if (name === 'GET captures') return () => readSaleCapture(order);
  if (!order) return undefined;
  if (name === 'GET orders') return () => readSaleOrder(room, order);
  if (name === 'POST orders capture')
    return () => actingFor(room, order, call) ?? captureSaleOrder(room, order, call.requestId);
  if (name === 'POST orders track')
    return () => actingFor(room, order, call) ?? trackParcel(room, order, call);
  if (name === 'POST captures refund')
    return () => actingFor(room, order, call) ?? refundSale(room, order, call);
  return undefined;
}

function readSaleCapture(order: Found): SandboxAnswer {
  return order?.capture ? { status: 200, body: saleCaptureMessage(order, order.capture) } : unknown();
}

const Assertion = z.object({ iss: z.string(), payer_id: z.string() });

/** Undefined when the call says for whom it acts, and that is the seller of this order. */
function actingFor({ clientId }: SaleRoom, { merchantId }: SandboxSaleOrder, call: SaleCall) {
  const [, payload = ''] = call.assertion.split('.');
  const said = Assertion.safeParse(parseBody(Buffer.from(payload, 'base64url').toString('utf8'))).data;
  const isRight = said?.iss === clientId && said.payer_id === merchantId;
  return isRight ? undefined : forbidden('PERMISSION_DENIED');
}

const Parcel = z.object({
  capture_id: z.string(),
  tracking_number: z.string().min(1).max(64),
  carrier: z.string().min(1).max(64),
  carrier_name_other: z.string().max(64).optional(),
});

function trackParcel(room: SaleRoom, order: SandboxSaleOrder, { body }: SaleCall): SandboxAnswer {
  const parcel = Parcel.safeParse(parseBody(body)).data;
  if (!parcel || parcel.capture_id !== order.capture?.id) return malformed();
  const { tracking_number: number, carrier_name_other: carrier = parcel.carrier } = parcel;
  const parcels = [...order.parcels.filter((each) => each.number !== number), { carrier, number }];
  room.records.keep({ ...order, parcels });
  return { status: 201, body: { id: order.id, status: order.status } };
}
