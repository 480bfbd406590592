import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { inject } from 'vitest';
import { type Database, openDatabase } from '#platform/postgres/database.ts';

import { ROLES } from '#platform/postgres/embedded/server-roles.ts';
import { useOpened } from './use-opened.ts';

export type TestServer = { host: string; port: number };
type TestAddress = TestServer & { user: string; database: string };
export type TestDatabase = {
  /** As the superuser: for what tests arrange. */
  db: Database;
  pool: pg.Pool;
  serving: TestAddress;
  owner: TestAddress;
  close(): Promise<void>;
};

/** A database of their own for the tests of a file. */
export const useDatabase = (template?: string): TestDatabase => useOpened(() => openTestDatabase(template));

export const TEMPLATE = 'fairhank_template';
/** What PostgreSQL itself makes new databases from: nothing in it, not even our migrations. */
export const EMPTY = 'template0';

/** A database of one's own, migrated and otherwise empty. Close it when the tests are over. */
export async function openTestDatabase(template = TEMPLATE, poolSize = 10): Promise<TestDatabase> {
  const database = `test_${randomUUID().replaceAll('-', '')}`;
  const as = (user: string) => ({ ...inject('postgres'), user, database });
  await asAdmin(async (admin) => {
    // Copying the files takes half as long as writing each page into the log, which nobody here reads.
    await admin.query(
      `create database ${database} template ${template} strategy file_copy owner ${ROLES.owner}`,
    );
    // The rights of the database itself are not copied.
    await admin.query(`revoke temporary on database ${database} from public`);
  });
  const { db, pool } = openDatabase(as(ROLES.superuser), poolSize);
  return {
    db,
    pool,
    serving: as(ROLES.serving),
    owner: as(ROLES.owner),
    async close() {
      await db.destroy();
      await asAdmin((admin) => admin.query(`drop database if exists ${database} with (force)`));
    },
  };
}

async function asAdmin(act: (pool: pg.Pool) => Promise<unknown>): Promise<void> {
  const { pool } = openDatabase({ ...inject('postgres'), user: ROLES.superuser, database: 'postgres' }, 1);
  try {
    // A copy takes as long as the machine takes; the limit is for what visitors ask.
    await pool.query('set statement_timeout = 0');
    await act(pool);
  } finally {
    await pool.end();
  }
}
