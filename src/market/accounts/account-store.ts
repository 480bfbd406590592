import type { Database } from '#platform/database.ts';
import type { Account, AccountType } from '#rules/account.ts';

type ShownSession = { sessionHash: string; token: string; now: Date };

/** The account of a running session; blocked and deleted people have none. */
export async function findAccountBySession(
  db: Database,
  { sessionHash, token, now }: ShownSession,
): Promise<Account | null> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .select(['accounts.id', 'accounts.email', 'accounts.username', 'accounts.role', 'accounts.account_type'])
    .where('sessions.sid_hash', '=', sessionHash)
    .where('sessions.token', '=', token)
    .where('sessions.expires_at', '>', now)
    .where('accounts.blocked_at', 'is', null)
    .where('accounts.deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  const { account_type, ...account } = row;
  return { ...account, accountType: account_type as AccountType };
}
