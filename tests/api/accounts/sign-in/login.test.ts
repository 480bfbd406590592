import { expect, test } from 'vitest';
import { useSite } from '#tests/support/site/test-site.ts';
import {
  GOOD_PASSWORD,
  openAccount,
  openVisitor,
  subjectsTo,
  type Visitor,
} from '#tests/support/people/visitor.ts';
import { HOUR_MS } from '#rules/time.ts';

const site = useSite();

const SECOND = 1000;
const pass = (ms: number) => {
  site.clock.now = new Date(site.clock.now.getTime() + ms);
};

/** Signs in and saves what the page's script would. */
async function logIn(visitor: Visitor, email: string, password = GOOD_PASSWORD, more: object = {}) {
  const answer = await visitor.post('/api/user/login', { email, password, ...more });
  const { success, loginDetails } = answer.json();
  if (success === 1) visitor.saved = { email, password: loginDetails.device_pass ?? '' };
  return answer;
}
const logInSilently = (visitor: Visitor) => logIn(visitor, visitor.saved.email, visitor.saved.password);
const isSignedIn = async (visitor: Visitor) => (await visitor.get('/api/user/sessions')).statusCode === 200;

test('the login answers the eight fields and sets the cookies of the specification', async () => {
  const { email, username, id } = await openAccount(site, { accountType: 1 });
  const visitor = openVisitor(site);
  const answer = await logIn(visitor, email);
  expect(answer.json()).toEqual({
    success: 1,
    loginDetails: {
      email,
      username,
      user_id: id,
      token: visitor.jar.get('token')?.value,
      accountType: 1,
      is_active: 0,
      subscription_type: 0,
      role: 'enduser',
      device_pass: expect.stringMatching(/^dp1_[\w-]{43}$/),
    },
  });
  const day = 'Max-Age=86400; Path=/';
  expect(Object.fromEntries([...visitor.jar].map(([name, { attributes }]) => [name, attributes]))).toEqual({
    token: `${day}; SameSite=Lax`,
    at: `${day}; SameSite=Lax`,
    id: `${day}; SameSite=Lax`,
    sid: `${day}; HttpOnly; SameSite=Lax`,
    dev: 'Max-Age=2592000; Path=/; HttpOnly; SameSite=Strict',
    prefs: 'Max-Age=31536000; Path=/; SameSite=Lax',
  });
  expect([visitor.jar.get('at')?.value, visitor.jar.get('id')?.value]).toEqual(['1', id]);
});

test('0 has the same bytes for a wrong password and for nobody', async () => {
  const { email } = await openAccount(site);
  const wrong = await openVisitor(site).post('/api/user/login', { email, password: 'not this one' });
  const nobody = await openVisitor(site).post('/api/user/login', {
    email: 'nobody@example.com',
    password: 'not this one',
  });
  expect(wrong.body).toBe('{"success":0}');
  expect([nobody.statusCode, nobody.body]).toEqual([wrong.statusCode, wrong.body]);
});

test('the session needs its cookie and its token; at, id and token alone open nothing', async () => {
  const { email } = await openAccount(site);
  const visitor = openVisitor(site);
  await logIn(visitor, email);
  for (const taken of ['sid', 'token']) {
    const poorer = openVisitor(site);
    for (const [name, kept] of visitor.jar) if (name !== taken) poorer.jar.set(name, kept);
    expect(await isSignedIn(poorer)).toBe(false);
  }
  expect(await isSignedIn(visitor)).toBe(true);
});

test('unticked, nothing is saved', async () => {
  const { email } = await openAccount(site);
  const visitor = openVisitor(site);
  const answer = await logIn(visitor, email, GOOD_PASSWORD, { stay: false });
  expect(answer.json().loginDetails).not.toHaveProperty('device_pass');
  expect([...visitor.jar.keys()].toSorted()).toEqual(['at', 'id', 'prefs', 'sid', 'token']);
});

test('a silent login rotates the pass, keeps the session, and costs no password hash', async () => {
  const { email } = await openAccount(site);
  const visitor = openVisitor(site);
  await logIn(visitor, email);
  const [first, sid] = [visitor.saved.password, visitor.jar.get('sid')?.value];
  expect((await logInSilently(visitor)).json().success).toBe(1);
  expect(visitor.saved.password).not.toBe(first);
  expect(visitor.jar.get('sid')?.value).toBe(sid);
  for (let time = 0; time < 5; time += 1) await logInSilently(visitor);
  const sessions = (await visitor.get('/api/user/sessions')).json().items;
  // One from the registration, one from this login.
  expect(sessions).toHaveLength(2);
});

test('a day later the pass opens a new session, a weaker one', async () => {
  const { email } = await openAccount(site);
  const visitor = openVisitor(site);
  await logIn(visitor, email);
  pass(25 * HOUR_MS);
  expect(await isSignedIn(visitor)).toBe(false);
  expect((await logInSilently(visitor)).json().success).toBe(1);
  expect(await isSignedIn(visitor)).toBe(true);
  const deleted = await visitor.post('/api/user/deleteAccount', {});
  expect([deleted.statusCode, Object.keys(deleted.json().fields)]).toEqual([403, ['password']]);
  expect((await visitor.post('/api/user/deleteAccount', { password: 'wrong one here' })).statusCode).toBe(
    403,
  );
});

