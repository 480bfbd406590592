import { expect, test } from 'vitest';
import { insertAd } from '#tests/support/ads/some-ads.ts';
import { useSite } from '#tests/support/site/test-site.ts';
import { unzip } from '#tests/support/personal-data/unzip.ts';
import {
  GOOD_PASSWORD,
  listMailsTo,
  newestCode,
  openAccount,
  openVisitor,
  subjectsTo,
} from '#tests/support/people/visitor.ts';
import { DAY_MS } from '#rules/time.ts';

const site = useSite();

const NEW_PASSWORD = 'nine orange umbrellas in a drawer';
const pass = (ms: number) => {
  site.clock.now = new Date(site.clock.now.getTime() + ms);
};
const login = (email: string, password: string) =>
  openVisitor(site).post('/api/user/login', { email, password });

test('the last admin cannot leave', async () => {
  const answer = await site.post('/api/user/deleteAccount', {}, 'dara');
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'conflict']);
});

test('a forgotten password: the same answer for everybody, a code of eight digits for who has an account', async () => {
  const { email, visitor } = await openAccount(site);
  const known = await openVisitor(site).post('/api/user/forgetPassword', { email });
  const unknown = await openVisitor(site).post('/api/user/forgetPassword', { email: 'nobody@example.com' });
  expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
  expect(await subjectsTo(site, 'nobody@example.com')).toEqual([]);
  expect(await subjectsTo(site, email)).toContainEqual(
    expect.stringMatching(/^\d{8} is your code for a new password$/),
  );
  const otp = await codeOfEight(email);
  const reset = (password: string) =>
    openVisitor(site).post('/api/user/verifyOtpAnUpdatePassword', { email, otp, password });
  expect((await reset('password123')).statusCode).toBe(422);
  expect((await reset(NEW_PASSWORD)).json()).toEqual({ success: 1 });
  expect((await reset(GOOD_PASSWORD)).statusCode).toBe(422);
  expect((await visitor.get('/api/user/sessions')).statusCode).toBe(401);
  expect((await login(email, GOOD_PASSWORD)).json().success).toBe(0);
  expect((await login(email, NEW_PASSWORD)).json().success).toBe(1);
  expect(await subjectsTo(site, email)).toContain('Your password was changed');
});

test('a reset ends the wait that a stranger caused', async () => {
  const { email } = await openAccount(site);
  for (let time = 0; time < 6; time += 1) await login(email, 'not this one');
  expect((await login(email, GOOD_PASSWORD)).statusCode).toBe(429);
  await openVisitor(site).post('/api/user/forgetPassword', { email });
  const otp = await codeOfEight(email);
  await openVisitor(site).post('/api/user/verifyOtpAnUpdatePassword', { email, otp, password: NEW_PASSWORD });
  expect((await login(email, NEW_PASSWORD)).json().success).toBe(1);
});

const codeOfEight = async (email: string) =>
  /^\d{8}/.exec((await subjectsTo(site, email)).find((subject) => /^\d{8}/.test(subject)) ?? '')?.[0] ?? '';

test('a code to sign up with is no code to change a password with', async () => {
  const { email } = await openAccount(site);
  const otp = (await newestCode(site, email)).padStart(8, '0');
  const answer = await openVisitor(site).post('/api/user/verifyOtpAnUpdatePassword', {
    email,
    otp,
    password: NEW_PASSWORD,
  });
  expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([422, ['otp']]);
});

test('sessions are listed without addresses; one or all others can be ended', async () => {
  const { email, visitor } = await openAccount(site);
  const [phone, tablet] = [openVisitor(site), openVisitor(site)];
  for (const each of [phone, tablet]) await each.post('/api/user/login', { email, password: GOOD_PASSWORD });
  const { items } = (await visitor.get('/api/user/sessions')).json();
  expect(items).toHaveLength(3);
  expect(items.filter((item: { isThisOne: boolean }) => item.isThisOne)).toHaveLength(1);
  expect(items[0]).toMatchObject({ device: 'Chrome on Android', staysSignedIn: true });
  expect(JSON.stringify(items)).not.toContain('192.0.2.7');

  const own = (await phone.get('/api/user/sessions'))
    .json()
    .items.find((item: { isThisOne: boolean }) => item.isThisOne);
  expect((await visitor.post('/api/user/endSession', { session: own.id })).json()).toEqual({ success: 1 });
  expect((await phone.get('/api/user/sessions')).statusCode).toBe(401);
  expect((await visitor.post('/api/user/endSession', { session: own.id })).statusCode).toBe(404);
  await visitor.post('/api/user/endSession', { session: 'others' });
  expect((await tablet.get('/api/user/sessions')).statusCode).toBe(401);
  expect((await visitor.get('/api/user/sessions')).statusCode).toBe(200);
});

test('somebody else’s session looks like none', async () => {
  const [one, other] = [await openAccount(site), await openAccount(site)];
  const [theirs] = (await other.visitor.get('/api/user/sessions')).json().items;
  const answer = await one.visitor.post('/api/user/endSession', { session: theirs.id });
  const absent = await one.visitor.post('/api/user/endSession', {
    session: '00000000-0000-7000-8000-000000000000',
  });
  expect([answer.statusCode, answer.body]).toEqual([404, absent.body]);
  expect((await other.visitor.get('/api/user/sessions')).statusCode).toBe(200);
});

