import { readdirSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { api } from '#api/api.ts';
import type { Operation } from '#api/operation.ts';
import { insertAd } from '#tests/support/ads/some-ads.ts';
import { openTestSite, type TestSite } from '#tests/support/site/test-site.ts';
import { GOOD_PASSWORD, openAccount, openVisitor } from '#tests/support/people/visitor.ts';

const ORIGIN = 'https://fairhank.example';
const OPERATIONS = Object.entries(api).flatMap(([group, operations]) =>
  Object.entries(operations as Record<string, Operation>).map(
    ([name, operation]) => [`/api/${group}/${name}`, operation] as const,
  ),
);
const WRITES = OPERATIONS.filter(([, { method }]) => method === 'POST');

let site: TestSite;
let secure: TestSite;
beforeAll(async () => {
  site = await openTestSite({ pages: true });
  secure = await openTestSite({ pages: true, settings: { ORIGIN } });
  await insertAd(site.db, site.people.asha.id, site.clock.now);
});
afterAll(async () => {
  await site.close();
  await secure.close();
});

/** What such a request would change if it were carried out. */
const everything = async () => {
  const { rows: accounts } =
    await sql`select md5(string_agg(a::text, '' order by id)) as all from accounts a`.execute(site.db);
  const { rows: counts } = await sql`select (select count(*) from ads) as ads,
    (select md5(string_agg(a::text, '' order by id)) from ads a) as as_they_are,
    (select count(*) from reports) as reports, (select count(*) from audit) as audit,
    (select count(*) from jobs.job) as jobs, (select count(*) from sessions) as sessions`.execute(site.db);
  return JSON.stringify([accounts, counts]);
};

describe('headers of a site on HTTPS', () => {
  const KINDS = [
    '/',
    '/login',
    '/no-such-page',
    '/api/ad/getAllAds',
    '/api/no-such',
    '/livez',
    '/photos/a/b',
  ];
  test.each([...KINDS, ...firstAsset()])(
    '%s: HTTPS only, no frame, no sniffing, nothing from elsewhere',
    async (url) => {
      const { headers } = await secure.app.inject({ url, headers: { origin: 'https://evil.example' } });
      const [, age = ''] =
        /^max-age=(\d+); includeSubDomains$/.exec(String(headers['strict-transport-security'])) ?? [];
      expect(Number(age)).toBeGreaterThanOrEqual(365 * 86_400);
      const policy = String(headers['content-security-policy']);
      for (const part of [
        "default-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
      ])
        expect(policy).toContain(part);
      expect(policy).not.toMatch(/unsafe|https?:|\*/);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'strict-origin-when-cross-origin',
      });
      for (const name of ['access-control-allow-origin', 'x-powered-by', 'server'])
        expect(headers[name]).toBeUndefined();
      if (headers['content-length'] !== '0') expect(headers['content-type']).toBeDefined();
      expect(String(headers['content-type'])).not.toMatch(/^text\/(?!.*charset=utf-8)/i);
    },
  );

  test.each(['/', '/all-ads', '/login', '/no-such-page'])(
    '%s: nothing inline runs, also on a cached page',
    async (url) => {
      const { headers, body } = await secure.get(url, undefined, { accept: 'text/html' });
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("script-src 'self';");
      expect(policy).not.toMatch(/nonce-|unsafe-/);
      // The facts for search engines and the page's own data are no script.
      expect(body).not.toMatch(
        /<script(?![^>]*(?:src=|application\/(?:ld\+)?json))|<style|\sstyle=|\son[a-z]+=/,
      );
    },
  );
});

test('every cookie is for HTTPS and says when it may travel; those no script needs are hidden and bound to the host', async () => {
  const { email } = await openAccount(site);
  const hash = await site.db
    .selectFrom('accounts')
    .selectAll()
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  await secure.db.insertInto('accounts').values(hash).execute();
  const answer = await secure.post(
    '/api/user/login',
    { email, password: GOOD_PASSWORD, stay: true },
    undefined,
    {
      origin: ORIGIN,
    },
  );
  const cookies = [answer.headers['set-cookie'] ?? []].flat();
  expect(cookies.length).toBeGreaterThan(3);
  for (const cookie of cookies) {
    expect(cookie).toMatch(/; Path=\/; .*Secure/);
    expect(cookie).toMatch(/SameSite=(?:Lax|Strict)/);
    expect(cookie).not.toMatch(/Domain=/i);
    if (!/^(?:token|at|id|prefs)=/.test(cookie)) expect(cookie).toMatch(/^__Host-.*HttpOnly/);
  }
});

