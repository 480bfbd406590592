import type { SpeakInDispute } from '#rules/sales/dispute/dispute-schema.ts';
import type { Context } from '../../context.ts';
import { beginDispute } from '../disputes/begin-dispute.ts';
import { ensureInDispute } from '../disputes/ensure-in-dispute.ts';
import { keepPhotos, keepStatement } from '../disputes/keep-evidence.ts';
import type { SaleView } from '../show/sale-view.ts';
import { takeSaleStep } from '../steps/take-sale-step.ts';

/** 'This is not my hair': within a day of its posting. There is one return, and so one objection. */
export const objectReturn = (ctx: Context, { text, photos, ...wish }: SpeakInDispute): Promise<SaleView> =>
  takeSaleStep(ctx, wish, 'seller', async (unit, { account, sale }) => {
    const now = ctx.now();
    const step = { as: 'seller', event: 'object' } as const;
    await ensureInDispute(unit.db, sale, { ...step, now });
    const by = account.id;
    const { id } = await beginDispute(ctx, unit, sale, { ...step, by, reason: 'return-objected' });
    await keepStatement(unit, { disputeId: id, by, kind: 'claim', text, now });
    await keepPhotos(unit, sale, { photos, by, word: null, now });
  });
