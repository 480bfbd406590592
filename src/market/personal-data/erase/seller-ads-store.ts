import { sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';

export async function deleteAllOfSeller(db: Database, sellerId: string, now: Date): Promise<void> {
  await sql`select set_config('fairhank.event', 'delete', true)`.execute(db);
  await db
    .updateTable('ads')
    .set((ad) => ({ status: 'deleted', status_since: now, version: ad('version', '+', 1), updated_at: now }))
    .where('seller_id', '=', sellerId)
    .where('status', '<>', 'deleted')
    .execute();
}
