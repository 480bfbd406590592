import { copyFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '#platform/postgres/database.ts';
import { migrate } from '#platform/postgres/migrator.ts';
import { StartProblem } from '#platform/start-problem.ts';
import { inviteOne } from '../../support/people/cast.ts';
import { insertUpload } from '../../support/ads/posting.ts';
import { insertAd } from '../../support/ads/some-ads.ts';
import { EMPTY, openTestDatabase, type TestDatabase } from '../../support/site/test-database.ts';

const REAL = join(import.meta.dirname, '../../../src/platform/postgres/migrations');
const ALL = readdirSync(REAL).toSorted();

let empty: TestDatabase;
let folder: string;
beforeEach(async () => {
  empty = await openTestDatabase(EMPTY);
  folder = mkdtempSync(join(tmpdir(), 'fairhank-migrations-'));
  write('0001-first.sql', 'create table first (id integer);');
});
afterEach(async () => {
  await empty.close();
  rmSync(folder, { recursive: true });
});

const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
const catchProblem = (attempt: Promise<unknown>) =>
  attempt.then(
    () => undefined,
    (error: unknown) => error,
  );

async function tables(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables
    where schemaname = 'public' and tablename !~ 'migration' order by 1`.execute(empty.db);
  return rows.map(({ name }) => name);
}

test('an empty database gets every file once, in order, and a second start has nothing to do', async () => {
  expect(await migrate(empty.db)).toEqual({ applied: ALL });
  expect(await migrate(empty.db)).toEqual({ applied: [] });
});

test('of four processes that start at once all succeed, and each file is applied once', async () => {
  const pools = Array.from({ length: 4 }, () => openDatabase(empty.owner, 1));
  const results = await Promise.all(pools.map(({ db }) => migrate(db)));
  await Promise.all(pools.map(({ db }) => db.destroy()));
  expect(results.flatMap(({ applied }) => applied).toSorted()).toEqual(ALL);
});

test('a waiting process holds no lock of the session afterwards, so a pooler may sit between', async () => {
  await migrate(empty.db);
  const { rows } = await sql`select * from pg_locks where locktype = 'advisory'
    and database = (select oid from pg_database where datname = current_database())`.execute(empty.db);
  expect(rows).toEqual([]);
});

test('a failing file is undone whole and named; the files before it stay; fixed, it runs', async () => {
  write('0002-second.sql', 'create table second (id integer); insert into first values (1); select 1 / 0;');
  const problem = await catchProblem(migrate(empty.db, { folder }));
  expect(problem).toBeInstanceOf(StartProblem);
  expect(problem).toHaveProperty(
    'message',
    'The migration 0002-second.sql failed and none of it was applied: division by zero.',
  );
  expect(await tables()).toEqual(['first']);
  expect((await sql`select * from first`.execute(empty.db)).rows).toEqual([]);

  write('0002-second.sql', 'create table second (id integer);');
  expect(await migrate(empty.db, { folder })).toEqual({ applied: ['0002-second.sql'] });
});

test('a connection that breaks in the middle leaves nothing half-done', async () => {
  write(
    '0002-second.sql',
    'create table second (id integer); select pg_terminate_backend(pg_backend_pid());',
  );
  const problem = await catchProblem(migrate(empty.db, { folder }));
  expect(problem).toBeInstanceOf(StartProblem);
  expect(String(problem)).toContain('0002-second.sql');
  expect(await tables()).toEqual(['first']);

  write('0002-second.sql', 'create table second (id integer);');
  expect(await migrate(empty.db, { folder })).toEqual({ applied: ['0002-second.sql'] });
});

test('a file takes as long as it needs, whatever the time limit of ordinary queries', async () => {
  await sql.raw(`alter database ${empty.owner.database} set statement_timeout = '100ms'`).execute(empty.db);
  // Longer than the limit: how long it takes is what is tried.
  write('0002-slow.sql', 'select pg_sleep(0.3);');
  const fresh = openDatabase(empty.owner, 1);
  expect(await migrate(fresh.db, { folder })).toEqual({ applied: ['0001-first.sql', '0002-slow.sql'] });
  await fresh.db.destroy();
});

test('a database of a newer release is refused, and nothing is changed', async () => {
  write('0002-newer.sql', 'select 1;');
  await migrate(empty.db, { folder });
  rmSync(join(folder, '0002-newer.sql'));
  const problem = await catchProblem(migrate(empty.db, { folder }));
  expect(problem).toBeInstanceOf(StartProblem);
  expect(problem).toHaveProperty(
    'message',
    'The database belongs to a newer release (0002-newer.sql is unknown here): start that release, or restore a backup made with this one.',
  );
});

test('a file that was edited after it ran is refused; other line ends are no edit', async () => {
  write('0001-first.sql', 'create table first (id integer);\nselect 1;\n');
  await migrate(empty.db, { folder });
  write('0001-first.sql', 'create table first (id integer);\r\nselect 1;\r\n');
  expect(await migrate(empty.db, { folder })).toEqual({ applied: [] });

  write('0001-first.sql', 'create table first (id bigint);\nselect 1;\n');
  const problem = await catchProblem(migrate(empty.db, { folder }));
  expect(problem).toBeInstanceOf(StartProblem);
  expect(problem).toHaveProperty(
    'message',
    'The migration 0001-first.sql was changed after this database had run it: restore the file, and put the change into a new one.',
  );
});

test('a new file that sorts before one already run is refused', async () => {
  await migrate(empty.db, { folder });
  write('0000-late.sql', 'create table late (id integer);');
  expect(await catchProblem(migrate(empty.db, { folder }))).toBeInstanceOf(StartProblem);
  expect(await tables()).toEqual(['first']);
});

test('a database at an earlier release gets only the files it lacks', async () => {
  const early = mkdtempSync(join(tmpdir(), 'fairhank-migrations-'));
  for (const name of ALL.slice(0, 3)) copyFileSync(join(REAL, name), join(early, name));
  await migrate(empty.db, { folder: early });
  rmSync(early, { recursive: true });
  expect(await migrate(empty.db)).toEqual({ applied: ALL.slice(3) });
});

test('a site of before keeps the addresses of photos on show, and counts sales that named their buyer', async () => {
  const { db } = empty;
  const before = mkdtempSync(join(tmpdir(), 'fairhank-migrations-'));
  for (const name of ALL.filter((file) => file < '0158')) copyFileSync(join(REAL, name), join(before, name));
  await migrate(db, { folder: before });
  rmSync(before, { recursive: true });
  const now = new Date();
  const asha = (await inviteOne(db, now, 'asha', 'seller')).id;
  const bela = (await inviteOne(db, now, 'bela', 'buyer')).id;
  const sold = { status: 'sold', sold_at: now, sold_price: 400_00 } as const;
  const ads = [
    await insertAd(db, asha, now, sold),
    await insertAd(db, asha, now, sold),
    await insertAd(db, asha, now, { status: 'deleted' }),
  ];
  for (const ad_id of ads) {
    const photo = await insertUpload(db, asha);
    const place = { ad_id, position: 1, state: 'attached' } as const;
    await db.updateTable('photos').set(place).where('id', '=', photo).execute();
  }
  const talk = { ad_id: ads[0] ?? '', seller_id: asha, buyer_id: bela, sold_at: now };
  await db.insertInto('conversations').values(talk).execute();

  await migrate(db);
  const photos = await db.selectFrom('photos').select(['ad_id', 'file_key', 'public_key']).execute();
  const kept = photos.filter(({ file_key, public_key }) => file_key === public_key);
  expect(new Set(kept.map(({ ad_id }) => ad_id))).toEqual(new Set(ads.slice(0, 2)));
  expect(await db.selectFrom('counted_sales').selectAll().execute()).toEqual([{ ad_id: ads[0] }]);
});
