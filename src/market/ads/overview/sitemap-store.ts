import { sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';

export type SitemapAd = { id: string; slug: string; changedAt: Date };
type Shown = { now: Date; soldSince: Date };

const shownNow = ({ now, soldSince }: Shown) =>
  sql`held is null
    and ((status = 'live' and expires_at > ${now}) or (status = 'sold' and sold_at > ${soldSince}))`;

export async function countSitemapAds(db: Database, shown: Shown): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ads where ${shownNow(shown)}`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function listSitemapAds(
  db: Database,
  { skip, most, ...shown }: Shown & { skip: number; most: number },
): Promise<SitemapAd[]> {
  const { rows } = await sql<SitemapAd>`
    select id, slug, updated_at as "changedAt" from ads where ${shownNow(shown)}
    order by id limit ${most} offset ${skip}`.execute(db);
  return rows;
}
