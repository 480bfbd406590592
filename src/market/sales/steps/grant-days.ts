import { Refusal } from '#rules/refusal.ts';
import { grantDays as later } from '#rules/sales/life/sale-deadlines.ts';
import type { GrantDays } from '#rules/sales/sale-schema.ts';
import type { Context } from '../../context.ts';
import type { SaleView } from '../show/sale-view.ts';
import { ensureOpen } from '../standing/ensure-open.ts';
import { stepSale } from '../step-sale.ts';
import { tellOfSale } from '../tell/tell-of-sale.ts';
import { takeSaleStep } from './take-sale-step.ts';

/** The buyer gives the seller a day or two more to post, once. */
export const grantDays = (ctx: Context, wish: GrantDays): Promise<SaleView> =>
  takeSaleStep(ctx, wish, 'buyer', async (unit, { account, sale }) => {
    const step = { as: 'buyer', by: account.id, event: 'grant-days' } as const;
    await ensureOpen(ctx, unit.db, sale, step);
    if (!sale.captured_at || !sale.ship_by) throw new Refusal('conflict', 'There is no day to post by yet.');
    const change = {
      days_granted: wish.days,
      ship_by: later(sale.captured_at, sale.ship_by, wish.days),
    };
    const after = await stepSale(ctx, unit, sale, { ...step, change });
    await tellOfSale(ctx, unit, after, 'grant-days');
  });
