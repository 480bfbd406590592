import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { PRODUCTION } from '#tests/support/site/production-settings.ts';
import { childEnvironment } from './child-environment.ts';
import { copyPreparedSite } from './prepared-site.ts';
import { freePort } from './site-process.ts';
import { makeDataFolder } from '../support/site/data-folder.ts';

const folder = makeDataFolder('doctor');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (script: string, args: string[], settings: Record<string, string>) =>
  promisify(execFile)(process.execPath, [`scripts/${script}.ts`, ...args], {
    env: childEnvironment(settings),
  }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      code: error.code,
      said: error.stdout + error.stderr,
    }),
  );

test('npm run doctor names what is wrong and what to do, and changes its mind when that is done', async () => {
  const DATA_DIR = copyPreparedSite(join(folder, 'site'));
  const ill = await run('doctor', [], { DATA_DIR });
  expect(ill.code).toBe(1);
  expect(ill.said).toMatch(/^WRONG {2}last backup {3}there was none\n +→ npm run backup/m);
  for (const what of ['settings', 'disk', 'database', 'jobs', 'failing jobs', 'given up', 'photos'])
    expect(ill.said).toMatch(new RegExp(`^ok {5}${what} `, 'm'));
  expect(ill.said).toMatch(/1 thing is wrong\.$/m);
  expect((await run('backup', ['write', join(folder, 'backup')], { DATA_DIR })).code).toBe(0);
  const well = await run('doctor', [], { DATA_DIR });
  expect([well.code, well.said]).toEqual([0, expect.stringContaining('Nothing is wrong.')]);
}, 150_000);

test('npm run doctor asks mail, payment and clock of a real site, and tells all wrong settings', async () => {
  const DATA_DIR = copyPreparedSite(join(folder, 'real'));
  // A provider that does not know us, and whose clock is an hour behind ours.
  const provider = createServer((_request, answer) => {
    answer.writeHead(401, { date: new Date(Date.now() - 3_600_000).toUTCString() }).end();
  }).listen(0, '127.0.0.1');
  await once(provider, 'listening');
  const address = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  const settings = {
    DATA_DIR,
    PAYMENT: 'paypal',
    PAYPAL_BASE_URL: address,
    SMTP_URL: `smtp://127.0.0.1:${await freePort()}`,
  };
  const { PAYPAL_CLIENT_ID, PAYPAL_SECRET, PAYPAL_WEBHOOK_ID } = PRODUCTION;
  const found = await run('doctor', [], { ...settings, PAYPAL_CLIENT_ID, PAYPAL_SECRET, PAYPAL_WEBHOOK_ID });
  expect(found.said).toMatch(/^WRONG {2}clock +3\d{3} s before/m);
  expect(found.said).toMatch(/^WRONG {2}mail +.*ECONNREFUSED/m);
  expect(found.said).toMatch(/^WRONG {2}payment +PayPal answers 401/m);
  provider.close();
  const unset = await run('doctor', [], { MODE: 'production', SMPT_URL: 'x' });
  expect(unset.code).toBe(1);
  expect(unset.said).toMatch(/did you mean SMTP_URL\?\nWRONG {2}settings {2}The setting PAYMENT/);
}, 150_000);
