import type { Database } from '#platform/database.ts';

export async function setRemoved(db: Database, messageId: string, removedAt: Date | null): Promise<void> {
  await db.updateTable('messages').set({ removed_at: removedAt }).where('id', '=', messageId).execute();
}
