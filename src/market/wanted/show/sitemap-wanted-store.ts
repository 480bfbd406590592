import { type Selectable, sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import type { DB } from '#platform/postgres/schema.ts';
import { isLive } from './wanted-list-store.ts';

export async function countSitemapWanted(db: Database, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from wanted_ads as wanted where ${isLive(now)}`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function listSitemapWanted(
  db: Database,
  { now, skip, most }: { now: Date; skip: number; most: number },
): Promise<Selectable<DB['wanted_ads']>[]> {
  const { rows } = await sql<Selectable<DB['wanted_ads']>>`
    select wanted.* from wanted_ads as wanted where ${isLive(now)}
    order by wanted.id limit ${most} offset ${skip}`.execute(db);
  return rows;
}
