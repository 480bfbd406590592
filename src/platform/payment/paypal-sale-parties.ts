import { z } from 'zod';
import { Amount, readProviderMoney } from './paypal-amounts.ts';
import type {
  OrderRefund,
  ProviderCase,
  ProviderSeller,
  SalePermission,
  SaleRefund,
  SaleRelease,
} from './sale-provider.ts';

const Id = z.string().regex(/^[A-Za-z0-9_=-]{1,127}$/);
const Link = z.object({ rel: z.string(), href: z.string() });
const Seller = z.object({
  merchant_id: Id,
  country: z.string().optional(),
  payments_receivable: z.boolean().default(false),
  primary_email_confirmed: z.boolean().default(false),
  oauth_integrations: z
    .array(
      z.object({
        oauth_third_party: z.array(z.object({ scopes: z.array(z.string()).default([]) })).default([]),
      }),
    )
    .default([]),
});
const Refund = z.object({ id: Id, status: z.string(), amount: Amount });
const OrderRefundMessage = Refund.extend({
  custom_id: z.string().optional(),
  seller_payable_breakdown: z
    .object({ platform_fees: z.array(z.object({ amount: Amount })).default([]) })
    .optional(),
});
const Payout = z.object({
  item_id: Id,
  processing_state: z.object({ status: z.string(), reason: z.string().optional() }),
});
const Dispute = z.object({
  dispute_id: Id,
  disputed_transactions: z.array(z.object({ seller_transaction_id: Id.optional() })).default([]),
  reason: z.string(),
  status: z.string(),
  dispute_life_cycle_stage: z.string().default('UNKNOWN'),
  dispute_outcome: z.object({ outcome_code: z.string().optional() }).optional(),
  money_movements: z
    .array(
      z.object({
        affected_party: z.string().optional(),
        type: z.string().optional(),
        reason: z.string().optional(),
        amount: Amount.optional(),
      }),
    )
    .default([]),
});

export const Referral = z.object({ links: z.array(Link) });
export const Connected = z.object({ merchant_id: Id });

/** What the seller allowed, by the addresses that PayPal gives such rights. */
const SCOPES: Record<string, SalePermission> = {
  'https://uri.paypal.com/services/payments/realtimepayment': 'PAYMENT',
  'https://uri.paypal.com/services/payments/refund': 'REFUND',
  'https://uri.paypal.com/services/payments/partnerfee': 'PARTNER_FEE',
  'https://uri.paypal.com/services/payments/delay-funds-disbursement': 'DELAY_FUNDS_DISBURSEMENT',
  'https://uri.paypal.com/services/disputes/read-seller': 'READ_SELLER_DISPUTE',
};

export function readSeller(message: unknown): ProviderSeller {
  const seller = Seller.parse(message);
  const scopes = seller.oauth_integrations
    .flatMap((each) => each.oauth_third_party)
    .flatMap((each) => each.scopes);
  return {
    merchantId: seller.merchant_id,
    country: seller.country ?? null,
    isReceivable: seller.payments_receivable,
    isEmailConfirmed: seller.primary_email_confirmed,
    permissions: [...new Set(scopes.flatMap((scope) => SCOPES[scope] ?? []))],
  };
}

const REFUND_STATES: Record<string, SaleRefund['state']> = {
  COMPLETED: 'done',
  PENDING: 'pending',
  FAILED: 'failed',
  CANCELLED: 'failed',
};

export function readSaleRefund(message: unknown): SaleRefund {
  const { id, status, amount } = Refund.parse(message);
  return { id, state: REFUND_STATES[status] ?? 'pending', money: readProviderMoney(amount) };
}

export function readOrderRefund(message: unknown): OrderRefund {
  const { custom_id, seller_payable_breakdown: parts } = OrderRefundMessage.parse(message);
  const fees = (parts?.platform_fees ?? []).map(({ amount }) => readProviderMoney(amount).amount);
  return {
    ...readSaleRefund(message),
    reference: custom_id ?? null,
    housePart: fees.reduce((sum, fee) => sum + fee, 0),
  };
}

/** Reasons that pass: the same is asked again. */
const PASSING = [
  'PAYOUT_INITIATED',
  'ONGOING_ACTIVITY_ON_REFERENCE',
  'INTERNAL_ERROR',
  'TRANSACTION_ON_HOLD',
  'TRANSACTION_PENDING_FROM_RECEIPIENT',
  'TRANSACTION_REVERSAL_PENDING',
];

export function readSaleRelease(message: unknown): SaleRelease {
  const { item_id: itemId, processing_state: now } = Payout.parse(message);
  const reason = now.reason ?? null;
  if (now.status === 'SUCCESS' || reason === 'PAYOUT_ALREADY_COMPLETED_FOR_REFERENCE')
    return { itemId, state: 'done', reason };
  const isWaiting = now.status === 'PENDING' || now.status === 'PROCESSING' || PASSING.includes(reason ?? '');
  return { itemId, state: isWaiting ? 'waiting' : 'failed', reason: reason ?? now.status };
}

const OUTCOMES: Record<string, ProviderCase['wonBy']> = {
  RESOLVED_BUYER_FAVOUR: 'payer',
  RESOLVED_WITH_PAYOUT: 'payer',
  ACCEPTED: 'payer',
  RESOLVED_SELLER_FAVOUR: 'seller',
  CANCELED_BY_BUYER: 'seller',
  DENIED: 'seller',
};

/** Of what moves in a case, what is not the sum itself. */
const CASE_CHARGES = ['DISPUTE_FEE', 'CHARGEBACK_FEE', 'DISPUTE_SETTLEMENT_FEE'];

export function readCase(message: unknown): ProviderCase {
  const found = Dispute.parse(message);
  const isOpen = found.status !== 'RESOLVED';
  return {
    id: found.dispute_id,
    captureId: found.disputed_transactions[0]?.seller_transaction_id ?? null,
    reason: found.reason,
    stage: found.dispute_life_cycle_stage,
    isOpen,
    wonBy: isOpen ? null : (OUTCOMES[found.dispute_outcome?.outcome_code ?? ''] ?? null),
    charge: found.money_movements
      .filter((each) => each.affected_party === 'SELLER' && each.type === 'DEBIT')
      .filter((each) => CASE_CHARGES.includes(each.reason ?? ''))
      .reduce((sum, { amount }) => sum + (amount ? readProviderMoney(amount).amount : 0), 0),
  };
}
