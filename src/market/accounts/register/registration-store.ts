import type { Insertable, Selectable } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import type { DB } from '#platform/postgres/schema.ts';

/** What somebody typed who wants an account, until a code proves the address. */
export type Registration = Selectable<DB['registrations']>;
export type NewRegistration = Omit<
  Insertable<DB['registrations']>,
  'code_hmac' | 'code_expires_at' | 'tries' | 'tries_elsewhere'
>;
/** Where the code is tried: in the browser that registered, or elsewhere with the password. */
type TryCounter = 'tries' | 'tries_elsewhere';

/** Whoever registers again in the same browser puts right what they typed: it stays one registration, with its code. */
export async function saveRegistration(db: Database, typed: NewRegistration): Promise<Registration> {
  const { email: _email, browser_hash: _browser, ...changed } = typed;
  return db
    .insertInto('registrations')
    .values(typed)
    .onConflict((conflict) => conflict.columns(['email', 'browser_hash']).doUpdateSet(changed))
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** All that wait for this address, the newest first, locked in one order so that two who prove it at once do not meet. */
export async function lockRegistrations(
  db: Database,
  { email, now }: { email: string; now: Date },
): Promise<Registration[]> {
  const rows = await waiting(db, now).where('email', '=', email).orderBy('id').forUpdate().execute();
  return rows.toSorted((one, other) => other.created_at.getTime() - one.created_at.getTime());
}

export async function findRegistration(db: Database, id: string, now: Date) {
  return waiting(db, now).where('id', '=', id).executeTakeFirst();
}

/** The one of this browser. */
export async function findRegistrationIn(
  db: Database,
  { email, browser, now }: { email: string; browser: string; now: Date },
): Promise<Registration | undefined> {
  return waiting(db, now).where('email', '=', email).where('browser_hash', '=', browser).executeTakeFirst();
}

const waiting = (db: Database, now: Date) =>
  db.selectFrom('registrations').selectAll().where('expires_at', '>', now);

/** A new code; the one before it is void. */
export async function setRegistrationCode(
  db: Database,
  id: string,
  { hmac, expiresAt }: { hmac: string; expiresAt: Date },
): Promise<void> {
  await db
    .updateTable('registrations')
    .set({ code_hmac: hmac, code_expires_at: expiresAt, tries: 0, tries_elsewhere: 0 })
    .where('id', '=', id)
    .execute();
}

export async function countTry(db: Database, ids: readonly string[], place: TryCounter): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('registrations')
    .set((row) => ({ [place]: row(place, '+', 1) }))
    .where('id', 'in', ids)
    .execute();
}

/** Once an address has an account, nothing waits for it any more. */
export async function removeRegistrations(db: Database, email: string): Promise<void> {
  await db.deleteFrom('registrations').where('email', '=', email).execute();
}

export async function removeOldRegistrations(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('registrations').where('expires_at', '<=', now).execute();
}