describe('a write that a page elsewhere sends', () => {
  const json = 'application/json';
  const WAYS: [string, Record<string, string>, boolean][] = [
    ['from another site', { origin: 'https://evil.example', 'content-type': json }, true],
    ['from a frame without origin', { origin: 'null', 'content-type': json }, true],
    ['from nowhere', { 'content-type': json }, true],
    ['across sites by fetch', { 'sec-fetch-site': 'cross-site', 'content-type': json }, true],
    [
      'as a form',
      { origin: 'http://localhost:3000', 'content-type': 'application/x-www-form-urlencoded' },
      true,
    ],
    ['as plain text', { origin: 'http://localhost:3000', 'content-type': 'text/plain' }, true],
    ['without the token', { origin: 'http://localhost:3000', 'content-type': json }, false],
    [
      'with somebody else’s token',
      { origin: 'http://localhost:3000', 'content-type': json, 'x-token': 'x' },
      false,
    ],
  ];
  test.each(WAYS)('%s is carried out by no operation', async (_how, headers, always) => {
    const before = await everything();
    for (const [url, { opensSession }] of WRITES) {
      if (opensSession && !always) continue;
      const { cookie } = site.people.dara;
      const answer = await site.app.inject({
        method: 'POST',
        url,
        payload: '{"data":{}}',
        headers: { cookie, ...headers },
      });
      expect([403, 415], url).toContain(answer.statusCode);
    }
    expect(await everything()).toBe(before);
  });

  test('no write is done by a safe method, and unknown methods do nothing', async () => {
    const before = await everything();
    for (const [url] of WRITES)
      for (const method of ['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH'] as const) {
        const answer = await site.app.inject({
          method,
          url,
          headers: {
            origin: 'http://localhost:3000',
            cookie: site.people.dara.cookie,
            'x-http-method-override': 'POST',
          },
        });
        expect([404, 405], `${method} ${url}`).toContain(answer.statusCode);
      }
    expect(await everything()).toBe(before);
  });
});

test('on the street: who claims to come from elsewhere counts by where they come from, and the pages of the demo are gone', async () => {
  const real = await openTestSite({ pages: true, change: (config) => ({ ...config, MODE: 'production' }) });
  const statuses: number[] = [];
  for (let time = 0; time < 12; time += 1) {
    const answer = await openVisitor(real).post(
      '/api/user/login',
      { email: `nobody-${time}@example.com`, password: 'not this one' },
      {
        'x-forwarded-for': `203.0.113.${time}`,
        'x-real-ip': `203.0.113.${time}`,
        forwarded: `for=203.0.113.${time}`,
      },
    );
    statuses.push(answer.statusCode);
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429]);
  for (const url of ['/dev/mail', '/dev/ui', '/dev/mail/1'])
    expect((await real.get(url)).statusCode, `${url} is for demos`).toBe(404);
  await real.close();
});

test('a typed password opens a new session of 256 random bits and ends the one before', async () => {
  const { email, visitor } = await openAccount(site);
  const before = new Map(visitor.jar);
  await visitor.post('/api/user/login', { email, password: GOOD_PASSWORD });
  for (const name of ['sid', 'token']) {
    expect(visitor.jar.get(name)?.value).toMatch(/^[\w-]{43}$/);
    expect(visitor.jar.get(name)?.value).not.toBe(before.get(name)?.value);
  }
  const old = `sid=${before.get('sid')?.value}; token=${before.get('token')?.value}`;
  expect((await site.get('/api/user/sessions', undefined, { cookie: old })).statusCode).toBe(401);
  expect((await visitor.get('/api/user/sessions')).statusCode).toBe(200);
});

function firstAsset(): string[] {
  return readdirSync('build/client/assets')
    .slice(0, 1)
    .map((name) => `/assets/${name}`);
}
