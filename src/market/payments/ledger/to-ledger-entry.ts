import type { Currency } from '#rules/money/money.ts';
import { PLANS, type PlanType } from '#rules/payments/subscription.ts';
import type { LedgerEntry } from '../order-view.ts';

/** A movement of money as the database has it. */
export type LedgerRow = {
  at: Date;
  kind: 'payment' | 'refund';
  order_id: string;
  order_number: string;
  username: string;
  plan: PlanType;
  amount: number;
  currency: Currency;
  provider: string;
  provider_order_id: string;
  reference: string;
};

/** A movement of money as the ledger shows it. */
export const toLedgerEntry = (row: LedgerRow): LedgerEntry => ({
  at: row.at.toISOString(),
  kind: row.kind,
  orderId: row.order_id,
  orderNumber: row.order_number,
  account: row.username,
  planName: PLANS[row.plan].name,
  amount: row.amount,
  currency: row.currency,
  provider: row.provider,
  providerOrderId: row.provider_order_id,
  providerReference: row.reference,
});