test('two tabs that open at once both stay signed in', async () => {
  const { email } = await openAccount(site);
  const visitor = openVisitor(site);
  await logIn(visitor, email);
  pass(25 * HOUR_MS);
  const answers = await Promise.all([logInSilently(visitor), logInSilently(visitor)]);
  expect(answers.map((answer) => answer.json().success)).toEqual([1, 1]);
  expect((await logInSilently(visitor)).json().success).toBe(1);
});

test('a pass without its cookie is worthless, and so is the cookie without the pass', async () => {
  const { email } = await openAccount(site);
  const visitor = openVisitor(site);
  await logIn(visitor, email);
  const stranger = openVisitor(site);
  stranger.saved = { ...visitor.saved };
  expect((await logInSilently(stranger)).body).toBe('{"success":0}');
  const dev = visitor.jar.get('dev');
  if (dev) stranger.jar.set('dev', dev);
  stranger.saved.password = `dp1_${'x'.repeat(43)}`;
  expect((await logInSilently(stranger)).body).toBe('{"success":0}');
  expect((await logInSilently(visitor)).json().success).toBe(1);
});

test('an old copy of both halves ends the device, and its owner is told', async () => {
  const { email } = await openAccount(site);
  const visitor = openVisitor(site);
  await logIn(visitor, email);
  const thief = openVisitor(site);
  for (const name of ['dev'] as const) {
    const kept = visitor.jar.get(name);
    if (kept) thief.jar.set(name, kept);
  }
  thief.saved = { ...visitor.saved };
  await logInSilently(visitor);
  await logInSilently(visitor);
  pass(61 * SECOND);
  expect((await logInSilently(thief)).body).toBe('{"success":0}');
  expect(await isSignedIn(visitor)).toBe(false);
  expect((await logInSilently(visitor)).body).toBe('{"success":0}');
  expect(await subjectsTo(site, email)).toContain('We signed out one of your devices');
});

test('the pass of one person does not open the account of another', async () => {
  const one = await openAccount(site);
  const other = await openAccount(site);
  const visitor = openVisitor(site);
  await logIn(visitor, one.email);
  expect((await logIn(visitor, other.email, visitor.saved.password)).body).toBe('{"success":0}');
});

test('logging out clears both sides: the session, the pass and all five cookies', async () => {
  const { email } = await openAccount(site);
  const visitor = openVisitor(site);
  await logIn(visitor, email);
  const before = new Map(visitor.jar);
  expect((await visitor.post('/api/user/logout', {})).json()).toEqual({ success: 1 });
  expect([...visitor.jar.keys()], 'how the site looks here is nobody’s').toEqual(['prefs']);
  for (const [name, kept] of before) visitor.jar.set(name, kept);
  expect(await isSignedIn(visitor)).toBe(false);
  expect((await logInSilently(visitor)).body).toBe('{"success":0}');
});

test('blocked people are out at once, and their login says why', async () => {
  const { email, id } = await openAccount(site);
  const visitor = openVisitor(site);
  await logIn(visitor, email);
  await site.db.updateTable('accounts').set({ blocked_at: site.clock.now }).where('id', '=', id).execute();
  expect(await isSignedIn(visitor)).toBe(false);
  expect((await logInSilently(visitor)).json()).toEqual({ success: 2, reason: 'blocked' });
  expect((await logIn(openVisitor(site), email)).json()).toEqual({ success: 2, reason: 'blocked' });
});

test('at most 60 sessions and 20 devices a person', async () => {
  const { email, id } = await openAccount(site);
  for (let time = 0; time < 63; time += 1) await logIn(openVisitor(site), email);
  const count = async (table: 'sessions' | 'devices') =>
    (
      await site.db
        .selectFrom(table)
        .select('id')
        .where('account_id', '=', id)
        .$if(table === 'devices', (query) => query.where('revoked_at' as 'id', 'is', null))
        .execute()
    ).length;
  expect(await count('sessions')).toBeLessThanOrEqual(60);
  expect(await count('devices')).toBe(20);
});

test.each([
  [undefined, ['email', 'password']],
  [{ email: 1, password: 'x' }, ['email']],
  [{ email: 'a@example.com', password: { $ne: '' } }, ['password']],
  [{ email: 'x'.repeat(5000), password: 'y' }, ['email']],
  [{ email: 'a\u0000@example.com', password: 'y' }, ['email']],
  [{ email: 'a@example.com', password: 'y'.repeat(1025) }, ['password']],
  [{ email: 'a@example.com', password: 'y', admin: true }, ['admin']],
  [{ email: 'a@example.com', password: 'y', stay: 'yes' }, ['stay']],
])('%j is refused by field', async (data, fields) => {
  const answer = await openVisitor(site).post('/api/user/login', data);
  expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([422, fields]);
});

test.each(["' or 1=1 --", '\u202Egpj.exe', '👩‍🦰', '<script>alert(1)</script>'])(
  'the address %s is nobody’s',
  async (email) => {
    const answer = await openVisitor(site).post('/api/user/login', { email, password: 'whatever it is' });
    expect(answer.statusCode === 422 || answer.body === '{"success":0}').toBe(true);
  },
);
