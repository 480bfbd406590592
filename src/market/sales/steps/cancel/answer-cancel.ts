import type { AnswerCancel } from '#rules/sales/sale-schema.ts';
import type { Context } from '../../../context.ts';
import { beginRefund } from '../../money/begin-refund.ts';
import type { SaleView } from '../../show/sale-view.ts';
import { stepSale } from '../../step-sale.ts';
import { tellOfSale } from '../../tell/tell-of-sale.ts';
import { takeSaleStep } from '../take-sale-step.ts';

/** The seller says yes or no to a buyer who wants to be let go. */
export const answerCancel = (ctx: Context, wish: AnswerCancel): Promise<SaleView> =>
  takeSaleStep(ctx, wish, 'seller', async (unit, { account, sale }) => {
    const step = { as: 'seller', by: account.id, event: 'answer-cancel' } as const;
    if (wish.yes) return beginRefund(ctx, unit, sale, { ...step, why: 'cancelled-by-buyer' });
    const after = await stepSale(ctx, unit, sale, { ...step, to: 'paid', change: { cancel_asked_at: null } });
    return tellOfSale(ctx, unit, after, 'answer-cancel');
  });
