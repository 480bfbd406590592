import { sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import { wantsMail } from '../../sql/mail-choice-sql.ts';

/** Somebody who is told of an offer: where to, by whose clock, and whether by e-mail. */
export async function findReader(db: Database, accountId: string) {
  return db
    .selectFrom('accounts')
    .select(['id', 'email', 'username', 'country'])
    .select([
      wantsMail('accounts.id', 'offer').as('wants_mail'),
      sql<boolean>`deleted_at is null and blocked_at is null`.as('is_here'),
    ])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
}
