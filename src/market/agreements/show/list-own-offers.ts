import type { OfferList } from '#rules/offers/offer-words.ts';
import type { Context } from '../../context.ts';
import type { Cursor } from '../../cursor.ts';
import { offerView } from './make-offer-view.ts';
import type { OfferView } from './offer-view.ts';
import { listOwn } from './own-offers-store.ts';

/** One part of somebody's offers, the newest first. */
export async function listOwnOffers(
  ctx: Context,
  reader: string,
  wish: { list: OfferList; after: Cursor | undefined; limit: number },
): Promise<OfferView[]> {
  const rows = await listOwn(ctx.db, reader, { ...wish, now: ctx.now() });
  return rows.map((row) => offerView(row, reader, ctx.now()));
}
