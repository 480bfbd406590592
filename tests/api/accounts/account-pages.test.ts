import { expect, test } from 'vitest';
import { insertAd } from '#tests/support/ads/some-ads.ts';
import { useSite } from '#tests/support/site/test-site.ts';
import { unzip } from '#tests/support/personal-data/unzip.ts';
import {
  GOOD_PASSWORD,
  listMailsTo,
  newcomerForm,
  newestCode,
  openAccount,
  openVisitor,
  subjectsTo,
  type Visitor,
} from '#tests/support/people/visitor.ts';
import { DAY_MS } from '#rules/time.ts';

const site = useSite({ pages: true });

const AREA = '/seller/seller-profile';
const NEW_PASSWORD = 'nine orange umbrellas in a drawer';
const pass = (ms: number) => {
  site.clock.now = new Date(site.clock.now.getTime() + ms);
};
const login = (email: string, password = GOOD_PASSWORD) =>
  openVisitor(site).post('/api/user/login', { email, password });

/** The form of /register, filled in by somebody. */
const registration = (form: ReturnType<typeof newcomerForm>) => ({
  ...form,
  accountType: String(form.accountType),
  adult: 'yes',
});

/** Signed in by a plain form: the answer goes on by itself, and hands over what a browser with script saves. */
function expectHandedOver(answer: Awaited<ReturnType<Visitor['get']>>, path: string): string {
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.body).toContain(`<noscript><meta http-equiv="refresh" content="0; url=${path}"/></noscript>`);
  return /dp1_[\w-]{43}/.exec(answer.body)?.[0] ?? '';
}

test('a plain login hands over half a pass that signs this browser in, and no other', async () => {
  const { email } = await openAccount(site);
  const [visitor, stranger] = [openVisitor(site), openVisitor(site)];
  const form = { email, password: GOOD_PASSWORD };
  const opened = await visitor.postForm('/login?next=/saved', { ...form, stay: 'yes' });
  const password = expectHandedOver(opened, '/payment/');
  expect(String(opened.headers['set-cookie'])).not.toContain(password);
  const silently = (who: typeof visitor) => who.post('/api/user/login', { email, password });
  expect((await silently(stranger)).json()).toEqual({ success: 0 });
  expect((await silently(visitor)).json().success).toBe(1);
});

test('a plain login of somebody who does not want to stay signed in hands over nothing', async () => {
  const { email } = await openAccount(site);
  const opened = await openVisitor(site).postForm('/login', { email, password: GOOD_PASSWORD });
  expect([opened.statusCode, opened.headers.location]).toEqual([302, '/payment/']);
  expect(opened.body).not.toContain('dp1_');
});

test('the code page asks for the password where nobody registered, and only there', async () => {
  const form = newcomerForm();
  const [laptop, phone] = [openVisitor(site), openVisitor(site)];
  const registered = await laptop.postForm('/register', registration(form));
  const page = String(registered.headers.location);
  expect(page).toBe(`/verify?email=${encodeURIComponent(form.email)}`);
  const otherDevice = /<details[^>]*><summary>Did you register on another device\?/;
  expect((await laptop.get(page)).body).toMatch(otherDevice);
  const onPhone = (await phone.get(page)).body;
  expect(onPhone).not.toMatch(otherDevice);
  expect(onPhone).toContain('The password you chose');

  const otp = await newestCode(site, form.email);
  const refused = await phone.postForm('/verify', { intent: 'verify', email: form.email, otp });
  expect(refused.statusCode).toBe(422);
  expect(refused.body).toContain('enter the password that you chose there, too');
  const opened = await phone.postForm('/verify', {
    intent: 'verify',
    email: form.email,
    otp,
    password: form.password,
  });
  expectHandedOver(opened, '/payment/');
  expect((await phone.get(`${AREA}/settings`)).statusCode).toBe(200);
});

test('who registered on the page needs nothing but the code there', async () => {
  const form = newcomerForm();
  const visitor = openVisitor(site);
  await visitor.postForm('/register', registration(form));
  const opened = await visitor.postForm('/verify', {
    intent: 'verify',
    email: form.email,
    otp: await newestCode(site, form.email),
  });
  expectHandedOver(opened, '/payment/');
});

