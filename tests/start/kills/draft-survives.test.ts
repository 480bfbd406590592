import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { freePort, startSite } from '../site-process.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'fairhank-draft-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

async function open() {
  const port = String(await freePort());
  const address = `http://localhost:${port}`;
  const site = startSite({ DATA_DIR: dataDir, PORT: port, DEMO_DATA: 'on', DEMO_ADS: '20' });
  await site.ready();
  const headers: Record<string, string> = { origin: address, 'content-type': 'application/json' };
  const post = async (path: string, data: object) => {
    const body = JSON.stringify({ data });
    return fetch(`${address}/api/${path}`, { method: 'POST', headers, body });
  };
  const login = { email: 'asha@fairhank.test', password: 'demo-hair-market' };
  const cookies = (await post('user/login', login)).headers.getSetCookie();
  headers['cookie'] = cookies.map((cookie) => cookie.split(';')[0]).join('; ');
  headers['x-token'] = /token=([^;]+)/.exec(headers['cookie'])?.[1] ?? '';
  const get = async (path: string) => (await fetch(`${address}/api/${path}`, { headers })).json();
  return { site, post, get };
}

test('killing the server in the middle of a post loses no draft that was saved', async () => {
  const first = await open();
  const begun = await first.post('ad/postAdDetails', { submit: false, length: '20in' });
  let { ad } = (await begun.json()) as { ad: { id: string; version: number } };
  let answered = 0;
  // One save after the other, as somebody types; the kill falls wherever it falls.
  const typing = (async () => {
    for (let grams = 100; ; grams += 1) {
      const changes = { adId: ad.id, version: ad.version, weight: grams };
      ({ ad } = (await (await first.post('ad/editAdDetails', changes)).json()) as { ad: typeof ad });
      answered = grams;
    }
  })().catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve, 700));
  first.site.child.kill('SIGKILL');
  await Promise.all([first.site.ended(), typing]);
  expect(answered).toBeGreaterThan(100);

  const second = await open();
  const { ad: kept } = (await second.get(`seller/getMyAdDetails?adId=${ad.id}`)) as {
    ad: { weight: number; lengthInches: number; status: string };
  };
  expect(kept).toMatchObject({ status: 'draft', lengthInches: 20 });
  // What was answered is there; the one on its way may be as well.
  expect([answered, answered + 1]).toContain(kept.weight);
  second.site.child.kill('SIGTERM');
  await second.site.ended();
}, 120_000);
