import type { Database } from '#platform/postgres/database.ts';
import type { Limit } from '#rules/limits.ts';

type Window = { key: string; limit: Limit; now: Date };

/** What was sent in the window that runs now, and when the window ends. */
export async function findKilobytes(
  db: Database,
  window: Window,
): Promise<{ kilobytes: number; endsAt: Date }> {
  const { key, start, endsAt } = toWindowRow(window);
  const row = await db
    .selectFrom('limits')
    .select('count')
    .where('key', '=', key)
    .where('window_start', '=', start)
    .executeTakeFirst();
  return { kilobytes: row?.count ?? 0, endsAt };
}

export async function addKilobytes(db: Database, window: Window, kilobytes: number): Promise<void> {
  const { key, start, endsAt } = toWindowRow(window);
  await db
    .insertInto('limits')
    .values({ key, window_start: start, count: kilobytes, expires_at: endsAt })
    .onConflict((conflict) =>
      conflict
        .columns(['key', 'window_start'])
        .doUpdateSet((row) => ({ count: row('limits.count', '+', kilobytes) })),
    )
    .execute();
}

function toWindowRow({ key, limit, now }: Window) {
  const length = limit.seconds * 1000;
  const start = new Date(Math.floor(now.getTime() / length) * length);
  return { key: `${key}/${limit.seconds}`, start, endsAt: new Date(start.getTime() + length) };
}