test('a name that is gone by the time of the code is said on the page', async () => {
  const form = newcomerForm();
  const visitor = openVisitor(site);
  await visitor.postForm('/register', registration(form));
  const otp = await newestCode(site, form.email);
  await openAccount(site, { username: form.username });
  const refused = await visitor.postForm('/verify', { intent: 'verify', email: form.email, otp });
  expect(refused.statusCode).toBe(422);
  expect(refused.body).toContain('Register again with another name.');
});

test('my data: asked for on the page, the link comes by mail, and only its owner opens the zip', async () => {
  const { email, visitor, id } = await openAccount(site);
  await insertAd(site.db, id, site.clock.now);
  const asked = await visitor.postForm(`${AREA}/my-data`, { intent: 'export' });
  expect([asked.statusCode, asked.headers.location]).toEqual([302, `${AREA}/my-data?asked`]);
  const letter = (await listMailsTo(site, email)).find(({ subject }) => subject.startsWith('Your data'));
  const path = /(\/my-data\/[\w-]{43})/.exec(letter?.text ?? '')?.[1] ?? '';

  const file = await visitor.get(path);
  expect([file.statusCode, file.headers['content-type'], file.headers['cache-control']]).toEqual([
    200,
    'application/zip',
    expect.stringContaining('no-store'),
  ]);
  const files = unzip(file.rawPayload);
  expect(JSON.parse(files.get('account.json') ?? '')).toMatchObject([{ email, country: 'IN' }]);
  expect(JSON.parse(files.get('ads.json') ?? '')).toHaveLength(1);
  expect(files.get('ads.csv')?.split('\r\n')).toHaveLength(3);
  expect([...files.keys()]).toEqual(expect.arrayContaining(['sessions.json', 'devices.json', 'orders.csv']));
  for (const text of files.values()) expect(text).not.toMatch(/argon2|_hash|totp|code_hmac/);

  const [other, stranger] = [await openAccount(site), openVisitor(site)];
  expect((await other.visitor.get(path)).statusCode).toBe(404);
  expect((await stranger.get(path)).headers.location).toBe(`/login?next=${encodeURIComponent(path)}`);
  expect((await visitor.get(`/my-data/${'A'.repeat(43)}`)).statusCode).toBe(404);
  pass(7 * DAY_MS + 1);
  await visitor.post('/api/user/login', { email, password: GOOD_PASSWORD });
  expect((await visitor.get(path)).statusCode).toBe(404);
});

test('an account is deleted on its page, comes back on another, and its ads with it', async () => {
  const { email, visitor, id } = await openAccount(site);
  const adId = await insertAd(site.db, id, site.clock.now);
  const remove = (password: string) => visitor.postForm(`${AREA}/my-data`, { intent: 'delete', password });
  const wrong = await remove('not my password');
  expect([wrong.statusCode, wrong.body]).toEqual([
    403,
    expect.stringContaining('This is not your password.'),
  ]);
  const empty = await remove('');
  expect([empty.statusCode, empty.body]).toEqual([422, expect.stringContaining('Enter your password.')]);
  const gone = await remove(GOOD_PASSWORD);
  expect(gone.headers.location).toBe('/login?reason=deleted');
  expect((await visitor.get(AREA)).headers.location).toContain('/login');
  const page = await visitor.get('/login?reason=deleted');
  expect(page.body).toContain('/keep-account');
  expect((await visitor.get(`/sellers/${id}`)).statusCode).toBe(404);
  const address = `/api/ad/getAdDetailsByAdId?adId=${adId}`;
  expect((await site.get(address)).statusCode).toBe(410);

  pass(13 * DAY_MS);
  const keep = (password: string) => openVisitor(site).postForm('/keep-account', { email, password });
  expect((await keep('not my password')).statusCode).toBe(422);
  expectHandedOver(await keep(GOOD_PASSWORD), '/payment/');
  expect((await login(email)).json().success).toBe(1);
  expect(await subjectsTo(site, email)).toContain('You are keeping your account');
  expect((await visitor.get(`/sellers/${id}`)).statusCode).toBe(200);
  expect((await site.get(address)).json().ad.status).toBe('live');
});

