import { sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';

type Work = { userId: string; username: string; kind: string; count: number };

/** Who of staff decided how much, by what it was about. */
export async function listWork(
  db: Database,
  { since, until }: { since: Date; until: Date },
): Promise<Work[]> {
  const { rows } = await sql<Work>`
    select audit.account_id as "userId", username, object_kind as kind, count(*)::int as count
    from audit join accounts on accounts.id = audit.account_id
    where at >= ${since} and at < ${until} and role <> 'enduser'
    group by 1, 2, 3`.execute(db);
  return rows;
}
