import { beforeAll, expect, test } from 'vitest';
import { openCachedSite } from '#tests/support/site/cached-site.ts';
import { useOpened } from '#tests/support/site/use-opened.ts';

const site = useOpened(() => openCachedSite({ TRUST_PROXY: '1' }));
beforeAll(async () => {
  await site.untilCached('/all-ads');
});

const findLine = (id: unknown) => {
  const line = site.logLines.find((each) => each.includes(`"reqId":"${String(id)}"`));
  return line === undefined ? undefined : JSON.parse(line);
};
const count = (status: number) =>
  site.figure(`http_request_seconds_count{route="/\\*",method="GET",status="${status}",cached="yes"}`);

test('a cached page carries an id of its own, and is in the log and the figures like any answer', async () => {
  const before = await count(200);
  const [one, other] = [await site.read('/all-ads'), await site.read('/all-ads')];
  expect(one.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  expect(one.headers['x-request-id']).not.toBe(other.headers['x-request-id']);
  const line = { method: 'GET', route: '/*', status: 200, cached: true, msg: 'answered' };
  expect(findLine(one.headers['x-request-id'])).toMatchObject(line);
  expect(findLine(other.headers['x-request-id'])).toMatchObject(line);
  expect(await count(200)).toBe(before + 2);
});

test('so is the answer that it has not changed', async () => {
  const { headers } = await site.read('/all-ads');
  const again = await site.read('/all-ads', { 'if-none-match': String(headers.etag) });
  expect(again.status).toBe(304);
  expect(findLine(again.headers['x-request-id'])).toMatchObject({ status: 304, cached: true });
  expect(await count(304)).toBe(1);
});

test('a proxy names the id of a cached page, too', async () => {
  const { headers } = await site.read('/all-ads', { 'x-request-id': 'from-the-proxy-1' });
  expect(headers['x-request-id']).toBe('from-the-proxy-1');
  expect(findLine('from-the-proxy-1')).toMatchObject({ cached: true });
});

test('a page that was rendered is not counted as cached', async () => {
  const { headers } = await site.read('/all-ads', { cookie: 'visit=1' });
  expect(findLine(headers['x-request-id'])).toMatchObject({ route: '/*', status: 200, cached: false });
});
