import { type Insertable, sql, type Updateable } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import type { DB } from '#platform/postgres/schema.ts';
import type { AccountType } from '#rules/accounts/account.ts';
import { toSkeleton } from '#rules/text/plain-text.ts';
import { removeRegistrations } from './register/registration-store.ts';

/**
 * An account with everything that a login has to know. `epoch` grows with every change of who may come in and by which
 * proof: what was proved before counts no longer.
 */
export type FullAccount = Awaited<ReturnType<ReturnType<typeof accounts>['executeTakeFirstOrThrow']>>;

export const findAccountByEmail = async (db: Database, email: string): Promise<FullAccount | null> =>
  (await accounts(db).where('email', '=', email).executeTakeFirst()) ?? null;

export const findAccount = async (db: Database, id: string): Promise<FullAccount | null> =>
  (await accounts(db).where('id', '=', id).executeTakeFirst()) ?? null;

const accounts = (db: Database) =>
  db
    .selectFrom('accounts')
    .select(['id', 'email', 'username', 'role', sql<AccountType>`account_type`.as('accountType'), 'epoch'])
    .select('country')
    .select(['password_hash as passwordHash', 'verified_at as verifiedAt', 'blocked_at as blockedAt'])
    .select(['deleted_at as deletedAt', 'purge_after as purgeAfter', 'last_login_at as lastLoginAt'])
    .select('invited_until as invitedUntil')
    .select(sql<boolean>`totp_confirmed_at is not null`.as('hasSecondFactor'))
    .where('purged_at', 'is', null);

/** The epoch of an account as it is now; it stays so until the transaction ends. */
export async function lockEpoch(db: Database, id: string): Promise<number> {
  const { epoch } = await db
    .selectFrom('accounts')
    .select('epoch')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return epoch;
}

/** Also by a name that would be taken for it. */
export async function isUsernameTaken(db: Database, username: string, exceptId?: string): Promise<boolean> {
  const row = await db
    .selectFrom('accounts')
    .select('id')
    .where((eb) =>
      eb.or([
        eb(eb.fn('lower', ['username']), '=', username.toLowerCase()),
        eb('username_skeleton', '=', toSkeleton(username)),
      ]),
    )
    .$if(exceptId !== undefined, (query) => query.where('id', '<>', exceptId ?? ''))
    .executeTakeFirst();
  return row !== undefined;
}

export type NewAccount = Insertable<DB['accounts']>;

/**
 * The new account's id; undefined when somebody with this address or name was a moment quicker. Nothing that waited for
 * the address can become a second one.
 */
export async function insertAccount(db: Database, account: NewAccount): Promise<string | undefined> {
  const row = await db
    .insertInto('accounts')
    .values(account)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (row) await removeRegistrations(db, account.email);
  return row?.id;
}

/** Opens an account that its person was invited to; false when it was taken up, or removed, a moment ago. */
export async function setTakenUp(
  db: Database,
  id: string,
  chosen: Updateable<DB['accounts']>,
  now: Date,
): Promise<boolean> {
  const open = {
    invited_until: null,
    deleted_at: null,
    purge_after: null,
    verified_at: now,
    updated_at: now,
  };
  const taken = await db
    .updateTable('accounts')
    .set({ ...chosen, ...open })
    .where('id', '=', id)
    .where('invited_until', 'is not', null)
    .where('purged_at', 'is', null)
    .executeTakeFirst();
  return taken.numUpdatedRows === 1n;
}

export async function setAccount(
  db: Database,
  id: string,
  change: Updateable<DB['accounts']>,
  now: Date,
): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ ...change, updated_at: now })
    .where('id', '=', id)
    .execute();
}

/** Turns a buyer into somebody who sells as well; false if this account is no buyer any more. Held until the write ends. */
export async function turnIntoSeller(
  db: Database,
  id: string,
  { termsVersion, now }: { termsVersion: string; now: Date },
): Promise<boolean> {
  const turned = await db
    .updateTable('accounts')
    .set({ account_type: 2, terms_version: termsVersion, terms_accepted_at: now, updated_at: now })
    .where('id', '=', id)
    .where('account_type', '=', 1)
    .executeTakeFirst();
  return turned.numUpdatedRows === 1n;
}

/** How many admins could still do their work; they are locked, so that two cannot leave at the same moment. */
export async function lockWorkingAdmins(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('accounts')
    .select('id')
    .where('role', '=', 'admin')
    .where('blocked_at', 'is', null)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

export async function findProfileRow(db: Database, id: string) {
  return db
    .selectFrom('accounts')
    .select(['id', 'username', 'email', 'role', 'account_type', 'country', 'buyer_kind', 'business_name'])
    .select(['trader_details', 'created_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}
