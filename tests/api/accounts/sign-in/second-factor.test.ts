import { expect, test } from 'vitest';
import { openAuthenticator } from '#tests/support/people/authenticator.ts';
import { useSite } from '#tests/support/site/test-site.ts';
import { GOOD_PASSWORD, openAccount, openVisitor, subjectsTo } from '#tests/support/people/visitor.ts';
import { HOUR_MS } from '#rules/time.ts';

const site = useSite();

const pass = (ms: number) => {
  site.clock.now = new Date(site.clock.now.getTime() + ms);
};
const NEXT_CODE = 30_000;
const login = (email: string, code?: string) =>
  openVisitor(site).post('/api/user/login', { email, password: GOOD_PASSWORD, code });
const LACKING = '{"success":2,"reason":"second-factor"}';

test('set up by password and app; from then on a login needs both, and each code works once', async () => {
  const { email, visitor } = await openAccount(site);
  const elsewhere = openVisitor(site);
  await elsewhere.post('/api/user/login', { email, password: GOOD_PASSWORD });
  expect((await visitor.post('/api/user/startSecondFactor', {})).statusCode).toBe(403);
  expect((await visitor.post('/api/user/startSecondFactor', { password: 'not mine' })).statusCode).toBe(403);

  const app = openAuthenticator(site);
  const codes = await app.enrol(visitor, GOOD_PASSWORD);
  expect(new Set(codes).size).toBe(10);
  expect(await subjectsTo(site, email)).toContain('Your second factor is on');
  expect((await elsewhere.get('/api/user/sessions')).statusCode).toBe(401);
  expect((await visitor.get('/api/user/secondFactor')).json()).toMatchObject({
    secondFactor: { isOn: true, isRequired: false, recoveryCodesLeft: 10 },
    setup: null,
  });

  expect((await login(email)).body).toBe(LACKING);
  expect((await login(email, app.show())).body, 'the code that turned it on').toBe(LACKING);
  pass(NEXT_CODE);
  const code = app.show();
  expect((await login(email, code)).json().success).toBe(1);
  expect((await login(email, code)).body, 'seen over a shoulder').toBe(LACKING);
  expect((await openVisitor(site).post('/api/user/login', { email, password: 'wrong', code })).body).toBe(
    '{"success":0}',
  );
});

test('a recovery code stands in once; new ones void the old; both factors turn it off', async () => {
  const { email, visitor } = await openAccount(site);
  const app = openAuthenticator(site);
  const [paper = '', other = ''] = await app.enrol(visitor, GOOD_PASSWORD);
  expect((await login(email, paper.toUpperCase())).json().success).toBe(1);
  expect((await login(email, paper)).body).toBe(LACKING);
  expect((await visitor.get('/api/user/secondFactor')).json().secondFactor.recoveryCodesLeft).toBe(9);

  pass(NEXT_CODE);
  const proof = { password: GOOD_PASSWORD, code: app.show() };
  const renewed = await visitor.post('/api/user/renewRecoveryCodes', proof);
  expect(renewed.json().recoveryCodes).toHaveLength(10);
  expect((await login(email, other)).body).toBe(LACKING);

  const off = (more: object) => visitor.post('/api/user/endSecondFactor', { ...proof, ...more });
  expect((await off({ code: proof.code })).statusCode, 'the same code again').toBe(422);
  pass(NEXT_CODE);
  expect((await off({ code: app.show(), password: 'not mine' })).statusCode).toBe(403);
  expect((await off({ code: app.show() })).json()).toEqual({ success: 1 });
  expect((await login(email)).json().success).toBe(1);
  expect(await subjectsTo(site, email)).toContain('Your second factor is off');
});

test('whoever knows the password cannot try all codes: the waits grow, and end', async () => {
  const { email, visitor } = await openAccount(site);
  const app = openAuthenticator(site);
  await app.enrol(visitor, GOOD_PASSWORD);
  const wrong = app.showIn(50);
  for (let time = 0; time < 5; time += 1) expect((await login(email, wrong)).body).toBe(LACKING);
  expect((await login(email, wrong)).statusCode).toBe(429);
  pass(NEXT_CODE);
  expect((await login(email, app.show())).json().success).toBe(1);
});

test('a device that has passed it stays signed in by its pass', async () => {
  const { email, visitor } = await openAccount(site);
  const app = openAuthenticator(site);
  await app.enrol(visitor, GOOD_PASSWORD);
  pass(NEXT_CODE);
  const phone = openVisitor(site);
  const opened = await phone.post('/api/user/login', { email, password: GOOD_PASSWORD, code: app.show() });
  pass(25 * HOUR_MS);
  const { device_pass: password } = opened.json().loginDetails;
  expect((await phone.post('/api/user/login', { email, password })).json().success).toBe(1);
});

test('a deleted account comes back only with both', async () => {
  const { email, visitor } = await openAccount(site);
  const app = openAuthenticator(site);
  await app.enrol(visitor, GOOD_PASSWORD);
  await visitor.post('/api/user/deleteAccount', { password: GOOD_PASSWORD });
  pass(NEXT_CODE);
  const restore = (code?: string) =>
    openVisitor(site).post('/api/user/restoreAccount', { email, password: GOOD_PASSWORD, code });
  expect((await restore()).body).toBe(LACKING);
  expect((await login(email)).json().reason).toBe('deleted');
  expect((await restore(app.show())).json().success).toBe(1);
});

test('the secret is not in the database, and only its owner, password just typed, is shown it', async () => {
  const { visitor, id, email } = await openAccount(site);
  const { setup } = (await visitor.post('/api/user/startSecondFactor', { password: GOOD_PASSWORD })).json();
  expect(setup.uri).toBe(
    `otpauth://totp/Fairhank:${encodeURIComponent(email)}?secret=${setup.key}&issuer=Fairhank`,
  );
  expect((await visitor.get('/api/user/secondFactor')).json().setup).toEqual(setup);
  const row = await site.db.selectFrom('accounts').select('totp_secret').where('id', '=', id).execute();
  const app = openAuthenticator(site);
  app.read(setup.key);
  const right = app.show();
  app.read('A'.repeat(32));
  expect(right).not.toBe(app.show());
  expect(row[0]?.totp_secret?.toString('hex')).not.toContain(Buffer.from(setup.key).toString('hex'));
  pass(16 * 60_000);
  expect((await visitor.get('/api/user/secondFactor')).json().setup).toBeNull();
  expect((await visitor.post('/api/user/confirmSecondFactor', { code: right })).statusCode).toBe(403);
});

test('of two that confirm at once, one does', async () => {
  const { visitor } = await openAccount(site);
  const app = openAuthenticator(site);
  const started = await visitor.post('/api/user/startSecondFactor', { password: GOOD_PASSWORD });
  app.read(started.json().setup.key);
  const code = app.show();
  const answers = await Promise.all(
    [1, 2, 3].map(() => visitor.post('/api/user/confirmSecondFactor', { code })),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect((await visitor.post('/api/user/startSecondFactor', { password: GOOD_PASSWORD })).statusCode).toBe(
    409,
  );
});