test('a changed password needs the old one, and signs out every other place', async () => {
  const { email, visitor } = await openAccount(site);
  const phone = openVisitor(site);
  await phone.post('/api/user/login', { email, password: GOOD_PASSWORD });
  const change = (password: string, newPassword: string) =>
    visitor.post('/api/user/changePassword', { password, newPassword });
  expect((await change('not my password', NEW_PASSWORD)).statusCode).toBe(403);
  expect((await change(GOOD_PASSWORD, 'short')).statusCode).toBe(422);
  expect((await change(GOOD_PASSWORD, NEW_PASSWORD)).json()).toEqual({ success: 1 });
  expect((await phone.get('/api/user/sessions')).statusCode).toBe(401);
  expect((await visitor.get('/api/user/sessions')).statusCode).toBe(200);
});

test('profiles: each area its own, changes by name, nothing that was not asked for', async () => {
  const seller = await openAccount(site);
  const buyer = await openAccount(site, { accountType: 1, kind: 'wig-maker' });
  expect((await seller.visitor.get('/api/buyer/getProfile')).statusCode).toBe(403);
  expect((await buyer.visitor.get('/api/seller/getProfile')).statusCode).toBe(403);
  expect((await openVisitor(site).get('/api/seller/getProfile')).statusCode).toBe(401);
  expect((await site.get('/api/super-admin-user/getProfile', 'cleo')).json().profile.role).toBe('creator');
  const changed = await buyer.visitor.post('/api/buyer/updateProfile', {
    kind: 'artist',
    businessName: 'Fine Wigs',
  });
  expect(changed.json().profile).toMatchObject({ kind: 'artist', businessName: 'Fine Wigs', country: 'IN' });
  for (const wrong of [
    { role: 'admin' },
    { email: 'x@example.com' },
    { country: 'XX' },
    { username: 'asha' },
  ]) {
    const answer = await buyer.visitor.post('/api/buyer/updateProfile', wrong);
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([422, Object.keys(wrong)]);
  }
});

test('my data: a zip by mail link, which only I can open', async () => {
  const { email, visitor, id } = await openAccount(site);
  await insertAd(site.db, id, site.clock.now);
  expect((await visitor.post('/api/user/exportData', {})).json()).toEqual({ success: 1 });
  const letter = (await listMailsTo(site, email)).find(({ subject }) => subject.startsWith('Your data'));
  const secret = /\/my-data\/([\w-]{43})/.exec(letter?.text ?? '')?.[1] ?? '';
  const row = await site.db
    .selectFrom('data_exports')
    .selectAll()
    .where('account_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(row)).not.toContain(secret);
  const parts = await site.db
    .selectFrom('data_export_parts')
    .select('bytes')
    .where('export_id', '=', row.id)
    .orderBy('position')
    .execute();
  const files = unzip(Buffer.concat(parts.map(({ bytes }) => bytes)));
  expect(JSON.parse(files.get('account.json') ?? '')).toMatchObject([{ email }]);
  expect(JSON.parse(files.get('ads.json') ?? '')).toHaveLength(1);
  expect(files.get('ads.csv')).toMatch(/^id,number,consent_noted_at,/);
  for (const text of files.values()) expect(text).not.toMatch(/argon2|password_hash|sid_hash/);
});

test('a deleted account is hidden at once, can be kept within 14 days, and is nobody’s after them', async () => {
  const { email, visitor, id } = await openAccount(site);
  const adId = await insertAd(site.db, id, site.clock.now);
  const gone = await visitor.post('/api/user/deleteAccount', { password: GOOD_PASSWORD });
  expect(gone.statusCode).toBe(200);
  expect([...visitor.jar.keys()], 'how the site looks here is nobody’s').toEqual(['prefs']);
  expect((await login(email, GOOD_PASSWORD)).json()).toEqual({ success: 2, reason: 'deleted' });
  const isSeen = async () => (await site.get(`/api/ad/getAdDetailsByAdId?adId=${adId}`)).statusCode === 200;
  expect(await isSeen()).toBe(false);

  pass(13 * DAY_MS);
  const kept = await openVisitor(site).post('/api/user/restoreAccount', { email, password: GOOD_PASSWORD });
  expect(kept.json().success).toBe(1);
  expect(await isSeen(), 'as it was').toBe(true);
  await purge();
  expect((await login(email, GOOD_PASSWORD)).json().success).toBe(1);

  const again = openVisitor(site);
  await again.post('/api/user/login', { email, password: GOOD_PASSWORD });
  await again.post('/api/user/deleteAccount', {});
  pass(14 * DAY_MS + 1);
  await purge();
  expect((await login(email, GOOD_PASSWORD)).json()).toEqual({ success: 0 });
  const ads = await site.db.selectFrom('ads').select('id').where('id', '=', adId).execute();
  expect(ads).toEqual([]);
  const row = await site.readAccountRow(id);
  expect(row).toMatchObject({
    email: `${id}@purged.invalid`,
    password_hash: null,
    purged_at: expect.any(Date),
  });
});

async function purge() {
  const { platform } = site;
  await platform.db.transaction().execute((tx) => platform.queue.enqueue(tx, { name: 'purge-accounts' }, {}));
  await site.runJobs();
}

test('a silent login that failed leaves one record, and says nothing else', async () => {
  const record = { kind: 'silent-login-failed', message: 'The request did not get through.' };
  expect((await openVisitor(site).post('/api/diagnostic/record', record)).json()).toEqual({ success: 1 });
  expect(await site.db.selectFrom('diagnostics').select(['kind', 'message']).execute()).toEqual([record]);
  const wrong = await openVisitor(site).post('/api/diagnostic/record', { ...record, kind: 'anything' });
  expect(wrong.statusCode).toBe(422);
});

test.each([
  '/api/user/sessions',
  '/api/seller/getProfile',
  '/api/buyer/getProfile',
  '/api/super-admin-user/getProfile',
])('nobody reads %s without signing in', async (url) =>
  expect((await openVisitor(site).get(url)).statusCode).toBe(401),
);
