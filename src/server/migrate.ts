// npm run migrate: brings a PostgreSQL of yours to this release, as the role that owns its tables, and lets the role in
// that serves. Web processes and workers then need not know the owner.
import { existsSync } from 'node:fs';
import { readDatabaseConfig } from '#platform/config/config.ts';
import { ensureDatabaseAnswers, openDatabase } from '#platform/postgres/database.ts';
import { openLogger } from '#platform/logger.ts';
import { databaseRoles } from '#platform/platform.ts';
import { prepareDatabase } from '#platform/prepare-database.ts';
import { StartProblem } from '#platform/start-problem.ts';
import { JOB_NAMES } from '#market/jobs.ts';

if (existsSync('.env')) process.loadEnvFile('.env');

try {
  const roles = databaseRoles(readDatabaseConfig(process.env));
  if (!roles)
    throw new StartProblem(
      'The setting DATABASE_URL names no database: the PostgreSQL in DATA_DIR is migrated by its site at every start.',
    );
  const serving = openDatabase(roles.serving, 2);
  try {
    await ensureDatabaseAnswers(serving.pool, roles.serving);
    await prepareDatabase(serving, roles.owner, openLogger('warn'), JOB_NAMES);
  } finally {
    await serving.pool.end();
  }
  console.log('The database is at this release.');
} catch (error) {
  if (!(error instanceof StartProblem)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
