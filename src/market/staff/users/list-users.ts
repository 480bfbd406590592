import { ensure } from '#rules/permissions.ts';
import type { UsersTable } from '#rules/staff/table-schema.ts';
import type { StaffUser, TablePage } from '../tables/staff-rows-view.ts';
import type { Context } from '../../context.ts';
import { openTablePage } from '../tables/open-table-page.ts';
import { staffUser } from './make-user-row.ts';
import { toUsersQuery } from './user-table-store.ts';

/** Everybody with an account, for admins. */
export async function listUsers(ctx: Context, query: UsersTable): Promise<TablePage<StaffUser>> {
  ensure(ctx.viewer, 'see users');
  return openTablePage(ctx.db, toUsersQuery(query), query, staffUser(ctx.now()));
}
