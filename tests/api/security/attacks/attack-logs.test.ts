import { expect, test, vi } from 'vitest';
import { openAuthenticator } from '#tests/support/people/authenticator.ts';
import { insertAd } from '#tests/support/ads/some-ads.ts';
import { useSite } from '#tests/support/site/test-site.ts';
import {
  listMailsTo,
  newcomerForm,
  newestCode,
  openAccount,
  openVisitor,
} from '#tests/support/people/visitor.ts';

const site = useSite({ settings: { LOG_LEVEL: 'debug' }, pages: true });

const ISO_TIME = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const PASSWORD = 'canary otter 5521 under the bridge';
const EMAIL = 'canary-otter-5521@example.com';

test('the log of a busy day holds no address, password, code, pass or token', async () => {
  const adId = await insertAd(site.db, site.people.asha.id, site.clock.now);
  const { visitor } = await openAccount(site, { email: EMAIL, password: PASSWORD, username: 'canary-name' });
  const login = await visitor.post('/api/user/login', { email: EMAIL, password: PASSWORD, stay: true });
  const recovery = await openAuthenticator(site).enrol(visitor, PASSWORD);
  await visitor.post('/api/user/login', { email: EMAIL, password: `${PASSWORD}!` });
  await visitor.post('/api/user/forgetPassword', { email: EMAIL });
  await visitor.post('/api/user/exportData', {});
  const code = await newestCode(site, EMAIL);
  await visitor.post('/api/user/verifyOtpAnUpdatePassword', {
    email: EMAIL,
    otp: '00000000',
    password: PASSWORD,
  });
  await visitor.post('/api/report/create', {
    target: { kind: 'ad', id: adId },
    reason: 'scam',
    text: 'canary text',
    email: EMAIL,
  });
  await visitor.postForm('/contact-us', {
    email: EMAIL,
    name: 'canary-name',
    topic: 'website',
    text: 'canary text',
  });
  const letters = (await listMailsTo(site, EMAIL)).map(({ text }) => text).join('\n');
  const link = /my-data\/([\w-]{43})/.exec(letters)?.[1] ?? '';
  for (const url of [
    `/my-data/${link}`,
    `/login?email=${EMAIL}`,
    `/no/${EMAIL}`,
    `/api/no?password=${PASSWORD}`,
  ])
    await visitor.get(encodeURI(url));

  const cookies = [...visitor.jar]
    .filter(([name]) => !['at', 'id'].includes(name))
    .map(([, { value }]) => value);
  const secrets = [
    EMAIL,
    PASSWORD,
    'canary',
    code,
    link,
    ...recovery,
    ...cookies,
    login.json().loginDetails?.token,
  ];
  const log = site.logLines.join('\n');
  expect(site.logLines.length).toBeGreaterThan(15);
  for (const secret of secrets) {
    expect(secret?.length).toBeGreaterThan(5);
    expect(log).not.toContain(secret);
  }
});

test('every login is on record, with how it ended and by what, and without what was typed', async () => {
  const { email, password, id, visitor } = await openAccount(site);
  site.logLines.splice(0);
  await visitor.post('/api/user/login', { email, password });
  await visitor.post('/api/user/login', { email, password: 'canary wrong word' });
  const logins = site.logLines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'a login');
  expect(logins).toEqual([
    expect.objectContaining({ success: 1, by: 'password', accountId: id }),
    expect.objectContaining({ success: 0, by: 'password' }),
  ]);
});

test('a bug in the midst of a sign-up is logged without what was typed', async () => {
  const form = newcomerForm({ email: 'canary-heron-77@example.com', password: 'canary heron 77 on one leg' });
  const broken = vi.spyOn(site.platform.queue, 'enqueue').mockRejectedValueOnce(new Error('a broken queue'));
  const answer = await openVisitor(site).post('/api/user/createUser', form);
  broken.mockRestore();
  expect(answer.statusCode).toBe(500);
  const log = site.logLines.join('\n');
  expect(log).toContain('a broken queue');
  expect(log).not.toContain('canary-heron');
  expect(log).not.toContain('canary heron');
});

test('nobody writes a line of the log: each is one JSON object with its time and request', async () => {
  const forged = '\n{"level":30,"msg":"forged"}\r\n';
  await site.get('/api/ad/getAllAds', undefined, { 'user-agent': 'x', 'x-request-id': 'forged' });
  await openVisitor(site).post('/api/user/login', { email: `x${forged}@example.com`, password: forged });
  await site.app.inject({ url: `/api/${encodeURIComponent(forged)}` });
  for (const line of site.logLines) {
    const entry: { level: unknown; time: unknown; msg: unknown; reqId?: unknown } = JSON.parse(line);
    expect(entry).toMatchObject({ level: expect.any(Number), time: expect.stringMatching(ISO_TIME) });
    expect([entry.msg, entry.reqId]).not.toContain('forged');
    expect(line.trimEnd()).not.toMatch(/[\r\n]/);
  }
});
