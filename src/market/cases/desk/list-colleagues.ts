import { ACCOUNT_TYPE } from '#rules/accounts/account.ts';
import { can, ensureMayLook } from '#rules/permissions.ts';
import type { Context } from '../../context.ts';
import { type Colleague, listStaff } from './desk-store.ts';

/** Whether somebody of us may handle a case: one for the management is an admin's. */
export const canHandle = ({ id, role }: Pick<Colleague, 'id' | 'role'>, isForManagement: boolean): boolean =>
  can(
    { id, role, accountType: ACCOUNT_TYPE.staff },
    isForManagement ? 'decide cases for the management' : 'handle cases',
  );

/** To whom a case can be handed over. */
export async function listColleagues(
  ctx: Context,
  isForManagement: boolean,
): Promise<{ id: string; username: string }[]> {
  ensureMayLook(ctx.viewer, 'handle cases');
  const staff = await listStaff(ctx.db);
  return staff.filter((one) => canHandle(one, isForManagement)).map(({ id, username }) => ({ id, username }));
}
