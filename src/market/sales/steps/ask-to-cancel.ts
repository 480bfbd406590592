import { Refusal } from '#rules/refusal.ts';
import type { StepInSale } from '#rules/sales/sale-schema.ts';
import type { Context } from '../../context.ts';
import type { SaleView } from '../show/sale-view.ts';
import { stepSale } from '../step-sale.ts';
import { tellOfSale } from '../tell/tell-of-sale.ts';
import { takeSaleStep } from './take-sale-step.ts';

/** The buyer asks to be let go while the hair is on the head: only the seller's yes ends it. */
export const askToCancel = (ctx: Context, wish: StepInSale): Promise<SaleView> =>
  takeSaleStep(ctx, wish, 'buyer', async (unit, { account, sale }) => {
    if (sale.cancel_asked_at !== null)
      throw new Refusal('conflict', `You have asked already. ${sale.seller} has not answered yet.`);
    const change = { cancel_asked_at: ctx.now() };
    const after = await stepSale(ctx, unit, sale, {
      as: 'buyer',
      by: account.id,
      event: 'ask-to-cancel',
      change,
    });
    await tellOfSale(ctx, unit, after, 'ask-to-cancel');
  });
