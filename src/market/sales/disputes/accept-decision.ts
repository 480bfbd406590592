import type { StepInSale } from '#rules/sales/sale-schema.ts';
import type { Context } from '../../context.ts';
import type { SaleView } from '../show/sale-view.ts';
import { stepSale } from '../step-sale.ts';
import { takeSaleStep } from '../steps/take-sale-step.ts';
import { carryOutDecision } from './carry-out-decision.ts';
import { listDecisions, updateDispute } from './dispute-store.ts';
import { ensureInDispute } from './ensure-in-dispute.ts';

/** 'I accept': once both have said so, nobody waits for an appeal. */
export const acceptDecision = (ctx: Context, wish: StepInSale): Promise<SaleView> =>
  takeSaleStep(ctx, wish, 'either', async (unit, { account, sale, side }) => {
    const now = ctx.now();
    const dispute = await ensureInDispute(unit.db, sale, { event: 'accept-decision', as: side, now });
    const after = await stepSale(ctx, unit, sale, { as: side, by: account.id, event: 'accept-decision' });
    const isSeller = side === 'seller';
    const mark = isSeller ? { seller_accepts_at: now } : { buyer_accepts_at: now };
    await updateDispute(unit.db, dispute.id, mark);
    const others = isSeller ? dispute.buyer_accepts_at : dispute.seller_accepts_at;
    const decision = (await listDecisions(unit.db, dispute.id)).at(-1);
    if (others !== null && decision)
      await carryOutDecision(ctx, unit, after, decision, { as: 'system', event: 'settle', why: 'decided' });
  });
