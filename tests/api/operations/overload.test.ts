import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import fastify from 'fastify';
import { beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { inPace } from '#server/http/overload/in-pace.ts';
import { cutSlowBodies } from '#server/http/overload/slow-bodies.ts';
import { useSite } from '#tests/support/site/test-site.ts';

let url: string;
const seen = { arrived: 0, left: 0 };
const site = useSite({ settings: { MAX_IN_FLIGHT: '4' }, pages: true });
beforeAll(async () => {
  // Through a real socket: requests are rejected before anything else looks at them.
  url = await site.app.listen({ port: 0, host: '127.0.0.1' });
  site.app.server.on('request', (_request, response: ServerResponse) => {
    seen.arrived += 1;
    response.once('close', () => (seen.left += 1));
  });
});
beforeEach(() => Object.assign(seen, { arrived: 0, left: 0 }));

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

const look = (path: string, headers: Record<string, string> = {}) => fetch(`${url}${path}`, { headers });
const list = () => look('/api/ad/getAllAds');
/** Until so many requests of this test have come in, or were left by whoever sent them. */
const until = (what: 'arrived' | 'left', requests: number) =>
  expect.poll(() => seen[what], { timeout: 10_000 }).toBe(requests);

test('a full house turns away search first, then reading, and serves logins to the last', async () => {
  const waiting: Promise<Response>[] = [];
  await whileAdsAreSlow(async () => {
    waiting.push(list(), list());
    await until('arrived', 2);
    const search = await look('/api/ad/getAllAds?q=black');
    expect([search.status, search.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await search.json()).toMatchObject({ code: 'unavailable' });
    waiting.push(list());
    await until('arrived', 4);
    expect((await list()).status, 'three of four places are taken').toBe(503);
    const page = await look('/all-ads?colour=black', { accept: 'text/html' });
    expect([page.status, page.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
    expect(await page.text()).toContain('Please try again in a few seconds.');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    const id = page.headers.get('x-request-id') ?? '';
    expect(id).toMatch(/^[\w-]{36}$/);
    expect(
      site.logLines.filter((line) => line.includes(id)).map((line) => JSON.parse(line)),
      'whoever was rejected is found in the log',
    ).toMatchObject([{ reqId: id, route: 'rejected', status: 503, msg: 'answered' }]);
    const login = await fetch(`${url}/api/user/login`, {
      method: 'POST',
      headers: { origin: 'http://localhost:3000', 'content-type': 'application/json' },
      body: JSON.stringify({ data: { email: 'nobody@example.com', password: 'not the right one' } }),
    });
    expect([login.status, await login.json()]).toMatchObject([200, { success: 0 }]);
    expect((await look('/livez')).status).toBe(200);
  });
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await look('/api/ad/getAllAds?q=black')).status, 'and then it is as before').toBe(200);
  expect(await site.platform.metrics.text(), 'whoever watches sees it').toMatch(
    /http_request_seconds_count{route="rejected",method="GET",status="503",cached="no"} 3/,
  );
});

test('whoever leaves before the answer keeps their place while their work goes on', async () => {
  const gone = new AbortController();
  const waiting: Promise<unknown>[] = [];
  await whileAdsAreSlow(async () => {
    for (let visitor = 0; visitor < 3; visitor += 1)
      waiting.push(fetch(`${url}/api/ad/getAllAds`, { signal: gone.signal }).catch(() => 'gone'));
    await until('arrived', 3);
    gone.abort();
    expect(await Promise.all(waiting)).toEqual(['gone', 'gone', 'gone']);
    await until('left', 3);
    expect((await list()).status).toBe(503);
  });
  await expect.poll(async () => (await list()).status).toBe(200);
});

test('lines that send or read slowly take nobody’s place', async () => {
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
  onTestFinished(() => idle.forEach((line) => line.destroy()));
  const twoAtOnce = async () => (await Promise.all([list(), list()])).map(({ status }) => status);
  // Once the pages that nobody reads are made.
  await expect.poll(twoAtOnce, { timeout: 10_000 }).toEqual([200, 200]);
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

describe('a photo that comes in slowly', () => {
  const PACE = { everyMs: 100, bytes: 1000 };
  const HEAD = 'POST /api/upload HTTP/1.1\r\nhost: x\r\ncontent-length: 20000\r\n\r\n';

  async function readAll(request: IncomingMessage): Promise<string> {
    let bytes = 0;
    for await (const chunk of request) bytes += (chunk as Buffer).length;
    return `${bytes} bytes`;
  }

  /** A server that takes in a long body in this way, somebody who sends it, and the clock between them in our hands. */
  async function open(takeIn: (request: IncomingMessage) => Promise<string>) {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const begun = Promise.withResolvers<IncomingMessage>();
    const server = createServer((request, response) => {
      inPace(request, () => takeIn(request), PACE).then(
        (answer) => response.end(answer),
        ({ message }: Error) => response.end(message),
      );
      begun.resolve(request);
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const line = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {});
    onTestFinished(() => {
      line.destroy();
      server.close();
      server.closeAllConnections();
    });
    const heard = new Promise<string>((done) => line.once('data', (bytes) => done(bytes.toString())));
    line.write(HEAD);
    const request = await begun.promise;
    return {
      request,
      heard,
      /** Sends so many bytes, and lets the time of one look at the pace pass when they are there. */
      sendInTime: async (bytes: number) => {
        const expected = request.socket.bytesRead + bytes;
        line.write('x'.repeat(bytes));
        await expect.poll(() => request.socket.bytesRead, { interval: 5 }).toBe(expected);
        vi.advanceTimersByTime(PACE.everyMs);
      },
    };
  }

  test('is given up with a sentence when a drop comes now and then', async () => {
    const { sendInTime, heard } = await open(readAll);
    await sendInTime(PACE.bytes - 1);
    expect(await heard).toContain('The photo came in too slowly');
  });

  test('is taken in when it comes steadily', async () => {
    const { sendInTime, heard } = await open(readAll);
    for (let sent = 0; sent < 20_000; sent += PACE.bytes) await sendInTime(PACE.bytes);
    expect(await heard).toContain('20000 bytes');
  });

  test('is not held against the sender while we ourselves are at work', async () => {
    const work = Promise.withResolvers<string>();
    const { request, sendInTime, heard } = await open(async (body) => {
      await body[Symbol.asyncIterator]().next();
      body.pause();
      return work.promise;
    });
    await sendInTime(10_000);
    await sendInTime(2000);
    expect(request.readableLength, 'lies unread').toBeGreaterThan(0);
    vi.advanceTimersByTime(10 * PACE.everyMs);
    work.resolve('worked on it');
    expect(await heard).toContain('worked on it');
  });

  test('and answered before it is whole, its sender is not waited for', async () => {
    const app = fastify();
    cutSlowBodies(app, 200);
    app.addContentTypeParser('image/jpeg', (_request, _body, done) => done(null));
    app.post('/api/upload', async () => 'enough');
    await app.listen({ port: 0, host: '127.0.0.1' });
    onTestFinished(() => app.close());
    const line = connect((app.server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {});
    const gone = new Promise((done) => line.once('close', done));
    let heard = '';
    line.on('data', (bytes) => (heard += bytes.toString()));
    line.write(HEAD.replace('content-length', 'content-type: image/jpeg\r\ncontent-length'));
    line.write('x');
    await gone;
    expect(heard).toContain('enough');
  });
});
