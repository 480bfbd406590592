import { sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';

/** Those between whom and these people stands a block, whoever made it, as pairs in both orders. */
export async function listBlockedPairs(db: Database, people: readonly string[]): Promise<Set<string>> {
  const ids = [...new Set(people)];
  const { rows } = await sql<{ one: string; other: string }>`
    select blocker_id as one, blocked_id as other from blocks where blocker_id = any(${ids}::uuid[])
    union select blocked_id, blocker_id from blocks where blocked_id = any(${ids}::uuid[])`.execute(db);
  return new Set(rows.map(({ one, other }) => `${one} ${other}`));
}
