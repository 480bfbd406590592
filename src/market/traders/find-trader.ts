import type { Database } from '#platform/postgres/database.ts';
import { findTraderRow } from './trader-store.ts';
import type { TraderView } from './trader-view.ts';

/** Who somebody is who trades; null of a private person. */
export async function findTrader(db: Database, accountId: string): Promise<TraderView | null> {
  const row = await findTraderRow(db, accountId);
  if (!row) return null;
  const { version: _, ...trader } = row;
  return trader;
}
