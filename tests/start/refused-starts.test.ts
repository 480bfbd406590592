import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { listProcesses } from './list-processes.ts';
import { copyPreparedSite } from './prepared-site.ts';
import { freePort, startSite } from './site-process.ts';
import { readRefusal } from './start-refusal.ts';

const folder = mkdtempSync(join(tmpdir(), 'fairhank-start-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const newFolder = (name: string) => join(folder, name);

describe('what prevents a start is one sentence', () => {
  test('a port that is taken, and nothing is begun', async () => {
    const port = await freePort();
    const other = createServer().listen(port, '127.0.0.1');
    await once(other, 'listening');
    expect(await readRefusal({ DATA_DIR: newFolder('port'), PORT: String(port) })).toMatch(
      `Port ${port} is taken`,
    );
    expect(listProcesses(newFolder('port'))).toEqual([]);
    other.close();
  });

  test('a wrong setting', async () => {
    expect(await readRefusal({ PORT: 'x' })).toMatch('The setting PORT is wrong');
  });

  test('all wrong settings at once, a line for each', async () => {
    const demo = startSite({ PORT: 'x', SMPT_URL: 'x', WORKERS: '0' });
    expect(await demo.ended()).toBe(1);
    expect(demo.said().split('\n')).toEqual([
      'Fairhank cannot start, for 3 reasons:',
      '- The setting SMPT_URL is unknown: did you mean SMTP_URL?',
      expect.stringMatching(/^- The setting PORT is wrong/),
      expect.stringMatching(/^- The setting WORKERS is wrong/),
      '',
    ]);
    const real = startSite({ MODE: 'production', DATA_DIR: newFolder('real') });
    expect(await real.ended()).toBe(1);
    const lines = real
      .said()
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.length).toBeGreaterThan(6);
    for (const { msg, time } of lines)
      expect([msg, time]).toEqual([
        expect.stringMatching(/^Fairhank cannot start\. The settings? [A-Z_0-9, and]+/),
        expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      ]);
    expect(existsSync(newFolder('real'))).toBe(false);
  });

  test('a data folder that cannot be written', async () => {
    writeFileSync(newFolder('file'), '');
    expect(await readRefusal({ DATA_DIR: join(folder, 'file', 'data') })).toMatch(
      join(folder, 'file', 'data'),
    );
  });

  test('a data folder of another version', async () => {
    mkdirSync(join(folder, 'old', 'postgres'), { recursive: true });
    writeFileSync(join(folder, 'old', 'postgres', 'PG_VERSION'), '12\n');
    expect(await readRefusal({ DATA_DIR: newFolder('old') })).toMatch('12');
  });

  test('a database that does not answer', async () => {
    const DATABASE_URL = `postgres://127.0.0.1:${await freePort()}/fairhank`;
    const settings = { DATA_DIR: newFolder('away'), DATABASE_URL, DEMO_IN_PUBLIC: 'yes' };
    expect(await readRefusal(settings)).toMatch('Check DATABASE_URL');
  });

  test('a demo that the network can reach', async () => {
    expect(await readRefusal({ DATA_DIR: newFolder('street'), HOST: '0.0.0.0' })).toMatch(
      'DEMO_IN_PUBLIC=yes',
    );
    expect(await readRefusal({ DATA_DIR: newFolder('street'), NODE_ENV: 'production' })).toMatch('NODE_ENV');
    expect(existsSync(newFolder('street'))).toBe(false);
  });

  test('a second site on the same folder, and the first goes on', async () => {
    const DATA_DIR = copyPreparedSite(newFolder('shared'));
    const PORT = String(await freePort());
    const first = startSite({ DATA_DIR, PORT });
    await first.ready();
    expect(await readRefusal({ DATA_DIR })).toMatch(DATA_DIR);
    expect((await fetch(`http://127.0.0.1:${PORT}/readyz`)).status).toBe(200);
    first.child.kill('SIGTERM');
    expect(await first.ended()).toBe(0);
  });

  test('a database from the future', async () => {
    const DATA_DIR = copyPreparedSite(newFolder('future'));
    const PORT = String(await freePort());
    const site = startSite({ DATA_DIR, PORT });
    await site.ready();
    const client = new pg.Client({ host: join(DATA_DIR, 'run'), user: 'fairhank', database: 'fairhank' });
    await client.connect();
    await client.query(`insert into kysely_migration (name, timestamp) values ('9999-later', now()::text)`);
    await client.end();
    site.child.kill('SIGTERM');
    await site.ended();
    expect(await readRefusal({ DATA_DIR })).toMatch('9999-later');
  });
});
