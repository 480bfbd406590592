import { z } from 'zod';
import { paypalId } from '../sandbox-orders.ts';
import type { SandboxAnswer } from '../sandbox-protocol.ts';
import { sumAccount } from './sandbox-books.ts';
import { hasOpenCase, hasPendingRefund, payOut } from './sandbox-sale-captures.ts';
import { impossible, malformed, parseBody, type SaleCall, type SaleRoom, unknown } from './sandbox-room.ts';
import { payoutMessage } from './sandbox-sale-messages.ts';
import type { SandboxPayout, SandboxSaleOrder } from './sandbox-sale-records.ts';

/** Words of PayPal's for a payout that sticks; the desk offers them. */
export const PAYOUT_REASONS = [
  'PENDING',
  'PROCESSING',
  'PAYOUT_INITIATED',
  'ONGOING_ACTIVITY_ON_REFERENCE',
  'INTERNAL_ERROR',
  'TRANSACTION_ON_HOLD',
  'TRANSACTION_PENDING_FROM_RECEIPIENT',
  'TRANSACTION_REVERSAL_PENDING',
  'TRANSACTION_UNDER_DISPUTE',
  'MERCHANT_RESTRICTIONS',
  'MERCHANT_PARTNER_PERMISSIONS_ISSUE',
  'TRANSACTION_ALREADY_REVERSED',
  'TRANSACTION_DENIED',
] as const;
const UNDER_WAY = ['PENDING', 'PROCESSING', 'PAYOUT_INITIATED'];

const NewPayout = z.object({ reference_id: z.string(), reference_type: z.literal('TRANSACTION_ID') });

/** Asked again with its id, what did not succeed is tried again; the money goes once. */
export function releaseSale(room: SaleRoom, { body, requestId }: SaleCall): SandboxAnswer {
  const parsed = NewPayout.safeParse(parseBody(body));
  if (!parsed.success || requestId === null) return malformed();
  const order = room.records.find(parsed.data.reference_id);
  if (order?.capture?.id !== parsed.data.reference_id) return impossible('REFERENCE_ID_NOT_FOUND');
  const known = order.payouts.find((payout) => payout.requestId === requestId);
  if (known?.status === 'SUCCESS') return { status: 200, body: payoutMessage(order, known) };
  const reason = findObstacle(room, order);
  const tried = reason === undefined ? payOut(room, order, requestId) : stick(room, order, requestId, reason);
  const payout = tried.payouts.find((each) => each.requestId === requestId);
  return payout ? { status: 201, body: payoutMessage(tried, payout) } : unknown();
}

function findObstacle({ records }: SaleRoom, order: SandboxSaleOrder): string | undefined {
  const status = order.capture?.status;
  const seller = records.findSeller(order.merchantId);
  if (order.releasedAt !== null) return 'PAYOUT_ALREADY_COMPLETED_FOR_REFERENCE';
  if (status === 'DECLINED') return 'TRANSACTION_DENIED';
  if (status === 'PENDING' || hasPendingRefund(order)) return 'ONGOING_ACTIVITY_ON_REFERENCE';
  if (sumAccount(order, 'held') === 0) return 'TRANSACTION_ALREADY_REVERSED';
  if (order.stuck !== null) return order.stuck;
  if (hasOpenCase(order)) return 'TRANSACTION_UNDER_DISPUTE';
  if (!seller?.permissions.includes('DELAY_FUNDS_DISBURSEMENT')) return 'MERCHANT_PARTNER_PERMISSIONS_ISSUE';
  return seller.isReceivable ? undefined : 'MERCHANT_RESTRICTIONS';
}

function stick(room: SaleRoom, order: SandboxSaleOrder, requestId: string, reason: string): SandboxSaleOrder {
  const known = order.payouts.find((payout) => payout.requestId === requestId);
  const isUnderWay = UNDER_WAY.includes(reason);
  const payout: SandboxPayout = {
    id: known?.id ?? paypalId(),
    requestId,
    status: reason === 'PROCESSING' ? 'PROCESSING' : isUnderWay ? 'PENDING' : 'FAILED',
    reason: reason === 'PENDING' || reason === 'PROCESSING' ? null : reason,
  };
  const others = order.payouts.filter(({ id }) => id !== payout.id);
  const kept = room.records.keep({ ...order, payouts: [...others, payout] });
  if (!isUnderWay) room.tell('PAYMENT.REFERENCED-PAYOUT-ITEM.FAILED', payoutMessage(kept, payout));
  return kept;
}

/** Nothing keeps the payout any more: one that is under way arrives, one that failed has to be asked for again. */
export function unstick(room: SaleRoom, order: SandboxSaleOrder): SandboxSaleOrder {
  const freed = room.records.keep({ ...order, stuck: null });
  const waiting = freed.payouts.find(({ status }) => status === 'PENDING' || status === 'PROCESSING');
  return waiting && findObstacle(room, freed) === undefined ? payOut(room, freed, waiting.requestId) : freed;
}

export function readPayout(order: SandboxSaleOrder | undefined, itemId: string): SandboxAnswer {
  const payout = order?.payouts.find(({ id }) => id === itemId);
  return order && payout ? { status: 200, body: payoutMessage(order, payout) } : unknown();
}
