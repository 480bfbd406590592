import type { SellerRatings } from '#rules/ratings/rating-schema.ts';
import { Refusal } from '#rules/refusal.ts';
import { isPublicSeller } from '../people/is-public-seller.ts';
import type { Context } from '../context.ts';
import { cutPage, readCursor, writeCursor } from '../cursor.ts';
import { ratingSummary, ratingView } from './make-rating-view.ts';
import { listShownAbout, sumMarks } from './rating-list-store.ts';
import type { RatingSummary, RatingView } from './rating-view.ts';

type SellersRatings = { rating: RatingSummary; items: RatingView[]; next: string | null };

/** What buyers said of a seller, for everybody, the latest first, and what it comes to. */
export async function listSellerRatings(
  ctx: Context,
  { userId, limit, after }: SellerRatings,
): Promise<SellersRatings> {
  if (!(await isPublicSeller(ctx, userId))) throw new Refusal('not-found', 'There is no such seller.');
  const cursor = readCursor(after, 'latest', 'timestamptz');
  const [rows, marks] = await Promise.all([
    listShownAbout(ctx.db, userId, { after: cursor, limit: limit + 1 }),
    sumMarks(ctx.db, userId, 'seller'),
  ]);
  const { shown, next } = cutPage(rows, limit, ({ id, written_at }) =>
    writeCursor('latest', { value: written_at.toISOString(), id }),
  );
  return { rating: ratingSummary(marks), items: shown.map(ratingView), next };
}
