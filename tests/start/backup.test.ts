import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Manifest } from '#platform/backup/backup-manifest.ts';
import { SCHEDULER_QUEUE_PREFIX } from '#platform/jobs/queue.ts';
import { databaseUrl } from '#platform/postgres/database.ts';
import { EMPTY, openTestDatabase, type TestDatabase } from '#tests/support/site/test-database.ts';
import { childEnvironment } from './child-environment.ts';
import { freePort, startSite } from './site-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'fairhank-backup-'));
const SITE = join(folder, 'site');
const BACKUP = join(folder, 'backup');
const empties: TestDatabase[] = [];

afterAll(async () => {
  for (const database of empties) await database.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The command as an operator runs it; what it printed, also when it refused. */
async function run(task: 'write' | 'restore', place: string, settings: Record<string, string>) {
  const command = promisify(execFile)(process.execPath, ['scripts/backup.ts', task, place], {
    env: childEnvironment({ DEMO_IN_PUBLIC: 'yes', ...settings }),
  });
  return command.then(
    ({ stdout }) => stdout,
    (error: { stderr: string }) => `refused: ${error.stderr}`,
  );
}

const readManifestFile = (backup: string): Manifest =>
  JSON.parse(readFileSync(join(backup, 'manifest.json'), 'utf8'));

/**
 * Everything that would differ if one value in one row, or one byte in one photo, had changed. Past its first minute a
 * site has jobs of the queue's own making, which no restore brings back, so of the jobs only ours are compared.
 */
const summariseBackup = (backup: string) => {
  const { tables, photos } = readManifestFile(backup);
  const ofPeople = tables.filter(({ name }) => name !== 'jobs.job' && name !== 'public.site_marks');
  return {
    photos,
    tables: ofPeople.map(({ name, rows, sha256 }) => `${name} ${rows} ${sha256}`),
    jobs: listOwnJobs(backup),
  };
};

const listOwnJobs = (backup: string) =>
  gunzipSync(readFileSync(join(backup, 'tables', 'jobs.job.copy.gz')))
    .toString()
    .split('\n')
    .filter((row) => row !== '' && !row.includes(`\t${SCHEDULER_QUEUE_PREFIX}`))
    .toSorted();

/** A database of the shared test server, by its address alone: no data folder to reach into. */
async function emptyServerDatabase(): Promise<string> {
  const database = await openTestDatabase(EMPTY);
  empties.push(database);
  return databaseUrl(database.owner);
}

beforeAll(async () => {
  const PORT = String(await freePort());
  const site = startSite({ DATA_DIR: SITE, PORT, DEMO_DATA: 'on', DEMO_ADS: '20', SALES: 'off' });
  await site.ready();
  // Somebody asks for a code, which is a job of ours.
  await fetch(`http://127.0.0.1:${PORT}/api/user/forgetPassword`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: `http://localhost:${PORT}` },
    body: JSON.stringify({ data: { email: 'asha@fairhank.test' } }),
  });
  // While the site is up and being read: a backup takes nothing from its visitors.
  let pagesRead = 0;
  const visiting = new AbortController();
  const visitor = (async () => {
    while (!visiting.signal.aborted) {
      const page = await fetch(`http://127.0.0.1:${PORT}/all-ads`);
      expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('</html>')]);
      pagesRead += 1;
    }
  })();
  expect(await run('write', BACKUP, { DATA_DIR: SITE })).toMatch(/^Saved in .*photo files/);
  visiting.abort();
  await visitor;
  expect(pagesRead).toBeGreaterThan(0);
  site.child.kill('SIGTERM');
  expect(await site.ended()).toBe(0);
}, 240_000);

test('a backup of the running site, restored into an empty folder, is the same site', async () => {
  const DATA_DIR = join(folder, 'restored');
  expect(readManifestFile(BACKUP).photos.files).toBeGreaterThan(60);
  expect(listOwnJobs(BACKUP)).not.toEqual([]);
  const told = await run('restore', BACKUP, { DATA_DIR });
  const rows = readManifestFile(BACKUP).tables.reduce((sum, table) => sum + table.rows, 0);
  expect(told).toMatch(`Restored, and compared`);
  expect(told).toMatch(/It starts\. Compared once more, \d+ rows of \d+ tables: count and sum of each/);
  expect(Number(/once more, (\d+) rows/.exec(told)?.[1])).toBeGreaterThan(rows * 0.9);
  expect(told).toMatch('It serves: the front page, the list of ads and a photo answer.');
  expect(told).not.toMatch('SECRET_KEY');
  expect(await run('write', join(folder, 'again'), { DATA_DIR })).toMatch('Saved in');
  expect(summariseBackup(join(folder, 'again'))).toEqual(summariseBackup(BACKUP));
  expect(readFileSync(join(DATA_DIR, 'secret-key'), 'utf8')).toBe(
    readFileSync(join(SITE, 'secret-key'), 'utf8'),
  );

  const PORT = String(await freePort());
  const site = startSite({ DATA_DIR, PORT });
  await site.ready();
  const page = await (await fetch(`http://127.0.0.1:${PORT}/all-ads`)).text();
  const photo = /\/photos\/[\w-]{22}\/\w+\.webp/.exec(page)?.[0];
  expect((await fetch(`http://127.0.0.1:${PORT}${photo}`)).headers.get('content-type')).toBe('image/webp');
  site.child.kill('SIGTERM');
  expect(await site.ended()).toBe(0);
}, 120_000);

