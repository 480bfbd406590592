import { sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';

/** Whether a payout of a sale was asked for, and taken back before it was done. */
export async function hasStoppedRelease(db: Database, saleId: string): Promise<boolean> {
  const row = await db
    .selectFrom('sale_releases')
    .select('sale_id')
    .where('sale_id', '=', saleId)
    .where('state', '=', 'stopped')
    .executeTakeFirst();
  return row !== undefined;
}

/** What is on its way is asked for now; false if nothing is. */
export async function hurryMoney(db: Database, saleId: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    with refunds as (
      update sale_refunds set next_at = ${now} where sale_id = ${saleId} and state = 'asked' returning sale_id
    ), releases as (
      update sale_releases set next_at = ${now} where sale_id = ${saleId} and state = 'asked' returning sale_id
    )
    select sale_id from refunds union select sale_id from releases`.execute(db);
  return rows.length > 0;
}
