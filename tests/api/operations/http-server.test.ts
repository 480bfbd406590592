import { type AddressInfo, connect, type Socket } from 'node:net';
import fastify from 'fastify';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createHttpServer, type Front } from '#server/http/create-http-server.ts';
import { useSite } from '#tests/support/site/test-site.ts';

const site = useSite();

test('the site waits as long for a line as it says', async () => {
  expect(site.app.server).toMatchObject({
    headersTimeout: 10_000,
    requestTimeout: 60_000,
    keepAliveTimeout: 72_000,
    timeout: 20_000,
  });
  const url = await site.app.listen({ port: 0, host: '127.0.0.1' });
  const answer = await fetch(`${url}/livez`);
  expect(answer.headers.get('keep-alive'), 'longer than a proxy holds an idle line').toBe('timeout=72');
});

describe('a line', () => {
  /** Longer than any test takes: what is not asked about never happens. */
  const LONG = 60_000;
  const PATIENT = {
    headersTimeout: LONG,
    requestTimeout: LONG,
    keepAliveTimeout: LONG,
    silence: LONG,
    connectionsCheckingInterval: 20,
  };

  /** Opens a line to a server with these limits; `heard` is all it said before it hung up. */
  async function openLine(limits: Partial<typeof PATIENT>, front: Front[] = []) {
    const app = fastify({ serverFactory: createHttpServer(front, { ...PATIENT, ...limits }) });
    app.post('/form', async () => 'taken');
    app.get('/', async () => 'page');
    await app.listen({ port: 0, host: '127.0.0.1' });
    const line = connect((app.server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {});
    onTestFinished(() => {
      line.destroy();
      return app.close();
    });
    let said = '';
    line.on('data', (bytes) => (said += bytes.toString()));
    return { line, heard: new Promise<string>((done) => line.once('close', () => done(said))) };
  }

  /** Never silent, never done. */
  function drip(line: Socket): void {
    const drops = setInterval(() => line.write('x'), 10);
    line.once('close', () => clearInterval(drops));
  }

  test('whose headers never end is cut', async () => {
    const { line, heard } = await openLine({ headersTimeout: 100 });
    line.write('GET / HTTP/1.1\r\nhost: x\r\nx-long: ');
    drip(line);
    expect(await heard).toMatch(/^HTTP\/1\.1 408 /);
  });

  test('whose body never ends is cut', async () => {
    const { line, heard } = await openLine({ requestTimeout: 100, headersTimeout: 100 });
    line.write(
      'POST /form HTTP/1.1\r\nhost: x\r\ncontent-type: text/plain\r\ncontent-length: 100000\r\n\r\n',
    );
    drip(line);
    expect(await heard).toMatch(/^HTTP\/1\.1 408 /);
  });

  test('that falls silent is cut', async () => {
    const { line, heard } = await openLine({ silence: 100 });
    line.write('POST /form HTTP/1.1\r\nhost: x\r\ncontent-type: text/plain\r\ncontent-length: 100\r\n\r\nx');
    expect(await heard, 'nothing was asked yet').toBe('');
  });

  test('that asks nothing more is closed after its time', async () => {
    const { line, heard } = await openLine({ keepAliveTimeout: 100 });
    line.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
    expect(await heard).toMatch(/^HTTP\/1\.1 200 [^]*page$/);
  });

  test('is answered by whoever comes first, and by Fastify at last', async () => {
    const asked: string[] = [];
    const pass: Front = ({ url = '' }) => asked.push(url) > 2;
    const answer: Front = ({ url = '' }, response) => {
      if (url !== '/first') return false;
      response.end('from the front');
      return true;
    };
    const { line, heard } = await openLine({}, [pass, answer]);
    line.write('GET /first HTTP/1.1\r\nhost: x\r\n\r\n');
    line.write('GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
    expect(await heard).toMatch(/from the front[^]*page$/);
    expect(asked).toEqual(['/first', '/']);
  });
});
