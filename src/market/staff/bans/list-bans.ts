import { ensureMayLook } from '#rules/permissions.ts';
import type { AskPerson } from '#rules/staff/person-schema.ts';
import type { Context } from '../../context.ts';
import { showUser } from '../users/show-user.ts';
import { listBanRows } from './ban-file-store.ts';
import type { BanView } from './ban-view.ts';

/** What stands against somebody's address and devices. */
export async function listBans(ctx: Context, { userId }: AskPerson): Promise<BanView[]> {
  ensureMayLook(ctx.viewer, 'ban this person');
  const person = await showUser(ctx, userId);
  const rows = await listBanRows(ctx.db, person.userId, ctx.now());
  return rows.map(({ marks, placed_at: placedAt, ends_at: endsAt, ...ban }) => ({
    ...ban,
    count: marks.length,
    placedAt: placedAt.toISOString(),
    endsAt: endsAt.toISOString(),
  }));
}
