import { expect, test } from 'vitest';
import { makeAdmin } from '#market/accounts/make-admin.ts';
import { openContext } from '#market/context.ts';
import { openAuthenticator } from '#tests/support/people/authenticator.ts';
import {
  register,
  STRANGERS_PASSWORD,
  verify,
  watchRegistrations,
  wrong,
} from '#tests/support/people/registrations.ts';
import { useSite } from '#tests/support/site/test-site.ts';
import {
  GOOD_PASSWORD,
  newcomerForm,
  newestCode,
  openAccount,
  openVisitor,
  subjectsTo,
} from '#tests/support/people/visitor.ts';

const site = useSite();
const watch = watchRegistrations(site);

test('a stranger elsewhere neither uses up the tries of her browser nor has more than five', async () => {
  const her = newcomerForm();
  const she = openVisitor(site);
  await register(she, her);
  const otp = await newestCode(site, her.email);
  const guess = { email: her.email, otp: wrong(otp), password: her.password };
  const guesses = await Promise.all(Array.from({ length: 20 }, () => verify(openVisitor(site), guess)));
  expect(new Set(guesses.map(({ statusCode }) => statusCode))).toEqual(new Set([422]));
  expect((await verify(openVisitor(site), { ...guess, otp })).statusCode, 'after five tries').toBe(422);
  for (let time = 0; time < 4; time += 1) await verify(she, { email: her.email, otp: wrong(otp) });
  expect((await verify(she, { email: her.email, otp })).statusCode).toBe(200);
});

test('a stranger’s own registration gives no more than five tries at her address in each place', async () => {
  const { her, stranger, strangersCode } = await watch.bothRegister();
  const given = { email: her.email, otp: wrong(strangersCode) };
  for (let time = 0; time < 5; time += 1) await verify(stranger, given);
  expect((await verify(stranger, { ...given, otp: strangersCode })).statusCode).toBe(422);
});

test('twenty at once with the right code and password open one account', async () => {
  const { her, she, herCode: otp } = await watch.bothRegister();
  const { email, password } = her;
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      at % 2 === 0 ? verify(she, { email, otp }) : verify(openVisitor(site), { email, otp, password }),
    ),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(answers.every(({ statusCode }) => statusCode === 200 || statusCode === 422)).toBe(true);
  expect(await watch.accountsWith(email)).toBe(1);
});

test('two who prove one address at the same moment: one account, and the other is told', async () => {
  const { her, stranger, she, strangersCode, herCode } = await watch.bothRegister();
  const { email } = her;
  const answers = await Promise.all([
    verify(she, { email, otp: herCode }),
    verify(stranger, { email, otp: strangersCode }),
  ]);
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(await watch.accountsWith(email)).toBe(1);
});

test('a code that is left over never opens an account that is there, least of all past its second factor', async () => {
  const { her, she, stranger, herCode, strangersCode } = await watch.bothRegister();
  const { email } = her;
  await verify(she, { email, otp: herCode });
  await openAuthenticator(site).enrol(she, GOOD_PASSWORD);
  for (const [visitor, otp] of [
    [stranger, strangersCode],
    [stranger, herCode],
    [she, herCode],
    [openVisitor(site), herCode],
  ] as const)
    for (const password of [undefined, GOOD_PASSWORD, STRANGERS_PASSWORD]) {
      const answer = await verify(visitor, { email, otp, ...(password && { password }) });
      expect(answer.statusCode).toBe(422);
      expect(answer.headers['set-cookie'] ?? []).not.toContainEqual(expect.stringMatching(/^sid=/));
    }
});

const COMES_INTO_BEING: Record<string, (email: string) => Promise<void>> = {
  'staff are hired with it': async (email) => {
    const { username } = newcomerForm();
    const hired = await site.post(
      '/api/super-admin-user/employeeCreate',
      { username, email, role: 'creator', reason: 'We need hands.' },
      'dara',
    );
    expect(hired.statusCode, hired.body).toBe(200);
  },
  'somebody changes their address to it': async (email) => {
    const { visitor } = await openAccount(site);
    await visitor.post('/api/user/changeEmail', { email, password: GOOD_PASSWORD });
    const subjects = await subjectsTo(site, email);
    const otp = /^\d{8}/.exec(subjects.find((subject) => /^\d{8}/.test(subject)) ?? '')?.[0];
    expect((await visitor.post('/api/user/verifyNewEmail', { otp })).statusCode).toBe(200);
  },
  'an admin is made on the command line': async (email) => {
    const admin = { email, username: newcomerForm().username, password: GOOD_PASSWORD, country: 'GB' };
    await makeAdmin(openContext(site.platform, null, 'test'), admin);
  },
};

test.each(Object.entries(COMES_INTO_BEING))(
  'an account comes into being meanwhile (%s): what waited for the address is gone',
  async (_how, comesIntoBeing) => {
    const form = newcomerForm();
    const visitor = openVisitor(site);
    await register(visitor, form);
    const otp = await newestCode(site, form.email);
    await comesIntoBeing(form.email);
    expect(await watch.pending(form.email)).toBe(0);
    expect((await verify(visitor, { email: form.email, otp })).statusCode).toBe(422);
    expect(await watch.accountsWith(form.email)).toBe(1);
  },
);

test('an account that slipped in beside a registration is told to whoever proves the address', async () => {
  const form = newcomerForm();
  const visitor = openVisitor(site);
  await register(visitor, form);
  const otp = await newestCode(site, form.email);
  const { id } = await openAccount(site);
  await site.db.updateTable('accounts').set({ email: form.email }).where('id', '=', id).execute();
  const answer = await verify(visitor, { email: form.email, otp });
  expect([answer.statusCode, answer.json().message]).toEqual([
    409,
    'There is already an account with this address. Log in, or choose a new password for it.',
  ]);
  expect(await watch.pending(form.email)).toBe(0);
});

test('nobody learns by registering whether an address has an account, not by logging in afterwards either', async () => {
  const member = await openAccount(site);
  const seen = async (email: string) => {
    const stranger = openVisitor(site);
    const made = await register(stranger, newcomerForm({ email, password: STRANGERS_PASSWORD }));
    const answers = [made, await watch.login(email, STRANGERS_PASSWORD, stranger)];
    answers.push(
      await watch.login(email, 'something else', stranger),
      await watch.login(email, STRANGERS_PASSWORD),
    );
    answers.push(await verify(stranger, { email, otp: '000000' }));
    answers.push(await verify(stranger, { email, otp: '000000', password: STRANGERS_PASSWORD }));
    return answers.map(({ statusCode, body, headers }) => [
      statusCode,
      body,
      [headers['set-cookie'] ?? []].flat().map((line) => line.split('=')[0]),
    ]);
  };
  const known = await seen(member.email);
  expect(known).toEqual(await seen(newcomerForm().email));
  expect(known[1]?.[1]).toBe('{"success":2,"reason":"unverified"}');
  expect((await watch.login(member.email, GOOD_PASSWORD)).json().success).toBe(1);
});

test('a stranger who logs in with a registration of their own does not end the wait of those who guess', async () => {
  const { email } = await openAccount(site);
  const stranger = openVisitor(site);
  await register(stranger, newcomerForm({ email, password: STRANGERS_PASSWORD }));
  const statuses: number[] = [];
  for (let time = 0; time < 4; time += 1) {
    statuses.push((await watch.login(email, 'a guess', openVisitor(site))).statusCode);
    statuses.push((await watch.login(email, STRANGERS_PASSWORD, stranger)).statusCode);
  }
  expect(statuses).toContain(429);
});
