import { Refusal } from '#rules/refusal.ts';
import type { CorrectParcel } from '#rules/sales/sale-schema.ts';
import type { Context } from '../../context.ts';
import type { SaleView } from '../show/sale-view.ts';
import { stepSale } from '../step-sale.ts';
import { correctParcelRow, findParcel } from './proof-store.ts';
import { ensureParcel } from './ship-hair.ts';
import { takeSaleStep } from './take-sale-step.ts';
import { TELL_TRACKING } from './tell-tracking.ts';

/** A slip in the number is put right once. */
export const correctParcel = (ctx: Context, wish: CorrectParcel): Promise<SaleView> =>
  takeSaleStep(ctx, wish, 'seller', async (unit, { account, sale }) => {
    await stepSale(ctx, unit, sale, { as: 'seller', by: account.id, event: 'correct-parcel' });
    const parcel = await findParcel(unit.db, sale.id, 'out');
    if (!parcel || parcel.corrected_at !== null)
      throw new Refusal('conflict', 'You have corrected the number once already.');
    const number = await ensureParcel(unit.db, sale.id, wish);
    await correctParcelRow(unit.db, sale.id, { carrier: wish.carrier, number, now: ctx.now() });
    await unit.enqueue(TELL_TRACKING, { saleId: sale.id });
  });
