import type pg from 'pg';
import { admitServingRole, canServe } from './admit-serving-role.ts';
import { type Database, type DatabaseAddress, ensureDatabaseAnswers, openDatabase } from './database.ts';
import type { Logger } from './logger.ts';
import { isMigrated, migrate } from './migrate.ts';
import { isQueueReady, prepareQueue } from './queue.ts';

/**
 * Brings the database to this release as the role that owns the tables, and lets the role in that serves. It looks
 * first: at most starts there is nothing to do, and the owner is not called.
 */
export async function prepareDatabase(
  serving: { db: Database; pool: pg.Pool },
  owner: DatabaseAddress,
  log: Logger,
): Promise<void> {
  const { db, pool } = serving;
  if ((await isMigrated(db)) && (await canServe(pool)) && (await isQueueReady(pool, log))) return;
  const { rows } = await pool.query<{ role: string }>('select current_user as role');
  const opened = openDatabase(owner, 2);
  try {
    await ensureDatabaseAnswers(opened.pool, owner);
    await migrate(opened.db);
    await prepareQueue(opened.pool, log);
    await admitServingRole(opened.pool, rows[0]?.role ?? '');
  } finally {
    await opened.pool.end();
  }
}
