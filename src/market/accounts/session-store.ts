import type { Database } from '#platform/database.ts';
import type { Account, AccountType } from '#rules/account.ts';
import type { Session } from '../browser.ts';

type ShownSession = { sessionHash: string; token: string; now: Date };

/** The account of a running session; blocked and deleted people have none. */
export async function findAccountBySession(
  db: Database,
  { sessionHash, token, now }: ShownSession,
): Promise<{ viewer: Account; session: Session } | null> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .select(['accounts.id', 'accounts.email', 'accounts.username', 'accounts.role', 'accounts.account_type'])
    .select(['sessions.id as session_id', 'sessions.device_id', 'sessions.password_given_at'])
    .where('sessions.sid_hash', '=', sessionHash)
    .where('sessions.token', '=', token)
    .where('sessions.expires_at', '>', now)
    .where('accounts.blocked_at', 'is', null)
    .where('accounts.deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  const { id, email, username, role } = row;
  return {
    viewer: { id, email, username, role, accountType: row.account_type as AccountType },
    session: {
      id: row.session_id,
      deviceId: row.device_id,
      token,
      passwordGivenAt: row.password_given_at,
    },
  };
}
