import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { takeStep } from '#tests/support/ads/ad-rows.ts';
import { type CachedSite, openCachedSite } from '#tests/support/site/cached-site.ts';
import { findNginx, startShippedNginx } from '#tests/support/site/shipped-nginx.ts';
import { openRandom } from '#tests/support/random.ts';
import { insertAd } from '#tests/support/ads/some-ads.ts';
import { answers, until } from '#tests/support/site/until.ts';
import { freePort } from './site-process.ts';

const NGINX = findNginx();
const FRONT = 2;
const BROWSER = 'gzip, deflate, br, zstd';

/** None when it is just being put away. */
function readIfThere(file: string): string[] {
  try {
    return [readFileSync(file, 'latin1')];
  } catch {
    return [];
  }
}

/** Each of the two processes has rendered it once, by another request. */
const withoutId = (text: string) => text.replace(/"requestId","[\da-f-]{36}"/, '');

/** Two web processes behind the configuration that we hand out. */
describe.runIf(NGINX)('behind nginx', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fairhank-nginx-'));
  let site: CachedSite;
  let nginx: ChildProcess;
  let adId: string;
  let list: string;

  beforeAll(async () => {
    site = await openCachedSite();
    const port = await freePort();
    const servers = site.ports.map((each) => `127.0.0.1:${each}`);
    nginx = startShippedNginx(NGINX ?? '', { folder, port, servers });
    site.ports.push(port);
    adId = await insertAd(site.db, site.people.asha.id, site.clock.now, { title: 'A silky braid, number 0' });
    list = `/sellers/${site.people.asha.id}`;
    await until(() => answers(read(list)), 10_000);
    for (const door of [0, 1]) await site.untilCached(list, door);
  });
  afterAll(async () => {
    nginx.kill('SIGTERM');
    await once(nginx, 'exit');
    await site.close();
    rmSync(folder, { recursive: true });
  });

  const read = (path: string, headers: Record<string, string> = {}) => site.read(path, headers, FRONT);
  const rename = (number: number) =>
    takeStep(site.db, adId, { title: `A silky braid, number ${number}`, version: number + 1 });
  const numberIn = (text: string) => Number(/A silky braid, number (\d+)/.exec(text)?.[1]);
  /** What nginx has in its folder: each answer under its key. */
  const kept = () =>
    readdirSync(join(folder, 'cache'), { recursive: true, withFileTypes: true })
      .filter((each) => each.isFile())
      .flatMap(({ parentPath, name }) => readIfThere(join(parentPath, name)))
      .map((text) => ({ text, key: /^KEY: (.*)$/m.exec(text)?.[1] ?? '' }));
  const untilCached = async (path: string, headers: Record<string, string> = {}) => {
    const known = new Set(kept().map(({ key }) => key));
    while (!kept().some(({ key }) => !known.has(key))) await read(path, headers);
  };

  test('each reader gets the form they take, whoever asked before them, with the headers of the page', async () => {
    const asked = {
      [BROWSER]: 'br',
      'gzip, deflate': 'gzip',
      identity: undefined,
      'deflate, GZIP;q=0.5, x-br': 'gzip',
      'br;q=0, gzip;q=0.0': undefined,
    };
    const plain = await read(list);
    for (let round = 0; round < 2; round += 1)
      for (const [accepted, encoding] of Object.entries(asked)) {
        const headers = { 'accept-encoding': accepted };
        if (round === 0) await untilCached(list, headers);
        const page = await read(list, headers);
        expect(page.headers['content-encoding'], accepted).toBe(encoding);
        expect(withoutId(page.text) === withoutId(plain.text), 'the same page').toBe(true);
        expect(page.headers).toMatchObject({
          'cache-control': 'private, no-cache',
          'content-security-policy': expect.stringContaining("default-src 'none'"),
          'x-content-type-options': 'nosniff',
          vary: 'accept-encoding, cookie',
        });
        expect(page.headers['x-accel-expires']).toBeUndefined();
        // The two processes each made the page: who comes back in another second may meet the other one's.
        const comeBack = async () => {
          const { etag } = (await read(list, headers)).headers;
          const { status, bytes } = await read(list, { ...headers, 'if-none-match': String(etag) });
          return [status, bytes.length];
        };
        await expect.poll(comeBack, { timeout: 5000 }).toEqual([304, 0]);
      }
  });

  test('what is not cached is answered as the site answers it', async () => {
    const { cookie } = site.people.bela;
    for (const path of [
      '/messages',
      '/messages/',
      '/messages/none/live',
      '/ad',
      '/ad/',
      '/ad/none',
      '/nowhere',
    ]) {
      const [here, there] = [await read(path, { cookie }), await site.read(path, { cookie }, 0)];
      expect([here.status, here.headers.location], path).toEqual([there.status, there.headers.location]);
    }
    expect((await read('/metrics')).status).toBe(404);
  });

  test('whoever shows a cookie or a key reaches the site, and nothing of theirs stays', async () => {
    const { cookie, token } = site.people.bela;
    await untilCached(list);
    for (let time = 0; time < 5; time += 1) {
      const own = await read(list, { cookie });
      expect(own.headers['cache-control']).toBe('no-store');
      const visitors = await read(list);
      expect([own.text.includes(token), visitors.text.includes(token)]).toEqual([true, false]);
    }
    const isDark = async (headers = {}) => (await read(list, headers)).text.includes('data-theme="dark"');
    expect([await isDark({ cookie: 'prefs=theme=dark' }), await isDark()]).toEqual([true, false]);
    // Nobody else asks for this one, so it would be theirs.
    const others = `${list}?page=own`;
    for (let time = 0; time < 5; time += 1) {
      await read(others, { cookie });
      await read(others, { authorization: 'Bearer none' });
      await read('/login');
      await read(`/ad/${adId}/hair`);
    }
    expect(kept().map(({ key }) => key.split(' ').at(-1))).toEqual(kept().map(() => list));
    expect(kept().filter(({ text }) => text.includes(token) || text.includes('data-theme="dark"'))).toEqual(
      [],
    );
  });

  test('a list changes while many visitors read: nothing is older than a second', async () => {
    const changedAt = [0];
    const stop = new AbortController();
    const oldest = { ms: 0, reads: 0, seen: 0 };
    const random = openRandom('list');
    const hitsBefore = await site.hits();
    const visitors = Array.from({ length: 8 }, async (_, visitor) => {
      while (!stop.signal.aborted) {
        const asked = performance.now();
        const page = await read(list, visitor % 2 ? { 'accept-encoding': BROWSER } : {});
        expect(page.status).toBe(200);
        oldest.reads += 1;
        const number = numberIn(page.text);
        if (number > oldest.seen) oldest.seen = number;
        const next = changedAt[number + 1];
        if (next !== undefined) oldest.ms = Math.max(oldest.ms, asked - next);
      }
    });
    for (let number = 1; number <= 12; number += 1) {
      await rename(number);
      changedAt.push(performance.now());
      // Mostly once somebody has seen it, else right on its heels.
      if (!random.chance(1 / 3))
        await expect.poll(() => oldest.seen, { timeout: 5000, interval: 5 }).toBeGreaterThanOrEqual(number);
    }
    await expect.poll(async () => numberIn((await read(list)).text), { timeout: 5000 }).toBe(12);
    stop.abort();
    await Promise.all(visitors);
    expect((await site.hits()) - hitsBefore, 'nginx answered most').toBeLessThan(oldest.reads / 2);
    // One second of nginx, and the moment in which the site itself is told.
    expect(oldest.ms).toBeLessThan(1250);
  });
});
