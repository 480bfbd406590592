import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { canMount, mountSmallDisk } from '#tests/support/site/small-disk.ts';
import { until } from '#tests/support/site/until.ts';
import { freePort, startSite } from '../site-process.ts';
import { expectNothingLost, openWriters } from './writers.ts';

const folder = mkdtempSync(join(tmpdir(), 'fairhank-full-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.runIf(canMount())(
  'a full disk under the database: writes are refused, none is lost, and with room again all goes on by itself',
  { timeout: 120_000 },
  async () => {
    const dataDir = join(folder, 'disk');
    const disk = mountSmallDisk(dataDir, '400m');
    const port = String(await freePort());
    const writers = openWriters({ dataDir, port });
    const site = startSite(writers.settings);
    try {
      await site.ready();
      await writers.begin();
      const writing = writers.start();
      await expect.poll(() => writers.acknowledged().length, { timeout: 20_000 }).toBeGreaterThan(20);
      const refusals = () =>
        writers.sent.flatMap(({ statuses }) => statuses).filter((status) => status === 503);
      // PostgreSQL has some room set aside; what it uses of it is taken again until nothing is left.
      await until(() => {
        disk.fillUp(0);
        return refusals().length >= 20;
      }, 40_000);
      expect((await fetch(`http://127.0.0.1:${port}/livez`)).status).toBe(200);
      const before = writers.acknowledged().length;
      disk.makeRoom();
      await expect
        .poll(() => writers.acknowledged().length, { timeout: 30_000, message: 'served again' })
        .toBeGreaterThan(before + 20);
      await writing.stop();
      const heard = new Set(writers.sent.flatMap(({ statuses }) => statuses));
      expect(heard, 'only success, and asking to come back later').toEqual(new Set([200, 503]));
      await expectNothingLost(writers);
      expect(site.child.exitCode, 'the site itself never ended').toBeNull();
      site.child.kill('SIGTERM');
      expect(await site.ended()).toBe(0);
    } finally {
      site.child.kill('SIGKILL');
      disk.remove();
    }
  },
);
