import { expect, test } from 'vitest';
import { useSite } from '#tests/support/site/test-site.ts';
import {
  GOOD_PASSWORD,
  listMailsTo,
  newcomerForm,
  openAccount,
  openVisitor,
  subjectsTo,
} from '#tests/support/people/visitor.ts';

const site = useSite();

const pass = (ms: number) => {
  site.clock.now = new Date(site.clock.now.getTime() + ms);
};
const MINUTE = 60_000;
const codeTo = async (email: string) =>
  (await subjectsTo(site, email))
    .flatMap((subject) => /^\d{8}(?= is your code for your)/.exec(subject) ?? [])
    .at(-1) ?? '';
const login = (email: string) =>
  openVisitor(site).post('/api/user/login', { email, password: GOOD_PASSWORD });

test('a new address is proved by its code; the old one hears of it twice; other devices are out', async () => {
  const { email, visitor } = await openAccount(site);
  const elsewhere = openVisitor(site);
  const { device_pass } = (await elsewhere.post('/api/user/login', { email, password: GOOD_PASSWORD })).json()
    .loginDetails;
  const fresh = newcomerForm().email;
  expect((await visitor.post('/api/user/changeEmail', { email: fresh })).statusCode, 'no password').toBe(403);
  const asked = await visitor.post('/api/user/changeEmail', {
    email: fresh.toUpperCase(),
    password: GOOD_PASSWORD,
  });
  expect(asked.json()).toEqual({ success: 1 });
  expect(await subjectsTo(site, email)).toContain('Somebody wants to change your e-mail address');
  expect((await login(email)).json().success).toBe(1);

  const otp = await codeTo(fresh);
  expect((await visitor.post('/api/user/verifyNewEmail', { otp })).json()).toEqual({
    success: 1,
    email: fresh,
  });
  expect((await visitor.post('/api/user/verifyNewEmail', { otp })).statusCode, 'the code again').toBe(422);
  expect(await subjectsTo(site, email)).toContain('Your e-mail address was changed');
  for (const { text } of await listMailsTo(site, email)) expect(text).not.toContain(fresh);
  expect((await login(email)).body).toBe('{"success":0}');
  expect((await login(fresh)).json().success).toBe(1);
  expect((await visitor.get('/api/seller/getProfile')).json().profile.email).toBe(fresh);
  expect((await elsewhere.get('/api/user/sessions')).statusCode).toBe(401);
  expect((await elsewhere.post('/api/user/login', { email: fresh, password: device_pass })).body).toBe(
    '{"success":0}',
  );
});

test('this device stays signed in by its pass, under the new address', async () => {
  const { visitor } = await openAccount(site);
  const fresh = newcomerForm().email;
  await visitor.post('/api/user/changeEmail', { email: fresh, password: GOOD_PASSWORD });
  await visitor.post('/api/user/verifyNewEmail', { otp: await codeTo(fresh) });
  const opened = await visitor.post('/api/user/login', { email: fresh, password: GOOD_PASSWORD });
  pass(25 * 60 * MINUTE);
  const { device_pass: password } = opened.json().loginDetails;
  expect((await visitor.post('/api/user/login', { email: fresh, password })).json().success).toBe(1);
});

test('an address of somebody else is answered alike, and stays theirs', async () => {
  const [one, other] = [await openAccount(site), await openAccount(site)];
  const ask = (email: string) =>
    one.visitor.post('/api/user/changeEmail', { email, password: GOOD_PASSWORD });
  const taken = await ask(other.email);
  pass(MINUTE);
  const free = await ask(newcomerForm().email);
  expect([taken.statusCode, taken.body]).toEqual([free.statusCode, free.body]);
  expect(await subjectsTo(site, other.email)).toContain('You already have an account');
  expect(await codeTo(other.email)).toBe('');
});

test('taken while the code was on its way: refused, and both accounts stay as they are', async () => {
  const { visitor, email } = await openAccount(site);
  const fresh = newcomerForm().email;
  await visitor.post('/api/user/changeEmail', { email: fresh, password: GOOD_PASSWORD });
  const otp = await codeTo(fresh);
  pass(MINUTE);
  await openAccount(site, { email: fresh });
  expect((await visitor.post('/api/user/verifyNewEmail', { otp })).statusCode).toBe(422);
  expect((await visitor.get('/api/seller/getProfile')).json().profile.email).toBe(email);
});

test.each([
  [
    'wrong five times',
    async (guess: (otp: string) => Promise<unknown>) => {
      for (let time = 0; time < 5; time += 1) await guess('00000000');
    },
  ],
  ['run out', async () => pass(10 * MINUTE)],
])('a code that was %s changes nothing', async (_what, spoil) => {
  const { visitor } = await openAccount(site);
  const fresh = newcomerForm().email;
  await visitor.post('/api/user/changeEmail', { email: fresh, password: GOOD_PASSWORD });
  const otp = await codeTo(fresh);
  await spoil((wrong) => visitor.post('/api/user/verifyNewEmail', { otp: wrong }));
  expect((await visitor.post('/api/user/verifyNewEmail', { otp })).statusCode).toBe(422);
});

test('another’s code, one’s own address, too often: refused', async () => {
  const [one, other] = [await openAccount(site), await openAccount(site)];
  const fresh = newcomerForm().email;
  const ask = (email: string) =>
    one.visitor.post('/api/user/changeEmail', { email, password: GOOD_PASSWORD });
  await ask(fresh);
  const otp = await codeTo(fresh);
  expect((await other.visitor.post('/api/user/verifyNewEmail', { otp })).statusCode).toBe(422);
  expect((await ask(newcomerForm().email)).statusCode).toBe(429);
  expect((await ask(one.email)).json().fields).toHaveProperty('email');
});
