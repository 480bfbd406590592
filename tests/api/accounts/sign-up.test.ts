import { expect, test } from 'vitest';
import { useSite } from '#tests/support/site/test-site.ts';
import {
  GOOD_PASSWORD,
  newcomerForm,
  newestCode,
  openAccount,
  openVisitor,
  subjectsTo,
  type Visitor,
} from '#tests/support/people/visitor.ts';

const site = useSite();

const MINUTE = 60_000;
const pass = (ms: number) => {
  site.clock.now = new Date(site.clock.now.getTime() + ms);
};
const accounts = async () => (await site.db.selectFrom('accounts').select('id').execute()).length;
const countSignUps = async () => [
  await accounts(),
  (await site.db.selectFrom('registrations').select('id').execute()).length,
];

test('somebody registers, proves the address by the code in the subject, and is signed in', async () => {
  const form = newcomerForm();
  const visitor = openVisitor(site);
  const made = await visitor.post('/api/user/createUser', form);
  expect(made.json()).toEqual({ success: 1, next: 'verifyOtp' });
  expect((await visitor.post('/api/user/login', form2login(form))).json()).toEqual({
    success: 2,
    reason: 'unverified',
  });
  expect(await subjectsTo(site, form.email)).toEqual([expect.stringMatching(/^\d{6} is your code$/)]);
  const otp = await newestCode(site, form.email);
  const verified = await visitor.post('/api/user/verifyOtp', {
    email: form.email,
    otp: `${otp.slice(0, 3)} ${otp.slice(3)}`,
  });
  expect(verified.json()).toMatchObject({
    success: 1,
    loginDetails: { email: form.email, accountType: 2, is_active: 0, subscription_type: 0, role: 'enduser' },
  });
  expect((await visitor.get('/api/seller/getProfile')).json()).toMatchObject({
    profile: { username: form.username, country: 'IN' },
  });
  expect(await subjectsTo(site, form.email)).toContain('Welcome to Fairhank');
});

test('a taken address is answered alike, and only its owner hears of it', async () => {
  const { email } = await openAccount(site);
  const before = await accounts();
  const fresh = await openVisitor(site).post('/api/user/createUser', newcomerForm());
  const taken = await openVisitor(site).post('/api/user/createUser', newcomerForm({ email }));
  expect([taken.statusCode, taken.body]).toEqual([fresh.statusCode, fresh.body]);
  expect(await accounts(), 'nobody has an account who has not proved the address').toBe(before);
  expect(await subjectsTo(site, email)).toContain('You already have an account');
});

test('every registration stands for itself: the first of an address neither counts for the second nor ends by it', async () => {
  const first = newcomerForm();
  const second = newcomerForm({ email: first.email, password: 'another good long one' });
  const [one, other] = [openVisitor(site), openVisitor(site)];
  await one.post('/api/user/createUser', first);
  await other.post('/api/user/createUser', second);
  const login = async (visitor: Visitor, form: typeof first) =>
    (await visitor.post('/api/user/login', form2login(form))).json().success;
  expect([await login(one, first), await login(other, second)]).toEqual([2, 2]);
  expect([await login(one, second), await login(other, first)]).toEqual([0, 0]);
});

test('a taken name is refused by its field', async () => {
  const answer = await openVisitor(site).post('/api/user/createUser', newcomerForm({ username: 'ASHA' }));
  expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([422, ['username']]);
});

test.each([
  ['wrong five times', (guess: (times: number) => Promise<void>) => guess(5)],
  ['run out', async () => pass(10 * MINUTE)],
])('a code that was %s is no longer good', async (_what, spoil) => {
  const { visitor, email, otp, guess } = await registerAndGuess();
  await spoil(guess);
  const answer = await visitor.post('/api/user/verifyOtp', { email, otp });
  expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([422, ['otp']]);
});

test('four wrong tries do not spoil a code', async () => {
  const { visitor, email, otp, guess } = await registerAndGuess();
  await guess(4);
  expect((await visitor.post('/api/user/verifyOtp', { email, otp })).json().success).toBe(1);
});

