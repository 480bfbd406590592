import type { Context } from '../context.ts';
import { countUnreadMessages } from './conversation-list-store.ts';

/** How many messages wait for somebody, in all their conversations; a visitor has none. */
export async function countUnread(ctx: Context): Promise<number> {
  return ctx.viewer === null ? 0 : countUnreadMessages(ctx.db, ctx.viewer.id);
}
