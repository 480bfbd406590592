import type { Context } from '../context.ts';
import { type ConversationRow, findConversation } from './conversation-store.ts';

/** One's own conversation, for what is done in it elsewhere; undefined for somebody else's. */
export const findTalk = (
  db: Context['db'],
  conversationId: string,
  accountId: string,
): Promise<ConversationRow | undefined> => findConversation(db, conversationId, accountId);
