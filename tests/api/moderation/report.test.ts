import { beforeAll, expect, test } from 'vitest';
import { insertAd } from '#tests/support/ads/some-ads.ts';
import { openTestSite, useSite } from '#tests/support/site/test-site.ts';

let adId: string;

const site = useSite();
beforeAll(async () => {
  adId = await insertAd(site.db, site.people.asha.id, site.clock.now);
});

const report = (more: object = {}) => ({
  target: { kind: 'ad', id: adId },
  reason: 'scam',
  text: 'The seller wants the money by gift card.',
  ...more,
});
const count = async () => (await site.db.selectFrom('reports').selectAll().execute()).length;
const mailsTo = (to: string) =>
  site.db.selectFrom('mailbox').selectAll().where('to_address', '=', to).execute();

test('a visitor reports an ad: there is a case, and a receipt names its number', async () => {
  const answer = await site.post('/api/report/create', report({ email: 'Visitor@example.com' }));
  expect(answer.json()).toEqual({ success: 1, caseNumber: expect.stringMatching(/^FH-\d\d-[A-Z2-9]{6}$/) });
  expect(await mailsTo('visitor@example.com')).toEqual([]);
  await site.runJobs();
  expect(await mailsTo('visitor@example.com')).toMatchObject([
    { subject: `${answer.json().caseNumber}: we have your report` },
  ]);
});

test('somebody signed in gets the receipt without typing an address', async () => {
  await site.post('/api/report/create', report(), 'bela');
  await site.runJobs();
  expect(await mailsTo('bela@example.com')).toHaveLength(1);
});

test('the same Idempotency-Key makes one case, also eight times at once', async () => {
  const before = await count();
  const send = () => site.post('/api/report/create', report(), 'asha', { 'idempotency-key': 'once-only' });
  const answers = await Promise.all(Array.from({ length: 8 }, send));
  expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
  expect(answers[0]?.statusCode).toBe(200);
  expect(await count()).toBe(before + 1);
});

test('the same key for another request is refused, and for another person it is another key', async () => {
  const key = { 'idempotency-key': 'mine' };
  const first = await site.post('/api/report/create', report(), 'asha', key);
  const changed = await site.post('/api/report/create', report({ reason: 'minor' }), 'asha', key);
  expect([changed.statusCode, changed.json().code]).toEqual([422, 'invalid']);
  const others = await site.post('/api/report/create', report(), 'bela', key);
  expect(others.json().caseNumber).not.toBe(first.json().caseNumber);
});

test('a refused request does not use up its key', async () => {
  const key = { 'idempotency-key': 'again' };
  const absent = report({ target: { kind: 'ad', id: '00000000-0000-7000-8000-000000000000' } });
  expect((await site.post('/api/report/create', absent, 'asha', key)).statusCode).toBe(404);
  expect((await site.post('/api/report/create', report(), 'asha', key)).statusCode).toBe(200);
});

test.each([
  ['a reason that is none', { reason: 'boring' }, 'reason'],
  ['a target that is none', { target: { kind: 'planet', id: 'x' } }, 'target'],
  ['text with a NUL', { text: 'a\u0000b' }, 'text'],
  ['half of a sign', { text: 'a\uD800b' }, 'text'],
  ['too much text', { text: 'x'.repeat(2001) }, 'text'],
  ['an address that is none', { email: 'me' }, 'email'],
  ['a field nobody asked for', { outcome: 'removed' }, 'outcome'],
])('%s is refused by name, and nothing is kept', async (_what, wrong, field) => {
  const before = await count();
  const answer = await site.post('/api/report/create', report(wrong));
  expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([422, [field]]);
  expect(await count()).toBe(before);
});

test.each([
  ['another site', { origin: 'https://evil.example' }],
  ['no site at all', { origin: 'null' }],
  ['another site on this machine', { origin: 'http://localhost:9999' }],
  ['a page that does not know the token', { 'x-token': 'guess' }],
])('a write from %s is not carried out', async (_where, headers) => {
  const before = await count();
  const answer = await site.post('/api/report/create', report(), 'asha', headers);
  expect([answer.statusCode, answer.json().code]).toEqual([403, 'not-allowed']);
  expect(await count()).toBe(before);
});

test.each([
  ['broken JSON', '{"data":', 'application/json', 400, 'malformed'],
  ['nothing', '', 'application/json', 400, 'malformed'],
  ['plain text', '{"data":{}}', 'text/plain', 415, 'wrong-type'],
  ['a form', 'data=1', 'application/x-www-form-urlencoded', 415, 'wrong-type'],
  [
    'far too much',
    JSON.stringify({ data: { text: 'x'.repeat(300_000) } }),
    'application/json',
    413,
    'too-large',
  ],
  ['fields beside data', '{"data":{},"admin":true}', 'application/json', 422, 'invalid'],
])('%s as a body is refused', async (_what, payload, type, status, code) => {
  const headers = { origin: 'http://localhost:3000', 'content-type': type };
  const answer = await site.app.inject({ method: 'POST', url: '/api/report/create', payload, headers });
  expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
});

test('one address cannot take down ad after ad: past its limit it waits', async () => {
  const strict = await openTestSite({ change: (config) => ({ ...config, MODE: 'production' }) });
  const ad = await insertAd(strict.db, strict.people.asha.id, strict.clock.now);
  const send = () =>
    strict.post('/api/report/create', report({ target: { kind: 'ad', id: ad }, reason: 'other' }));
  const answers = [];
  for (let n = 0; n < 6; n += 1) answers.push(await send());
  expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200, 200, 200, 429]);
  expect(Number(answers[5]?.headers['retry-after'])).toBeGreaterThan(0);
  expect((await strict.get('/metrics')).statusCode, 'and the figures are not for everybody').toBe(404);
  await strict.close();
});
