import { z } from 'zod';
import { MINOR_UNITS } from '#rules/money/money.ts';
import type { ProviderMoney } from './payment-provider.ts';

export const Amount = z.object({
  currency_code: z.string(),
  value: z.string().regex(/^\d{1,9}(\.\d{1,2})?$/),
});

/** '12.50' of 1250 minor units; all our currencies have two decimals. */
export const paypalValue = (amount: number): string =>
  `${Math.trunc(amount / MINOR_UNITS)}.${String(amount % MINOR_UNITS).padStart(2, '0')}`;

/** By digits, never by a fraction: no penny is lost on the way. */
export function readProviderMoney({ value, currency_code }: z.output<typeof Amount>): ProviderMoney {
  const [whole = '0', part = ''] = value.split('.');
  return { amount: Number(whole) * MINOR_UNITS + Number(part.padEnd(2, '0')), currency: currency_code };
}

export const paypalAmount = ({ amount, currency }: ProviderMoney) => ({
  currency_code: currency,
  value: paypalValue(amount),
});
