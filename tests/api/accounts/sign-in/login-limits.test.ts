import { expect, test } from 'vitest';
import { openContext } from '#market/context.ts';
import { forgetTries, takeTry } from '#market/rate-limits/backoff.ts';
import { isRefusal } from '#rules/refusal.ts';
import { openTestSite, useSite } from '#tests/support/site/test-site.ts';
import {
  GOOD_PASSWORD,
  newcomerForm,
  openAccount,
  openVisitor,
  type Visitor,
} from '#tests/support/people/visitor.ts';

const site = useSite();

const SECOND = 1000;
const pass = (ms: number) => {
  site.clock.now = new Date(site.clock.now.getTime() + ms);
};
const logIn = (visitor: Visitor, email: string) =>
  visitor.post('/api/user/login', { email, password: GOOD_PASSWORD });

test('five wrong passwords are free, then the wait doubles; the owner on a known device is not held up', async () => {
  const { email } = await openAccount(site);
  const owner = openVisitor(site);
  await logIn(owner, email);
  const stranger = openVisitor(site, '198.51.100.9');
  const guess = () => stranger.post('/api/user/login', { email, password: 'not this one' });
  for (let time = 0; time < 5; time += 1) expect((await guess()).body).toBe('{"success":0}');
  const waits: unknown[] = [];
  for (let time = 0; time < 3; time += 1) {
    const held = await guess();
    waits.push([held.statusCode, held.headers['retry-after']]);
    pass(Number(held.headers['retry-after']) * SECOND);
    await guess();
  }
  expect(waits).toEqual([
    [429, '1'],
    [429, '2'],
    [429, '4'],
  ]);
  expect((await logIn(openVisitor(site), email)).statusCode).toBe(429);
  expect((await logIn(owner, email)).json().success).toBe(1);
});

test('guessing twenty times at once gives no more than five tries', async () => {
  const { email } = await openAccount(site);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      openVisitor(site).post('/api/user/login', { email, password: 'not this one' }),
    ),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5);
  pass(20 * 60 * SECOND);
  expect((await logIn(openVisitor(site), email)).json().success).toBe(1);
});

test('one address may try 10 times in a minute and 30 in an hour; a demo 100 times as often', async () => {
  const strict = await openTestSite({ change: (config) => ({ ...config, MODE: 'production' }) });
  try {
    const tried: number[] = [];
    for (let time = 0; time < 12; time += 1) {
      const login = { email: `somebody-${time}@example.com`, password: 'not this one' };
      tried.push((await openVisitor(strict, '2001:db8::1').post('/api/user/login', login)).statusCode);
    }
    expect(tried.filter((status) => status === 200)).toHaveLength(10);
    const neighbour = { email: 'somebody@example.com', password: 'not this one' };
    const sameNetwork = await openVisitor(strict, '2001:db8::2').post('/api/user/login', neighbour);
    expect([sameNetwork.statusCode, Number(sameNetwork.headers['retry-after']) > 0]).toEqual([429, true]);
    const elsewhere = await openVisitor(strict, '2001:db8:0:1::2').post('/api/user/login', neighbour);
    expect(elsewhere.statusCode).toBe(200);
  } finally {
    await strict.close();
  }
});

test('when the queue for passwords is full, the answer is 503 and never 0', async () => {
  const logins = Array.from({ length: 60 }, (_, index) =>
    openVisitor(site).post('/api/user/login', { email: `q-${index}@example.com`, password: 'not this one' }),
  );
  const statuses = new Set((await Promise.all(logins)).map(({ statusCode }) => statusCode));
  expect(statuses).toEqual(new Set([200, 503]));
});

test('sign-ups are limited too', async () => {
  const strict = await openTestSite({ change: (config) => ({ ...config, MODE: 'production' }) });
  try {
    const statuses: number[] = [];
    for (let time = 0; time < 6; time += 1)
      statuses.push((await openVisitor(strict).post('/api/user/createUser', newcomerForm())).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  } finally {
    await strict.close();
  }
});

test('codes and resets are limited by address', async () => {
  const strict = await openTestSite({ change: (config) => ({ ...config, MODE: 'production' }) });
  try {
    const visitor = openVisitor(strict);
    const statuses: number[] = [];
    for (let time = 0; time < 12; time += 1) {
      const email = `somebody-${time}@example.com`;
      const asked = await visitor.post('/api/user/forgetPassword', { email });
      statuses.push(asked.statusCode);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429]);
    const guess = { email: 'somebody@example.com', otp: '000000' };
    expect((await visitor.post('/api/user/verifyOtp', guess)).statusCode).toBe(429);
  } finally {
    await strict.close();
  }
});

test('very many wrong codes in an hour, whoever tries them, raise an alarm', async () => {
  const guess = () =>
    openVisitor(site).post('/api/user/verifyOtp', { email: 'nobody@example.com', otp: '000000' });
  await guess();
  const alarms = () => site.logLines.filter((line) => line.includes('alarm: very many wrong codes'));
  await site.db
    .updateTable('limits')
    .set({ count: 198 })
    .where('key', 'like', 'failed-codes:site%')
    .execute();
  await guess();
  expect(alarms()).toHaveLength(0);
  await guess();
  expect(alarms()).toHaveLength(1);
});

test('tries that come while others succeed are counted or refused, and never lost in between', async () => {
  const ctx = openContext(site.platform, null, null);
  const bugs: unknown[] = [];
  const comeAndGo = async () => {
    for (let time = 0; time < 60; time += 1) {
      try {
        await takeTry(ctx, 'login:account:busy');
        await forgetTries(ctx, 'login:account:busy');
      } catch (error) {
        if (!isRefusal(error)) bugs.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: 8 }, comeAndGo));
  expect(bugs).toEqual([]);
});
