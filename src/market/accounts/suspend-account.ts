import type { Unit } from '#platform/unit-of-work.ts';
import type { Context } from '../context.ts';
import { placeHoldOnPerson } from '../holds/hold-store.ts';
import { ensureAdminRemains } from './ensure-admin-remains.ts';
import { removeSessionsOf } from './session-store.ts';

/**
 * Shuts somebody out and hides their ads, after a report or without one: it is the same act. False if this was done
 * before.
 */
export async function suspendAccount(
  ctx: Context,
  { db }: Unit,
  { accountId, reportId = null }: { accountId: string; reportId?: string | null },
): Promise<boolean> {
  await ensureAdminRemains(db, accountId);
  const hold = { kind: 'suspension', accountId, reportId } as const;
  const isNew = await placeHoldOnPerson(db, hold, { by: ctx.viewer?.id ?? null, now: ctx.now() });
  if (isNew) await removeSessionsOf(db, accountId);
  return isNew;
}
