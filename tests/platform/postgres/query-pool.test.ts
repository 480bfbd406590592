import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { type OpenDatabase, openDatabase } from '#platform/postgres/database.ts';
import { requestMark, runPrepared } from '#platform/postgres/query-pool.ts';
import { useDatabase } from '#tests/support/site/test-database.ts';

const database = useDatabase();

/** With one connection, which shows what it has prepared. */
async function withOne<Result>(isPooled: boolean, act: (open: OpenDatabase) => Promise<Result>) {
  const open = openDatabase(database.serving, 1, isPooled);
  try {
    return await act(open);
  } finally {
    await open.pool.end();
  }
}
const listPrepared = async ({ pool }: OpenDatabase) =>
  (
    await pool.query<{ name: string; statement: string }>(
      'select name, statement from pg_prepared_statements',
    )
  ).rows;
const add = ({ db }: OpenDatabase, name: string | undefined, one: number) =>
  runPrepared(db, name, sql<{ sum: number }>`select ${one}::int + 1 as sum`.compile(db));

describe('a query with a name', () => {
  test('is planned once by each connection, and carries no request', async () => {
    await withOne(false, async (open) => {
      await requestMark.run('request-1', async () => {
        expect(await add(open, 'one-more', 1)).toEqual([{ sum: 2 }]);
        expect(await add(open, 'one-more', 2)).toEqual([{ sum: 3 }]);
      });
      expect(await listPrepared(open)).toEqual([
        { name: 'one-more', statement: 'select $1::int + 1 as sum' },
      ]);
    });
  });

  test('is not prepared behind a pooler', async () => {
    await withOne(true, async (open) => {
      expect(await add(open, 'one-more', 1)).toEqual([{ sum: 2 }]);
      expect(await listPrepared(open)).toEqual([]);
    });
  });

  test('has one text', async () => {
    await withOne(false, async ({ db }) => {
      await runPrepared(db, 'twice', sql`select 1`.compile(db));
      await expect(runPrepared(db, 'twice', sql`select 2`.compile(db))).rejects.toThrow('twice');
    });
  });
});

test('a query without a name begins with its request', async () => {
  await withOne(false, async ({ db }) => {
    const own = sql<{ query: string }>`select query from pg_stat_activity where pid = pg_backend_pid()`;
    const { rows } = await requestMark.run('request-2', () => own.execute(db));
    expect(rows[0]?.query).toMatch(/^\/\* request request-2 \*\/ select query/);
  });
});

test('a connection whose transaction cannot be undone is not used again', async () => {
  await withOne(false, async ({ db, pool }) => {
    const pid = async () =>
      (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid;
    const before = await pid();
    const broken = db.transaction().execute(async (tx) => {
      await database.pool.query('select pg_terminate_backend($1)', [before]);
      await sql`select 1`.execute(tx);
    });
    await expect(broken).rejects.toThrow();
    expect(await pid()).not.toBe(before);
    expect(pool.totalCount).toBe(1);
  });
});
