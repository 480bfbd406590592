import { sql } from 'kysely';
import { expect, test } from 'vitest';
import {
  register,
  STRANGERS_PASSWORD,
  verify,
  watchRegistrations,
} from '#tests/support/people/registrations.ts';
import { useSite } from '#tests/support/site/test-site.ts';
import {
  GOOD_PASSWORD,
  listMailsTo,
  newcomerForm,
  newestCode,
  openVisitor,
  subjectsTo,
} from '#tests/support/people/visitor.ts';
import { doJob } from '#tests/support/site/do-job.ts';

const site = useSite();
const watch = watchRegistrations(site);

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** What was put off comes due; the queue keeps the time of the database. */
const letWaitingCome = () => sql`update jobs.job set start_after = now()`.execute(site.db);

test('whose address a stranger registered first is in her own account, and the stranger in none', async () => {
  const { her, strangers, stranger, she, herCode } = await watch.bothRegister();
  const proved = await verify(she, { email: her.email, otp: herCode });
  expect(proved.json()).toMatchObject({ success: 1, loginDetails: { username: her.username } });
  expect((await she.get('/api/seller/getProfile')).json().profile.username).toBe(her.username);
  expect((await watch.login(her.email, GOOD_PASSWORD)).json().success).toBe(1);
  expect((await watch.login(her.email, STRANGERS_PASSWORD)).body).toBe('{"success":0}');
  expect((await watch.login(her.email, STRANGERS_PASSWORD, stranger)).body).toBe('{"success":0}');
  expect([await watch.pending(her.email), await watch.accountsWith(her.email)]).toEqual([0, 1]);
  const names = site.db.selectFrom('accounts').select('id').where('username', '=', strangers.username);
  expect(await names.execute()).toEqual([]);
});

test('the stranger’s code opens nothing in her browser, nor hers in the stranger’s', async () => {
  const { her, stranger, she, strangersCode, herCode } = await watch.bothRegister();
  const { email } = her;
  expect((await verify(she, { email, otp: strangersCode })).statusCode).toBe(422);
  expect((await verify(stranger, { email, otp: herCode })).statusCode).toBe(422);
  expect((await verify(stranger, { email, otp: herCode, password: STRANGERS_PASSWORD })).statusCode).toBe(
    422,
  );
  expect((await verify(she, { email, otp: strangersCode, password: GOOD_PASSWORD })).statusCode).toBe(422);
  expect(await watch.accountsWith(email)).toBe(0);
  expect((await verify(she, { email, otp: herCode })).statusCode).toBe(200);
});

test('on another device the code counts with the password that was chosen, and never without', async () => {
  const her = newcomerForm();
  await register(openVisitor(site), her);
  const given = { email: her.email, otp: await newestCode(site, her.email) };
  const phone = openVisitor(site);
  const refused = await verify(phone, given);
  expect(refused.statusCode).toBe(422);
  expect(refused.json().fields.otp[0]).toContain('enter the password that you chose there, too');
  expect((await verify(phone, { ...given, password: 'not the one she chose' })).body).toBe(refused.body);
  const proved = await verify(phone, { ...given, password: her.password });
  expect(proved.json()).toMatchObject({ success: 1, loginDetails: { username: her.username } });
  expect((await phone.get('/api/seller/getProfile')).statusCode).toBe(200);
});

test('within the same minute her e-mail waits, and then comes with her own code', async () => {
  const her = newcomerForm();
  await register(openVisitor(site), newcomerForm({ email: her.email, password: STRANGERS_PASSWORD }));
  const she = openVisitor(site);
  await register(she, her);
  expect(await subjectsTo(site, her.email)).toHaveLength(1);
  watch.pass(MINUTE);
  await letWaitingCome();
  expect(await subjectsTo(site, her.email)).toHaveLength(2);
  const otp = await newestCode(site, her.email);
  expect((await verify(she, { email: her.email, otp })).json().loginDetails.username).toBe(her.username);
});

test('another code goes to the registration of the browser that asks for it', async () => {
  const { her, she, herCode } = await watch.bothRegister();
  watch.pass(11 * MINUTE);
  await register(openVisitor(site), newcomerForm({ email: her.email, password: STRANGERS_PASSWORD }));
  // Its code is mailed now: of two that go out at one moment neither is the newest.
  await site.runJobs();
  expect((await verify(she, { email: her.email, otp: herCode })).statusCode, 'run out').toBe(422);
  watch.pass(50 * MINUTE);
  await she.post('/api/user/resendOtp', { email: her.email, purpose: 'verify-email' });
  const otp = await newestCode(site, her.email);
  expect((await verify(she, { email: her.email, otp })).json().loginDetails.username).toBe(her.username);
});

