import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '#platform/postgres/database.ts';
import { openEmbeddedPostgres } from '#platform/postgres/embedded/embedded-postgres.ts';
import { openLogger } from '#platform/logger.ts';
import { ROLES } from '#platform/postgres/embedded/server-roles.ts';
import { prepareDatabase } from '#platform/prepare-database.ts';
import { TEMPLATE, type TestServer } from './test-database.ts';
import { JOB_NAMES } from '#market/jobs.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: TestServer;
  }
}

/** One PostgreSQL for the whole run, with a migrated database that every test copies. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'fairhank-vitest-'));
  const postgres = await openEmbeddedPostgres({ dataDir });
  const { host, port } = postgres.serving;
  const server = { host, port };
  await makeTemplate(server);
  project.provide('postgres', server);
  return async () => {
    await postgres.stop();
    rmSync(dataDir, { recursive: true });
  };
}

async function makeTemplate(server: TestServer): Promise<void> {
  const admin = new Client({ ...server, user: ROLES.superuser, database: 'postgres' });
  await admin.connect();
  // What the tests write need not outlive a power cut.
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes'])
    await admin.query(`alter system set ${setting} = off`);
  await admin.query('select pg_reload_conf()');
  await admin.query(`create database ${TEMPLATE} owner ${ROLES.owner}`);
  const as = (user: string) => ({ ...server, user, database: TEMPLATE });
  const serving = openDatabase(as(ROLES.serving), 1);
  await prepareDatabase(serving, as(ROLES.owner), openLogger('warn'), JOB_NAMES);
  await serving.pool.end();
  // A template that somebody is connected to cannot be copied, so nobody may be.
  await admin.query(`alter database ${TEMPLATE} with is_template true allow_connections false`);
  await admin.end();
}
