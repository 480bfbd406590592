import type { SaleCapture, SaleOrder } from '#platform/payment/sale-provider.ts';
import type { Unit } from '#platform/unit-of-work.ts';
import { deadlinesFromPayment } from '#rules/sales/sale-deadlines.ts';
import { takenEntry } from '#rules/sales/sale-entries.ts';
import { keepAdUntil } from '../../agreements/keep-ad-until.ts';
import type { SaleContext } from '../../context.ts';
import { stopIfHeld } from '../freeze/look-after-held.ts';
import { insertEntry } from '../money/ledger-store.ts';
import type { SaleRow } from '../sale-store.ts';
import { stepSale } from '../step-sale.ts';
import { tellOfSale } from '../tell/tell-of-sale.ts';
import { mustWait } from './must-wait.ts';

/** The provider's clock may be a little ahead of ours. */
export const earlier = (one: Date, other: Date): Date => (one < other ? one : other);

/** The money is there, and it is the very sum: the sale is paid, and everything has its day from now on. */
export async function completePayment(
  ctx: SaleContext,
  unit: Unit,
  sale: SaleRow,
  capture: SaleCapture,
  payer: SaleOrder['payer'],
): Promise<void> {
  const clearedAt = ctx.now();
  const takenAt = earlier(capture.takenAt, clearedAt);
  const isWaiting = await mustWait(ctx, unit, sale, capture, payer);
  const dates = deadlinesFromPayment(takenAt, {
    shipDays: sale.ship_days,
    waitsADay: isWaiting,
    clearedAt,
  });
  await insertEntry(unit.db, sale, {
    kind: 'taken',
    lines: takenEntry(sale.total),
    ref: capture.id,
    at: clearedAt,
  });
  const after = await stepSale(ctx, unit, sale, {
    as: 'provider',
    event: 'complete',
    change: {
      captured_at: takenAt,
      provider_fee: capture.charge,
      is_protected: capture.isProtected,
      checked_at: clearedAt,
      light_from: dates.lightFrom,
      ship_by: dates.shipBy,
      settle_by: dates.settleBy,
      wall_at: dates.wallAt,
    },
  });
  await keepAdUntil(unit, sale.offer_id, dates.wallAt);
  // Somebody was shut out, or the ad hidden, while the bank was thinking: nobody is told to look at a light.
  if (await stopIfHeld(ctx, unit, after)) return;
  await tellOfSale(ctx, unit, after, 'complete');
}
