import { formatMoney } from '#rules/money/money.ts';
import type { SaleShown } from '../show-sale.ts';

/** What it costs to cancel, said before the press: whoever wants it bears what PayPal keeps. */
export function sayCost({ side, money, other }: Pick<SaleShown, 'side' | 'money' | 'other'>): string {
  const say = (amount: number) => formatMoney({ amount, currency: money.currency });
  return side === 'buyer'
    ? `PayPal keeps its charge of ${say(money.charge)}. You get ${say(money.total - money.charge - money.back)} back.`
    : `All the money, ${say(money.total - money.back)}, goes back to ${other.username}. PayPal keeps its charge of ${say(money.charge)}, from you.`;
}
