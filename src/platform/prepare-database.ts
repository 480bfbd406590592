import type pg from 'pg';
import { admitServingRole, canServe } from './postgres/admit-serving-role.ts';
import {
  type Database,
  type DatabaseAddress,
  ensureDatabaseAnswers,
  openDatabase,
} from './postgres/database.ts';
import type { Logger } from './logger.ts';
import { isMigrated, migrate } from './postgres/migrator.ts';
import { isQueueReady, prepareQueue } from './jobs/queue.ts';
import { StartProblem } from './start-problem.ts';

/**
 * Brings the database to this release as the role that owns the tables, and lets the role in that serves. It looks
 * first: at most starts there is nothing to do, and the owner is not called.
 */
export async function prepareDatabase(
  serving: { db: Database; pool: pg.Pool },
  owner: DatabaseAddress,
  log: Logger,
  jobNames: readonly string[],
): Promise<void> {
  const { pool } = serving;
  if (await isPrepared(serving, log, jobNames)) return;
  const { rows } = await pool.query<{ role: string }>('select current_user as role');
  const opened = openDatabase(owner, 2);
  try {
    await ensureDatabaseAnswers(opened.pool, owner);
    await migrate(opened.db);
    await prepareQueue(opened.pool, log, jobNames);
    await admitServingRole(opened.pool, rows[0]?.role ?? '');
  } finally {
    await opened.pool.end();
  }
}

/** For processes that do not know the owner: they serve a database of this release, or not at all. */
export async function ensurePrepared(
  serving: { db: Database; pool: pg.Pool },
  log: Logger,
  jobNames: readonly string[],
): Promise<void> {
  if (!(await isPrepared(serving, log, jobNames)))
    throw new StartProblem(
      'This database is not at this release: run npm run migrate with DATABASE_OWNER_URL once, then start again.',
    );
}

const isPrepared = async (
  { db, pool }: { db: Database; pool: pg.Pool },
  log: Logger,
  jobNames: readonly string[],
) => (await isMigrated(db)) && (await canServe(pool)) && (await isQueueReady(pool, log, jobNames));
