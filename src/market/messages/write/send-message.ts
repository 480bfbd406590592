import type { SendMessage } from '#rules/messages/message-schema.ts';
import type { SentMessage } from '../message-view.ts';
import { ensure } from '#rules/permissions.ts';
import { Refusal } from '#rules/refusal.ts';
import type { Context } from '../../context.ts';
import { findConversation } from '../conversation-store.ts';
import { postMessage } from './post-message.ts';

/** An answer in a conversation of one's own. Also about sold hair: there is still a parcel to talk about. */
export async function sendMessage(
  ctx: Context,
  input: Pick<SendMessage, 'conversationId' | 'message' | 'photos' | 'sendForReview'>,
): Promise<SentMessage> {
  const sender = ensure(ctx.viewer, 'read and send messages');
  return ctx.write(async (unit) => {
    const conversation = await findConversation(unit.db, input.conversationId, sender.id);
    if (!conversation) throw new Refusal('not-found', 'There is no such conversation.');
    if (conversation.ad_status === 'deleted')
      throw new Refusal('gone', 'The ad in this conversation was removed, so the conversation is closed.');
    return postMessage(ctx, unit, sender, conversation, input);
  });
}
