import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { childEnvironment } from './child-environment.ts';
import { freePort, startSite } from './site-process.ts';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'fairhank-admin-'));
afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }));

const PASSWORD = 'quiet lantern under the pier';

const said = (words: string) => ({ code: 0, said: expect.stringContaining(words) });

/** The real script, as `npm run admin` runs it after the preparations. */
const admin = (args: readonly string[], password: string) =>
  new Promise<{ code: number; said: string }>((resolve) => {
    execFile(
      process.execPath,
      ['scripts/admin.ts', ...args],
      {
        env: childEnvironment({ DEMO_DATA: 'off', DATA_DIR, ADMIN_PASSWORD: password }),
      },
      (error, stdout, stderr) =>
        resolve({ code: error ? Number(error.code ?? 1) : 0, said: stdout + stderr }),
    );
  });

test('npm run admin -- create makes an admin who can log in; what is wrong is said in one line', async () => {
  expect(await admin([], PASSWORD)).toMatchObject({
    code: 1,
    said: expect.stringContaining('npm run admin -- create <email>'),
  });
  expect(await admin(['create', 'not-an-address'], PASSWORD)).toMatchObject({ code: 1 });
  for (const short of ['short', 'fourteen chars'])
    expect(await admin(['create', 'Eva@example.com'], short)).toEqual({
      code: 1,
      said: 'Choose a password of at least 15 characters.\n',
    });
  const made = await admin(['create', 'Eva@example.com'], PASSWORD);
  expect(made).toMatchObject({ code: 0, said: expect.stringContaining('eva@example.com is an admin now') });
  expect(made.said).not.toContain(PASSWORD);
  const again = await admin(['create', 'eva@example.com'], PASSWORD);
  expect(again).toMatchObject({ code: 1, said: expect.stringContaining('There is already an account') });

  const PORT = String(await freePort());
  const site = startSite({ DATA_DIR, PORT });
  await site.ready();
  const answer = await fetch(`http://127.0.0.1:${PORT}/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: `http://127.0.0.1:${PORT}` },
    body: JSON.stringify({ data: { email: 'eva@example.com', password: PASSWORD } }),
  });
  expect(await answer.json()).toMatchObject({ success: 1, loginDetails: { role: 'admin', accountType: 0 } });

  // All of it also beside the site that runs on its own PostgreSQL.
  expect(await admin(['create', 'ida@example.com'], PASSWORD)).toMatchObject(
    said('ida@example.com is an admin'),
  );
  expect(await admin(['invite', 'noor@example.com'], '')).toMatchObject(said('is invited as an admin'));
  const mails = async () => (await fetch(`http://127.0.0.1:${PORT}/dev/mail`)).text();
  await expect.poll(mails, { timeout: 15_000 }).toContain('You are invited to work at Fairhank');
  const file = join(DATA_DIR, 'ida.zip');
  expect(await admin(['export', 'ida@example.com', file], '')).toMatchObject(said(file));
  expect(statSync(file)).toMatchObject({ mode: 0o100600 });
  expect(readFileSync(file).subarray(0, 2).toString()).toBe('PK');
  expect(await admin(['export', 'ida@example.com'], '')).toMatchObject(said('mailed to them'));
  await expect.poll(mails, { timeout: 15_000 }).toContain('Your data is ready to download');
  expect(await admin(['erase', 'ida@example.com'], '')).toMatchObject(
    said('everything about them is erased'),
  );
  expect(await admin(['erase', 'ida@example.com'], '')).toMatchObject({
    code: 1,
    said: expect.stringContaining('being deleted already'),
  });
  expect(await admin(['erase', 'noor@example.com', '--now'], '')).toMatchObject(said('is erased'));
  expect(await admin(['export', 'noor@example.com'], '')).toMatchObject({
    code: 1,
    said: expect.stringContaining('There is nobody with the address'),
  });
  expect(await admin(['erase', 'eva@example.com'], ''), 'the last admin stays').toMatchObject({ code: 1 });

  site.child.kill('SIGINT');
  expect(await site.ended()).toBe(0);
}, 180_000);
