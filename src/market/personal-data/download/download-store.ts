import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import { PERSONAL_DATA } from '#rules/personal-data/every-table.ts';
import { type Person, whoseRows } from '../whose-store.ts';

const AT_ONCE = 500;

/** One kind of thing we keep about somebody: which columns of which rows. */
type DownloadFile = { name: string; columns: string[]; table: string; where: RawBuilder<unknown> };

/** The files of somebody's download, as the table of personal data names them. */
export function listFiles(person: Person): DownloadFile[] {
  return Object.entries(PERSONAL_DATA).flatMap(([table, { rows, columns }]) => {
    const names = [...new Set(rows.flatMap(({ file }) => file ?? []))];
    return names.map((name) => ({
      name,
      table,
      columns: Object.entries(columns).flatMap(([column, { kind, files }]) =>
        kind === 'theirs' && (files ?? [name]).includes(name) ? [column] : [],
      ),
      where: sql.join(
        rows.filter(({ file }) => file === name).map(({ path }) => whoseRows(path, person)),
        sql` or `,
      ),
    }));
  });
}

/** The rows of a file, some at a time, within a transaction. */
export async function* readRows(
  tx: Database,
  { table, columns, where }: DownloadFile,
): AsyncIterable<Record<string, unknown>> {
  await sql`declare rows_of_person no scroll cursor for
    select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(table)}
    where ${where} order by ${sql.ref(columns[0] ?? 'id')}`.execute(tx);
  for (let found = AT_ONCE; found === AT_ONCE;) {
    const { rows } = await sql<
      Record<string, unknown>
    >`fetch ${sql.lit(AT_ONCE)} from rows_of_person`.execute(tx);
    found = rows.length;
    yield* rows;
  }
  await sql`close rows_of_person`.execute(tx);
}

/** Reads everything as it was at one moment, whatever is written meanwhile. */
export async function* inSnapshot<Part>(
  db: Database,
  read: (tx: Database) => AsyncIterable<Part>,
): AsyncIterable<Part> {
  const tx = await db
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute();
  try {
    yield* read(tx);
  } finally {
    await tx.rollback().execute();
  }
}

/** The keys of the files of everything somebody uploaded. */
export async function listPhotoKeys(db: Database, ownerId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('photos')
    .select('file_key')
    .where('owner_id', '=', ownerId)
    .orderBy('id')
    .execute();
  return rows.map(({ file_key }) => file_key);
}
