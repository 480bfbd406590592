import type { Unit } from '#platform/unit-of-work.ts';
import type { Account } from '#rules/accounts/account.ts';
import type { Currency } from '#rules/money/money.ts';
import { offerEnd } from '#rules/offers/offer-words.ts';
import { findOwnOffer } from '../../agreements/open-offer.ts';
import { offerView } from '../../agreements/show/make-offer-view.ts';
import { tellAsked } from '../../agreements/tell/tell-of-offer.ts';
import type { OfferView } from '../../agreements/show/offer-view.ts';
import type { Context } from '../../context.ts';
import type { SentMessage } from '../../messages/message-view.ts';
import { type Talk, writeInto } from '../../messages/write/write-into.ts';
import { insertOffer } from '../offer-store.ts';

type Figure = {
  amount: number;
  currency: Currency;
  askingPrice: number | null;
  /** The offer that it answers. */
  answers: string | null;
  adEndsAt: Date | null;
  note: string;
  noteField: 'message' | 'note';
  photos: readonly string[];
  sendForReview: boolean;
};

/** What came of it: the offer, and the message that it is. */
export type Placed = { offer: OfferView; sent: SentMessage };

/** A price as a message of its conversation: read by the guard as any other, and open for 48 hours unless it is held. */
export async function nameFigure(
  ctx: Context,
  unit: Unit,
  { sender, conversation }: { sender: Account; conversation: Talk },
  figure: Figure,
): Promise<Placed> {
  const now = ctx.now();
  const written = await writeInto(
    ctx,
    unit,
    { sender, conversation },
    {
      text: figure.note,
      field: figure.noteField,
      photos: figure.photos,
      offerRatio: figure.askingPrice === null ? null : figure.amount / figure.askingPrice,
      sendForReview: figure.sendForReview,
    },
  );
  const isHeld = written.screening === 'held';
  const id = await insertOffer(unit.db, {
    message_id: written.messageId,
    conversation_id: conversation.id,
    ad_id: conversation.ad_id,
    buyer_id: conversation.buyer_id,
    seller_id: conversation.seller_id,
    by_buyer: conversation.buyer_id === sender.id,
    amount: figure.amount,
    currency: figure.currency,
    asking_price: figure.askingPrice,
    answers: figure.answers,
    has_note: figure.note !== '',
    state: isHeld ? 'held' : 'open',
    created_at: now,
    expires_at: offerEnd(now, figure.adEndsAt),
  });
  const offer = await findOwnOffer(unit.db, sender, id, now);
  if (!isHeld) await tellAsked(ctx, unit, [offer], figure.answers === null ? 'made' : 'countered');
  return {
    offer: offerView(offer, sender.id, now),
    sent: {
      conversationId: conversation.id,
      messageId: written.messageId,
      screening: written.screening,
      notes: written.notes,
    },
  };
}
