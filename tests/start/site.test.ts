import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { freePort, startSite } from './site-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'fairhank-start-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const newFolder = (name: string) => join(folder, name);

/** Processes that run in the given data folder: PostgreSQL names it on its command line. */
function listProcesses(dataDir: string): string[] {
  return readdirSync('/proc')
    .filter((pid) => /^\d+$/.test(pid))
    .flatMap((pid) => {
      try {
        return [readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')];
      } catch {
        return [];
      }
    })
    .filter((command) => command.includes(dataDir));
}

test('a site starts, serves a page, stops at Ctrl-C and leaves no process behind', async () => {
  const DATA_DIR = newFolder('whole');
  const PORT = String(await freePort());
  const site = startSite({ DATA_DIR, PORT });
  await site.ready();
  const page = await fetch(`http://127.0.0.1:${PORT}/`);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<h1')]);
  expect(listProcesses(DATA_DIR)).not.toEqual([]);
  site.child.kill('SIGINT');
  expect(await site.ended()).toBe(0);
  expect(listProcesses(DATA_DIR)).toEqual([]);
});

test('Ctrl-C in the midst of a first start leaves no process behind, and the next start begins again', async () => {
  const DATA_DIR = newFolder('early');
  const PORT = String(await freePort());
  const settings = { DATA_DIR, PORT, DEMO_DATA: 'on', DEMO_ADS: '20' };
  const early = startSite(settings);
  while (!early.said().includes('Drawing')) await new Promise((resolve) => setTimeout(resolve, 20));
  early.child.kill('SIGINT');
  expect(await early.ended()).toBe(130);
  await expect.poll(() => listProcesses(DATA_DIR), { timeout: 5000 }).toEqual([]);

  const again = startSite(settings);
  await again.ready();
  const { total } = (await (await fetch(`http://127.0.0.1:${PORT}/api/ad/getAllAds`)).json()) as {
    total: number;
  };
  expect(total).toBeGreaterThan(5);
  for (const name of ['asha', 'bela', 'cleo', 'dara'])
    expect(again.said()).toContain(`${name}@fairhank.test`);
  expect(again.said()).toContain('/dev/mail');
  again.child.kill('SIGTERM');
  expect(await again.ended()).toBe(0);
}, 120_000);

describe('what prevents a start is one sentence', () => {
  const refusal = async (settings: Record<string, string>) => {
    const site = startSite({ PORT: String(await freePort()), ...settings });
    expect(await site.ended()).toBe(1);
    expect(site.said()).toMatch(/^Fairhank cannot start\. [^\n]+\.\n$/);
    return site.said();
  };

  test('a port that is taken, and nothing is begun', async () => {
    const port = await freePort();
    const other = createServer().listen(port, '127.0.0.1');
    await once(other, 'listening');
    expect(await refusal({ DATA_DIR: newFolder('port'), PORT: String(port) })).toMatch(
      `Port ${port} is taken`,
    );
    expect(listProcesses(newFolder('port'))).toEqual([]);
    other.close();
  });

  test('a wrong setting', async () => {
    expect(await refusal({ PORT: 'x' })).toMatch('The setting PORT is wrong');
  });

  test('a data folder that cannot be written', async () => {
    writeFileSync(newFolder('file'), '');
    expect(await refusal({ DATA_DIR: join(folder, 'file', 'data') })).toMatch(join(folder, 'file', 'data'));
  });

  test('a data folder of another version', async () => {
    mkdirSync(join(folder, 'old', 'postgres'), { recursive: true });
    writeFileSync(join(folder, 'old', 'postgres', 'PG_VERSION'), '12\n');
    expect(await refusal({ DATA_DIR: newFolder('old') })).toMatch('12');
  });

  test('a database that does not answer', async () => {
    const DATABASE_URL = `postgres://127.0.0.1:${await freePort()}/fairhank`;
    const settings = { DATA_DIR: newFolder('away'), DATABASE_URL, DEMO_IN_PUBLIC: 'yes' };
    expect(await refusal(settings)).toMatch('Check DATABASE_URL');
  });

  test('a demo that the network can reach', async () => {
    expect(await refusal({ DATA_DIR: newFolder('street'), HOST: '0.0.0.0' })).toMatch('DEMO_IN_PUBLIC=yes');
    expect(await refusal({ DATA_DIR: newFolder('street'), NODE_ENV: 'production' })).toMatch('NODE_ENV');
    expect(existsSync(newFolder('street'))).toBe(false);
  });

  test('a real site over the people of a demo', async () => {
    const DATA_DIR = newFolder('was-a-demo');
    const site = startSite({ DATA_DIR, PORT: String(await freePort()), DEMO_DATA: 'on', DEMO_ADS: '20' });
    await site.ready();
    site.child.kill('SIGTERM');
    expect(await site.ended()).toBe(0);
    const production = {
      DATA_DIR,
      MODE: 'production',
      ORIGIN: 'https://fairhank.example',
      SECRET_KEY: 'q7Xw2mZp9LrT4vKc8NbY1sHd6GfJ3aUe',
      SMTP_URL: 'smtp://127.0.0.1:1',
      PAYMENT: 'paypal',
      PAYPAL_CLIENT_ID: 'client',
      PAYPAL_SECRET: 'secret',
      PAYPAL_WEBHOOK_ID: 'webhook',
    };
    expect(await refusal(production)).toMatch('demo accounts');
    expect(listProcesses(DATA_DIR)).toEqual([]);
  }, 90_000);

  test('a second site on the same folder, and the first goes on', async () => {
    const DATA_DIR = newFolder('shared');
    const PORT = String(await freePort());
    const first = startSite({ DATA_DIR, PORT });
    await first.ready();
    expect(await refusal({ DATA_DIR })).toMatch(DATA_DIR);
    expect((await fetch(`http://127.0.0.1:${PORT}/readyz`)).status).toBe(200);
    first.child.kill('SIGTERM');
    expect(await first.ended()).toBe(0);
  });

  test('a database from the future', async () => {
    const DATA_DIR = newFolder('future');
    const PORT = String(await freePort());
    const site = startSite({ DATA_DIR, PORT });
    await site.ready();
    const client = new pg.Client({ host: join(DATA_DIR, 'run'), user: 'fairhank', database: 'fairhank' });
    await client.connect();
    await client.query(`insert into kysely_migration (name, timestamp) values ('9999-later', now()::text)`);
    await client.end();
    site.child.kill('SIGTERM');
    await site.ended();
    expect(await refusal({ DATA_DIR })).toMatch('9999-later');
  });
});
