/** An amount as the provider says it, in our minor units. */
export type ProviderMoney = { amount: number; currency: string };

/**
 * An order as the provider tells it. `pending`: the bank has not decided yet. `missing`: the provider no longer knows
 * it. `reference` is our own id, which we gave along.
 */
export type ProviderOrder = {
  id: string;
  state: 'created' | 'approved' | 'pending' | 'captured' | 'declined' | 'voided' | 'refunded' | 'missing';
  reference: string | null;
  total: ProviderMoney | null;
  payerId: string | null;
  approveUrl: string | null;
  capture: { id: string; money: ProviderMoney } | null;
  /** What went back so far, in one piece or in parts. */
  refunds: readonly ProviderRefund[];
};

/** `reference`: the id that we asked for it with; null where it was done at the provider's own desk. */
export type ProviderRefund = { id: string; money: ProviderMoney; reference: string | null };

export type NewProviderOrder = ProviderMoney & {
  /** Our own id; also what makes asking twice give one order. */
  reference: string;
  description: string;
  returnUrl: string;
  cancelUrl: string;
};

/** A notification as it came: its signature is over these very bytes. */
export type SignedNotification = { headers: Record<string, string | undefined>; rawBody: string };

/** What a notification is about. It is only a hint: what counts is what the provider says when asked. */
export type ProviderEvent = {
  id: string;
  kind: string;
  providerOrderId: string | null;
  captureId: string | null;
  /** Of a protected sale: the seller's account, the id we sent the seller there with, and a complaint. */
  merchantId: string | null;
  trackingId: string | null;
  caseId: string | null;
};

/** Whoever takes the money. Every call that moves some carries an id: asked twice with it, it happens once. */
export type PaymentProvider = {
  name: 'paypal' | 'sandbox';
  /** Where people are sent to approve: the only places a form of ours may lead to elsewhere. */
  approveOrigins: readonly string[];
  createOrder(order: NewProviderOrder): Promise<ProviderOrder>;
  captureOrder(providerOrderId: string, requestId: string): Promise<ProviderOrder>;
  readOrder(providerOrderId: string): Promise<ProviderOrder>;
  refund(captureId: string, money: ProviderMoney, requestId: string): Promise<{ refundId: string }>;
  /** Whether the notification was signed by the provider, for us. */
  isGenuine(notification: SignedNotification): Promise<boolean>;
  /** Undefined: this is no notification. */
  readEvent(rawBody: string): ProviderEvent | undefined;
};

/**
 * Why the provider did not do it. `declined`: the bank said no. `not-approved`: the payer has not agreed. `refused`:
 * the request itself was wrong. `unknown`: nobody can tell whether it happened: ask before trying again.
 */
export class PaymentTrouble extends Error {
  override readonly name = 'PaymentTrouble';
  readonly kind: 'declined' | 'not-approved' | 'refused' | 'unknown';
  /** The provider's own word for it, where it said one. */
  readonly issue: string | null;
  /** Whether the provider is away for everybody: it said nothing at all, or that it cannot answer now. */
  readonly isAway: boolean;

  constructor(
    kind: PaymentTrouble['kind'],
    message: string,
    options?: ErrorOptions & { issue?: string | null; isUnreadable?: boolean },
  ) {
    super(message, options);
    this.kind = kind;
    this.issue = options?.issue ?? null;
    this.isAway = kind === 'unknown' && options?.isUnreadable !== true;
  }
}
