import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { SMTPServer } from 'smtp-server';
import { describe, expect, test } from 'vitest';
import { childEnvironment } from '../../start/child-environment.ts';
import { canMount, mountSmallDisk } from '#tests/support/site/small-disk.ts';
import { openTestSite, type TestSite } from '#tests/support/site/test-site.ts';
import { describeRoom, isNearlyFull } from '#rules/operator/disk-space.ts';
import { describeFailingMail } from '#rules/staff/failing-mail.ts';
import { DAY_SECONDS } from '#rules/time.ts';

const readMetric = async (site: TestSite, line: string) => {
  const { body } = await site.get('/metrics');
  const found = body.split('\n').find((each) => each.startsWith(`${line} `));
  return found === undefined ? undefined : Number(found.slice(line.length + 1));
};

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const openMailServer = async (port: number) => {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) =>
      done(
        address.startsWith('full') ? Object.assign(new Error('mailbox full'), { responseCode: 552 }) : null,
      ),
    onData: (stream, _session, done) => void stream.resume().on('end', () => done()),
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return server;
};

test('mail that fails is seen by the operator and by staff, and the site goes on; mail again, and all is well', async () => {
  const port = await freePort();
  const site = await openTestSite({ pages: true, settings: { SMTP_URL: `smtp://127.0.0.1:${port}` } });
  const today = async () => (await site.get('/super-admin-user/today', 'dara')).body;
  const failing = 'jobs_failing_seconds{job="send-mail"}';
  expect(await today()).not.toContain('Mail has failed');
  expect(await readMetric(site, failing)).toBeUndefined();

  await site.post('/api/user/forgetPassword', { email: 'bela@example.com' });
  await site.runJobs();
  const { failing_since: since } = await site.db
    .selectFrom('job_failures')
    .selectAll()
    .where('job', '=', 'send-mail')
    .executeTakeFirstOrThrow();
  expect(await today()).toContain(`Mail has failed since ${since?.toISOString().slice(11, 16)} UTC`);
  expect(await readMetric(site, failing)).toBeGreaterThan(0);
  expect((await site.get('/readyz')).statusCode).toBe(200);

  const server = await openMailServer(port);
  await site.letSecondsPass(60);
  await site.runJobs();
  expect(await readMetric(site, failing)).toBe(0);
  expect(await today()).not.toContain('Mail has failed');
  await new Promise<void>((resolve) => server.close(resolve));
  await site.close();
});

test('npm run mail-test says what the mail server said', async () => {
  const port = await freePort();
  const server = await openMailServer(port);
  const tryMail = (to: string, at = port) =>
    promisify(execFile)(process.execPath, ['scripts/mail-test.ts', to], {
      env: childEnvironment({ SMTP_URL: `smtp://127.0.0.1:${at}` }),
    }).then(
      ({ stdout }) => stdout,
      (error: { code: number; stderr: string }) => `${error.code}: ${error.stderr}`,
    );
  expect(await tryMail('bela@example.com')).toMatch(/^127\.0\.0\.1:\d+ took it\. It said: 250 /);
  expect(await tryMail('full@example.com')).toMatch(/^1: .* did not take it\. It said: 552 mailbox full/);
  expect(await tryMail('bela@example.com', await freePort())).toMatch(/^1: .*ECONNREFUSED/);
  await new Promise<void>((resolve) => server.close(resolve));
});

test.runIf(canMount())(
  'a disk that is nearly full: one warning a day, and none before or after',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'fairhank-nearly-'));
    const disk = mountSmallDisk(folder, '20m');
    const site = await openTestSite({ change: (config) => ({ ...config, DATA_DIR: folder }) });
    const look = async () => {
      await site.db.deleteFrom('mailbox').execute();
      await site.platform.queue.drain([]);
      await site.db
        .transaction()
        .execute((tx) => site.platform.queue.enqueue(tx, { name: 'warn-of-full-disk' }, {}));
      await site.runJobs();
      const mails = await site.db.selectFrom('mailbox').selectAll().execute();
      return mails.filter(({ subject }) => subject.includes('disk')).map(({ to_address }) => to_address);
    };
    expect(await look()).toEqual([]);
    expect(await readMetric(site, 'disk_free_ratio')).toBeGreaterThan(0.9);
    disk.fillUp(600);
    expect(await look()).toEqual(['support@fairhank.test']);
    expect(await readMetric(site, 'disk_free_ratio')).toBeLessThan(0.05);
    expect(site.logLines.join('')).toContain('the disk is nearly full');
    expect(await look()).toEqual([]);
    await site.letSecondsPass(DAY_SECONDS + 1);
    expect(await look()).toEqual(['support@fairhank.test']);
    disk.makeRoom();
    await site.letSecondsPass(DAY_SECONDS + 1);
    expect(await look()).toEqual([]);
    await site.close();
    disk.remove();
    rmSync(folder, { recursive: true });
  },
);

describe('in words', () => {
  test('nearly full is under 5 %', () => {
    expect(isNearlyFull({ freeBytes: 49, totalBytes: 1000 })).toBe(true);
    expect(isNearlyFull({ freeBytes: 50, totalBytes: 1000 })).toBe(false);
    expect(isNearlyFull({ freeBytes: 0, totalBytes: 0 })).toBe(false);
    expect(describeRoom({ freeBytes: 1.4e9, totalBytes: 40e9 })).toBe('1.4 GB of 40.0 GB (3 %)');
  });

  test('mail that failed before today says which day', () => {
    const since = new Date('2026-11-16T14:02:31Z');
    expect(describeFailingMail(since, new Date('2026-11-16T15:00:00Z'))).toContain('since 14:02 UTC');
    expect(describeFailingMail(since, new Date('2026-11-17T08:00:00Z'))).toContain(
      'since 2026-11-16, 14:02 UTC',
    );
  });
});
