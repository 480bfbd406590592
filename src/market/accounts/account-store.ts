import type { Insertable, Updateable } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import type { AccountsTable } from '#platform/postgres/schema.ts';
import type { Account, AccountType } from '#rules/accounts/account.ts';
import { toSkeleton } from '#rules/text/plain-text.ts';
import { removeRegistrations } from './register/registration-store.ts';

/** An account with everything that a login has to know. */
export type FullAccount = Account & {
  passwordHash: string | null;
  verifiedAt: Date | null;
  blockedAt: Date | null;
  deletedAt: Date | null;
  purgeAfter: Date | null;
  lastLoginAt: Date | null;
  hasSecondFactor: boolean;
  /** Grows with every change of who may come in and by which proof: what was proved before counts no longer. */
  epoch: number;
};

export const findAccountByEmail = async (db: Database, email: string): Promise<FullAccount | null> =>
  fullAccount(await accounts(db).where('email', '=', email).executeTakeFirst());

export const findAccount = async (db: Database, id: string): Promise<FullAccount | null> =>
  fullAccount(await accounts(db).where('id', '=', id).executeTakeFirst());

const accounts = (db: Database) =>
  db
    .selectFrom('accounts')
    .select(['id', 'email', 'username', 'role', 'account_type', 'password_hash', 'verified_at'])
    .select(['blocked_at', 'deleted_at', 'purge_after', 'last_login_at', 'totp_confirmed_at', 'epoch'])
    .where('purged_at', 'is', null);

type AccountRow = NonNullable<Awaited<ReturnType<ReturnType<typeof accounts>['executeTakeFirst']>>>;

function fullAccount(row: AccountRow | undefined): FullAccount | null {
  if (!row) return null;
  return {
    id: row.id,
    email: row.email,
    username: row.username,
    role: row.role,
    accountType: row.account_type as AccountType,
    passwordHash: row.password_hash,
    verifiedAt: row.verified_at,
    blockedAt: row.blocked_at,
    deletedAt: row.deleted_at,
    purgeAfter: row.purge_after,
    lastLoginAt: row.last_login_at,
    hasSecondFactor: row.totp_confirmed_at !== null,
    epoch: row.epoch,
  };
}

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

export type NewAccount = Insertable<AccountsTable>;

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

export async function setAccount(
  db: Database,
  id: string,
  change: Updateable<AccountsTable>,
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
