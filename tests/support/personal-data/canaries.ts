import { sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import { PERSONAL_DATA } from '#rules/personal-data/every-table.ts';
import type { Rows } from '#rules/personal-data/column-words.ts';
import { type Canary, FITTING } from './canary-fits.ts';

type Column = {
  table: string;
  name: string;
  type: string;
  label: string | null;
  pointsAt: string | null;
  isOwn: boolean;
};

const ADDRESS = '203.0.113.77';

/** Exactly one of these is what a report is about. */
const TARGETS = ['ad_id', 'message_id', 'account_id', 'rating_id', 'wanted_id'];
/** One row of each is there already, or is made first; the others point at it. */
const ANCHORS = [
  'accounts',
  'ads',
  'conversations',
  'messages',
  'sales',
  'ratings',
  'offers',
  'protected_sales',
  'sale_disputes',
  'orders',
  'bundles',
  'wanted_ads',
  'data_exports',
];

/**
 * Puts a canary into every text of every row that can refer to somebody, read from the database and the table of
 * personal data: a new table is filled in by itself. Gives back what stands where: `table.column` by file.
 */
export async function fillWithCanaries(database: Database, canary: Canary, adId: string): Promise<void> {
  await database.transaction().execute((db) => withoutChecks(db, () => fill(db, canary, adId)));
}

async function fill(db: Database, canary: Canary, adId: string) {
  // The ad waits for a worker since it came to life; that, too, is put in below.
  await sql`delete from ads_to_match where ad_id = ${adId}`.execute(db);
  const columns = await readColumns(db);
  const anchors = new Map([
    ['accounts', canary.id],
    ['ads', adId],
  ]);
  const tables = [...ANCHORS, ...Object.keys(PERSONAL_DATA).filter((name) => !ANCHORS.includes(name))];
  for (const table of tables) {
    const { rows = [] } = PERSONAL_DATA[table] ?? {};
    const own = columns.filter((column) => column.table === table);
    const ways: (Rows | undefined)[] = rows.length > 0 ? [...rows] : hasWords(table) ? [undefined] : [];
    for (const [at, way] of ways.entries()) {
      const isThere = table === 'ads' || table === 'accounts';
      const mine = isThere ? own.filter(({ type }) => FREE_TEXT.test(type)) : own;
      const values = makeValues(mine, way, { canary, anchors, at });
      if (isThere) await update(db, table, anchors.get(table) ?? '', values);
      else {
        const made = await insert(db, table, values);
        if (at === 0 && made !== undefined) anchors.set(table, made);
      }
    }
  }
  // What is on an ad or in a message has its place there: whoever takes the ad off show looks at it again.
  await sql`update photos set message_id = case when ad_id is null then message_id end, state = 'attached',
    position = coalesce(position, 7) where num_nonnulls(ad_id, message_id) > 0`.execute(db);
}

const FREE_TEXT = /^(text|text\[\]|jsonb|bytea|inet|tsvector)$/;

const hasWords = (table: string) =>
  Object.values(PERSONAL_DATA[table]?.columns ?? {}).some(({ kind }) => kind === 'theirs');

type Place = { canary: Canary; anchors: Map<string, string>; at: number };

function makeValues(columns: Column[], way: Rows | undefined, place: Place): Map<string, unknown> {
  const values = new Map<string, unknown>();
  for (const column of columns) {
    const value = makeValue(column, way, place);
    if (value !== undefined) values.set(column.name, value);
  }
  return values;
}

function makeValue(column: Column, way: Rows | undefined, { canary, anchors, at }: Place): unknown {
  const { table, name, type, label, pointsAt } = column;
  const place = `${table}.${name}`;
  const path = way?.path;
  if (path?.column === name && !(place in FITTING)) return makeReference(path, { canary, anchors, at });
  if (path && 'unless' in path && path.unless === name) return null;
  const fitting = FITTING[place];
  if (fitting) return fitting(canary);
  if (table === 'reports' && TARGETS.includes(name) && path)
    return !TARGETS.includes(path.column) && name === 'account_id' ? canary.otherId : null;
  if (pointsAt === 'accounts') return table === 'audit' ? null : canary.otherId;
  if (pointsAt) return anchors.get(pointsAt) ?? null;
  if (column.isOwn || name === 'number') return undefined;
  const mark = isTheirs(column, way) ? canary.mark : 'words of another';
  return label ?? plainValue(type, { mark, now: canary.now, text: `${mark} ${place} ${at}` });
}

/** In a row of two people some columns are the other's. */
function isTheirs({ table, name }: Column, way: Rows | undefined): boolean {
  const { kind, files } = PERSONAL_DATA[table]?.columns[name] ?? {};
  if (kind === 'ours' || (way?.columns && !way.columns.includes(name))) return false;
  return !files || (typeof way?.file === 'string' && files.includes(way.file));
}

function makeReference(path: Rows['path'], { canary, anchors, at }: Place): unknown {
  if (path.by === 'account' || path.by === 'name') return canary.id;
  if (path.by === 'address') return canary.email;
  if (path.by === 'parent') return anchors.get(path.parent);
  if (path.by === 'mention') return `${canary.mark} wrote from ${canary.email}.`;
  return `${canary.mark}:account:${canary.id}:${at}`;
}

function plainValue(type: string, { mark, now, text }: { mark: string; now: Date; text: string }): unknown {
  if (type === 'text') return text;
  if (type === 'text[]') return [text];
  if (type === 'jsonb') return JSON.stringify({ canary: text });
  if (type === 'bytea') return Buffer.from(text);
  if (type === 'tsvector') return mark;
  if (type === 'inet') return ADDRESS;
  if (type === 'uuid') return undefined;
  if (type === 'boolean') return false;
  if (type === 'date') return now.toISOString().slice(0, 10);
  if (type.startsWith('timestamp')) return now;
  return 1;
}

async function insert(
  db: Database,
  table: string,
  values: Map<string, unknown>,
): Promise<string | undefined> {
  if (table === 'jobs.job') values.set('name', 'dead-letters').set('state', 'failed');
  const names = sql.join([...values.keys()].map((name) => sql.ref(name)));
  const { rows } = await sql<{ row: { id?: string } }>`
    insert into ${sql.table(table)} (${names}) values (${sql.join([...values.values()])})
    returning to_jsonb(${sql.table(table.split('.').at(-1) ?? table)}) as row`.execute(db);
  return rows[0]?.row.id;
}

async function update(db: Database, table: string, id: string, values: Map<string, unknown>) {
  const set = [...values].map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  await sql`update ${sql.table(table)} set ${sql.join(set)} where id = ${id}`.execute(db);
}

/** Canaries fit no form. What is changed afterwards has to fit again. */
async function withoutChecks(db: Database, put: () => Promise<void>) {
  const { rows } = await sql<{ table: string; name: string; rule: string }>`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as rule
    from pg_constraint where contype = 'c' and connamespace = 'public'::regnamespace`.execute(db);
  for (const { table, name } of rows)
    await sql.raw(`alter table ${table} drop constraint ${name}`).execute(db);
  // No triggers: nothing is counted, guarded or made of other columns.
  await sql`set local session_replication_role = replica`.execute(db);
  await put();
  await sql`set local session_replication_role = origin`.execute(db);
  for (const { table, name, rule } of rows)
    await sql
      .raw(`alter table ${table} add constraint ${name} ${rule.replace(/ NOT VALID$/, '')} not valid`)
      .execute(db);
}

async function readColumns(db: Database): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select case nspname when 'public' then relname else nspname || '.' || relname end as table, attname as name,
      format_type(atttypid, atttypmod) as type, foreign_table as "pointsAt",
      (select enumlabel::text from pg_enum where enumtypid = atttypid order by enumsortorder limit 1) as label,
      attgenerated <> '' or (attname = 'id' and atthasdef) as "isOwn"
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
      join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
      left join lateral (
        select confrelid::regclass::text as foreign_table from pg_constraint
        where contype = 'f' and conrelid = pg_class.oid and conkey = array[attnum] limit 1
      ) as foreign_key on true
    where relkind in ('r', 'p') and not relispartition and relname !~ 'migration'
      and (nspname = 'public' or nspname || '.' || relname = 'jobs.job' and attname in ('data', 'output'))`.execute(
    db,
  );
  return rows;
}

/** Every `table.column` of the whole database in which a mark stands, with how often. */
export async function findCanaries(db: Database, ...marks: string[]): Promise<Map<string, number>> {
  const { rows: tables } = await sql<{ name: string }>`
    select nspname || '.' || relname as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind in ('r', 'p') and not relispartition and nspname in ('public', 'jobs')`.execute(db);
  const needles = marks.flatMap((mark) => [mark, Buffer.from(mark).toString('hex')]);
  const found = new Map<string, number>();
  for (const { name } of tables) {
    const { rows } = await sql<{ column: string; count: number }>`
      select cell.key as column, count(*)::int as count
      from ${sql.table(name)} as it, jsonb_each_text(to_jsonb(it)) as cell
      where ${sql.join(
        needles.map((needle) => sql`position(${needle} in cell.value) > 0`),
        sql` or `,
      )} group by cell.key`.execute(db);
    for (const { column, count } of rows) found.set(`${name.replace('public.', '')}.${column}`, count);
  }
  return found;
}

export const CANARY_ADDRESS = ADDRESS;

/** Every canary of somebody that stands in the database: its text, in which column, of which of the table's rows. */
export async function listCanaries(db: Database, mark: string) {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(
    db,
  );
  const found: { text: string; table: string; column: string; at: number }[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{
      row: string;
    }>`select to_jsonb(it)::text as row from ${sql.table(name)} as it`.execute(db);
    for (const [text, table = '', column = '', at = ''] of rows.flatMap(({ row }) => [
      ...row.matchAll(new RegExp(`${mark} ([a-z_]+)\\.([a-z0-9_]+) (\\d+)`, 'g')),
    ]))
      found.push({ text, table, column, at: Number(at) });
  }
  return found;
}
