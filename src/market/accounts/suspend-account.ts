import type { Unit } from '#platform/unit-of-work.ts';
import type { Context } from '../context.ts';
import { holdPerson } from '../holds/place-hold.ts';
import { ensureAdminRemains } from './ensure-admin-remains.ts';
import { removeSessions } from './sign-in/session-store.ts';

/**
 * Shuts somebody out and hides their ads, after a report or without one: it is the same act. False if this was done
 * before.
 */
export async function suspendAccount(
  ctx: Context,
  unit: Unit,
  { accountId, reportId = null }: { accountId: string; reportId?: string | null },
): Promise<boolean> {
  await ensureAdminRemains(unit.db, accountId);
  const isNew = await holdPerson(ctx, unit, { kind: 'suspension', accountId, reportId });
  if (isNew) await removeSessions(unit.db, accountId);
  return isNew;
}
