import { ensure } from '#rules/permissions.ts';
import type { PageVotes } from './page-votes-view.ts';
import type { Context } from '../context.ts';
import { listVotes } from './page-vote-store.ts';

/** Whether the guides helped, since a day. */
export async function listPageVotes(ctx: Context, since: Date): Promise<PageVotes[]> {
  ensure(ctx.viewer, 'see the figures');
  return listVotes(ctx.db, since);
}
