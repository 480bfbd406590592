import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readBackup } from '#platform/backup/read-backup.ts';
import { writeBackup } from '#platform/backup/write-backup.ts';
import { openDatabase } from '#platform/postgres/database.ts';
import { openLogger } from '#platform/logger.ts';
import { openPlatformOver } from '#platform/platform.ts';
import { openQueue } from '#platform/jobs/queue.ts';
import { openMailCatcher } from '#tests/support/site/mail-catcher.ts';
import { EMPTY, openTestDatabase, type TestDatabase } from '#tests/support/site/test-database.ts';
import { openTestSite, type TestSite } from '#tests/support/site/test-site.ts';
import { bindJobs, JOB_NAMES } from '#market/jobs.ts';
import { SEND_MAIL } from '#market/mails/send-mail.ts';

const folder = mkdtempSync(join(tmpdir(), 'fairhank-backup-jobs-'));
const CLOCK_ROWS = `select 1 from jobs.job where name = '__pgboss__send-it'`;
let site: TestSite;
let empty: TestDatabase;
let office: Awaited<ReturnType<typeof openMailCatcher>>;

beforeAll(async () => {
  office = await openMailCatcher();
  site = await openTestSite({ settings: { SMTP_URL: office.url } });
  empty = await openTestDatabase(EMPTY);
});
afterAll(async () => {
  await office.close();
  await site.close();
  await empty.close();
  rmSync(folder, { recursive: true, force: true });
});

const idle = () => bindJobs(site.platform).map((job) => ({ ...job, run: async () => {} }));
const mailTo = (to: string) => ({ to, subject: 'Hello', text: 'Hello.', html: '<p>Hello.</p>' });
const write = (to: string) =>
  site.platform.db.transaction().execute((tx) => site.platform.queue.enqueue(tx, SEND_MAIL, mailTo(to)));

/** The queue's own clock, an hour after its last look: it files a row of its own for each start that is due. */
async function runPastTheFirstMinute(pool: pg.Pool): Promise<void> {
  const first = await openQueue(pool, site.platform.log);
  await first.work(idle());
  await first.stop();
  await pool.query(`update jobs.version set cron_on = now() - interval '1 hour'`);
  const second = await openQueue(pool, site.platform.log);
  await expect
    .poll(async () => (await pool.query(CLOCK_ROWS)).rowCount, { timeout: 20_000 })
    .toBeGreaterThan(0);
  await second.stop();
  await pool.query(`delete from jobs.job where name not like '\\_\\_%' and name <> 'send-mail'`);
}

const bossOver = async (pool: pg.Pool) => {
  const db = { executeSql: (text: string, values?: unknown[]) => pool.query(text, values) };
  const boss = new PgBoss({ db, schema: 'jobs', migrate: false, schedule: false, supervise: false });
  await boss.start();
  return boss;
};

test('a site that has run for hours is restored, with its e-mails that wait, are tried again and are under way', async () => {
  const { pool } = site.database;
  await runPastTheFirstMinute(pool);
  await write('tried@example.com');
  await site.runJobs();
  await write('under-way@example.com');
  const boss = await bossOver(pool);
  expect(await boss.fetch('send-mail')).toHaveLength(1);
  await boss.stop({ graceful: false });
  await write('waits@example.com');
  const saved = await pool.query(
    `select id, state from jobs.job where name = 'send-mail' order by created_on`,
  );
  expect(saved.rows.map(({ state }) => state)).toEqual(['retry', 'active', 'created']);

  const backup = join(folder, 'backup');
  await writeBackup({ pool, photoFiles: site.platform.photoFiles, key: null }, backup);
  const said: string[] = [];
  const log = openLogger('warn', { write: (line) => said.push(line) });
  const owner = openDatabase(empty.owner, 2);
  await readBackup(
    { pool: owner.pool, photoFiles: site.platform.photoFiles, log, jobNames: JOB_NAMES },
    backup,
  );
  await owner.pool.end();
  expect(said, 'what the clock files for itself is nothing that anybody misses').toEqual([]);
  expect((await empty.pool.query(CLOCK_ROWS)).rowCount).toBe(0);

  await office.open();
  const restored = await openPlatformOver(empty, site.platform.config, site.platform.log, JOB_NAMES);
  // Two minutes and more later: whoever had the e-mail in hand is gone, and it is handed out again.
  await empty.pool.query(`update jobs.job set started_on = started_on - interval '5 minutes',
    start_after = start_after - interval '5 minutes'`);
  const late = await bossOver(empty.pool);
  await late.supervise('send-mail');
  await empty.pool.query(`update jobs.job set start_after = now() where state = 'retry'`);
  await late.stop({ graceful: false });
  await restored.queue.drain(bindJobs(restored));
  await restored.queue.drain(bindJobs(restored));
  await restored.close();

  const letters = office.received.map(({ id, recipients }) => `${recipients[0]} ${id.slice(1, 37)}`);
  expect(letters.toSorted()).toEqual([
    `tried@example.com ${saved.rows[0]?.id}`,
    `under-way@example.com ${saved.rows[1]?.id}`,
    `waits@example.com ${saved.rows[2]?.id}`,
  ]);
});

test('jobs of a kind that this release does not know are left out, and said', async () => {
  const other = await openTestDatabase(EMPTY);
  try {
    const boss = await bossOver(site.database.pool);
    await boss.createQueue('send-telegram');
    await boss.send('send-telegram', { to: 'nobody' });
    await boss.stop({ graceful: false });
    const backup = join(folder, 'with-telegram');
    await writeBackup({ pool: site.database.pool, photoFiles: site.platform.photoFiles, key: null }, backup);
    const said: string[] = [];
    const log = openLogger('warn', { write: (line) => said.push(line) });
    const owner = openDatabase(other.owner, 2);
    await readBackup(
      { pool: owner.pool, photoFiles: site.platform.photoFiles, log, jobNames: JOB_NAMES },
      backup,
    );
    await owner.pool.end();
    expect(said.join('')).toMatch(/send-telegram.*left out/);
    const kept = await other.pool.query(`select 1 from jobs.job where name = 'send-mail'`);
    expect(kept.rowCount).toBe(3);
  } finally {
    await other.close();
  }
});
