import { ensure } from '#rules/permissions.ts';
import type { UsersTable } from '#rules/staff-tables.ts';
import type { StaffUser, TablePage } from '#rules/staff-views.ts';
import type { Context } from '../context.ts';
import { openPage } from './open-page.ts';
import { staffUser } from './staff-user.ts';
import { usersQuestion } from './users-store.ts';

/** Everybody with an account, for admins. */
export async function listUsers(ctx: Context, query: UsersTable): Promise<TablePage<StaffUser>> {
  ensure(ctx.viewer, 'see users');
  return openPage(ctx.db, usersQuestion(query), query, staffUser(ctx.now()));
}
