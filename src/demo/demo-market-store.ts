import type { Database } from '#platform/postgres/database.ts';

/** What the market of a demo is invented from, and how many of its ads and its protected sales are in. */
export type DemoMarket = { id: string; madeAt: Date; ads: number; drawn: number; sales: number };

const COLUMNS = ['id', 'made_at as madeAt', 'ads', 'drawn', 'sales'] as const;

/** The market that this site has begun to fill in, if any. */
export async function findDemoMarket(db: Database): Promise<DemoMarket | undefined> {
  return db.selectFrom('demo_market').select(COLUMNS).executeTakeFirst();
}

/** Begins a market; one of which nothing is in yet begins anew, so that its dates are of today. */
export async function beginDemoMarket(db: Database, madeAt: Date, ads: number): Promise<DemoMarket> {
  return db
    .insertInto('demo_market')
    .values({ made_at: madeAt, ads })
    .onConflict((conflict) => conflict.column('only_one').doUpdateSet({ made_at: madeAt, ads }))
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

/** Counts ads that are put in by this transaction. Undefined if another process has come further in the meantime. */
export async function countDrawn(
  db: Database,
  market: DemoMarket,
  more: number,
): Promise<DemoMarket | undefined> {
  return db
    .updateTable('demo_market')
    .set({ drawn: market.drawn + more })
    .where('drawn', '=', market.drawn)
    .returning(COLUMNS)
    .executeTakeFirst();
}

/** Counts one more protected sale, the one at this place. False if another process has come further. */
export async function countPlayed(db: Database, place: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('demo_market')
    .set({ sales: place + 1 })
    .where('sales', '=', place)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
