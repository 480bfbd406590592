import { ensure } from '#rules/permissions.ts';
import type { Context } from '../../context.ts';
import type { StaffUser } from '../tables/staff-rows-view.ts';
import { showUser } from './show-user.ts';

/** Somebody whom this viewer may shut out and let in again. */
export async function openUserToBlock(ctx: Context, userId: string): Promise<StaffUser> {
  ensure(ctx.viewer, 'block or restore this user');
  const user = await showUser(ctx, userId);
  ensure(ctx.viewer, 'block or restore this user', { accountId: user.userId, accountRole: user.role });
  return user;
}
