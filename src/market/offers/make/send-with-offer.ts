import type { ContactSeller, SendMessage } from '#rules/messages/message-schema.ts';
import { ensure } from '#rules/permissions.ts';
import { isRefusal, Refusal } from '#rules/refusal.ts';
import type { Context } from '../../context.ts';
import { findTalk } from '../../messages/find-talk.ts';
import type { SentMessage } from '../../messages/message-view.ts';
import { contactSeller } from '../../messages/write/contact-seller.ts';
import { sendMessage } from '../../messages/write/send-message.ts';
import { type OfferToPlace, placeOffer } from './place-offer.ts';

/** A question about an ad; with a price it is an offer, whose note is the question. */
export async function contactWithOffer(ctx: Context, input: ContactSeller): Promise<SentMessage> {
  if (!input.offer) return contactSeller(ctx, input);
  return sendOffer(ctx, { ...toOffer(input, input.offer), adId: input.adId });
}

/** An answer in a conversation; with a price of its buyer it is an offer, whose note is the answer. */
export async function sendWithOffer(ctx: Context, input: SendMessage): Promise<SentMessage> {
  if (!input.offer) return sendMessage(ctx, input);
  const sender = ensure(ctx.viewer, 'read and send messages');
  const talk = await findTalk(ctx.db, input.conversationId, sender.id);
  if (!talk) throw new Refusal('not-found', 'There is no such conversation.');
  return sendOffer(ctx, { ...toOffer(input, input.offer), adId: talk.ad_id, photos: input.photos });
}

type Sent = Pick<ContactSeller, 'message' | 'offerConfirmed' | 'sendForReview'>;

const toOffer = (input: Sent, amount: number): Omit<OfferToPlace, 'adId'> => ({
  amount,
  note: input.message,
  noteField: 'message',
  isMeant: input.offerConfirmed,
  sendForReview: input.sendForReview,
});

async function sendOffer(ctx: Context, wish: OfferToPlace): Promise<SentMessage> {
  const buyer = ensure(ctx.viewer, 'make an offer on this ad');
  try {
    const { sent } = await ctx.write((unit) => placeOffer(ctx, unit, buyer, wish));
    return sent;
  } catch (error) {
    throw isRefusal(error) ? asMessages(error) : error;
  }
}

/** In a message the figure is called 'offer'. */
function asMessages({ code, message, fields, details }: Refusal): Refusal {
  const { amount, ...others } = fields;
  return new Refusal(code, message, amount ? { ...others, offer: amount } : others, details);
}
