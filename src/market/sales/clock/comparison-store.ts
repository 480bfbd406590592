import { sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';

/** Sales whose books are to be compared with the provider's by now, the longest due first. */
export async function listDueComparisons(db: Database, now: Date, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('sale_comparisons')
    .select('sale_id')
    .where('next_at', '<=', now)
    .orderBy('next_at')
    .limit(most)
    .execute();
  return rows.map(({ sale_id }) => sale_id);
}

/** Everything that is compared at all is due again: the round of the night. */
export async function setAllDue(db: Database, now: Date): Promise<void> {
  await db.updateTable('sale_comparisons').set({ next_at: now }).where('next_at', '>', now).execute();
}

/** `difference` undefined: it could not be told now, and what was known before stands. */
export async function setCompared(
  db: Database,
  saleId: string,
  { nextAt, difference, now }: { nextAt: Date | null; difference: string | null | undefined; now: Date },
): Promise<void> {
  const told =
    difference === undefined
      ? {}
      : {
          compared_at: now,
          difference,
          differs_since: difference === null ? null : sql<Date>`coalesce(differs_since, ${now})`,
        };
  await db
    .updateTable('sale_comparisons')
    .set({ next_at: nextAt, ...told })
    .where('sale_id', '=', saleId)
    .execute();
}

/** What of a sale's refunds is done, and whether something is on its way. */
export async function readDoneRefunds(
  db: Database,
  saleId: string,
): Promise<{ back: number; isUnderWay: boolean }> {
  const { rows } = await sql<{ back: number; isUnderWay: boolean }>`
    select coalesce(sum(amount) filter (where state = 'done'), 0)::int as back,
      coalesce(bool_or(state = 'asked'), false) as "isUnderWay"
    from sale_refunds where sale_id = ${saleId}`.execute(db);
  return rows[0] ?? { back: 0, isUnderWay: false };
}
