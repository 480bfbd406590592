import type { ContactSeller } from '#rules/messages/message-schema.ts';
import type { SentMessage } from '../message-view.ts';
import { ensure } from '#rules/permissions.ts';
import type { Context } from '../../context.ts';
import { findAdToWriteAbout, openConversation } from './open-conversation.ts';
import { postMessage } from './post-message.ts';

/** A question about an ad: opens the conversation of that ad and buyer, or goes on with it, and mails the seller. */
export async function contactSeller(
  ctx: Context,
  input: Pick<ContactSeller, 'adId' | 'message' | 'sendForReview'>,
): Promise<SentMessage> {
  const buyer = ensure(ctx.viewer, 'contact this seller');
  return ctx.write(async (unit) => {
    const ad = await findAdToWriteAbout(ctx, unit, buyer, {
      adId: input.adId,
      permission: 'contact this seller',
      takes: 'new questions',
    });
    const conversation = await openConversation(ctx, unit, buyer, ad);
    return postMessage(ctx, unit, buyer, conversation, input);
  });
}
