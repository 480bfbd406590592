import type { Database } from '#platform/postgres/database.ts';
import { DAY_MS } from '#rules/time.ts';

/** What is stored of a second factor: its secret, sealed by a key that is not in the database. */
export type SecondFactorRow = { kept: Buffer; confirmedAt: Date | null };

export async function findSecondFactor(db: Database, accountId: string): Promise<SecondFactorRow | null> {
  const row = await db
    .selectFrom('accounts')
    .select(['totp_secret', 'totp_confirmed_at'])
    .where('id', '=', accountId)
    .executeTakeFirst();
  return row?.totp_secret ? { kept: row.totp_secret, confirmedAt: row.totp_confirmed_at } : null;
}

/** A new secret that counts for nothing until a code proves that the app has it. False if one counts already. */
export async function setSecondFactor(db: Database, accountId: string, kept: Buffer): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('accounts')
    .set({ totp_secret: kept, totp_last_step: null })
    .where('id', '=', accountId)
    .where('totp_confirmed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** From now on it counts. False if the secret was made anew meanwhile, or counts already. */
export async function setSecondFactorConfirmed(
  db: Database,
  accountId: string,
  { kept, step, now }: { kept: Buffer; step: number; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('accounts')
    .set({ totp_confirmed_at: now, totp_last_step: step })
    .where('id', '=', accountId)
    .where('totp_secret', '=', kept)
    .where('totp_confirmed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Those that count, a page at a time by account. */
export async function listSecondFactors(
  db: Database,
  { after, most }: { after: string; most: number },
): Promise<{ accountId: string; kept: Buffer }[]> {
  const rows = await db
    .selectFrom('accounts')
    .select(['id', 'totp_secret'])
    .where('totp_confirmed_at', 'is not', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.flatMap(({ id, totp_secret }) => (totp_secret ? [{ accountId: id, kept: totp_secret }] : []));
}

/** The same secret under another seal; nothing happens if it was changed meanwhile. */
export async function setSecondFactorSeal(
  db: Database,
  accountId: string,
  { before, after }: { before: Buffer; after: Buffer },
): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ totp_secret: after })
    .where('id', '=', accountId)
    .where('totp_secret', '=', before)
    .execute();
}

/** Uses up a code of the app: no step is good twice, and none before it. */
export async function takeStep(db: Database, accountId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('accounts')
    .set({ totp_last_step: step })
    .where('id', '=', accountId)
    .where('totp_confirmed_at', 'is not', null)
    .where((eb) => eb.or([eb('totp_last_step', 'is', null), eb('totp_last_step', '<', step)]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function removeSecondFactor(db: Database, accountId: string): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ totp_secret: null, totp_confirmed_at: null, totp_last_step: null })
    .where('id', '=', accountId)
    .execute();
  await removeRecoveryCodes(db, accountId);
}

const removeRecoveryCodes = (db: Database, accountId: string) =>
  db.deleteFrom('codes').where('account_id', '=', accountId).where('purpose', '=', 'recovery').execute();

/** New codes for the day the phone is lost; the ones before are void. */
export async function insertRecoveryCodes(
  db: Database,
  { accountId, email, hmacs, now }: { accountId: string; email: string; hmacs: string[]; now: Date },
): Promise<void> {
  await removeRecoveryCodes(db, accountId);
  const kept = { account_id: accountId, purpose: 'recovery', email, created_at: now } as const;
  // They lie in a drawer for years.
  const expiresAt = new Date(now.getTime() + 20 * 365 * DAY_MS);
  const rows = hmacs.map((hmac) => ({ ...kept, code_hmac: hmac, expires_at: expiresAt }));
  await db.insertInto('codes').values(rows).execute();
}

/** Uses up one of them, once. */
export async function takeRecoveryCode(
  db: Database,
  { accountId, hmacs, now }: { accountId: string; hmacs: string[]; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('codes')
    .set({ used_at: now, tries: 1 })
    .where('account_id', '=', accountId)
    .where('purpose', '=', 'recovery')
    .where('code_hmac', 'in', hmacs)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function countRecoveryCodes(db: Database, accountId: string): Promise<number> {
  const rows = await db
    .selectFrom('codes')
    .select('id')
    .where('account_id', '=', accountId)
    .where('purpose', '=', 'recovery')
    .where('used_at', 'is', null)
    .execute();
  return rows.length;
}