test('of two who wait for one name the first to prove an address has it; the other takes another, by the same code', async () => {
  const one = newcomerForm();
  const other = newcomerForm({ username: one.username.toUpperCase() });
  const [first, second] = [openVisitor(site), openVisitor(site)];
  await register(first, one);
  await register(second, other);
  const otp = await newestCode(site, other.email);
  await verify(first, { email: one.email, otp: await newestCode(site, one.email) });
  const refused = await verify(second, { email: other.email, otp });
  expect([refused.statusCode, refused.json().fields]).toEqual([
    422,
    { username: [expect.stringContaining('Register again with another name')] },
  ]);
  const renamed = newcomerForm().username;
  expect((await register(second, { ...other, username: renamed })).statusCode).toBe(200);
  expect((await verify(second, { email: other.email, otp })).json().loginDetails.username).toBe(renamed);
});

test('whoever registers again in the same browser puts right what they typed', async () => {
  const form = newcomerForm();
  const better = {
    ...form,
    username: newcomerForm().username,
    password: 'a better one, she thinks',
    country: 'GB',
  };
  const visitor = openVisitor(site);
  await register(visitor, form);
  await register(visitor, better);
  expect(await watch.pending(form.email)).toBe(1);
  const proved = await verify(visitor, { email: form.email, otp: await newestCode(site, form.email) });
  expect(proved.json().loginDetails.username).toBe(better.username);
  expect((await watch.login(form.email, form.password)).json().success).toBe(0);
  expect((await watch.login(form.email, better.password)).json().success).toBe(1);
});

test('a forgotten password is none of a registration’s: no second code that would leave the first one over', async () => {
  const form = newcomerForm();
  await register(openVisitor(site), form);
  const asked = await openVisitor(site).post('/api/user/forgetPassword', { email: form.email });
  expect(asked.json()).toEqual({ success: 1 });
  expect(await subjectsTo(site, form.email)).toEqual([expect.stringMatching(/^\d{6} is your code$/)]);
});

test('what a registration says of consent is what the account says, with the time of the yes', async () => {
  const form = newcomerForm({ accountType: 1, kind: 'salon', businessName: 'Two Chairs' });
  const visitor = openVisitor(site);
  const yes = site.clock.now;
  await register(visitor, form);
  watch.pass(3 * MINUTE);
  await verify(visitor, { email: form.email, otp: await newestCode(site, form.email) });
  const account = await site.db
    .selectFrom('accounts')
    .selectAll()
    .where('email', '=', form.email)
    .executeTakeFirstOrThrow();
  expect(account).toMatchObject({
    role: 'enduser',
    account_type: 1,
    country: 'IN',
    buyer_kind: 'salon',
    business_name: 'Two Chairs',
    terms_version: '1',
    adult_confirmed_at: yes,
    terms_accepted_at: yes,
    created_at: site.clock.now,
    verified_at: site.clock.now,
  });
});

// These two move the clock so far that the cast is signed out.
test('asking for codes keeps no registration alive: after 24 hours it is over, and its name and row are gone', async () => {
  const form = newcomerForm();
  const visitor = openVisitor(site);
  await register(visitor, form);
  for (let hour = 0; hour < 23; hour += 1) {
    watch.pass(HOUR);
    await visitor.post('/api/user/resendOtp', { email: form.email, purpose: 'verify-email' });
    await site.runJobs();
  }
  watch.pass(HOUR - 5 * MINUTE);
  await visitor.post('/api/user/resendOtp', { email: form.email, purpose: 'verify-email' });
  const otp = await newestCode(site, form.email);
  expect((await watch.login(form.email, form.password, visitor)).json().success).toBe(2);
  watch.pass(5 * MINUTE);
  expect((await verify(visitor, { email: form.email, otp })).statusCode).toBe(422);
  expect((await verify(visitor, { email: form.email, otp, password: form.password })).statusCode).toBe(422);
  expect((await watch.login(form.email, form.password, visitor)).body).toBe('{"success":0}');
  const letters = (await subjectsTo(site, form.email)).length;
  watch.pass(MINUTE);
  await visitor.post('/api/user/resendOtp', { email: form.email, purpose: 'verify-email' });
  expect(await subjectsTo(site, form.email)).toHaveLength(letters);
  await doJob(site.platform, 'forget-old-logins');
  expect(await watch.pending(form.email)).toBe(0);
});

test('the e-mail says which name and when, so that she sees what a stranger tries', async () => {
  const form = newcomerForm();
  site.clock.now = new Date('2027-03-09T07:05:00Z');
  await register(openVisitor(site), form);
  const [letter] = await listMailsTo(site, form.email);
  for (const part of [letter?.text, letter?.html]) {
    expect(part).toContain(form.username);
    expect(part).toContain('9 March 2027, 12:35 (India Standard Time)');
  }
});
