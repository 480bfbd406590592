/** How a seller can be paid, each a way in which money shows up in the seller's own account. Never cash in person. */
export const PAYMENT_WAYS = ['bank-transfer', 'paypal', 'upi'] as const;
export type PaymentWay = (typeof PAYMENT_WAYS)[number];

export const PAYMENT_WAY_LABELS: Record<PaymentWay, string> = {
  'bank-transfer': 'Bank transfer',
  paypal: 'PayPal, goods and services',
  upi: 'UPI, within India',
};

export const paymentWaysInWords = (ways: readonly PaymentWay[]): string =>
  ways.map((way) => PAYMENT_WAY_LABELS[way]).join('; ');
