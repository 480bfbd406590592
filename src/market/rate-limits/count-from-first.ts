import type { Database } from '#platform/postgres/database.ts';
import { findFailures, lockFailures, setFailures } from './rate-limit-store.ts';

/** How often something happened since the first time, and when that is forgotten. */
export async function findFromFirst(
  db: Database,
  key: string,
  now: Date,
): Promise<{ count: number; endsAt: Date | null }> {
  const { count, waitUntil } = await findFailures(db, key, now);
  return { count, endsAt: waitUntil };
}

/** Once more, in a window that began with the first. */
export async function countFromFirst(
  db: Database,
  key: string,
  { now, lastsMs }: { now: Date; lastsMs: number },
): Promise<void> {
  const { count, waitUntil } = await lockFailures(db, key, now);
  const expiresAt = waitUntil ?? new Date(now.getTime() + lastsMs);
  await setFailures(db, key, { count: count + 1, waitUntil: expiresAt, expiresAt });
}
