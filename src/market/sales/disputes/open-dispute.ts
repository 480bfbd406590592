import { Refusal } from '#rules/refusal.ts';
import type { OpenDispute } from '#rules/sales/dispute/dispute-schema.ts';
import { ensureSaleStep, saleStateAt } from '#rules/sales/life/sale-state.ts';
import type { Context } from '../../context.ts';
import { toSaleLife } from '../sale-life.ts';
import type { SaleRow } from '../sale-store.ts';
import type { SaleView } from '../show/sale-view.ts';
import { takeSaleStep } from '../steps/take-sale-step.ts';
import { beginDispute } from './begin-dispute.ts';
import { keepPhotos, keepStatement, refusePhotos } from './keep-evidence.ts';

/** 'Something is wrong': while there is time to look, with photos that carry the word of this parcel. */
export const openDispute = (ctx: Context, wish: OpenDispute): Promise<SaleView> =>
  takeSaleStep(ctx, wish, 'buyer', async (unit, { account, sale }) => {
    const now = ctx.now();
    ensureInTime(sale, now);
    ensureSaleStep(['buyer'], toSaleLife(sale), 'dispute', now);
    if (wish.reason !== 'not-received') ensureShown(wish);
    else if (sale.is_arrival_said)
      throw new Refusal('invalid', 'Please check what you entered.', {
        reason: ['You told us that the parcel is here. Choose what is wrong with it.'],
      });
    const { reason, text, photos } = wish;
    const dispute = await beginDispute(ctx, unit, sale, {
      as: 'buyer',
      by: account.id,
      event: 'dispute',
      reason,
    });
    await keepStatement(unit, { disputeId: dispute.id, by: account.id, kind: 'claim', text, now });
    await keepPhotos(unit, sale, { photos, by: account.id, word: sale.inspect_word, now });
  });

/** Its own sentence: there is one more place to go to. */
function ensureInTime(sale: SaleRow, now: Date): void {
  const status = saleStateAt(toSaleLife(sale), now);
  // Also between the end of that time and the payout: the clock or the buyer themself has said yes.
  const isLate = status === 'releasing' || (sale.end_reason === 'paid-out' && status === 'released');
  if (isLate)
    throw new Refusal(
      'conflict',
      'The time to look is over. PayPal takes cases for up to 180 days: open one in your PayPal account.',
      {},
      { current: { status, version: sale.version } },
    );
}

function ensureShown({ photos }: OpenDispute): void {
  const has = (...kinds: string[]) => photos.some(({ kind }) => kinds.includes(kind));
  if (photos.length < 2)
    throw refusePhotos('Send two photos with your code word: of the parcel, and of the hair on a scale.');
  if (!has('closed-parcel', 'opened'))
    throw refusePhotos('A photo of the parcel, closed or just opened, with your code word is missing.');
  if (!has('scale')) throw refusePhotos('A photo on a scale, with your code word, is missing.');
}
