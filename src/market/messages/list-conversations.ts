import type { ConversationCard } from './message-view.ts';
import { isId } from '#rules/id.ts';
import { ensure } from '#rules/permissions.ts';
import { Refusal } from '#rules/refusal.ts';
import type { Context } from '../context.ts';
import { listConversationCards } from './conversation-list-store.ts';
import { conversationCard } from './make-message-view.ts';

/** Somebody's conversations, the last one first: those at hand, or those put aside. */
export async function listConversations(
  ctx: Context,
  {
    after,
    archived = false,
    limit = 24,
  }: { after?: string | undefined; archived?: boolean; limit?: number } = {},
): Promise<{ items: ConversationCard[]; next: string | null }> {
  const reader = ensure(ctx.viewer, 'read and send messages');
  const rows = await listConversationCards(ctx.db, reader.id, {
    limit: limit + 1,
    isArchived: archived,
    ...(after === undefined ? {} : { after: readConversationCursor(after) }),
  });
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const next =
    rows.length > limit && last
      ? Buffer.from(`${last.last_at.toISOString()} ${last.id}`).toString('base64url')
      : null;
  return { items: shown.map((row) => conversationCard(row, reader.id, ctx.now())), next };
}

function readConversationCursor(cursor: string): { at: Date; id: string } {
  const [at = '', id = ''] = Buffer.from(cursor, 'base64url').toString().split(' ');
  const date = new Date(at);
  if (!isId(id) || Number.isNaN(date.getTime()))
    throw new Refusal('invalid', 'This list has changed. Please begin again.', {
      after: ['Not a cursor of this list.'],
    });
  return { at: date, id };
}
