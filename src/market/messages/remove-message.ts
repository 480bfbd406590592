import type { Database } from '#platform/database.ts';
import { setRemoved } from './removed-store.ts';

/** Takes a message away after a report, or puts it back after an appeal. Both people see that it is gone. */
export async function removeMessage(db: Database, messageId: string, removedAt: Date | null): Promise<void> {
  await setRemoved(db, messageId, removedAt);
}