test('after 14 days there is no way back, and keep-account says no more than for anybody', async () => {
  const { email, visitor } = await openAccount(site);
  await visitor.postForm(`${AREA}/my-data`, { intent: 'delete', password: GOOD_PASSWORD });
  pass(14 * DAY_MS + 1);
  await site.platform.db
    .transaction()
    .execute((tx) => site.platform.queue.enqueue(tx, { name: 'purge-accounts' }, {}));
  await site.runJobs();
  const late = await openVisitor(site).postForm('/keep-account', { email, password: GOOD_PASSWORD });
  expect(late.statusCode).toBe(422);
  expect(late.body).toContain('The e-mail address or password is wrong.');
});

test('the password is changed on the settings page, and every other device is out', async () => {
  const { email, visitor } = await openAccount(site);
  const phone = openVisitor(site);
  await phone.post('/api/user/login', { email, password: GOOD_PASSWORD });
  const change = (password: string, newPassword: string) =>
    visitor.postForm(`${AREA}/settings`, { intent: 'password', password, newPassword });
  const common = await change(GOOD_PASSWORD, 'harrypotter');
  expect([common.statusCode, common.body]).toEqual([422, expect.stringContaining('list of common ones')]);
  expect(common.body).not.toContain(GOOD_PASSWORD);
  expect((await change('not my password', NEW_PASSWORD)).statusCode).toBe(403);
  const done = await change(GOOD_PASSWORD, NEW_PASSWORD);
  expect(done.headers.location).toBe(`${AREA}/settings?saved=password#password-form`);
  expect((await phone.get('/api/user/sessions')).statusCode).toBe(401);
  expect((await login(email)).body).toBe('{"success":0}');
  expect((await login(email, NEW_PASSWORD)).json().success).toBe(1);
  expect(await subjectsTo(site, email)).toContain('Your password was changed');
});

test('the address is changed on the settings page, in two steps', async () => {
  const { visitor } = await openAccount(site);
  const fresh = newcomerForm().email;
  const asked = await visitor.postForm(`${AREA}/settings`, {
    intent: 'email',
    email: fresh,
    password: GOOD_PASSWORD,
  });
  expect(asked.headers.location).toBe(`${AREA}/settings?saved=email#e-mail`);
  const [subject = ''] = await subjectsTo(site, fresh);
  const prove = (otp: string) => visitor.postForm(`${AREA}/settings`, { intent: 'email-code', otp });
  expect((await prove('00000000')).body).toContain('This code is wrong or has expired.');
  expect((await prove(subject.slice(0, 8))).headers.location).toBe(
    `${AREA}/settings?saved=email-code#e-mail`,
  );
  expect((await visitor.get(`${AREA}/settings`)).body).toContain(fresh);
});

test('sessions are ended on the settings page; another’s is not', async () => {
  const { email, visitor } = await openAccount(site);
  const [phone, other] = [openVisitor(site), await openAccount(site)];
  await phone.post('/api/user/login', { email, password: GOOD_PASSWORD });
  const [theirs] = (await other.visitor.get('/api/user/sessions')).json().items;
  const end = (session: string) => visitor.postForm(`${AREA}/settings`, { intent: 'sessions', session });
  expect((await end(theirs.id)).statusCode).toBe(404);
  expect((await end('others')).headers.location).toBe(`${AREA}/settings?saved=sessions#devices`);
  expect((await phone.get('/api/user/sessions')).statusCode).toBe(401);
  expect((await other.visitor.get('/api/user/sessions')).statusCode).toBe(200);
});

test('password managers find the page that changes the password', async () => {
  const { visitor } = await openAccount(site);
  const known = await visitor.get('/.well-known/change-password');
  expect(known.headers.location).toBe(`${AREA}/settings#password-form`);
  const stranger = await openVisitor(site).get('/.well-known/change-password');
  expect(stranger.headers.location).toBe(`/login?next=${encodeURIComponent('/.well-known/change-password')}`);
});
