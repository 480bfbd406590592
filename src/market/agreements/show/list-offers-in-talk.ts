import type { Context } from '../../context.ts';
import { listOffersOfConversation } from '../agreement-store.ts';
import { offerView } from './make-offer-view.ts';
import type { OfferView } from './offer-view.ts';

/** The offers of a conversation, by the message that each of them is. */
export async function listOffersInTalk(
  ctx: Context,
  conversationId: string,
  reader: string,
): Promise<Map<string, OfferView>> {
  const rows = await listOffersOfConversation(ctx.db, { conversationId, reader, now: ctx.now() });
  return new Map(rows.map((row) => [row.message_id, offerView(row, reader, ctx.now())]));
}
