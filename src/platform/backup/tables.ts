import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { Transform, type Writable } from 'node:stream';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { SavedTable } from './backup-manifest.ts';

/** A table as the catalogue knows it: what to copy, in which order, and whom it points at. */
export type Table = { name: string; columns: string[]; order: string[]; pointsAt: string[] };

/** Made by the migrations themselves, or by the queue when it starts. */
const MADE_BY_START = ['kysely_migration', 'kysely_migration_lock', 'migration_hashes'];

/** Every table of the site and the jobs that wait, each after the tables it points at. */
export async function listTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(CATALOGUE, [MADE_BY_START]);
  return afterWhatTheyPointAt(rows);
}

/** Generated columns are left out: PostgreSQL makes them anew. Ordered by key, so that equal data gives equal bytes. */
const CATALOGUE = `
  select quote_ident(n.nspname) || '.' || quote_ident(c.relname) as name,
    array(select quote_ident(a.attname)::text from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      order by a.attnum) as columns,
    array(select quote_ident(a.attname)::text from pg_index i
      cross join unnest(i.indkey) with ordinality as k (number, place)
      join pg_attribute a on a.attrelid = c.oid and a.attnum = k.number
      where i.indrelid = c.oid and i.indisprimary order by k.place) as "order",
    array(select distinct quote_ident(fn.nspname) || '.' || quote_ident(fc.relname) from pg_constraint f
      join pg_class fc on fc.oid = f.confrelid join pg_namespace fn on fn.oid = fc.relnamespace
      where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as "pointsAt"
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and not c.relispartition
    and (n.nspname = 'public' and c.relname <> all($1) or n.nspname = 'jobs' and c.relname = 'job')
  order by 1`;

/** Copies a table out, and says how many rows went and what they sum up to. */
export async function copyOut(client: pg.ClientBase, table: Table, target?: Writable): Promise<SavedTable> {
  const columns = table.columns.join(', ');
  // A table without a key is ordered by everything in it.
  const order =
    table.order.length > 0 ? table.order.join(', ') : table.columns.map((c) => `${c}::text`).join(', ');
  const hash = createHash('sha256');
  let rows = 0;
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      for (let at = chunk.indexOf(LINE_END); at !== -1; at = chunk.indexOf(LINE_END, at + 1)) rows += 1;
      done(null, target ? chunk : undefined);
    },
  });
  const source = client.query(
    copyTo(`copy (select ${columns} from ${table.name} order by ${order}) to stdout`),
  );
  if (target) await pipeline(source, count, target);
  else await pipeline(source, count.resume());
  return { name: table.name, columns: table.columns, rows, sha256: hash.digest('hex') };
}

/** COPY writes a line break inside a value as two other characters, so each one ends a row. */
const LINE_END = 0x0a;

function afterWhatTheyPointAt(tables: Table[]): Table[] {
  const sorted: Table[] = [];
  const waiting = new Set(tables);
  while (waiting.size > 0) {
    const names = new Set([...waiting].map(({ name }) => name));
    const free = [...waiting].filter(({ pointsAt }) => !pointsAt.some((name) => names.has(name)));
    if (free.length === 0) throw new Error(`these tables point at each other: ${[...names].join(', ')}`);
    for (const table of free) {
      sorted.push(table);
      waiting.delete(table);
    }
  }
  return sorted;
}
