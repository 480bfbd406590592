import { sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';

/** An upload of the sender, and whether it is known: its very bytes anywhere, or its look on others or themselves. */
export async function findForSale(
  db: Database,
  { id, senderId, bits }: { id: string; senderId: string; bits: number },
) {
  const { rows } = await sql<{
    state: string;
    receipt_only: boolean;
    is_same_file: boolean;
    is_like_others: boolean;
    is_like_own: boolean;
  }>`
    select mine.state, mine.receipt_only,
      exists (select from photos as other where other.sha256 = mine.sha256 and other.id <> mine.id) as is_same_file,
      coalesce(bool_or(other.owner_id <> mine.owner_id), false) as is_like_others,
      coalesce(bool_or(other.owner_id = mine.owner_id), false) as is_like_own
    from photos as mine left join photos as other on other.id <> mine.id
      and bit_count(mine.look_hash::bit(64)) between 4 and 60
      and bit_count((mine.look_hash # other.look_hash)::bit(64)) < ${bits}
    where mine.id = ${id} and mine.owner_id = ${senderId}
    group by mine.id`.execute(db);
  return rows[0];
}

export async function putIntoSale(db: Database, id: string): Promise<void> {
  await db
    .updateTable('photos')
    .set({ state: 'in-sale' })
    .where('id', '=', id)
    .where('state', '=', 'uploaded')
    .executeTakeFirstOrThrow();
}
