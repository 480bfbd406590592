import { appendFileSync } from 'node:fs';
import { readWholeLines } from '../whole-lines.ts';

/** What the payer pressed, and so who they are, where it goes, and what happens at the capture. */
export const SALE_BUTTONS = [
  'approve',
  'another-country',
  'pending-clears',
  'pending-denied',
  'indian-payer',
  'payer-abroad',
  'payer-is-payee',
  'unprotected',
  'decline',
  'slow',
  'error',
  'duplicate',
  'late',
] as const;
export type SaleButton = (typeof SALE_BUTTONS)[number];

/** Somebody who was sent here to be paid; without a merchant id until they have finished. */
export type SandboxSeller = {
  kind: 'seller';
  trackingId: string;
  returnUrl: string;
  merchantId: string | null;
  country: string;
  isReceivable: boolean;
  isEmailConfirmed: boolean;
  permissions: readonly string[];
  /** Consent was taken back, but what was paid before can still go back. */
  stillRefunds: boolean;
};

/** Where money can be. What is held is with the provider, for the seller, until we say where it goes. */
export type BookAccount = 'payer' | 'held' | 'seller' | 'partner' | 'paypal';
export type EntryLine = { account: BookAccount; amount: number };
/** One movement; its lines sum to zero. */
type Entry = { what: string; at: string; lines: readonly EntryLine[] };

type Capture = {
  id: string;
  status: 'COMPLETED' | 'PENDING' | 'DECLINED' | 'PARTIALLY_REFUNDED' | 'REFUNDED' | 'REVERSED';
  requestId: string | null;
  at: string;
  charge: number;
  /** When what is pending is decided; null: by somebody at the desk. */
  decidedAt: string | null;
};
export type SandboxSaleRefund = {
  id: string;
  requestId: string | null;
  amount: number;
  platformPart: number;
  status: 'COMPLETED' | 'PENDING' | 'FAILED';
  at: string;
};
export type SandboxPayout = {
  id: string;
  /** Null: the provider paid by itself. */
  requestId: string | null;
  status: 'SUCCESS' | 'PENDING' | 'PROCESSING' | 'FAILED';
  reason: string | null;
};
export type SandboxCase = {
  id: string;
  reason: string;
  stage: 'INQUIRY' | 'CHARGEBACK';
  outcome: 'RESOLVED_BUYER_FAVOUR' | 'RESOLVED_SELLER_FAVOUR' | null;
  /** What the provider takes from the seller for the case itself. */
  charge: number;
  at: string;
};

/** A sale's order with everything that became of it: one line in the file is always one whole truth. Sums in minor units. */
export type SandboxSaleOrder = {
  kind: 'order';
  id: string;
  requestId: string | null;
  createdAt: string;
  status: 'CREATED' | 'APPROVED' | 'COMPLETED';
  reference: string;
  description: string;
  currency: string;
  price: number;
  postage: number;
  handling: number;
  total: number;
  fee: number;
  merchantId: string;
  isDelayed: boolean;
  /** As the order's text has it. */
  agreedCountry: string;
  returnUrl: string;
  cancelUrl: string;
  button: SaleButton;
  answerLost: boolean;
  payer: { id: string; country: string } | null;
  shipTo: string | null;
  capture: Capture | null;
  refunds: readonly SandboxSaleRefund[];
  payouts: readonly SandboxPayout[];
  releasedAt: string | null;
  cases: readonly SandboxCase[];
  parcels: readonly { carrier: string; number: string }[];
  entries: readonly Entry[];
  /** What somebody at the desk wants: a payout that sticks, a seller without money, refunds that take their time. */
  stuck: string | null;
  hasNoFunds: boolean;
  areRefundsSlow: boolean;
  /** What the messages say instead of the truth, for tests of what we believe. */
  misreport: Partial<
    Pick<SandboxSaleOrder, 'total' | 'currency' | 'fee' | 'merchantId' | 'isDelayed' | 'reference'>
  >;
};

export type SaleRecords = ReturnType<typeof openSaleRecords>;

/** The sandbox's memory of sales: one line for each change in a file, so that a restart, however rude, loses nothing. */
export function openSaleRecords(path: string) {
  const orders = new Map<string, SandboxSaleOrder>();
  const sellers = new Map<string, SandboxSeller>();
  const orderIds = new Map<string, string>();
  const merchants = new Map<string, string>();
  /** Orders that time alone can still change. */
  const unripe = new Set<string>();

  function remember(record: SandboxSaleOrder | SandboxSeller) {
    if (record.kind === 'seller') {
      sellers.set(record.trackingId, record);
      if (record.merchantId) merchants.set(record.merchantId, record.trackingId);
      return;
    }
    orders.set(record.id, record);
    for (const name of namesOf(record)) orderIds.set(name, record.id);
    if (isUnripe(record)) unripe.add(record.id);
    else unripe.delete(record.id);
  }
  for (const record of readWholeLines<SandboxSaleOrder | SandboxSeller>(path)) remember(record);

  return {
    orders: () => [...orders.values()],
    sellers: () => [...sellers.values()],
    unripe: () => [...unripe].flatMap((id) => orders.get(id) ?? []),
    /** By the id of the order, of its capture, a refund, a payout or a case, by its request, or by our own reference. */
    find: (name: string) => orders.get(orderIds.get(name) ?? ''),
    findReferred: (trackingId: string) => sellers.get(trackingId),
    findSeller: (merchantId: string) => sellers.get(merchants.get(merchantId) ?? ''),
    keep<Kept extends SandboxSaleOrder | SandboxSeller>(record: Kept): Kept {
      appendFileSync(path, `${JSON.stringify(record)}\n`);
      remember(record);
      return record;
    },
  };
}

function namesOf({ id, reference, requestId, capture, refunds, payouts, cases }: SandboxSaleOrder): string[] {
  const parts = [...refunds, ...payouts, ...cases].map((part) => part.id);
  return [id, reference, `request:${requestId}`, ...(capture ? [capture.id] : []), ...parts];
}

const isUnripe = ({ capture, releasedAt }: SandboxSaleOrder) =>
  capture !== null &&
  releasedAt === null &&
  ['PENDING', 'COMPLETED', 'PARTIALLY_REFUNDED'].includes(capture.status);