/** Somebody with a code, who types it wrong so many times. */
async function registerAndGuess() {
  const { email, ...form } = newcomerForm();
  const visitor = openVisitor(site);
  await visitor.post('/api/user/createUser', { ...form, email });
  const otp = await newestCode(site, email);
  const wrong = { email, otp: otp === '000000' ? '111111' : '000000' };
  const guess = async (times: number) => {
    for (let time = 0; time < times; time += 1) await visitor.post('/api/user/verifyOtp', wrong);
  };
  return { visitor, email, otp, guess };
}

test('a code works once, only for its person, only for its purpose, and 20 at once are one', async () => {
  const form = newcomerForm();
  const other = newcomerForm();
  const visitor = openVisitor(site);
  await visitor.post('/api/user/createUser', form);
  await visitor.post('/api/user/createUser', other);
  const otp = await newestCode(site, form.email);
  const use = (email: string) => visitor.post('/api/user/verifyOtp', { email, otp });
  expect((await use(other.email)).statusCode).toBe(422);
  expect((await use('nobody@example.com')).body).toBe((await use(other.email)).body);
  const answers = await Promise.all(Array.from({ length: 20 }, () => use(form.email)));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect((await use(form.email)).statusCode).toBe(422);
});

test('another code comes after 60 s, at most three in an hour, and the one before is void', async () => {
  const form = newcomerForm();
  const visitor = openVisitor(site);
  await visitor.post('/api/user/createUser', form);
  const first = await newestCode(site, form.email);
  const again = () => visitor.post('/api/user/resendOtp', { email: form.email, purpose: 'verify-email' });
  expect((await again()).json()).toEqual({ success: 1 });
  await site.runJobs();
  expect((await subjectsTo(site, form.email)).length).toBe(1);
  for (let time = 0; time < 7; time += 1) {
    pass(MINUTE);
    await again();
    await site.runJobs();
  }
  expect((await subjectsTo(site, form.email)).length).toBe(3);
  const old = await visitor.post('/api/user/verifyOtp', { email: form.email, otp: first });
  expect(old.statusCode).toBe(422);
});

test.each([
  ['accountType', [undefined, 3, '2', null, 0]],
  [
    'username',
    [
      undefined,
      'ab',
      'a'.repeat(31),
      'a b',
      'ad\u0000min',
      '<b>bold</b>',
      'official-help',
      '\u202Eabc',
      '👩‍🦰👩‍🦰👩‍🦰',
    ],
  ],
  [
    'email',
    [
      undefined,
      'x',
      'a@b',
      `${'x'.repeat(250)}@example.com`,
      'a\u0000@example.com',
      "'; drop table accounts;--",
      7,
    ],
  ],
  [
    'password',
    [
      undefined,
      'short',
      'x'.repeat(129),
      'dp1_0123456789abcdef',
      'password123',
      'harrypotter',
      'a\uD800bcdefghijkl',
      {},
    ],
  ],
  ['country', [undefined, 'XX', 'India', 7]],
  ['adult', [undefined, false, 'true']],
  ['termsVersion', [undefined, '0']],
  ['role', ['admin']],
  ['verified_at', ['2026-01-01']],
])('a wrong %s is refused by name, and nothing is kept', async (field, values) => {
  const before = await countSignUps();
  for (const value of values) {
    const answer = await openVisitor(site).post('/api/user/createUser', newcomerForm({ [field]: value }));
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([422, [field]]);
  }
  expect(await countSignUps()).toEqual(before);
});

test('a password may be anything that is long enough, and is kept nowhere as it was typed', async () => {
  const password = `${GOOD_PASSWORD} 髪 👩‍🦰 '; drop table accounts; <b>`;
  const { email } = await openAccount(site, { password });
  const login = await openVisitor(site).post('/api/user/login', { email, password });
  expect(login.json().success).toBe(1);
  expect(site.logLines.join('\n')).not.toContain(GOOD_PASSWORD);
});

function form2login({ email, password }: { email: string; password: string }) {
  return { email, password };
}