test('the last backup is looked at: whole, of today, and what is damaged is named', async () => {
  const check = (place: string) =>
    promisify(execFile)(process.execPath, ['scripts/check-backup.ts', place], {
      env: childEnvironment(),
    }).then(
      ({ stdout }) => stdout,
      (error: { stderr: string }) => `refused: ${error.stderr}`,
    );
  expect(await check(folder)).toMatch(/^The last backup, .*(backup|again), is of .* and whole: \d+ tables/);
  expect(await check(SITE)).toMatch('refused: There is no whole backup');
  const newest = join(folder, 'later');
  cpSync(BACKUP, newest, { recursive: true });
  const manifest = readManifestFile(newest);
  const write = (madeAt: Date) =>
    writeFileSync(
      join(newest, 'manifest.json'),
      JSON.stringify({ ...manifest, madeAt: madeAt.toISOString() }),
    );
  write(new Date());
  const table = join(newest, 'tables', 'public.accounts.copy.gz');
  const whole = readFileSync(table);
  writeFileSync(table, gzipSync(gunzipSync(whole).toString().replace('example.com', 'example.net')));
  expect(await check(folder)).toMatch(/refused: The backup .*later is damaged: public\.accounts is not/);
  rmSync(newest, { recursive: true });
  mkdirSync(join(folder, 'alone'));
  cpSync(BACKUP, join(folder, 'alone', 'old'), { recursive: true });
  writeFileSync(
    join(folder, 'alone', 'old', 'manifest.json'),
    JSON.stringify({ ...manifest, madeAt: new Date(Date.now() - 30 * 3_600_000).toISOString() }),
  );
  expect(await check(join(folder, 'alone'))).toMatch('is 30 hours old');
}, 60_000);

test('the same backup goes into a PostgreSQL server, and out of it again', async () => {
  const settings = {
    DATABASE_URL: await emptyServerDatabase(),
    DATA_DIR: join(folder, 'server'),
    SECRET_KEY: 'x'.repeat(40),
  };
  const told = await run('restore', BACKUP, settings);
  expect(told).toMatch('It starts. Compared once more');
  expect(told, 'the key is another one').toMatch(/another SECRET_KEY.*\n.*device passes.*\n.*second factors/);
  const guard = await empties.at(-1)?.pool.query(`
    select tgenabled, has_table_privilege('fairhank_owner', 'audit', 'truncate') as "canBeEmptied"
    from pg_trigger where tgname = 'audit_only_grows'`);
  expect(guard?.rows, 'the guard of the audit is back at its place').toEqual([
    { tgenabled: 'A', canBeEmptied: false },
  ]);
  expect(await run('write', join(folder, 'from-server'), settings)).toMatch('SECRET_KEY is not in it');
  expect(summariseBackup(join(folder, 'from-server'))).toEqual(summariseBackup(BACKUP));
  expect(readdirSync(join(folder, 'from-server'))).not.toContain('secret-key');
  expect(await run('restore', BACKUP, settings), 'never over what is there').toMatch(
    'has accounts in it already',
  );
}, 120_000);

test('a damaged, unfinished or missing backup is refused, and nothing of it is kept', async () => {
  const settings = { DATABASE_URL: await emptyServerDatabase(), DATA_DIR: join(folder, 'damaged') };
  const accounts = join(BACKUP, 'tables', 'public.accounts.copy.gz');
  const whole = readFileSync(accounts);
  const text = gunzipSync(whole).toString();
  for (const damaged of [
    whole.subarray(0, whole.length / 2),
    gzipSync(text.replace('example.com', 'example.net')),
  ]) {
    writeFileSync(accounts, damaged);
    expect(await run('restore', BACKUP, settings)).toMatch(/refused: The backup .* is damaged/);
  }
  writeFileSync(accounts, whole);
  expect(await run('restore', join(folder, 'nowhere'), settings)).toMatch('There is no whole backup in');
  expect(await run('write', BACKUP, { DATA_DIR: SITE })).toMatch('There is something in');
  expect(await run('write', join(folder, 'none'), { DATA_DIR: join(folder, 'no-site') })).toMatch(
    'There is no site in',
  );
  expect(await run('restore', BACKUP, settings), 'after all that, the whole one goes in').toMatch('Restored');
}, 120_000);
