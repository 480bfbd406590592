import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { childEnvironment } from './child-environment.ts';
import { freePort, startSite } from './site-process.ts';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'fairhank-admin-'));
afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }));

const PASSWORD = 'quiet lantern under the pier';

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
  const short = await admin(['create', 'Eva@example.com'], 'fourteen chars');
  expect(short).toMatchObject({ code: 1, said: expect.stringContaining('15') });
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
  site.child.kill('SIGINT');
  expect(await site.ended()).toBe(0);
}, 90_000);
