import type { Database } from '#platform/postgres/database.ts';
import { isRemovedByCase, setRemoved } from './removed-store.ts';

/** Takes a message away after a report. Both people see that it is gone. */
export async function removeMessage(db: Database, messageId: string, now: Date): Promise<void> {
  await setRemoved(db, messageId, now);
}

/** Puts a message back after an appeal, unless another case removed it too. */
export async function putMessageBack(db: Database, messageId: string): Promise<void> {
  if (!(await isRemovedByCase(db, messageId))) await setRemoved(db, messageId, null);
}
