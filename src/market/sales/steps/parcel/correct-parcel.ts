import type { CorrectParcel } from '#rules/sales/sale-schema.ts';
import type { Context } from '../../../context.ts';
import type { SaleView } from '../../show/sale-view.ts';
import { ensureOpen } from '../../standing/ensure-open.ts';
import { stepSale } from '../../step-sale.ts';
import { correctParcelRow } from '../proof-store.ts';
import { ensureParcel } from './ship-hair.ts';
import { takeSaleStep } from '../take-sale-step.ts';
import { TELL_TRACKING } from './tell-tracking.ts';

/** A slip in the number is put right once. */
export const correctParcel = (ctx: Context, wish: CorrectParcel): Promise<SaleView> =>
  takeSaleStep(ctx, wish, 'seller', async (unit, { account, sale }) => {
    const step = { as: 'seller', by: account.id, event: 'correct-parcel' } as const;
    await ensureOpen(ctx, unit.db, sale, step);
    await stepSale(ctx, unit, sale, step);
    const number = await ensureParcel(unit.db, sale.id, wish);
    await correctParcelRow(unit.db, sale.id, { carrier: wish.carrier, number, now: ctx.now() });
    await unit.enqueue(TELL_TRACKING, { saleId: sale.id });
  });
