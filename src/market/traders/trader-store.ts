import type { Database } from '#platform/postgres/database.ts';
import { TRADER_COLUMNS } from '../sql/trader-sql.ts';
import type { OwnTrader, TraderView } from './trader-view.ts';

export async function findTraderRow(db: Database, accountId: string): Promise<OwnTrader | undefined> {
  return db
    .selectFrom('traders')
    .select(TRADER_COLUMNS)
    .select('version')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

/** Written on the version that was seen; says whether it was still that one. */
export async function setTrader(
  db: Database,
  accountId: string,
  { trader, version, now }: { trader: TraderView; version: number; now: Date },
): Promise<boolean> {
  const values = {
    name: trader.name,
    address: trader.address,
    country: trader.country,
    register_number: trader.registerNumber,
    vat_number: trader.vatNumber,
    email: trader.email,
    phone: trader.phone,
    version: version + 1,
    updated_at: now,
  };
  const written =
    version === 0
      ? await db
          .insertInto('traders')
          .values({ ...values, account_id: accountId, entered_at: now })
          .onConflict((known) => known.doNothing())
          .returning('version')
          .executeTakeFirst()
      : await db
          .updateTable('traders')
          .set(values)
          .where('account_id', '=', accountId)
          .where('version', '=', version)
          .returning('version')
          .executeTakeFirst();
  return written !== undefined;
}

/** Says whether there were any. */
export async function removeTraderRow(db: Database, accountId: string): Promise<boolean> {
  const removed = await db
    .deleteFrom('traders')
    .where('account_id', '=', accountId)
    .returning('version')
    .executeTakeFirst();
  return removed !== undefined;
}
