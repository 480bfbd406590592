import { adUrl } from '#rules/ads/title.ts';
import { allowedOfferEvents, offerStateAt } from '#rules/offers/offer-state.ts';
import { OFFER_END_SENTENCES } from '#rules/offers/offer-words.ts';
import type { ShownOfferRow } from '../agreement-store.ts';
import { toOfferLife } from '../offer-life.ts';
import { OFFER_ACTS, type OfferAct, type OfferView } from './offer-view.ts';

/** Field by field: what is not named here does not leave. */
export function offerView(row: ShownOfferRow, reader: string, now: Date): OfferView {
  const life = toOfferLife(row);
  const state = offerStateAt(life, now);
  const isSeller = row.seller_id === reader;
  const endedAt = row.ended_at ?? (state === row.state ? null : (row.reserved_until ?? row.expires_at));
  const why = row.ended_why ?? (state === row.state ? null : 'time-over');
  return {
    id: row.id,
    conversationId: row.conversation_id,
    ad: {
      id: row.ad_id,
      title: row.ad_title ?? 'An ad',
      url: adUrl(row.ad_id, row.ad_slug),
      photo: row.ad_photo && `/photos/${row.ad_photo}/small.webp`,
      grams: row.ad_grams,
    },
    role: isSeller ? 'seller' : 'buyer',
    other: {
      username: isSeller ? row.buyer : row.seller,
      // A check of buyers says nothing of a seller.
      isCertified: isSeller && row.is_buyer_certified,
    },
    isMine: row.by_buyer !== isSeller,
    amount: row.amount,
    currency: row.currency,
    askingPrice: row.asking_price,
    answered: row.answered,
    note: row.note,
    state,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    reservedUntil: state === 'accepted' ? (row.reserved_until?.toISOString() ?? null) : null,
    endedAt: endedAt?.toISOString() ?? null,
    endedWhy: why && OFFER_END_SENTENCES[why],
    saleId: row.sale_id,
    acts: listActs(row, reader, now),
  };
}

/** What the table allows, and to keep the hair longer, once. How a protected sale goes on is done on its own page. */
function listActs(row: ShownOfferRow, reader: string, now: Date): OfferAct[] {
  if (row.sale_id !== null) return [];
  const events: readonly string[] = allowedOfferEvents(reader, toOfferLife(row), now);
  const mayKeep = events.includes('sell') && row.kept_longer_at === null;
  return OFFER_ACTS.filter((act) => (act === 'keep' ? mayKeep : events.includes(act)));
}
