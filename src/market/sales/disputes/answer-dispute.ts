import type { SpeakInDispute } from '#rules/sales/dispute/dispute-schema.ts';
import type { Context } from '../../context.ts';
import type { SaleView } from '../show/sale-view.ts';
import { stepSale } from '../step-sale.ts';
import { takeSaleStep } from '../steps/take-sale-step.ts';
import { updateDispute } from './dispute-store.ts';
import { ensureInDispute } from './ensure-in-dispute.ts';
import { keepPhotos, keepStatement } from './keep-evidence.ts';

/** The seller's side: once, and then only additions. From then on staff can decide. */
export const answerDispute = (ctx: Context, { text, photos, ...wish }: SpeakInDispute): Promise<SaleView> =>
  takeSaleStep(ctx, wish, 'seller', async (unit, { account, sale }) => {
    const now = ctx.now();
    const step = { as: 'seller', event: 'answer' } as const;
    const { id } = await ensureInDispute(unit.db, sale, { ...step, now });
    await stepSale(ctx, unit, sale, { ...step, by: account.id });
    await updateDispute(unit.db, id, { answered_at: now });
    await keepStatement(unit, { disputeId: id, by: account.id, kind: 'answer', text, now });
    await keepPhotos(unit, sale, { photos, by: account.id, word: null, now });
  });
