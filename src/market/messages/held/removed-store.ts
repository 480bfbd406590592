import { sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';

export async function setRemoved(db: Database, messageId: string, removedAt: Date | null): Promise<void> {
  await db.updateTable('messages').set({ removed_at: removedAt }).where('id', '=', messageId).execute();
}

/** Whether a decision stands by which the message was removed. */
export async function isRemovedByCase(db: Database, messageId: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select exists (
    select from reports where message_id = ${messageId} and outcome = 'removed'
      and appeal_outcome is distinct from 'reversed'
  ) as found`.execute(db);
  return rows[0]?.found ?? false;
}
