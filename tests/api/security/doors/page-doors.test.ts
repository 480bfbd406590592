import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { useSite } from '#tests/support/site/test-site.ts';

const site = useSite({ pages: true });

const post = (host: string, origin: string) =>
  site.app.inject({
    method: 'POST',
    url: '/prefs',
    headers: { host, origin, 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'theme=dark&next=%2F',
  });

test('a form of the demo works whether it was opened as localhost or as 127.0.0.1', async () => {
  for (const host of ['localhost:3000', '127.0.0.1:3000'])
    expect((await post(host, `http://${host}`)).statusCode, host).toBeLessThan(400);
});

test('a form on somebody else’s page does not', async () => {
  expect((await post('localhost:3000', 'https://evil.example')).statusCode).toBe(403);
});

test.each(['//evil.example/x', '//evil.example/%2e%2e', 'http://evil.example/'])(
  'the path %s leads nowhere else',
  async (url) => {
    const answer = await site.app.inject({ url, headers: { host: 'localhost:3000' } });
    expect(answer.statusCode).toBeLessThan(500);
    expect(answer.headers.location ?? '').not.toMatch(/evil\.example(?!\/)|^\/\/|^http:\/\/evil/);
  },
);

test.each(['/login', '/messages/settings', '/prefs', '/contact-us'])(
  'nobody makes %s read a form without end, or one that hides its length',
  async (url) => {
    const headers = {
      host: 'localhost:3000',
      origin: 'http://localhost:3000',
      'content-type': 'application/x-www-form-urlencoded',
    };
    const huge = await site.app.inject({
      method: 'POST',
      url,
      headers,
      payload: `a=${'x'.repeat(1_000_000)}`,
    });
    const hidden = await site.app.inject({
      method: 'POST',
      url,
      headers,
      payload: Readable.from(['a=', 'b']),
    });
    expect([huge.statusCode, hidden.statusCode]).toEqual([413, 413]);
  },
);
