import type { SaleCapture, SaleOrder } from '#platform/payment/sale-provider.ts';
import type { Unit } from '#platform/unit-of-work.ts';
import { isSaleCurrency } from '#rules/sales/money/sale-fee.ts';
import { waitsADay } from '#rules/sales/life/waits-a-day.ts';
import { DAY_MS } from '#rules/time.ts';
import type { Context } from '../../context.ts';
import type { SaleRow } from '../sale-store.ts';
import { findPayerPast } from './payment-store.ts';

/** Whether the light waits a day, by what is known of who paid. */
export async function mustWait(
  ctx: Context,
  unit: Unit,
  sale: SaleRow,
  capture: SaleCapture,
  payer: SaleOrder['payer'],
): Promise<boolean> {
  if (!isSaleCurrency(sale.currency)) return true;
  const now = ctx.now();
  const past = await findPayerPast(unit.db, {
    payerId: payer?.id ?? '',
    buyerId: sale.buyer_id,
    since: new Date(now.getTime() - DAY_MS),
  });
  return waitsADay(
    {
      total: sale.total,
      currency: sale.currency,
      buyerSince: past.since,
      hasReleasedSale: past.has_released,
      isProtected: capture.isProtected,
      payerCountry: payer?.country ?? null,
      destination: sale.country,
      paidToday: past.recent,
      isKnownFromAnother: past.is_others,
    },
    now,
  );
}
