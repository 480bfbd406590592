import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { inject } from 'vitest';
import { type Database, openDatabase } from '#platform/database.ts';

export type TestServer = { host: string; port: number; user: string };
export type TestDatabase = {
  db: Database;
  pool: pg.Pool;
  address: TestServer & { database: string };
  close(): Promise<void>;
};

export const TEMPLATE = 'fairhank_template';
/** What PostgreSQL itself makes new databases from: nothing in it, not even our migrations. */
export const EMPTY = 'template0';

/** A database of one's own, migrated and otherwise empty. Close it when the tests are over. */
export async function openTestDatabase(template = TEMPLATE, poolSize = 10): Promise<TestDatabase> {
  const server = inject('postgres');
  const address = { ...server, database: `test_${randomUUID().replaceAll('-', '')}` };
  await asAdmin((admin) => admin.query(`create database ${address.database} template ${template}`));
  const { db, pool } = openDatabase(address, poolSize);
  return {
    db,
    pool,
    address,
    async close() {
      await db.destroy();
      await asAdmin((admin) => admin.query(`drop database if exists ${address.database} with (force)`));
    },
  };
}

async function asAdmin(act: (pool: pg.Pool) => Promise<unknown>): Promise<void> {
  const { pool } = openDatabase({ ...inject('postgres'), database: 'postgres' }, 1);
  try {
    await act(pool);
  } finally {
    await pool.end();
  }
}
