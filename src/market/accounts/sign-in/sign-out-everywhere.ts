import type { Database } from '#platform/postgres/database.ts';
import type { Session } from '../../browser.ts';
import { revokeDevices } from './device-store.ts';
import { removeSessions } from './session-store.ts';

type SignOut = { why: string; now: Date; except?: Session | null };

/** Ends every session and device of somebody, but for the session that asks and its device. */
export async function signOutEverywhere(
  db: Database,
  accountId: string,
  { why, now, except = null }: SignOut,
): Promise<void> {
  await removeSessions(db, accountId, except?.id);
  await revokeDevices(db, accountId, { why, exceptId: except?.deviceId ?? null, now });
}
