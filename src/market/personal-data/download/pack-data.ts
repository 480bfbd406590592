import type { Database } from '#platform/postgres/database.ts';
import { openZip, type Zip } from '#platform/zip.ts';
import { type CsvCell, csvLine } from '#rules/text/csv/csv.ts';
import { readMe } from '#rules/personal-data/read-me.ts';
import type { PhotoContext } from '../../context.ts';
import { listFiles, inSnapshot, listPhotoKeys, readRows } from './download-store.ts';
import type { Person } from '../whose-store.ts';

/** Everything we keep about somebody as a zip: each kind of thing as JSON and as a table, all of one moment, and photos. */
export async function* packData(ctx: PhotoContext, person: Person): AsyncIterable<Buffer> {
  const zip = openZip(ctx.now());
  yield* zip.add('read-me.txt', [readMe(ctx.config.BRAND_NAME)]);
  const keys: string[] = [];
  yield* inSnapshot(ctx.db, (tx) => packRows(tx, zip, person, keys));
  // Photos come from outside the database, so after the transaction.
  for (const key of keys) {
    const photo = await ctx.photoFiles.get(`${key}/master.webp`);
    if (photo) yield* zip.add(`photos/${key}.webp`, [photo]);
  }
  yield zip.end();
}

async function* packRows(tx: Database, zip: Zip, person: Person, keys: string[]): AsyncIterable<Buffer> {
  for (const file of listFiles(person)) {
    yield* zip.add(`${file.name}.json`, json(readRows(tx, file)));
    yield* zip.add(`${file.name}.csv`, csv(file.columns, readRows(tx, file)));
  }
  keys.push(...(await listPhotoKeys(tx, person.id)));
}

type Rows = AsyncIterable<Record<string, unknown>>;

async function* json(rows: Rows): AsyncIterable<string> {
  let before = '[';
  for await (const row of rows) {
    yield `${before}\n${JSON.stringify(row, null, 2)}`;
    before = ',';
  }
  yield before === '[' ? '[]\n' : '\n]\n';
}

async function* csv(columns: readonly string[], rows: Rows): AsyncIterable<string> {
  yield csvLine(columns);
  for await (const row of rows) yield csvLine(columns.map((column) => cell(row[column])));
}

function cell(value: unknown): CsvCell {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' || typeof value === 'number') return value;
  return value instanceof Date ? value.toISOString() : JSON.stringify(value);
}
