import { DAY_MS } from '../../time.ts';
import type { SaleCurrency } from '../money/sale-fee.ts';

const LARGE: Record<SaleCurrency, number> = { GBP: 200_00, USD: 250_00, EUR: 230_00 };
const NEW_DAYS = 7;
const SALES_A_DAY = 3;

type Payment = {
  total: number;
  currency: SaleCurrency;
  buyerSince: Date;
  hasReleasedSale: boolean;
  isProtected: boolean;
  payerCountry: string | null;
  destination: string;
  /** Sales that this payer paid within a day, with this one. */
  paidToday: number;
  isKnownFromAnother: boolean;
};

/** Whether the light waits a day after the payment: what is stolen is often found out within one. */
export function waitsADay(payment: Payment, now: Date): boolean {
  const isNew = now.getTime() - payment.buyerSince.getTime() < NEW_DAYS * DAY_MS || !payment.hasReleasedSale;
  return (
    (payment.total >= LARGE[payment.currency] && isNew) ||
    !payment.isProtected ||
    payment.payerCountry !== payment.destination ||
    payment.paidToday >= SALES_A_DAY ||
    payment.isKnownFromAnother
  );
}
