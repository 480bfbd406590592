import { sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import type { NotificationKind } from '#platform/postgres/schema.ts';
import type { Account, AccountType } from '#rules/accounts/account.ts';
import { wantsMail } from '../sql/mail-choice-sql.ts';

/** Somebody who may sell: neither blocked nor gone. */
export async function findActiveSeller(
  db: Database,
  id: string,
  { orInvited = false } = {},
): Promise<Account | undefined> {
  return db
    .selectFrom('accounts')
    .select(['id', 'email', 'username', 'role', sql<AccountType>`account_type`.as('accountType')])
    .select('country')
    .where('id', '=', id)
    .where('account_type', '=', 2)
    .where('blocked_at', 'is', null)
    .where((account) =>
      account.or([
        account('deleted_at', 'is', null),
        ...(orInvited
          ? [account.and([account('invited_until', 'is not', null), account('purged_at', 'is', null)])]
          : []),
      ]),
    )
    .executeTakeFirst();
}

export async function readCountry(db: Database, accountId: string): Promise<string> {
  const { country } = await db
    .selectFrom('accounts')
    .select('country')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return country;
}

/** Whoever counts somebody's ads waits here for whoever is just adding one, until the transaction ends. */
export async function lockAccount(db: Database, id: string): Promise<void> {
  await db.selectFrom('accounts').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}

export async function hasMuted(db: Database, accountId: string, kind: NotificationKind): Promise<boolean> {
  const account = await db
    .selectFrom('accounts')
    .select(wantsMail('accounts.id', kind).as('wants'))
    .where('id', '=', accountId)
    .executeTakeFirst();
  return account?.wants === false;
}

export async function listRunningSessions(db: Database, ids: string[], now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .select('sessions.id')
    .where('sessions.id', 'in', ids)
    .where('sessions.expires_at', '>', now)
    .whereRef('sessions.epoch', '=', 'accounts.epoch')
    .where('accounts.blocked_at', 'is', null)
    .where('accounts.deleted_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}
