import { offerStateAt } from '#rules/offers/offer-state.ts';
import { OFFER_END_SENTENCES } from '#rules/offers/offer-words.ts';
import type { Context } from '../../context.ts';
import { listShownOffers, type ShownOfferRow } from '../agreement-store.ts';
import { toOfferLife } from '../offer-life.ts';
import type { StaffOffer } from './staff-offer-view.ts';

const MOST = 50;

/** The last offers on an ad, whoever made them. Who asks for them has looked at whether the reader may. */
export async function listOffersOfAd(ctx: Context, adId: string): Promise<StaffOffer[]> {
  const rows = await listShownOffers(ctx.db, { adId, most: MOST }, ctx.now());
  return rows.map((row) => staffOffer(row, ctx.now()));
}

/** Those of some messages, by the message that each of them is. */
export async function listOffersOfMessages(
  ctx: Context,
  messageIds: readonly string[],
): Promise<Map<string, StaffOffer>> {
  if (messageIds.length === 0) return new Map();
  const rows = await listShownOffers(ctx.db, { messageIds }, ctx.now());
  return new Map(rows.map((row) => [row.message_id, staffOffer(row, ctx.now())]));
}

/** Field by field: what is not named here does not leave. */
function staffOffer(row: ShownOfferRow, now: Date): StaffOffer {
  const buyer = { id: row.buyer_id, username: row.buyer };
  const seller = { id: row.seller_id, username: row.seller };
  const [by, to] = row.by_buyer ? [buyer, seller] : [seller, buyer];
  return {
    id: row.id,
    messageId: row.message_id,
    by,
    to,
    amount: row.amount,
    currency: row.currency,
    askingPrice: row.asking_price,
    state: offerStateAt(toOfferLife(row), now),
    endedWhy: row.ended_why && OFFER_END_SENTENCES[row.ended_why],
    createdAt: row.created_at.toISOString(),
  };
}
