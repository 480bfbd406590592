import type { ConversationCard } from './message-view.ts';
import { ensure } from '#rules/permissions.ts';
import { Refusal } from '#rules/refusal.ts';
import type { Context } from '../context.ts';
import { type Cursor, cutPage, readCursor, writeCursor } from '../cursor.ts';
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
    now: ctx.now(),
    limit: limit + 1,
    isArchived: archived,
    ...(after === undefined ? {} : { after: readOrRefuse(after) }),
  });
  const { shown, next } = cutPage(rows, limit, ({ id, last_at }) =>
    writeCursor('latest', { value: last_at.toISOString(), id }),
  );
  return { items: shown.map((row) => conversationCard(row, reader.id, ctx.now())), next };
}

function readOrRefuse(text: string): Cursor {
  const cursor = readCursor(text, 'latest', 'timestamptz');
  if (cursor) return cursor;
  throw new Refusal('invalid', 'This list has changed. Please start again from the top.', {
    after: ['Not a cursor of this list.'],
  });
}
