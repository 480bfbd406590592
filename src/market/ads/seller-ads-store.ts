import { sql } from 'kysely';
import type { Database } from '#platform/database.ts';
import type { AdEvent, AdStatus } from '#platform/schema.ts';

type Move = {
  sellerId: string;
  from?: readonly AdStatus[];
  /** Only those that came into their status at this moment. */
  since?: Date;
  to: AdStatus;
  event: AdEvent;
  now: Date;
};

/** Takes the same step with all ads of a seller that can take it; without `from`, with all that are not there yet. */
export async function moveAdsOfSeller(
  db: Database,
  { sellerId, from, since, to, event, now }: Move,
): Promise<void> {
  await sql`select set_config('fairhank.event', ${event}, true)`.execute(db);
  await db
    .updateTable('ads')
    .set((ad) => ({ status: to, status_since: now, version: ad('version', '+', 1), updated_at: now }))
    .where('seller_id', '=', sellerId)
    .where('status', '<>', to)
    .$if(from !== undefined, (query) => query.where('status', 'in', from ?? []))
    .$if(since !== undefined, (query) => query.where('status_since', '=', since ?? now))
    .execute();
}
