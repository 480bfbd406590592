import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { ChangeListener } from '#platform/cache/change-listener.ts';
import type { Database } from '#platform/postgres/database.ts';

/**
 * Until the caches of a process have heard of every write so far. A page may be a moment behind; a test that asks what
 * it shows waits that moment: what is told after all others is heard after them.
 */
export function openAllHeard(db: Database, changes: ChangeListener): () => Promise<void> {
  const waiting = new Map<string, () => void>();
  changes.subscribe({
    onThread: (id) => waiting.get(id)?.(),
    onLost: () => waiting.forEach((resolve) => resolve()),
  });
  return async () => {
    if (!changes.isListening()) return;
    const last = randomUUID();
    const heard = new Promise<void>((resolve) => waiting.set(last, resolve));
    // Some tests take the database away before.
    const told = await sql`select pg_notify('threads', ${last})`.execute(db).catch(() => null);
    if (told) await heard;
    waiting.delete(last);
  };
}
