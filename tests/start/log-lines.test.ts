import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { PRODUCTION } from '#tests/support/site/production-settings.ts';
import { copyPreparedSite } from './prepared-site.ts';
import { freePort, startSite } from './site-process.ts';
import { makeDataFolder } from '../support/site/data-folder.ts';

const folder = makeDataFolder('lines');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a real site says everything as lines of one log, with readable times, and no stack on a clean stop', async () => {
  const PORT = String(await freePort());
  const DATA_DIR = copyPreparedSite(join(folder, 'site'));
  const site = startSite({
    ...PRODUCTION,
    DATA_DIR,
    PORT,
    RATES_URL: 'off',
    METRICS_TOKEN: 'a-token-for-this-test',
  });
  await site.ready();
  expect((await fetch(`http://127.0.0.1:${PORT}/`)).status).toBe(200);
  site.child.kill('SIGTERM');
  expect(await site.ended()).toBe(0);
  const lines = site.said().trimEnd().split('\n');
  expect(lines.length).toBeGreaterThan(2);
  for (const line of lines) {
    const event = JSON.parse(line) as { time: string; msg: string; level: number };
    expect(new Date(event.time).toISOString()).toBe(event.time);
    expect([event.level, line.includes('"stack"')], line).toEqual([30, false]);
  }
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ msg: 'stopped' });
}, 60_000);
