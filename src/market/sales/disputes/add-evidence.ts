import type { SpeakInDispute } from '#rules/sales/dispute/dispute-schema.ts';
import type { Context } from '../../context.ts';
import type { SaleView } from '../show/sale-view.ts';
import { ensureOpen } from '../standing/ensure-open.ts';
import { stepSale } from '../step-sale.ts';
import { takeSaleStep } from '../steps/take-sale-step.ts';
import { ensureInDispute } from './ensure-in-dispute.ts';
import { keepPhotos, keepStatement } from './keep-evidence.ts';

/** Either side adds to what was said, until it is decided. */
export const addEvidence = (ctx: Context, { text, photos, ...wish }: SpeakInDispute): Promise<SaleView> =>
  takeSaleStep(ctx, wish, 'either', async (unit, { account, sale, side }) => {
    const now = ctx.now();
    const step = { as: side, by: account.id, event: 'add-evidence' } as const;
    await ensureOpen(ctx, unit.db, sale, step);
    const { id } = await ensureInDispute(unit.db, sale, { ...step, now });
    await stepSale(ctx, unit, sale, step);
    await keepStatement(unit, { disputeId: id, by: account.id, kind: 'addition', text, now });
    const word = side === 'buyer' ? sale.inspect_word : null;
    await keepPhotos(unit, sale, { photos, by: account.id, word, now });
  });
