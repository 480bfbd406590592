import type { SaleCapture, SaleOrder } from '#platform/payment/sale-provider.ts';
import type { Unit } from '#platform/unit-of-work.ts';
import { deadlinesFromPayment } from '#rules/sales/life/sale-deadlines.ts';
import { takenEntry } from '#rules/sales/money/sale-entries.ts';
import { keepPaidAdUntil } from '../../agreements/keep-ad-until.ts';
import type { SaleContext } from '../../context.ts';
import { stopIfHeld } from '../freeze/look-after-held.ts';
import { beginRelease } from '../money/begin-release.ts';
import { insertEntry } from '../money/ledger-store.ts';
import { lockSale, type SaleRow } from '../sale-store.ts';
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
  await keepPaidAdUntil(unit, sale.offer_id, dates.wallAt);
  if (after.follows !== null) return payForLateParcel(ctx, unit, after);
  // Somebody was shut out, or the ad hidden, while the bank was thinking: nobody is told to look at a light.
  if (await stopIfHeld(ctx, unit, after)) return;
  await tellOfSale(ctx, unit, after, 'complete');
}

/** The hair is there already: nothing is waited for, unless one of the two was shut out while the bank was thinking. */
async function payForLateParcel(ctx: SaleContext, unit: Unit, sale: SaleRow): Promise<void> {
  if (!(await stopIfHeld(ctx, unit, sale)))
    await beginRelease(ctx, unit, sale, { as: 'system', event: 'accept-hair' });
  const after = await lockSale(unit.db, sale.id, ctx.now());
  if (after) await tellOfSale(ctx, unit, after, 'late-parcel-paid');
}
