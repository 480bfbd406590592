import { sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import { wantsMail } from '../../sql/mail-choice-sql.ts';
import { sumRefunds } from '../money/money-store.ts';
import { findParcel, listPartOffers } from '../steps/proof-store.ts';

/** Somebody who is told of a sale: where to, by whose clock, and whether they want reminders. */
export async function findSaleReader(db: Database, accountId: string) {
  return db
    .selectFrom('accounts')
    .select(['id', 'email', 'username', 'country'])
    .select([
      wantsMail('accounts.id', 'offer').as('wants_reminders'),
      sql<boolean>`deleted_at is null and blocked_at is null`.as('is_here'),
    ])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
}

/** Notes that a letter goes; false if it went before. */
export async function insertNotice(
  db: Database,
  { saleId, what, now }: { saleId: string; what: string; now: Date },
): Promise<boolean> {
  const noted = await db
    .insertInto('sale_notices')
    .values({ sale_id: saleId, what, at: now })
    .onConflict((same) => same.doNothing())
    .executeTakeFirst();
  return noted.numInsertedOrUpdatedRows === 1n;
}

/** What hangs on a sale and stands in its letters. */
export async function readLetterRows(db: Database, saleId: string) {
  const [part] = await listPartOffers(db, saleId);
  const dispute = await db
    .selectFrom('sale_disputes')
    .select(['reason', 'answer_by', 'decide_by'])
    .where('sale_id', '=', saleId)
    .orderBy('no', 'desc')
    .limit(1)
    .executeTakeFirst();
  return {
    part,
    dispute,
    parcel: await findParcel(db, saleId, 'out'),
    ...(await sumRefunds(db, saleId)),
  };
}

/** Whoever can decide on sales. */
export async function listAdmins(db: Database) {
  return db
    .selectFrom('accounts')
    .select(['email', 'username', 'country'])
    .where('role', '=', 'admin')
    .where('verified_at', 'is not', null)
    .where('deleted_at', 'is', null)
    .where('blocked_at', 'is', null)
    .execute();
}
