import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cutSlowBodies } from '#server/slow-bodies.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ settings: { MAX_IN_FLIGHT: '4' }, pages: true });
});
afterAll(() => site.close());

/** Runs `act` while every look at an ad has to wait. */
async function whileAdsAreSlow<Result>(act: () => Promise<Result>): Promise<Result> {
  const holder = await site.database.pool.connect();
  await holder.query('begin; lock table ads in access exclusive mode');
  try {
    return await act();
  } finally {
    await holder.query('rollback');
    holder.release();
  }
}

test('a full house turns away search first, then reading, and serves logins to the last', async () => {
  const waiting: Promise<{ statusCode: number }>[] = [];
  const list = () => site.get('/api/ad/getAllAds');
  await whileAdsAreSlow(async () => {
    waiting.push(list(), list());
    await sleep(100);
    const search = await site.get('/api/ad/getAllAds?q=black');
    expect([search.statusCode, search.headers['retry-after'], search.json().code]).toEqual([
      503,
      '2',
      'unavailable',
    ]);
    waiting.push(list());
    await sleep(100);
    expect((await list()).statusCode, 'three of four places are taken').toBe(503);
    const page = await site.get('/all-ads', undefined, { accept: 'text/html' });
    expect([page.statusCode, page.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
    expect(page.body).toContain('Please try again in a few seconds.');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    const login = await site.post('/api/user/login', {
      email: 'nobody@example.com',
      password: 'not the right one',
    });
    expect([login.statusCode, login.json().success]).toEqual([200, 0]);
    expect((await site.get('/livez')).statusCode).toBe(200);
  });
  expect((await Promise.all(waiting)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect((await site.get('/api/ad/getAllAds?q=black')).statusCode, 'and then it is as before').toBe(200);
});

test('lines that send or read slowly take nobody’s place', async () => {
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = site.app.server.address() as { port: number };
  const idle = Array.from({ length: 12 }, (_, n) => {
    const line = connect(port, '127.0.0.1').on('error', () => {});
    const form = 'POST /api/user/login HTTP/1.1\r\nhost: x\r\norigin: http://localhost:3000\r\n';
    line.write(
      n % 2 === 0
        ? `${form}content-type: application/json\r\ncontent-length: 100\r\n\r\n{"data"`
        : 'GET /all-ads HTTP/1.1\r\nhost: x\r\n\r\n',
    );
    return line.pause();
  });
  await sleep(1000);
  const pages = await Promise.all([0, 1].map(() => fetch(`http://127.0.0.1:${port}/api/ad/getAllAds`)));
  expect(pages.map(({ status }) => status)).toEqual([200, 200]);
  for (const line of idle) line.destroy();
});

describe('a body that does not arrive', () => {
  test('is cut off; the others are served meanwhile', async () => {
    const app = fastify();
    cutSlowBodies(app, 200);
    app.post('/form', async () => 'taken');
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as { port: number };
    const slow = connect(port, '127.0.0.1');
    slow.write(
      'POST /form HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"data"',
    );
    let heard = '';
    slow.on('data', (bytes) => (heard += bytes.toString()));
    const other = await fetch(`http://127.0.0.1:${port}/form`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect(await other.text()).toBe('taken');
    await new Promise((done) => slow.once('close', done));
    expect(heard).toMatch(/^HTTP\/1\.1 408 /);
    await app.close();
  });
});
