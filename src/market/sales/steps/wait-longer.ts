import { Refusal } from '#rules/refusal.ts';
import { PAY_LONGER_MS } from '#rules/sales/sale-deadlines.ts';
import type { StepInSale } from '#rules/sales/sale-schema.ts';
import { keepAdUntil } from '../../agreements/keep-ad-until.ts';
import type { Context } from '../../context.ts';
import type { SaleView } from '../show/sale-view.ts';
import { stepSale } from '../step-sale.ts';
import { takeSaleStep } from './take-sale-step.ts';

/** The seller gives the buyer three more days to pay, once. */
export const waitLonger = (ctx: Context, wish: StepInSale): Promise<SaleView> =>
  takeSaleStep(ctx, wish, 'seller', async (unit, { account, sale }) => {
    if (sale.pay_by === null || sale.paid_longer_at !== null)
      throw new Refusal('conflict', 'You can give three more days once, when it can be paid.');
    const payBy = new Date(sale.pay_by.getTime() + PAY_LONGER_MS);
    const change = { pay_by: payBy, paid_longer_at: ctx.now() };
    await stepSale(ctx, unit, sale, { as: 'seller', by: account.id, event: 'keep-longer', change });
    await keepAdUntil(unit, sale.offer_id, payBy);
  });
