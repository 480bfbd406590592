import { isId } from '#rules/id.ts';
import { ensure } from '#rules/permissions.ts';
import { findSide, isRatable, otherSide } from '#rules/ratings/rating-rules.ts';
import { Refusal } from '#rules/refusal.ts';
import type { Context } from '../context.ts';
import { ratingSummary } from './make-rating-view.ts';
import { findSaleOfThread, sumMarks } from './rating-list-store.ts';
import type { ThreadSale } from './rating-view.ts';

const FOR_SALE = ['live', 'paused'];

/** What a conversation of one's own has to do with a sale, and what others said of the person in it. */
export async function showThreadSale(ctx: Context, conversationId: string): Promise<ThreadSale> {
  const { id } = ensure(ctx.viewer, 'read and send messages');
  const found = isId(conversationId) ? await findSaleOfThread(ctx.db, conversationId, id) : undefined;
  const side = found && findSide({ sellerId: found.seller_id, buyerId: found.buyer_id }, id);
  if (!found || !side) throw new Refusal('not-found', 'There is no such conversation.');
  const { sale_id, sold_at, has_rated, ad_id, ad_status, ad_version } = found;
  const otherId = side === 'seller' ? found.buyer_id : found.seller_id;
  return {
    sale:
      sale_id && sold_at
        ? {
            saleId: sale_id,
            soldAt: sold_at.toISOString(),
            isRatable: !has_rated && isRatable({ soldAt: sold_at }, ctx.now()),
            hasRated: has_rated,
          }
        : null,
    toSell: side === 'seller' && FOR_SALE.includes(ad_status) ? { adId: ad_id, version: ad_version } : null,
    other: ratingSummary(await sumMarks(ctx.db, otherId, otherSide(side))),
  };
}
