import { adUrl } from '#rules/ads/title.ts';
import { statusAt } from '#rules/ads/state.ts';
import type { ConversationCard, MessageView } from './message-view.ts';
import { formatMoney } from '#rules/money/money.ts';
import { PHOTO_NOTE } from '#rules/messages/message-words.ts';
import { notesFor } from '#rules/messages/screening/signals/catalogue.ts';
import type { ConversationCardRow } from './conversation-list-store.ts';
import type { OfferView } from '../agreements/show/offer-view.ts';
import { toMessagePhotoPath } from './photos/message-photo-path.ts';
import type { MessagePhotoRow } from './photos/message-photo-store.ts';
import type { MessageRow } from './message-store.ts';

const EXCERPT = 120;

/** Field by field: what is not named here does not leave. */
export function conversationCard(row: ConversationCardRow, reader: string, now: Date): ConversationCard {
  return {
    id: row.id,
    ad: {
      id: row.ad_id,
      title: row.title,
      url: adUrl(row.ad_id, row.slug),
      status: statusAt(
        { status: row.status, expiresAt: row.expires_at, reservedUntil: row.reserved_until },
        now,
      ),
      isHidden: row.held !== null,
      price: row.price,
      currency: row.currency,
      photo: row.held === null && row.photo_key ? `/photos/${row.photo_key}/small.webp` : null,
      isUncut: row.cut_state === 'uncut',
    },
    other: { id: row.other_id, username: row.other_username, isCertified: row.other_certified },
    role: row.buyer_id === reader ? 'buyer' : 'seller',
    lastText: excerpt(sayLast(row)),
    lastAt: row.last_at.toISOString(),
    unread: row.unread,
    isArchived: row.is_archived,
  };
}

/** The words of the last message, behind its figure where it is an offer. */
function sayLast({ last_text, offer_amount: amount, ...row }: ConversationCardRow): string {
  if (amount === null) return last_text;
  const named = `${row.offer_by_buyer ? 'Offers' : 'Asks for'} ${formatMoney({ amount, currency: row.offer_currency })}`;
  return last_text === '' ? named : `${named} · ${last_text}`;
}

export function messageView(
  row: MessageRow,
  reader: string,
  allPhotos: readonly MessagePhotoRow[],
  offer: OfferView | null = null,
): MessageView {
  const state = toMessageState(row);
  const photos = state === 'removed' ? [] : allPhotos.filter(({ message_id }) => message_id === row.id);
  return {
    id: row.id,
    isMine: row.sender_id === reader,
    text: state === 'removed' ? 'This message was removed by our staff.' : row.shown_text,
    photos: photos.map(({ public_key, width, height }) => ({
      small: toMessagePhotoPath(public_key, 'small'),
      large: toMessagePhotoPath(public_key, 'large'),
      width,
      height,
    })),
    offer: offer ? { amount: offer.amount, currency: offer.currency } : toOldOffer(row),
    offerCard: offer,
    sentAt: row.sent_at.toISOString(),
    state,
    notes: state === 'removed' ? [] : [...notesFor(row.signals), ...(photos.length > 0 ? [PHOTO_NOTE] : [])],
  };
}

/** What was named in a message before an offer could be answered. */
const toOldOffer = ({ offer_amount: amount, offer_currency: currency }: MessageRow): MessageView['offer'] =>
  amount !== null && currency !== null ? { amount, currency } : null;

function toMessageState(row: MessageRow): MessageView['state'] {
  if (row.removed_at !== null) return 'removed';
  if (row.delivered_at !== null) return 'delivered';
  return row.held_decision === 'refused' ? 'refused' : 'held';
}

function excerpt(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > EXCERPT ? `${[...line].slice(0, EXCERPT - 1).join('')}…` : line;
}
