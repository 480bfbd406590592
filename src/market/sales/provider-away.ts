import { Refusal } from '#rules/refusal.ts';

/** Nothing happened, and nothing is lost. */
export const saleProviderAway = (sentence: string) =>
  new Refusal('unavailable', sentence, {}, { retryAfterSeconds: 30 });
export const NOT_CHARGED = 'PayPal does not answer. You were not charged. Try again in a minute.';
export const NOTHING_LOST = 'PayPal does not answer. Nothing is lost. Try again in a minute.';
export const DO_NOT_CUT = 'We cannot reach PayPal. Do not cut yet.';
