import type { Context } from '../../context.ts';
import type { FollowedSeller } from '../saved-view.ts';
import { listFollowedRows } from './follow-store.ts';

/** Whom this person follows; a visitor follows nobody. */
export async function listFollowed(ctx: Context): Promise<FollowedSeller[]> {
  return ctx.viewer ? listFollowedRows(ctx.db, ctx.viewer.id, ctx.now()) : [];
}
