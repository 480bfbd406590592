import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { PRODUCTION } from '#tests/support/site/production-settings.ts';
import { listProcesses } from './list-processes.ts';
import { freePort, startSite } from './site-process.ts';
import { readRefusal } from './start-refusal.ts';

const folder = mkdtempSync(join(tmpdir(), 'fairhank-start-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const newFolder = (name: string) => join(folder, name);

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
  const settings = { DATA_DIR, PORT, DEMO_DATA: 'on', DEMO_ADS: '20', SALES: 'off' };
  const early = startSite(settings);
  await early.hasSaid('Drawing');
  early.child.kill('SIGINT');
  expect(await early.ended()).toBe(130);
  await expect.poll(() => listProcesses(DATA_DIR), { timeout: 5000 }).toEqual([]);

  const again = startSite(settings);
  await again.ready();
  const { total } = (await (await fetch(`http://127.0.0.1:${PORT}/api/ad/getAllAds`)).json()) as {
    total: number;
  };
  expect(total).toBeGreaterThan(5);
  for (const name of ['asha', 'bela', 'cleo', 'mira', 'dara'])
    expect(again.said()).toContain(`${name}@fairhank.test`);
  expect(again.said()).toContain('/dev/mail');
  again.child.kill('SIGTERM');
  expect(await again.ended()).toBe(0);
}, 120_000);

test('what prevents a start is one sentence: a real site over the people of a demo', async () => {
  // The demo of the test before.
  const DATA_DIR = newFolder('early');
  expect(await readRefusal({ ...PRODUCTION, DATA_DIR })).toMatch('demo accounts');
  expect(listProcesses(DATA_DIR)).toEqual([]);
});
