import { sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';

/** As if so many days had passed since whatever was ordered: the site's own clock, and its sessions, stay as they are. */
export async function passDays(db: Database, days: number): Promise<void> {
  const by = sql`${days * 86_400_000} * interval '1 millisecond'`;
  await sql`update orders set created_at = created_at - ${by}, captured_at = captured_at - ${by}`.execute(db);
  await sql`update subscriptions set starts_at = starts_at - ${by}, ends_at = ends_at - ${by}`.execute(db);
}
