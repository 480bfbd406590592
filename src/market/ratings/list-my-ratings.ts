import { ensure } from '#rules/permissions.ts';
import { openSince } from '#rules/ratings/rating-rules.ts';
import type { Context } from '../context.ts';
import { ratingAboutMe, saleToRate, writtenRating } from './make-rating-view.ts';
import { listAboutOneself, listUnrated, listWritten } from './rating-list-store.ts';
import type { RatingAboutMe, SaleToRate, WrittenRating } from './rating-view.ts';

export type MyRatings = { toWrite: SaleToRate[]; written: WrittenRating[]; about: RatingAboutMe[] };

/** The latest of each; whoever wants all of those about a seller finds them on the seller's page. */
const LATEST = 20;

/** What somebody may still rate, what they wrote, and what they may read about themselves. */
export async function listMyRatings(ctx: Context): Promise<MyRatings> {
  const { id } = ensure(ctx.viewer, 'rate the other side of a sale');
  const [toWrite, written, about] = await Promise.all([
    listUnrated(ctx.db, { accountId: id, soldSince: openSince(ctx.now()), limit: LATEST }),
    listWritten(ctx.db, id, LATEST),
    listAboutOneself(ctx.db, id, LATEST),
  ]);
  return {
    toWrite: toWrite.map((row) => saleToRate(row, id)),
    written: written.map(writtenRating),
    about: about.map(ratingAboutMe),
  };
}
