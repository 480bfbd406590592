import type { ProviderOrder } from '#platform/payment/payment-provider.ts';
import type { Order } from '../orders/order-store.ts';

/** What the provider says otherwise than our own books, as one word for the log; undefined when all agrees. */
export function findDifference(order: Order, told: ProviderOrder): string | undefined {
  const sums = [told.total, told.capture?.money].filter((money) => money !== null && money !== undefined);
  if (told.id !== order.provider_order_id) return 'order';
  if (told.reference !== order.id) return 'reference';
  if (sums.length === 0 || sums.some(({ amount }) => amount !== order.amount)) return 'amount';
  if (sums.some(({ currency }) => currency !== order.currency)) return 'currency';
  const isOtherPayer = order.provider_payer_id !== null && told.payerId !== order.provider_payer_id;
  return isOtherPayer ? 'payer' : undefined;
}
