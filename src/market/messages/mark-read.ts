import { ensure } from '#rules/permissions.ts';
import { Refusal } from '#rules/refusal.ts';
import type { Context } from '../context.ts';
import { readSubject } from '../notifications/read-news.ts';
import { findConversation, setRead } from './conversation-store.ts';

/** Its reader has seen everything that is in the conversation now. */
export async function markRead(ctx: Context, conversationId: string): Promise<void> {
  const reader = ensure(ctx.viewer, 'read and send messages');
  await ctx.write(async (unit) => {
    const conversation = await findConversation(unit.db, conversationId, reader.id);
    if (!conversation) throw new Refusal('not-found', 'There is no such conversation.');
    await setRead(unit.db, conversation, reader.id, ctx.now());
    await readSubject(ctx, unit, { accountId: reader.id, kind: 'new-message', subject: conversation.id });
  });
}
