import type pg from 'pg';

/** What a site remembers of itself: by which key it was run, when it was backed up, when its operator was warned, whom it wrote to last. */
export type SiteMark = 'key' | 'last-backup' | 'disk-warning' | 'last-letters';

export async function findMark(
  pool: pg.Pool,
  name: SiteMark,
): Promise<{ value: string; markedAt: Date } | undefined> {
  const { rows } = await pool.query<{ value: string; markedAt: Date }>(
    'select value, marked_at as "markedAt" from site_marks where name = $1',
    [name],
  );
  return rows[0];
}

export async function setMark(
  pool: pg.Pool,
  name: SiteMark,
  { value, markedAt }: { value: string; markedAt: Date },
): Promise<void> {
  await pool.query(
    `insert into site_marks (name, value, marked_at) values ($1, $2, $3)
     on conflict (name) do update set value = excluded.value, marked_at = excluded.marked_at`,
    [name, value, markedAt],
  );
}
