/** What a seller lets us do at the provider; without each of them a sale cannot be steered. */
export const SALE_PERMISSIONS = [
  'PAYMENT',
  'REFUND',
  'DELAY_FUNDS_DISBURSEMENT',
  'PARTNER_FEE',
  'READ_SELLER_DISPUTE',
] as const;

/** Whoever connects another account waits so long: somebody may have taken theirs over. */
export const CHANGED_LINK_WAITS_MS = 72 * 60 * 60 * 1000;

export type PayoutMissing = 'cannot-receive' | 'email' | 'permissions' | 'taken';
type Told = { isReceivable: boolean; isEmailConfirmed: boolean; permissions: readonly string[] };

/** What keeps an account from being paid; nothing: it is ready. */
export function missingForPayout({ isReceivable, isEmailConfirmed, permissions }: Told): PayoutMissing[] {
  return [
    ...(isReceivable ? [] : (['cannot-receive'] as const)),
    ...(isEmailConfirmed ? [] : (['email'] as const)),
    ...(SALE_PERMISSIONS.every((each) => permissions.includes(each)) ? [] : (['permissions'] as const)),
  ];
}

export const PAYOUT_MISSING_SENTENCES: Readonly<Record<PayoutMissing, string>> = {
  'cannot-receive':
    'PayPal says that your account cannot receive money yet. Open PayPal and see what it asks for.',
  email: 'Confirm your e-mail address at PayPal.',
  taken: 'This PayPal account is connected to another account here. Use your own.',
  permissions: 'You did not let us steer payments and refunds at PayPal. Connect again and tick everything.',
};
