import type { SaleCard } from '#market/sales/show/sale-view.ts';
import { formatMoney } from '#rules/money.ts';
import type { SaleEvent } from '#rules/sales/sale-life.ts';
import { SALE_STATE_IN_A_SENTENCE } from '#rules/sales/sale-states.ts';

/** The one thing that waits for this reader, the most pressing first. */
const WAITS: readonly (readonly [SaleEvent, string])[] = [
  ['answer-cancel', 'Answer: they ask to cancel'],
  ['show-code-word', 'Get your code word'],
  ['prove', 'Send your photos'],
  ['ship', 'Post the hair'],
  ['answer', 'Tell us your side'],
  ['post-return', 'Send the hair back'],
  ['return-came', 'Say whether it came back'],
  ['say-arrived', 'Is it here?'],
  ['dispute', 'Look at your hair'],
];

/** What somebody has to do about a sale now; null where they only wait. */
export function findNext({ allowed, role, light, money, isSellerConnected }: SaleCard): string | null {
  if (role === 'seller' && allowed.includes('withdraw') && !isSellerConnected) return 'Connect PayPal';
  if (role === 'buyer' && allowed.includes('take') && isSellerConnected)
    return `Pay ${formatMoney({ amount: money.total, currency: money.currency })}`;
  const next = WAITS.find(([event]) => allowed.includes(event));
  // A red light has one next step: to wait.
  if (next?.[0] === 'show-code-word' && light.colour !== 'green') return null;
  return next?.[1] ?? null;
}

/** 'On its way', where nothing waits. */
export function sayState({ state }: Pick<SaleCard, 'state'>): string {
  const words = SALE_STATE_IN_A_SENTENCE[state];
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
