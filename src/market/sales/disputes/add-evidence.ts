import { Refusal } from '#rules/refusal.ts';
import type { SpeakInDispute } from '#rules/sales/dispute-schema.ts';
import type { Context } from '../../context.ts';
import type { SaleView } from '../show/sale-view.ts';
import { stepSale } from '../step-sale.ts';
import { takeSaleStep } from '../steps/take-sale-step.ts';
import { listStatements } from './dispute-store.ts';
import { ensureInDispute } from './ensure-in-dispute.ts';
import { keepPhotos, keepStatement } from './keep-evidence.ts';

/** More than this nobody reads. */
const ADDITIONS_MOST = 10;

/** Either side adds to what was said, until it is decided. */
export const addEvidence = (ctx: Context, { text, photos, ...wish }: SpeakInDispute): Promise<SaleView> =>
  takeSaleStep(ctx, wish, 'either', async (unit, { account, sale, side }) => {
    const now = ctx.now();
    const { id } = await ensureInDispute(unit.db, sale, { event: 'add-evidence', as: side, now });
    const own = (await listStatements(unit.db, sale.id)).filter(
      ({ said_by, kind }) => said_by === account.id && kind === 'addition',
    );
    if (own.length >= ADDITIONS_MOST)
      throw new Refusal('conflict', 'You have added to it ten times. We read all of it.');
    await stepSale(ctx, unit, sale, { as: side, by: account.id, event: 'add-evidence' });
    await keepStatement(unit, { disputeId: id, by: account.id, kind: 'addition', text, now });
    const word = side === 'buyer' ? sale.inspect_word : null;
    await keepPhotos(unit, sale, { photos, by: account.id, word, now });
  });
