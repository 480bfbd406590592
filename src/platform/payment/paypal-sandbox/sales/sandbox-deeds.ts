import { decide } from './sandbox-sale-captures.ts';
import { type CaseReason, closeCase, escalateCase, loseCase, openCase, takeBack } from './sandbox-cases.ts';
import { unstick } from './sandbox-payouts.ts';
import type { SaleRoom } from './sandbox-room.ts';
import type { SandboxSaleOrder } from './sandbox-sale-records.ts';
import { failRefund, finishRefund, refundBySeller } from './sandbox-sale-refunds.ts';

/** What somebody at the desk can let happen to a sale's money. */
export const SALE_DEEDS = [
  'clear',
  'deny',
  'take-back',
  'open-case',
  'escalate-case',
  'win-case',
  'lose-case',
  'stick-payout',
  'free-payout',
  'no-funds',
  'funds',
  'slow-refunds',
  'quick-refunds',
  'fail-refunds',
  'seller-refunds',
] as const;
export type SaleDeed = (typeof SALE_DEEDS)[number];

/**
 * `reason`: of a case or of a payout that sticks. `charge`: what the provider takes for a lost case. `amount`: what the
 * seller gives back by herself; all that is left, where nothing is said.
 */
export type DeedWish = { reason?: string; charge?: number; amount?: number };

export function doDeed(
  room: SaleRoom,
  order: SandboxSaleOrder,
  deed: SaleDeed,
  wish: DeedWish = {},
): SandboxSaleOrder {
  return DEEDS[deed](room, order, wish);
}

const DEEDS: Record<SaleDeed, (room: SaleRoom, order: SandboxSaleOrder, wish: DeedWish) => SandboxSaleOrder> =
  {
    clear: (room, order) => decide(room, order, true),
    deny: (room, order) => decide(room, order, false),
    'take-back': takeBack,
    'open-case': (room, order, { reason }) =>
      openCase(room, order, (reason ?? 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED') as CaseReason),
    'escalate-case': escalateCase,
    'win-case': (room, order) => closeCase(room, order, 'RESOLVED_SELLER_FAVOUR'),
    'lose-case': (room, order, { charge }) => loseCase(room, order, charge),
    'stick-payout': (room, order, { reason = 'TRANSACTION_ON_HOLD' }) =>
      room.records.keep({ ...order, stuck: reason }),
    'free-payout': unstick,
    'no-funds': (room, order) => room.records.keep({ ...order, hasNoFunds: true }),
    funds: (room, order) => room.records.keep({ ...order, hasNoFunds: false }),
    'slow-refunds': (room, order) => room.records.keep({ ...order, areRefundsSlow: true }),
    'quick-refunds': (room, order) => endRefunds(room, order, finishRefund),
    'fail-refunds': (room, order) => endRefunds(room, order, failRefund),
    'seller-refunds': (room, order, { amount }) => refundBySeller(room, order, amount),
  };

/** Those under way end, one after the other, and new ones are quick again. */
function endRefunds(room: SaleRoom, order: SandboxSaleOrder, end: typeof finishRefund): SandboxSaleOrder {
  let current: SandboxSaleOrder = room.records.keep({ ...order, areRefundsSlow: false });
  for (const refund of order.refunds.filter(({ status }) => status === 'PENDING'))
    current = end(room, current, refund);
  return current;
}
