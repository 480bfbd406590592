import { Refusal } from '#rules/refusal.ts';
import type { GiveIn } from '#rules/sales/dispute/dispute-schema.ts';
import type { Context } from '../../context.ts';
import { beginRefund } from '../money/begin-refund.ts';
import { beginReturn, returnHindrance } from '../returns/begin-return.ts';
import type { SaleView } from '../show/sale-view.ts';
import { takeSaleStep } from '../steps/take-sale-step.ts';

/** The seller gives all of it back: at once, or when she has her hair again. */
export const giveIn = (ctx: Context, { wantsHairBack, ...wish }: GiveIn): Promise<SaleView> =>
  takeSaleStep(ctx, wish, 'seller', async (unit, { account, sale }) => {
    const step = { as: 'seller', by: account.id, event: 'give-in' } as const;
    if (!wantsHairBack) return beginRefund(ctx, unit, sale, { ...step, why: 'given-in' });
    const why = returnHindrance(sale, ctx.now());
    if (why !== null) throw new Refusal('conflict', why);
    return beginReturn(ctx, unit, sale, step);
  });
