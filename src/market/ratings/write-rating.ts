import { ensure } from '#rules/permissions.ts';
import {
  findSide,
  isRatable,
  otherSide,
  RATING_RULES,
  type SaleSide,
  sealUntil,
} from '#rules/ratings/rating-rules.ts';
import type { WriteRating } from '#rules/ratings/rating-schema.ts';
import { findRatingFaults } from '#rules/ratings/screen-rating.ts';
import { Refusal } from '#rules/refusal.ts';
import type { Context } from '../context.ts';
import { readSubject } from '../notifications/read-news.ts';
import { ensureAccountMay } from '../rate-limits/ensure-within-limits.ts';
import { lockSale } from './sale/sale-store.ts';
import { insertRating, listWriters, unsealSale } from './rating-store.ts';
import { tellOpened } from './sealed/tell-opened.ts';

/** One side of a sale says once how it was with the other. When both have, both can be read at once. */
export async function writeRating(
  ctx: Context,
  input: WriteRating,
): Promise<{ ratingId: string; isSealed: boolean }> {
  const writer = ensure(ctx.viewer, 'rate the other side of a sale');
  await ensureAccountMay(ctx, 'rating', writer.id);
  return ctx.write(async (unit) => {
    const sale = await lockSale(unit.db, input.saleId, writer.id);
    const side = sale && findSide(sale, writer.id);
    if (!sale || !side) throw new Refusal('not-found', 'There is no such sale of yours.');
    const writers = await listWriters(unit.db, sale.id);
    if (writers.some(({ byId }) => byId === writer.id))
      throw new Refusal('conflict', 'You have rated this sale already. A rating is written once.');
    if (!isRatable(sale, ctx.now()))
      throw new Refusal(
        'conflict',
        `A sale can be rated for ${RATING_RULES.openDays} days. This one is older.`,
      );
    ensureShowable(input.sentence, side, 'sentence');

    const { saleId: _, ...said } = input;
    const aboutId = side === 'seller' ? sale.buyerId : sale.sellerId;
    const sealedUntil = sealUntil({ now: ctx.now(), otherHasWritten: writers.length > 0 });
    const ratingId = await insertRating(unit.db, {
      ...said,
      saleId: sale.id,
      byId: writer.id,
      aboutId,
      aboutSeller: otherSide(side) === 'seller',
      sealedUntil,
      now: ctx.now(),
    });
    await readSubject(ctx, unit, { accountId: writer.id, kind: 'rating', subject: sale.id });
    if (sealedUntil === null) {
      const opened = writers.filter(({ isSealed }) => isSealed).map((each) => each.aboutId);
      await unsealSale(unit.db, sale.id);
      await tellOpened(ctx, unit, { saleId: sale.id, about: [aboutId, ...opened] });
    }
    return { ratingId, isSealed: sealedUntil !== null };
  });
}

/** Refuses words that strangers should not read, with the reason. */
export function ensureShowable(text: string, by: SaleSide, field: string): void {
  const faults = findRatingFaults(text, by);
  if (faults.length > 0)
    throw new Refusal('invalid', 'We cannot show these words to everybody.', {
      [field]: [`${faults.join(' ')} Please write it without that.`],
    });
}
