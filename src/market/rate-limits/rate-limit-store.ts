import type { Database } from '#platform/postgres/database.ts';
import type { Limit } from '#rules/limits.ts';

/** Counts one more in the window that runs now, and says how many that makes and when the window ends. */
export async function countOne(
  db: Database,
  { key, limit, now }: { key: string; limit: Limit; now: Date },
): Promise<{ count: number; endsAt: Date }> {
  const length = limit.seconds * 1000;
  const start = new Date(Math.floor(now.getTime() / length) * length);
  const endsAt = new Date(start.getTime() + length);
  const { count } = await db
    .insertInto('limits')
    .values({ key: `${key}/${limit.seconds}`, window_start: start, count: 1, expires_at: endsAt })
    .onConflict((conflict) =>
      conflict
        .columns(['key', 'window_start'])
        .doUpdateSet((row) => ({ count: row('limits.count', '+', 1) })),
    )
    .returning('count')
    .executeTakeFirstOrThrow();
  return { count, endsAt };
}

const ALWAYS = new Date(0);

/** How often something failed in a row, locked until the transaction ends, so that two at once are counted as two. */
export async function lockFailures(
  db: Database,
  key: string,
  now: Date,
): Promise<{ count: number; waitUntil: Date | null }> {
  // One statement makes, locks and reads the row: between two, a login that succeeds would remove it.
  const row = await db
    .insertInto('limits')
    .values({ key, window_start: ALWAYS, count: 0, expires_at: now })
    .onConflict((conflict) =>
      conflict.columns(['key', 'window_start']).doUpdateSet((kept) => ({ count: kept.ref('limits.count') })),
    )
    .returning(['count', 'wait_until', 'expires_at'])
    .executeTakeFirstOrThrow();
  return row.expires_at > now
    ? { count: row.count, waitUntil: row.wait_until }
    : { count: 0, waitUntil: null };
}

export async function setFailures(
  db: Database,
  key: string,
  failures: { count: number; waitUntil: Date; expiresAt: Date },
): Promise<void> {
  await db
    .updateTable('limits')
    .set({ count: failures.count, wait_until: failures.waitUntil, expires_at: failures.expiresAt })
    .where('key', '=', key)
    .where('window_start', '=', ALWAYS)
    .execute();
}

export async function removeFailures(db: Database, key: string): Promise<void> {
  await db.deleteFrom('limits').where('key', '=', key).where('window_start', '=', ALWAYS).execute();
}

export async function removeOldLimits(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('limits').where('expires_at', '<=', now).execute();
}
