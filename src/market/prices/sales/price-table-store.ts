import type { Database } from '#platform/postgres/database.ts';
import { runPrepared } from '#platform/postgres/query-pool.ts';
import type { PriceCells, PriceTable } from '#rules/prices/model/price-table.ts';
import type { CellRefit } from '#rules/prices/model/refit-cells.ts';

export type PriceVersion = { version: number; cells: PriceCells };

/** The newest version of the constants; undefined before the first refit. */
export async function findPriceVersion(db: Database): Promise<PriceVersion | undefined> {
  const newest = db
    .selectFrom('price_constants')
    .select(['version', 'constants'])
    .orderBy('version', 'desc')
    .limit(1);
  const [row] = await runPrepared(db, 'newest-prices', newest.compile());
  return row && { version: row.version, cells: (row.constants as PriceTable).cells };
}

/** Each version keeps the whole table as it was, so that every answer can be worked out again. */
export async function insertPriceVersion(
  db: Database,
  { version, table, reason, now }: { version: number; table: PriceTable; reason: string; now: Date },
): Promise<void> {
  await db
    .insertInto('price_constants')
    .values({ version, constants: JSON.stringify(table), reason, created_at: now })
    .execute();
}

export async function hasRefitSince(db: Database, since: Date): Promise<boolean> {
  const row = await db
    .selectFrom('price_refits')
    .select('id')
    .where('ran_at', '>=', since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertRefits(
  db: Database,
  refits: readonly CellRefit[],
  { from, to, now }: { from: number; to: number | null; now: Date },
): Promise<void> {
  const rows = refits.map((cell) => ({
    ran_at: now,
    from_version: from,
    to_version: to,
    band: cell.band,
    colour: cell.colour,
    sales: cell.sales,
    median_ratio: cell.medianRatio,
    old_constant: cell.oldConstant,
    new_constant: cell.newConstant,
  }));
  await db.insertInto('price_refits').values(rows).execute();
}
