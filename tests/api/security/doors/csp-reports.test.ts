import type * as Crypto from 'node:crypto';
import { timingSafeEqual } from 'node:crypto';
import { beforeEach, expect, test, vi } from 'vitest';
import { useSite } from '#tests/support/site/test-site.ts';

vi.mock('node:crypto', async (original) => {
  const crypto = await original<typeof Crypto>();
  return { ...crypto, timingSafeEqual: vi.fn(crypto.timingSafeEqual) };
});

const TOKEN = 'figures-for-the-operator';
const site = useSite({ pages: true, settings: { METRICS_TOKEN: TOKEN } });
beforeEach(() => {
  site.logLines.splice(0);
  site.clock.now = new Date(site.clock.now.getTime() + 60_000);
});

const tell = (payload: string, type = 'application/reports+json', headers: Record<string, string> = {}) =>
  site.app.inject({
    method: 'POST',
    url: '/csp-report',
    payload,
    headers: { 'content-type': type, ...headers },
  });
const SECRETS = {
  documentURL: 'https://fairhank.example/reset-password/s3cret?email=bela@example.com',
  referrer: 'https://fairhank.example/messages/of-bela',
  blockedURL: 'https://evil.example/steal?who=bela',
  sample: 'password of Bela',
};
const report = (more: object = {}) => ({
  type: 'csp-violation',
  url: SECRETS.documentURL,
  user_agent: 'Somebody’s phone',
  body: { ...SECRETS, effectiveDirective: 'script-src-elem', ...more },
});
const said = () =>
  site.logLines
    .map((line) => JSON.parse(line))
    .filter(({ msg }) => msg === 'a browser stopped something that a page may not do');
const counted = async () => {
  const { body } = await site.get('/metrics', undefined, { authorization: `Bearer ${TOKEN}` });
  return Number(/^csp_reports_total\{directive="script-src-elem"\} (\d+)$/m.exec(body)?.[1] ?? 0);
};

test('pages name the one policy that may make code of text, React’s, and where to tell of a breach', async () => {
  for (const url of ['/', '/login', '/all-ads', '/no-such-page']) {
    const { headers } = await site.get(url);
    const parts = String(headers['content-security-policy']).split('; ');
    expect(parts).toEqual(
      expect.arrayContaining(['trusted-types default', "require-trusted-types-for 'script'"]),
    );
    expect(parts).toEqual(expect.arrayContaining(['report-uri /csp-report', 'report-to csp']));
    expect(headers['reporting-endpoints']).toBe('csp="/csp-report"');
  }
});

test.each([
  ['application/reports+json', () => JSON.stringify([report()])],
  [
    'application/csp-report',
    () =>
      JSON.stringify({
        'csp-report': {
          'document-uri': SECRETS.documentURL,
          'blocked-uri': SECRETS.blockedURL,
          'effective-directive': 'script-src-elem',
          'script-sample': SECRETS.sample,
        },
      }),
  ],
])('a report as %s is logged and counted, without anything personal', async (type, payload) => {
  const before = await counted();
  expect((await tell(payload(), type)).statusCode).toBe(204);
  expect(said()).toMatchObject([
    { directive: 'script-src-elem', blocked: 'https://evil.example', page: '/reset-password' },
  ]);
  for (const part of ['bela', 'Bela', 's3cret', 'phone', 'steal'])
    expect(site.logLines.join(''), part).not.toContain(part);
  expect(await counted()).toBe(before + 1);
});

test('browsers tell without a page of ours: neither origin nor cookie is asked for', async () => {
  expect((await tell(JSON.stringify([report()]), undefined, { origin: 'null' })).statusCode).toBe(204);
});

test.each([
  ['no JSON', '{'],
  ['another report', JSON.stringify([{ type: 'deprecation', body: {} }])],
  ['a number', '7'],
  ['nothing', '[]'],
])('%s is no report and leaves no line', async (_what, payload) => {
  expect((await tell(payload)).statusCode).toBe(204);
  expect(said()).toEqual([]);
});

test('odd values become words that we know', async () => {
  const odd = { effectiveDirective: 'x'.repeat(5_000), blockedURL: 'inline', documentURL: '//' };
  await tell(JSON.stringify([report(odd), report({ blockedURL: 'chrome-extension://abc/x.js' })]));
  expect(said()).toMatchObject([
    { directive: 'other', blocked: 'inline', page: '/' },
    { blocked: 'chrome-extension:' },
  ]);
});

test('it is bounded: five of a list, 16 KB, 60 a minute', async () => {
  await tell(JSON.stringify(Array.from({ length: 40 }, () => report())));
  expect(said()).toHaveLength(5);
  expect((await tell(JSON.stringify([report({ sample: 'x'.repeat(20_000) })]))).statusCode).toBe(413);
  const answers = [];
  for (let number = 0; number < 70; number += 1) answers.push((await tell('[]')).statusCode);
  expect([answers.filter((code) => code === 204).length, answers.at(-1)]).toEqual([58, 429]);
  site.clock.now = new Date(site.clock.now.getTime() + 60_000);
  expect((await tell('[]')).statusCode).toBe(204);
});

test('the token of the figures is compared whole, however near or far the guess', async () => {
  for (const guess of [
    '',
    'Bearer ',
    `Bearer ${TOKEN.slice(0, -1)}`,
    `Bearer ${TOKEN}x`,
    `bearer ${TOKEN}`,
    TOKEN,
  ]) {
    vi.mocked(timingSafeEqual).mockClear();
    expect((await site.get('/metrics', undefined, { authorization: guess })).statusCode, guess).toBe(404);
    const lengths = vi.mocked(timingSafeEqual).mock.calls.map((pair) => pair.map((each) => each.byteLength));
    expect(lengths, guess).toEqual([[32, 32]]);
  }
  expect((await site.get('/metrics', undefined, { authorization: `Bearer ${TOKEN}` })).statusCode).toBe(200);
});
