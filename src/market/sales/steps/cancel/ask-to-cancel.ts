import type { StepInSale } from '#rules/sales/sale-schema.ts';
import type { Context } from '../../../context.ts';
import type { SaleView } from '../../show/sale-view.ts';
import { ensureOpen } from '../../standing/ensure-open.ts';
import { stepSale } from '../../step-sale.ts';
import { tellOfSale } from '../../tell/tell-of-sale.ts';
import { takeSaleStep } from '../take-sale-step.ts';

/** The buyer asks to be let go while the hair is on the head: only the seller's yes ends it. */
export const askToCancel = (ctx: Context, wish: StepInSale): Promise<SaleView> =>
  takeSaleStep(ctx, wish, 'buyer', async (unit, { account, sale }) => {
    const step = { as: 'buyer', by: account.id, event: 'ask-to-cancel' } as const;
    await ensureOpen(ctx, unit.db, sale, step);
    const change = { cancel_asked_at: ctx.now() };
    const after = await stepSale(ctx, unit, sale, { ...step, change });
    await tellOfSale(ctx, unit, after, 'ask-to-cancel');
  });
