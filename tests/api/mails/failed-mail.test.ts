import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '#tests/support/site/test-site.ts';
import { HOUR_MS } from '#rules/time.ts';
import { bindJobs } from '#market/jobs.ts';
import { SEND_MAIL } from '#market/mails/send-mail.ts';

/** A mail server that knows nobody, and says so with the address, as many do. */
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo({ address }, _session, done) {
    done(new Error(`5.1.1 <${address}>: mailbox full`));
  },
});
let site: TestSite;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  site = await openTestSite({ settings: { SMTP_URL: `smtp://127.0.0.1:${port}` } });
});
afterAll(async () => {
  await site.close();
  await new Promise<void>((resolve) => server.close(resolve));
});

const write = (to: string) =>
  site.db
    .transaction()
    .execute((tx) =>
      site.platform.queue.enqueue(tx, SEND_MAIL, { to, subject: 'Hello', text: 'Hello.', html: 'Hello.' }),
    );
const warnings = () => site.logLines.map((line) => JSON.parse(line)).filter(({ job }) => job === 'send-mail');
const figure = async (name: string) => {
  const { body } = await site.get('/metrics');
  return Number(
    body
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.split(' ')[1],
  );
};
const letMinutesPass = (minutes: number) =>
  sql`update jobs.job set start_after = start_after - make_interval(mins => ${minutes}),
    created_on = created_on - make_interval(mins => ${minutes}) where name = 'send-mail'`.execute(site.db);

test("each try that fails is a warning with its reason, and nobody's address", async () => {
  await write('bela@example.com');
  await site.runJobs();
  expect(warnings()).toMatchObject([{ level: 40, attempt: 1, msg: 'a job failed and is tried again' }]);
  expect(warnings()[0].reason).toMatch(/mailbox full/);
  await letMinutesPass(1);
  await site.runJobs();
  expect(warnings()).toMatchObject([{ attempt: 1 }, { attempt: 2, jobId: warnings()[0].jobId }]);
  expect(site.logLines.join('')).not.toContain('bela@');
  const kept = await sql<{ output: unknown }>`select output from jobs.job where name = 'send-mail'`.execute(
    site.db,
  );
  expect(JSON.stringify(kept.rows), 'nor does the queue keep it').not.toContain('bela@');
});

test('every try is counted where anybody may look, whichever process made it', async () => {
  const before = await figure('jobs_failed_total{job="send-mail"}');
  expect(before).toBe(2);
  await letMinutesPass(5);
  await site.runJobs();
  expect(await figure('jobs_failed_total{job="send-mail"}')).toBe(3);
});

test('an e-mail is as old as its first day, however often it was put off', async () => {
  expect(await figure('jobs_waiting{job="send-mail"}'), 'between two tries it waits too').toBe(1);
  expect(await figure('jobs_oldest_seconds')).toBeLessThan(3_600);
  await letMinutesPass(120);
  await site.runJobs();
  expect(await figure('jobs_waiting{job="send-mail"}')).toBe(1);
  expect(await figure('jobs_oldest_seconds')).toBeGreaterThan(7_200);
});

test('work that is meant for later is not late before its time', async () => {
  await sql`delete from jobs.job`.execute(site.db);
  const inAnHour = new Date(Date.now() + HOUR_MS);
  await site.db
    .transaction()
    .execute((tx) => site.platform.queue.enqueue(tx, { name: 'clear-photo-files' }, { key: 'x' }, inAnHour));
  await sql`update jobs.job set created_on = now() - interval '2 hours'`.execute(site.db);
  expect(await figure('jobs_oldest_seconds')).toBe(0);
  await sql`update jobs.job set start_after = now() - interval '1 minute'`.execute(site.db);
  expect(await figure('jobs_oldest_seconds')).toBeLessThan(70);
});

test('the worker of a running site says it too, and says when it gives up', async () => {
  await sql`delete from jobs.job`.execute(site.db);
  site.logLines.splice(0);
  await write('asha@example.com');
  await sql`update jobs.job set retry_count = retry_limit - 1, state = 'retry'`.execute(site.db);
  await site.platform.queue.work(bindJobs(site.platform));
  const said = async () => {
    await sql`update jobs.job set start_after = now() where name = 'send-mail' and state = 'retry'`.execute(
      site.db,
    );
    return warnings().map(({ level, attempt, msg }) => [level, attempt, msg]);
  };
  await expect.poll(said, { timeout: 20_000 }).toEqual([
    [40, 30, 'a job failed and is tried again'],
    [50, 31, 'a job failed for the last time and was given up'],
  ]);
  expect(site.logLines.join('')).not.toContain('asha@');
});
