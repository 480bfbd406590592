import { ensure } from '#rules/permissions.ts';
import { Refusal } from '#rules/refusal.ts';
import type { StaffUser } from '../tables/staff-rows-view.ts';
import type { Context } from '../../context.ts';
import { staffUser } from './make-user-row.ts';
import { selectRows } from '../tables/table-store.ts';
import { type UserRow, toUserQuery } from './user-table-store.ts';

/** One person, for admins. */
export async function showUser(ctx: Context, userId: string): Promise<StaffUser> {
  ensure(ctx.viewer, 'see users');
  const [row] = await selectRows<UserRow>(ctx.db, toUserQuery(userId), { limit: 1 });
  if (!row) throw new Refusal('not-found', 'There is no such user.');
  return staffUser(ctx.now())(row);
}
