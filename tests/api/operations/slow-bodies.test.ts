import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import fastify from 'fastify';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { inPace } from '#server/http/overload/in-pace.ts';
import { cutSlowBodies } from '#server/http/overload/slow-bodies.ts';

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
