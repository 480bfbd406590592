import { PAY_LONGER_MS } from '#rules/sales/life/sale-deadlines.ts';
import type { StepInSale } from '#rules/sales/sale-schema.ts';
import { keepAdUntil } from '../../agreements/keep-ad-until.ts';
import type { Context } from '../../context.ts';
import type { SaleView } from '../show/sale-view.ts';
import { ensureOpen } from '../standing/ensure-open.ts';
import { stepSale } from '../step-sale.ts';
import { takeSaleStep } from './take-sale-step.ts';

/** The seller gives the buyer three more days to pay, once. */
export const waitLonger = (ctx: Context, wish: StepInSale): Promise<SaleView> =>
  takeSaleStep(ctx, wish, 'seller', async (unit, { account, sale }) => {
    const step = { as: 'seller', by: account.id, event: 'keep-longer' } as const;
    await ensureOpen(ctx, unit.db, sale, step);
    if (sale.pay_by === null) throw new Error(`the sale ${sale.id} cannot be paid yet`);
    const payBy = new Date(sale.pay_by.getTime() + PAY_LONGER_MS);
    const change = { pay_by: payBy, paid_longer_at: ctx.now() };
    await stepSale(ctx, unit, sale, { ...step, change });
    await keepAdUntil(unit, sale.offer_id, payBy);
  });
