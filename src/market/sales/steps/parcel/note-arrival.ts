import type { Unit } from '#platform/unit-of-work.ts';
import { ensureArrivalDay } from '#rules/sales/parcel/arrival-day.ts';
import type { NoteArrival } from '#rules/sales/sale-schema.ts';
import type { Context } from '../../../context.ts';
import type { SaleRow } from '../../sale-store.ts';
import type { SaleView } from '../../show/sale-view.ts';
import { ensureOpen } from '../../standing/ensure-open.ts';
import { stepSale } from '../../step-sale.ts';
import { takeSaleStep } from '../take-sale-step.ts';

/** The seller enters that the carrier says 'delivered': it counts if somebody says later that nothing came. */
export const noteArrival = (ctx: Context, wish: NoteArrival): Promise<SaleView> =>
  takeSaleStep(ctx, wish, 'seller', (unit, { account, sale }) =>
    enterArrival(ctx, unit, sale, { as: 'seller', by: account.id, day: wish.day }),
  );

type Entered = { as: 'seller' | 'admin'; by: string; day: string };

/** Once, by whichever of the two looks first. */
export async function enterArrival(
  ctx: Context,
  unit: Unit,
  sale: SaleRow,
  { day, ...who }: Entered,
): Promise<void> {
  const step = { ...who, event: 'note-arrival' } as const;
  await ensureOpen(ctx, unit.db, sale, step);
  ensureArrivalDay(day, { postedAt: sale.shipped_at, now: ctx.now() });
  const change = { arrival_noted_at: ctx.now(), arrived_on: day };
  await stepSale(ctx, unit, sale, { ...step, change });
}
