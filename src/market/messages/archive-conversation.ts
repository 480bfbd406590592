import type { ArchiveConversation } from '#rules/messages/message-schema.ts';
import { ensure } from '#rules/permissions.ts';
import { Refusal } from '#rules/refusal.ts';
import type { Context } from '../context.ts';
import { findConversation, setArchived } from './conversation-store.ts';

/** Puts a conversation out of one's own way, or back. The other person sees nothing of it, and news brings it back. */
export async function archiveConversation(
  ctx: Context,
  { conversationId, archive }: ArchiveConversation,
): Promise<void> {
  const reader = ensure(ctx.viewer, 'read and send messages');
  await ctx.write(async (unit) => {
    const conversation = await findConversation(unit.db, conversationId, reader.id);
    if (!conversation) throw new Refusal('not-found', 'There is no such conversation.');
    await setArchived(unit.db, conversation, reader.id, archive ? ctx.now() : null);
  });
}
