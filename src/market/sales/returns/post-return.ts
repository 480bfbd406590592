import { Refusal } from '#rules/refusal.ts';
import type { PostReturn } from '#rules/sales/dispute/dispute-schema.ts';
import { NUMBER_TAKEN, tidyParcelNumber } from '#rules/sales/parcel/carriers.ts';
import { objectBy } from '#rules/sales/life/sale-deadlines.ts';
import type { Context } from '../../context.ts';
import { ensureInDispute } from '../disputes/ensure-in-dispute.ts';
import { keepPhotos, refusePhotos } from '../disputes/keep-evidence.ts';
import type { SaleView } from '../show/sale-view.ts';
import { stepSale } from '../step-sale.ts';
import { findParcel, insertParcel } from '../steps/proof-store.ts';
import { ensureParcel } from '../steps/parcel/ship-hair.ts';
import { takeSaleStep } from '../steps/take-sale-step.ts';
import { tellOfSale } from '../tell/tell-of-sale.ts';

/** The buyer has sent the hair back: with photos of the third word. A day later, if nobody objects, the money follows. */
export const postReturn = (ctx: Context, wish: PostReturn): Promise<SaleView> =>
  takeSaleStep(ctx, wish, 'buyer', async (unit, { account, sale }) => {
    const now = ctx.now();
    const step = { as: 'buyer', event: 'post-return' } as const;
    await ensureInDispute(unit.db, sale, { ...step, now });
    ensureShown(wish);
    const number = await ensureParcel(unit.db, sale.id, wish);
    const there = await findParcel(unit.db, sale.id, 'out');
    if (there?.carrier === wish.carrier && there.number === tidyParcelNumber(number))
      throw new Refusal('invalid', 'Please check what you entered.', {
        number: [NUMBER_TAKEN],
      });
    const change = { object_by: objectBy(now) };
    const after = await stepSale(ctx, unit, sale, { ...step, by: account.id, change });
    await insertParcel(unit.db, {
      sale_id: sale.id,
      way: 'back',
      carrier: wish.carrier,
      number,
      sent_at: now,
    });
    await keepPhotos(unit, sale, { photos: wish.photos, by: account.id, word: sale.return_word, now });
    await tellOfSale(ctx, unit, after, 'post-return');
  });

function ensureShown({ photos }: PostReturn): void {
  const has = (kind: string) => photos.some((photo) => photo.kind === kind);
  if (photos.length < 2)
    throw refusePhotos('Send two photos with your code word: of the hair, and on a scale.');
  if (!has('return'))
    throw refusePhotos('A photo of the hair that goes back, with your code word, is missing.');
  if (!has('scale')) throw refusePhotos('A photo on a scale, with your code word, is missing.');
}
