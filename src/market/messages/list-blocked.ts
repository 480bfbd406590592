import { ensure } from '#rules/permissions.ts';
import type { Context } from '../context.ts';
import { listBlocks } from './block-store.ts';

/** The people somebody wants no messages from. */
export async function listBlocked(ctx: Context) {
  const reader = ensure(ctx.viewer, 'read and send messages');
  const rows = await listBlocks(ctx.db, reader.id);
  return rows.map(({ id, username, created_at }) => ({ id, username, since: created_at.toISOString() }));
}
