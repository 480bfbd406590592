import { ensureMayLook } from '#rules/permissions.ts';
import type { Context } from '../../context.ts';
import { noteReading } from '../../readings/note-reading.ts';
import type { StaffUser } from '../tables/staff-rows-view.ts';
import { showUser } from './show-user.ts';

/** The page of one person. Who opens it leaves a line. */
export async function openUserFile(ctx: Context, userId: string): Promise<StaffUser> {
  const reader = ensureMayLook(ctx.viewer, 'see users');
  const user = await showUser(ctx, userId);
  await noteReading(ctx, reader, { action: 'account.read', objectId: user.userId });
  return user;
}
