import { sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';

/** Remembers that the operator is being warned; false when they were within that time. Of two who ask one is told yes. */
export async function noteDiskWarning(
  db: Database,
  { room, now, notSince }: { room: string; now: Date; notSince: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into site_marks as mark (name, value, marked_at) values ('disk-warning', ${room}, ${now})
    on conflict (name) do update set value = excluded.value, marked_at = excluded.marked_at
      where mark.marked_at <= ${notSince}
    returning 1`.execute(db);
  return rows.length > 0;
}
