import { describe, expect, test } from 'vitest';
import { openTestSite, useSite } from '#tests/support/site/test-site.ts';
import { insertAd } from '#tests/support/ads/some-ads.ts';
import { openApiClient } from '#web/api-client.ts';

const site = useSite({ settings: { METRICS_TOKEN: 'figures-for-the-operator' } });

describe('for operators', () => {
  test('livez and readyz answer, and the figures only with their token', async () => {
    expect((await site.get('/livez')).statusCode).toBe(200);
    expect((await site.get('/readyz')).body).toBe('ready\n');
    expect((await site.get('/metrics')).statusCode).toBe(404);
    const figures = await site.get('/metrics', undefined, {
      authorization: 'Bearer figures-for-the-operator',
    });
    expect(figures.body).toContain('http_request_seconds_bucket{');
    expect(figures.body).toContain('database_connections{state="open"}');
  });

  test('the figures count jobs that wait and jobs that were given up', async () => {
    const figures = async () => {
      const answer = await site.get('/metrics', undefined, {
        authorization: 'Bearer figures-for-the-operator',
      });
      return answer.body;
    };
    expect(await figures()).toMatch(/^jobs_dead 0$/m);
    const form = { email: 'asha@example.com' };
    expect((await site.post('/api/user/forgetPassword', form)).statusCode).toBe(200);
    expect(await figures()).toMatch(/^jobs_waiting\{job="send-code"\} 1$/m);
    await site.database.pool.query(
      `update jobs.job set name = 'dead-letters', start_after = now() - interval '90 seconds' where name = 'send-code'`,
    );
    const later = await figures();
    expect(later).toMatch(/^jobs_dead 1$/m);
    expect(later).not.toMatch(/^jobs_waiting\{job="send-code"\}/m);
  });

  test('every answer carries its request id, and the log knows it', async () => {
    const answer = await site.get('/api/ad/getAllAds');
    const id = answer.headers['x-request-id'];
    expect(site.logLines.some((line) => line.includes(`"reqId":"${String(id)}"`))).toBe(true);
  });

  test('the log keeps no secret and no address', () => {
    site.platform.log.warn(
      { password: 'p-1', user: { email: 'e-1', otp: 'o-1' }, req: { headers: { cookie: 'c-1' } } },
      'x',
    );
    const line = site.logLines.at(-1) ?? '';
    for (const secret of ['p-1', 'e-1', 'o-1', 'c-1']) expect(line).not.toContain(secret);
  });
});

describe('headers', () => {
  test.each(['/livez', '/api/ad/getAllAds', '/api/no-such', '/no-such-page'])(
    'of %s are strict',
    async (url) => {
      const { headers } = await site.get(url);
      expect(headers['content-security-policy']).toMatch(/default-src 'none'/);
      expect(headers['content-security-policy']).not.toMatch(/unsafe/);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['x-powered-by']).toBeUndefined();
    },
  );
});

describe('the API reference', () => {
  test('lists every operation with what goes in and what comes out', async () => {
    const document = (await site.get('/api/openapi.json')).json();
    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document.paths)).toEqual(
      expect.arrayContaining(['/api/ad/getAllAds', '/api/ad/getAdDetailsByAdId', '/api/report/create']),
    );
    const create = document.paths['/api/report/create'].post;
    expect(create.requestBody.content['application/json'].schema.properties.data.required).toContain(
      'reason',
    );
    expect(create.responses['200'].content['application/json'].schema.properties).toHaveProperty(
      'caseNumber',
    );
  });
});

describe('an operation that is none', () => {
  test.each(['GET', 'POST'] as const)('answers %s in the manner of the API', async (method) => {
    const answer = await site.app.inject({
      method,
      url: '/api/ad/no-such',
      headers: { origin: 'http://localhost:3000', 'content-type': 'application/json' },
      ...(method === 'POST' ? { payload: '{"data":{}}' } : {}),
    });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not-found']);
  });
});

describe('the typed client', () => {
  test('reads, writes, and hands on a refusal as it was', async () => {
    const adId = await insertAd(site.db, site.people.asha.id, site.clock.now);
    const base = await site.app.listen({ port: 0, host: '127.0.0.1' });
    const { cookie, token } = site.people.bela;
    const send = (path: string, init: RequestInit = {}) => {
      const headers = new Headers(init.headers);
      headers.set('cookie', cookie);
      headers.set('origin', 'http://localhost:3000');
      return fetch(`${base}${path}`, { ...init, headers });
    };
    const api = openApiClient(send, () => token);

    const { items } = await api.read('ad', 'getAllAds', { colour: ['black'] });
    expect(items.map((ad) => ad.id)).toEqual([adId]);
    const { caseNumber } = await api.write(
      'report',
      'create',
      { target: { kind: 'ad', id: adId }, reason: 'scam', text: '' },
      'k1',
    );
    expect(caseNumber).toMatch(/^FH-/);
    await expect(api.read('ad', 'getAdDetailsByAdId', { adId: 'none' })).rejects.toMatchObject({
      name: 'Refusal',
      code: 'not-found',
    });
  });
});

describe('a database that is away', () => {
  test('is said in a sentence with the time to come back, and the process goes on', async () => {
    const other = await openTestSite();
    await other.database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()`,
      [other.database.serving.database],
    );
    const status = async () => (await other.get('/api/ad/getAllAds')).statusCode;
    await expect.poll(status, { message: 'fresh connections are made' }).toBe(200);
    await other.database.close();
    const answer = await other.get('/api/ad/getAllAds');
    expect([answer.statusCode, answer.json().code, answer.headers['retry-after']]).toEqual([
      503,
      'unavailable',
      '5',
    ]);
    expect((await other.get('/readyz')).statusCode).toBe(503);
    expect((await other.get('/livez')).statusCode).toBe(200);
    await other.close();
  });
});
