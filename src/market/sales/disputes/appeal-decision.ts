import type { AppealDecision } from '#rules/sales/dispute/dispute-schema.ts';
import type { Context } from '../../context.ts';
import type { SaleView } from '../show/sale-view.ts';
import { stepSale } from '../step-sale.ts';
import { takeSaleStep } from '../steps/take-sale-step.ts';
import { appealAnswerBy } from '#rules/sales/life/sale-deadlines.ts';
import { tellAdmins } from '../tell/tell-admins.ts';
import { tellOfSale } from '../tell/tell-of-sale.ts';
import { updateDispute } from './dispute-store.ts';
import { ensureInDispute } from './ensure-in-dispute.ts';
import { keepStatement } from './keep-evidence.ts';

/** Either says that a decision is wrong, once a dispute: somebody else of us looks again, and nothing moves until then. */
export const appealDecision = (ctx: Context, { text, ...wish }: AppealDecision): Promise<SaleView> =>
  takeSaleStep(ctx, wish, 'either', async (unit, { account, sale, side }) => {
    const now = ctx.now();
    const { id } = await ensureInDispute(unit.db, sale, { event: 'appeal', as: side, now });
    const after = await stepSale(ctx, unit, sale, {
      as: side,
      by: account.id,
      event: 'appeal',
      change: { stands_at: null },
    });
    await updateDispute(unit.db, id, { appealed_by: account.id, appealed_at: now });
    await keepStatement(unit, { disputeId: id, by: account.id, kind: 'appeal', text, now });
    await tellOfSale(ctx, unit, after, 'appeal');
    await tellAdmins(ctx, unit, after, { about: 'dispute', by: appealAnswerBy(now) });
  });
