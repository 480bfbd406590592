import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseUrl } from '#platform/postgres/database.ts';
import { EMPTY, openTestDatabase, type TestDatabase } from '#tests/support/site/test-database.ts';
import { childEnvironment } from '../child-environment.ts';
import { freePort, startSite } from '../site-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'fairhank-migrate-'));
let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase(EMPTY);
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const migrate = (settings: Record<string, string>) =>
  promisify(execFile)(process.execPath, ['src/server/migrate.ts'], {
    env: childEnvironment(settings),
  }).then(
    ({ stdout }) => stdout,
    (error: { stderr: string }) => `refused: ${error.stderr}`,
  );

test('web processes know the database as the role that serves, and start once a command has migrated it', async () => {
  const DATABASE_URL = databaseUrl(database.serving);
  const PORT = String(await freePort());
  const settings = { DATA_DIR: folder, PORT, DATABASE_URL, DEMO_IN_PUBLIC: 'yes' };

  const early = startSite(settings);
  expect(await early.ended()).toBe(1);
  expect(early.said()).toMatch(/^Fairhank cannot start\. [^\n]*run npm run migrate [^\n]+\.\n$/);
  const made = await database.pool.query(`select from pg_class where relnamespace = 'public'::regnamespace`);
  expect(made.rowCount, 'and has touched nothing').toBe(0);

  const DATABASE_OWNER_URL = databaseUrl(database.owner);
  expect(await migrate({ DATABASE_URL, DATABASE_OWNER_URL })).toBe('The database is at this release.\n');
  expect(await migrate({ DATABASE_URL, DATABASE_OWNER_URL }), 'once more does no harm').toContain(
    'at this release',
  );

  const site = startSite({ ...settings, WORKERS: '2' });
  await site.ready();
  expect((await fetch(`http://127.0.0.1:${PORT}/readyz`)).status).toBe(200);
  site.child.kill('SIGTERM');
  expect(await site.ended()).toBe(0);
}, 90_000);

test('without a database of one’s own there is nothing to migrate, and a wrong address is said', async () => {
  expect(await migrate({})).toMatch(/^refused: The setting DATABASE_URL names no database: [^\n]+\.\n$/);
  expect(await migrate({ DATABASE_URL: 'mysql://db.example.com' })).toMatch(
    'The setting DATABASE_URL is wrong',
  );
});
