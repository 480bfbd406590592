import { DAY_MS } from '#rules/time.ts';
import { paypalId } from '../sandbox-orders.ts';
import type { SandboxAnswer } from '../sandbox-protocol.ts';
import { sumAccount, released, taken, withEntry } from './sandbox-books.ts';
import { impossible, type SaleRoom, unknown } from './sandbox-room.ts';
import { payoutMessage, saleCaptureMessage, saleOrderMessage } from './sandbox-sale-messages.ts';
import { isGone, chooseManner } from './sandbox-sale-orders.ts';
import type { SandboxSaleOrder } from './sandbox-sale-records.ts';
import { isReady } from './sandbox-sellers.ts';

/** So long the provider keeps money that nobody releases. */
const WALL_MS = 28 * DAY_MS;

/** Takes the money once. Asked again, the same request gets the same answer and another one hears that it is done. */
export function captureSaleOrder(
  room: SaleRoom,
  order: SandboxSaleOrder,
  requestId: string | null,
): SandboxAnswer {
  if (isGone(room, order)) return unknown();
  if (order.status === 'COMPLETED')
    return requestId !== null && order.capture?.requestId === requestId
      ? { status: 201, body: saleOrderMessage(order, room.url) }
      : impossible('ORDER_ALREADY_CAPTURED');
  if (order.capture) return impossible('INSTRUMENT_DECLINED');
  if (order.status !== 'APPROVED') return impossible('ORDER_NOT_APPROVED');
  const seller = room.records.findSeller(order.merchantId);
  if (!isReady(seller)) return impossible('PAYEE_ACCOUNT_RESTRICTED');
  if (order.payer?.country === 'IN' && seller.country === 'IN') return impossible('COMPLIANCE_VIOLATION');
  const capture = {
    id: paypalId(),
    requestId,
    at: room.now().toISOString(),
    charge: chargeOf(order.total, seller.country),
    decidedAt: null,
  };
  if (order.button === 'decline') {
    decide(room, { ...order, capture: { ...capture, status: 'PENDING' } }, false);
    return impossible('INSTRUMENT_DECLINED');
  }
  const isPending = order.button === 'pending-clears' || order.button === 'pending-denied';
  const asked: SandboxSaleOrder = {
    ...order,
    status: 'COMPLETED',
    capture: { ...capture, status: 'PENDING' },
  };
  const done = isPending ? wait(room, asked) : decide(room, asked, true);
  return { status: 201, body: saleOrderMessage(done, room.url) };
}

/** What PayPal itself takes: from a merchant in India more. Half-up, in whole numbers. */
function chargeOf(total: number, country: string): number {
  const perMille = country === 'IN' ? 44 : 29;
  return Math.floor((total * perMille + 500) / 1000) + 30;
}

function wait(room: SaleRoom, order: SandboxSaleOrder): SandboxSaleOrder {
  const { capture } = order;
  if (!capture) return order;
  const ms = room.pendingMs();
  const decidedAt = ms === null ? null : new Date(room.now().getTime() + ms).toISOString();
  const waiting = room.records.keep({ ...order, capture: { ...capture, decidedAt } });
  tellOfCapture(room, waiting, 'PENDING');
  return waiting;
}

/** What is pending becomes money, or does not. */
export function decide(room: SaleRoom, order: SandboxSaleOrder, isTaken: boolean): SandboxSaleOrder {
  const { capture } = order;
  if (capture?.status !== 'PENDING') return order;
  const decided: SandboxSaleOrder = {
    ...order,
    capture: { ...capture, status: isTaken ? 'COMPLETED' : 'DECLINED' },
  };
  if (!isTaken) {
    const denied = room.records.keep(decided);
    // Refused at once, the order stays what it was; refused later, it had been complete.
    tellOfCapture(room, denied, order.status === 'COMPLETED' ? 'DENIED' : 'DECLINED');
    return denied;
  }
  const now = room.now();
  const held = withEntry(decided, 'taken', taken(decided), now);
  const kept = room.records.keep(held.isDelayed ? held : letGo(held, now));
  tellOfCapture(room, kept, 'COMPLETED');
  return kept;
}

const letGo = (order: SandboxSaleOrder, now: Date): SandboxSaleOrder => ({
  ...withEntry(order, 'released', released(order), now),
  releasedAt: now.toISOString(),
});

export const hasOpenCase = ({ cases }: SandboxSaleOrder): boolean =>
  cases.some(({ outcome }) => outcome === null);
export const hasPendingRefund = ({ refunds }: SandboxSaleOrder): boolean =>
  refunds.some(({ status }) => status === 'PENDING');

/** The payout succeeds: what is held goes to the seller, to us and to PayPal, and whatever waited for it is done. */
export function payOut(room: SaleRoom, order: SandboxSaleOrder, requestId: string | null): SandboxSaleOrder {
  const waiting = order.payouts.find((each) => requestId !== null && each.requestId === requestId);
  const done = { id: waiting?.id ?? paypalId(), requestId, status: 'SUCCESS' as const, reason: null };
  const others = order.payouts
    .filter(({ id }) => id !== done.id)
    .map((each) => (each.status === 'FAILED' ? each : { ...each, status: 'SUCCESS' as const, reason: null }));
  const kept = room.records.keep({ ...letGo(order, room.now()), payouts: [...others, done] });
  room.tell('PAYMENT.REFERENCED-PAYOUT-ITEM.COMPLETED', payoutMessage(kept, done));
  return kept;
}

/** What time alone does: what is pending is decided, and after 28 days the provider pays by itself. */
export function ripen(room: SaleRoom, order: SandboxSaleOrder): SandboxSaleOrder {
  const { capture } = order;
  const now = room.now().getTime();
  if (!capture) return order;
  if (capture.status === 'PENDING' && capture.decidedAt !== null && Date.parse(capture.decidedAt) <= now)
    return ripen(room, decide(room, order, order.button === 'pending-clears'));
  if (capture.status === 'PENDING' || Date.parse(capture.at) + WALL_MS > now) return order;
  const isFree = !hasOpenCase(order) && !hasPendingRefund(order);
  return isFree && sumAccount(order, 'held') > 0 ? payOut(room, order, null) : order;
}

export function tellOfCapture(room: SaleRoom, order: SandboxSaleOrder, what: string): void {
  if (order.capture)
    room.tell(`PAYMENT.CAPTURE.${what}`, saleCaptureMessage(order, order.capture), chooseManner(order));
}
