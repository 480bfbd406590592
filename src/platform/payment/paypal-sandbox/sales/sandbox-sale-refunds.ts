import { z } from 'zod';
import { Amount, readProviderMoney } from '../../paypal-amounts.ts';
import { paypalId } from '../sandbox-orders.ts';
import type { SandboxAnswer } from '../sandbox-protocol.ts';
import { sumFeeLeft, sumLeft, refunded, withEntry } from './sandbox-books.ts';
import { hasOpenCase } from './sandbox-sale-captures.ts';
import { closeCase } from './sandbox-cases.ts';
import {
  forbidden,
  impossible,
  malformed,
  parseBody,
  type SaleCall,
  type SaleRoom,
  unknown,
} from './sandbox-room.ts';
import { saleRefundMessage } from './sandbox-sale-messages.ts';
import type { SandboxSaleOrder, SandboxSaleRefund } from './sandbox-sale-records.ts';

const NewRefund = z.object({
  amount: Amount,
  payment_instruction: z.object({ platform_fees: z.array(z.object({ amount: Amount })).max(1) }).optional(),
});

/** Gives back a part or all that is left. Asked twice with an id: once. */
export function refundSale(
  room: SaleRoom,
  order: SandboxSaleOrder,
  { body, requestId }: SaleCall,
): SandboxAnswer {
  const known = order.refunds.find((refund) => requestId !== null && refund.requestId === requestId);
  if (known) return { status: 200, body: saleRefundMessage(order, known) };
  const parsed = NewRefund.safeParse(parseBody(body));
  if (!parsed.success) return malformed();
  const money = readProviderMoney(parsed.data.amount);
  const [part] = parsed.data.payment_instruction?.platform_fees ?? [];
  const platformPart = part ? readProviderMoney(part.amount).amount : 0;
  const seller = room.records.findSeller(order.merchantId);
  if (!seller?.stillRefunds && !seller?.permissions.includes('REFUND')) return forbidden('PERMISSION_DENIED');
  const issue = findIssue(order, money, platformPart);
  if (issue) return impossible(issue);
  const refund: SandboxSaleRefund = {
    id: paypalId(),
    requestId,
    amount: money.amount,
    platformPart,
    status: 'PENDING',
    at: room.now().toISOString(),
  };
  const asked: SandboxSaleOrder = { ...order, refunds: [...order.refunds, refund] };
  const done = order.areRefundsSlow ? room.records.keep(asked) : finishRefund(room, asked, refund);
  return { status: 201, body: saleRefundMessage(done, done.refunds.at(-1) ?? refund) };
}

function findIssue(
  order: SandboxSaleOrder,
  money: { amount: number; currency: string },
  platformPart: number,
) {
  const left = sumLeft(order);
  const status = order.capture?.status;
  if (status !== 'COMPLETED' && status !== 'PARTIALLY_REFUNDED')
    return status === 'REFUNDED' ? 'CAPTURE_FULLY_REFUNDED' : 'REFUND_NOT_ALLOWED';
  if (money.currency !== (order.misreport.currency ?? order.currency))
    return 'REFUND_CAPTURE_CURRENCY_MISMATCH';
  if (money.amount === 0) return 'AMOUNT_CANNOT_BE_ZERO';
  if (left === 0) return 'CAPTURE_FULLY_REFUNDED';
  if (money.amount > left) return 'REFUND_AMOUNT_EXCEEDED';
  if (platformPart > sumFeeLeft(order) || platformPart > money.amount) return 'PLATFORM_FEE_EXCEEDED';
  if (hasOpenCase(order) && money.amount < left) return 'TRANSACTION_DISPUTED';
  const { seller = 0 } = refunded(order, { amount: money.amount, platformPart });
  return order.hasNoFunds && seller < 0 ? 'REFUND_FAILED_INSUFFICIENT_FUNDS' : undefined;
}

/** Somebody signs in at the provider and gives money back there: nobody asked us, and our fee stays with us. */
export function refundBySeller(
  room: SaleRoom,
  order: SandboxSaleOrder,
  amount: number = sumLeft(order),
): SandboxSaleOrder {
  const isTaken = order.capture?.status === 'COMPLETED' || order.capture?.status === 'PARTIALLY_REFUNDED';
  if (!isTaken || amount <= 0 || amount > sumLeft(order)) return order;
  const at = room.now().toISOString();
  const status = 'PENDING' as const;
  const refund: SandboxSaleRefund = { id: paypalId(), requestId: null, amount, platformPart: 0, status, at };
  return finishRefund(room, { ...order, refunds: [...order.refunds, refund] }, refund);
}

/** The money is back with the payer. A complaint about money that is all back is over. */
export function finishRefund(
  room: SaleRoom,
  order: SandboxSaleOrder,
  refund: SandboxSaleRefund,
): SandboxSaleOrder {
  const { capture } = order;
  if (!capture) return order;
  const others = order.refunds.filter(({ id }) => id !== refund.id);
  const isAll =
    [...others.filter(({ status }) => status === 'COMPLETED'), refund].reduce(
      (left, { amount }) => left - amount,
      order.total,
    ) === 0;
  const sums = refunded({ ...order, refunds: others }, refund);
  const finished = { ...refund, status: 'COMPLETED' as const };
  const booked = withEntry(order, 'refunded', sums, room.now());
  const kept = room.records.keep({
    ...booked,
    refunds: order.refunds.map((each) => (each.id === refund.id ? finished : each)),
    capture: { ...capture, status: isAll ? 'REFUNDED' : 'PARTIALLY_REFUNDED' },
  });
  room.tell('PAYMENT.CAPTURE.REFUNDED', saleRefundMessage(kept, finished));
  return isAll ? closeCase(room, kept, 'RESOLVED_BUYER_FAVOUR') : kept;
}

export function failRefund(
  room: SaleRoom,
  order: SandboxSaleOrder,
  refund: SandboxSaleRefund,
): SandboxSaleOrder {
  const failed = { ...refund, status: 'FAILED' as const };
  return room.records.keep({
    ...order,
    refunds: order.refunds.map((each) => (each.id === refund.id ? failed : each)),
  });
}

export function readSaleRefund(order: SandboxSaleOrder | undefined, refundId: string): SandboxAnswer {
  const refund = order?.refunds.find(({ id }) => id === refundId);
  return order && refund ? { status: 200, body: saleRefundMessage(order, refund) } : unknown();
}
