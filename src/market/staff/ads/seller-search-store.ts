import type { Database } from '#platform/postgres/database.ts';

/** A seller who can sell now, by whole name or address. */
export async function findSellerByName(db: Database, text: string) {
  return db
    .selectFrom('accounts')
    .select(['id', 'username'])
    .where((account) =>
      account.or([account('email', '=', text), account(account.fn('lower', ['username']), '=', text)]),
    )
    .where('account_type', '=', 2)
    .where('blocked_at', 'is', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}
