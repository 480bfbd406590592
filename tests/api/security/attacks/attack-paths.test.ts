import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { useSite } from '#tests/support/site/test-site.ts';

const site = useSite({ pages: true });

describe('paths that want out', () => {
  const UPS = ['../', '..%2f', '%2e%2e/', '%2e%2e%2f', '..%5c', '..%252f', '....//', '..%c0%af', '%00../'];
  const TARGETS = ['etc/passwd', 'package.json', 'data/secret-key', '.env', '.git/config'];
  test.each([
    '/',
    '/assets/',
    '/photos/',
    '/photos/x/',
    '/preview/',
    '/sitemaps/',
    '/super-admin-user/export/',
  ])('none of them does below %s', async (start) => {
    for (const up of ['', ...UPS.map((step) => step.repeat(6))])
      for (const target of TARGETS) {
        const answer = await site.app.inject({ url: `${start}${up}${target}` });
        expect(answer.statusCode, answer.raw.req.url).toBeGreaterThanOrEqual(300);
        expect(answer.statusCode, answer.raw.req.url).toBeLessThan(500);
        expect(answer.body).not.toMatch(/root:|"fairhank"|\[core\]/);
      }
  });

  test('folders are not listed, sources not handed out', async () => {
    for (const url of [
      '/assets',
      '/assets/',
      '/photos/',
      '/src/server/main.ts',
      '/build/server/index.js',
      '/node_modules/',
    ])
      expect([301, 404], url).toContain((await site.get(url)).statusCode);
  });
});

describe('on the wire', () => {
  const ask = async (...lines: string[]) => {
    const { port } = new URL(await listening());
    const socket = connect(Number(port), '127.0.0.1');
    socket.end(`${lines.join('\r\n')}\r\n\r\n`);
    return text(socket);
  };
  let address: Promise<string> | undefined;
  const listening = () => (address ??= site.app.listen({ port: 0, host: '127.0.0.1' }));

  test.each([
    [
      'two lengths',
      ['POST /prefs HTTP/1.1', 'Host: x', 'Content-Length: 5', 'Content-Length: 6', '', 'abcde'],
    ],
    [
      'a length and chunks',
      ['POST /prefs HTTP/1.1', 'Host: x', 'Content-Length: 5', 'Transfer-Encoding: chunked', '', '0'],
    ],
    ['chunks in disguise', ['POST /prefs HTTP/1.1', 'Host: x', 'Transfer-Encoding: xchunked', '', '0']],
    ['a header over two lines', ['GET /livez HTTP/1.1', 'Host: x', 'X-A: b', ' c: d']],
    ['a line end of its own', ['GET /livez HTTP/1.1', 'Host: x', 'X-A: b\nX-B: c', '']],
    ['too long headers', ['GET /livez HTTP/1.1', 'Host: x', `X-A: ${'a'.repeat(40_000)}`]],
  ])('%s: nobody hides one request in another', async (what, lines) => {
    const answers = (await ask(...lines)).match(/^HTTP\/1\.1 \d+/gm) ?? [];
    if (what === 'a header over two lines' || what === 'a line end of its own')
      expect(answers.length).toBeLessThan(2);
    else expect(answers).toEqual([expect.stringMatching(/ 4\d\d$/)]);
  });

  test('TRACE sends nothing back', async () => {
    const answer = await ask('TRACE / HTTP/1.1', 'Host: x', 'X-Canary: c-481', 'Connection: close');
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d/);
    expect(answer).not.toContain('c-481');
  });
});
