import { sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import { wantsMail } from '../../sql/mail-choice-sql.ts';

/** Somebody who is told of an offer: where to, by whose clock, and whether by e-mail. */
export type OfferReader = Awaited<ReturnType<typeof findReader>>;

export async function findReader(db: Database, accountId: string) {
  return selectReaders(db).where('id', '=', accountId).executeTakeFirstOrThrow();
}

/** The same of many people, by id. */
export async function listReaders(
  db: Database,
  accountIds: readonly string[],
): Promise<Map<string, OfferReader>> {
  const rows = await selectReaders(db)
    .where(sql<boolean>`id = any(${[...accountIds]}::uuid[])`)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

const selectReaders = (db: Database) =>
  db
    .selectFrom('accounts')
    .select(['id', 'email', 'username', 'country'])
    .select([
      wantsMail('accounts.id', 'offer').as('wants_mail'),
      sql<boolean>`deleted_at is null and blocked_at is null`.as('is_here'),
    ]);
