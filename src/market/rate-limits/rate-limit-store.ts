import type { Database } from '#platform/postgres/database.ts';
import type { Limit } from '#rules/limits.ts';

type Window = { key: string; limit: Limit; now: Date };
type Counted = { count: number; endsAt: Date };

/** Counts more in the window that runs now, and says how many that makes and when the window ends. */
export async function addToWindow(db: Database, window: Window, more = 1): Promise<Counted> {
  const { key, start, endsAt } = toWindowRow(window);
  const { count } = await db
    .insertInto('limits')
    .values({ key, window_start: start, count: more, expires_at: endsAt })
    .onConflict((conflict) =>
      conflict
        .columns(['key', 'window_start'])
        .doUpdateSet((row) => ({ count: row('limits.count', '+', more) })),
    )
    .returning('count')
    .executeTakeFirstOrThrow();
  return { count, endsAt };
}

/** The same without counting. */
export async function findInWindow(db: Database, window: Window): Promise<Counted> {
  const { key, start, endsAt } = toWindowRow(window);
  const row = await db
    .selectFrom('limits')
    .select('count')
    .where('key', '=', key)
    .where('window_start', '=', start)
    .executeTakeFirst();
  return { count: row?.count ?? 0, endsAt };
}

function toWindowRow({ key, limit, now }: Window) {
  const length = limit.seconds * 1000;
  const start = new Date(Math.floor(now.getTime() / length) * length);
  return { key: `${key}/${limit.seconds}`, start, endsAt: new Date(start.getTime() + length) };
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

/** The same, only to know it. */
export async function findFailures(
  db: Database,
  key: string,
  now: Date,
): Promise<{ count: number; waitUntil: Date | null }> {
  const row = await db
    .selectFrom('limits')
    .select(['count', 'wait_until'])
    .where('key', '=', key)
    .where('window_start', '=', ALWAYS)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return { count: row?.count ?? 0, waitUntil: row?.wait_until ?? null };
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
