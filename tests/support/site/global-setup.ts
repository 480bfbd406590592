import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '#platform/postgres/database.ts';
import { DATABASE_NAME } from '#platform/postgres/embedded/data-folder.ts';
import { openEmbeddedPostgres } from '#platform/postgres/embedded/embedded-postgres.ts';
import { openLogger } from '#platform/logger.ts';
import { ROLES } from '#platform/postgres/embedded/server-roles.ts';
import { prepareDatabase } from '#platform/prepare-database.ts';
import { TEMPLATE, type TestServer } from './test-database.ts';
import { JOB_NAMES } from '#market/jobs.ts';
import { clearMemory, makeDataFolder } from './data-folder.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: TestServer;
    /** The data folder of a site that has started and ended: see prepared-site.ts. */
    preparedSite: string;
  }
}

/** One PostgreSQL for the whole run, with a migrated database that every test copies. */
export default async function setUp(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (project.vitest.projects.every(({ name }) => name === 'rules')) return undefined;
  clearMemory();
  const folder = makeDataFolder('vitest');
  // Where root has no namespaces the server runs as nobody, who must be able to pass through.
  chmodSync(folder, 0o711);
  const preparedSite = await prepareSite(join(folder, 'prepared'));
  const dataDir = join(folder, 'server');
  execFileSync('cp', ['-a', preparedSite, dataDir]);
  const postgres = await openEmbeddedPostgres({ dataDir });
  const { host, port } = postgres.serving;
  const server = { host, port };
  await makeTemplate(server);
  project.provide('postgres', server);
  project.provide('preparedSite', preparedSite);
  return async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true });
  };
}

/** A database as a site's first start leaves it. */
async function prepareSite(dataDir: string): Promise<string> {
  mkdirSync(dataDir);
  const postgres = await openEmbeddedPostgres({ dataDir });
  const serving = openDatabase(postgres.serving, 1);
  await prepareDatabase(serving, postgres.owner, openLogger('warn'), JOB_NAMES);
  await serving.pool.end();
  await postgres.stop();
  return dataDir;
}

async function makeTemplate(server: TestServer): Promise<void> {
  const admin = new Client({ ...server, user: ROLES.superuser, database: 'postgres' });
  await admin.connect();
  // What the tests write need not outlive a power cut.
  // Nor is anything here for so long that it should be tidied.
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes', 'autovacuum'])
    await admin.query(`alter system set ${setting} = off`);
  await admin.query('select pg_reload_conf()');
  await admin.query(`create database ${TEMPLATE} template ${DATABASE_NAME} owner ${ROLES.owner}`);
  // A template that somebody is connected to cannot be copied, so nobody may be.
  await admin.query(`alter database ${TEMPLATE} with is_template true allow_connections false`);
  await admin.end();
}
