import { beforeEach, expect, test } from 'vitest';
import { DAY_MS } from '#rules/time.ts';
import { insertAd } from '#tests/support/ads/some-ads.ts';
import { givePlan } from '#tests/support/payments/give-plan.ts';
import type { Name } from '#tests/support/people/cast.ts';
import {
  GOOD_PASSWORD,
  listMailsTo,
  newestCode,
  newcomerForm,
  openAccount,
  openVisitor,
  type Visitor,
} from '#tests/support/people/visitor.ts';
import { useSite } from '#tests/support/site/test-site.ts';

const site = useSite({ pages: true });
const start = new Date();
beforeEach(async () => {
  site.clock.now = start;
  for (const table of ['limits', 'bans', 'letters_sent'] as const) await site.db.deleteFrom(table).execute();
});

const reason = 'canary-88: the third account this week.';
type Ban = { userId: string; kind: 'address' | 'device'; days?: number };
const ban = ({ days = 30, ...which }: Ban, who: Name = 'mira') =>
  site.post('/api/super-admin-user/banUser', { ...which, days, reason }, who);
const lift = (banId: string, who: Name = 'mira', version = 1) =>
  site.post('/api/super-admin-user/liftBan', { banId, version, reason }, who);
const listBans = async (userId: string) =>
  (await site.get(`/api/super-admin-user/bans?userId=${userId}`, 'mira')).json().bans;
const register = (form: object, visitor = openVisitor(site)) => visitor.post('/api/user/createUser', form);
const subjectsTo = async (email: string) => (await listMailsTo(site, email)).map(({ subject }) => subject);
const login = (visitor: Visitor, email: string, password = GOOD_PASSWORD) =>
  visitor.post('/api/user/login', { email, password });
const REFUSED = 'This address cannot be used for now';

/** Somebody who had an account with this address, which is another's or nobody's now. */
async function leaveAddress(email: string, id: string) {
  await site.db
    .updateTable('accounts')
    .set({ email: `gone-${id}@example.com` })
    .where('id', '=', id)
    .execute();
  expect(email).toContain('@');
}

test('a banned address opens no account, in whichever way it is written; only its mailbox hears why', async () => {
  const { id, email } = await openAccount(site);
  expect((await ban({ userId: id, kind: 'address', days: 7 })).statusCode).toBe(200);
  const { marks } = await site.db.selectFrom('bans').select('marks').executeTakeFirstOrThrow();
  expect(JSON.stringify(marks)).not.toContain(email.split('@')[0]);
  await leaveAddress(email, id);

  const tagged = email.replace('@', '+again@');
  for (const address of [email, tagged]) {
    const answer = await register(newcomerForm({ email: address }));
    expect([answer.statusCode, answer.json()], 'as for any other').toEqual([
      200,
      { success: 1, next: 'verifyOtp' },
    ]);
    const subjects = await subjectsTo(address);
    expect(subjects).toContain(REFUSED);
  }
  expect((await subjectsTo(tagged)).filter((subject) => subject.endsWith('is your code'))).toEqual([]);
  const told = (await listMailsTo(site, tagged)).find(({ subject }) => subject === REFUSED);
  expect(told?.text).toContain('write to support@fairhank.test');
  expect(told?.text).not.toContain('canary-88');

  site.clock.now = new Date(start.getTime() + 7 * DAY_MS);
  const form = newcomerForm({ email });
  await register(form);
  expect(
    (await subjectsTo(email)).some((subject) => subject.endsWith('is your code')),
    'it has ended',
  ).toBe(true);
});

test('a code that was out before the ban opens nothing', async () => {
  const { id, email } = await openAccount(site);
  await leaveAddress(email, id);
  // A mailbox gets a code a minute at most.
  site.clock.now = new Date(start.getTime() + 2 * 60_000);
  const visitor = openVisitor(site);
  await register(newcomerForm({ email }), visitor);
  const code = await newestCode(site, email);
  await site.db.updateTable('accounts').set({ email }).where('id', '=', id).execute();
  await ban({ userId: id, kind: 'address' });
  await leaveAddress(email, id);
  const answer = await visitor.post('/api/user/verifyOtp', { email, otp: code });
  expect(answer.statusCode).toBe(403);
  expect(answer.json().message).toMatch(
    /^This e-mail address cannot be used for this until .+ write to support@/,
  );
});

test('no account is moved to a banned address, and the page does not tell', async () => {
  const [gone, other] = [await openAccount(site), await openAccount(site)];
  await ban({ userId: gone.id, kind: 'address' });
  await leaveAddress(gone.email, gone.id);
  const answer = await other.visitor.post('/api/user/changeEmail', {
    email: gone.email,
    password: GOOD_PASSWORD,
  });
  expect(answer.json()).toEqual({ success: 1 });
  const subjects = await subjectsTo(gone.email);
  expect(subjects).toContain(REFUSED);
  expect(subjects.filter((subject) => /code/.test(subject) && !subject.endsWith('is your code'))).toEqual([]);
});

test('on a banned device nobody registers, signs in to another account, or writes', async () => {
  const [person, other] = [await openAccount(site, { accountType: 1 }), await openAccount(site)];
  await givePlan(site, person.id, 5);
  const adId = await insertAd(site.db, other.id, site.clock.now);
  const question = { adId, message: 'Hello, is the hair still for sale? I make wigs in Leeds.' };
  expect((await ban({ userId: person.id, kind: 'device' })).statusCode).toBe(200);

  const { visitor } = person;
  const sentence = /^This device cannot be used for this until .+ write to support@fairhank\.test\.$/;
  const written = await visitor.post('/api/ad/sendEmailtoUser', question);
  expect([written.statusCode, written.json().message]).toEqual([403, expect.stringMatching(sentence)]);
  const registered = await register(newcomerForm(), visitor);
  expect([registered.statusCode, registered.json().message]).toEqual([403, expect.stringMatching(sentence)]);
  expect((await login(visitor, other.email, 'not the password')).json(), 'no word of whose').toEqual({
    success: 0,
  });
  const refused = await login(visitor, other.email);
  expect([refused.statusCode, refused.json().message]).toEqual([403, expect.stringMatching(sentence)]);
  const waiting = newcomerForm();
  await register(waiting);
  const proof = { email: waiting.email, otp: await newestCode(site, waiting.email), password: GOOD_PASSWORD };
  expect((await visitor.post('/api/user/verifyOtp', proof)).statusCode, 'begun elsewhere').toBe(403);
  expect((await login(visitor, person.email)).json().success, 'their own').toBe(1);
  expect((await login(openVisitor(site), other.email)).json().success, 'elsewhere').toBe(1);

  const [{ id }] = await listBans(person.id);
  await lift(id);
  const free = await visitor.post('/api/ad/sendEmailtoUser', question);
  expect(free.statusCode).toBe(200);
});

test('the person is told and may object; the audit says who and why', async () => {
  const { id, email } = await openAccount(site);
  await ban({ userId: id, kind: 'address', days: 365 });
  const mail = (await listMailsTo(site, email)).find(({ subject }) =>
    subject.startsWith('Your e-mail address is banned until'),
  );
  expect(mail?.text).toContain('It breaks our terms');
  expect(mail?.text).toMatch(/\/decision\/[\w-]+\//);
  expect(mail?.text).not.toContain('canary-88');
  const [{ id: banId }] = await listBans(id);
  await lift(banId, 'dara');
  const audit = (await site.get(`/api/super-admin-user/audit?q=${id}`, 'dara')).json().items;
  expect(audit).toMatchObject([
    { action: 'user.lift-ban', by: { username: 'dara' }, reason },
    { action: 'user.ban-address', by: { username: 'mira' }, reason },
  ]);
});

test('twice and at once: one ban, and the second hears who was first', async () => {
  const { id } = await openAccount(site);
  const both = await Promise.all([
    ban({ userId: id, kind: 'address' }),
    ban({ userId: id, kind: 'address' }, 'dara'),
  ]);
  expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const second = both.find(({ statusCode }) => statusCode === 409);
  expect(second?.json().message).toMatch(/^(mira|dara) banned the address of newcomer-\d+ already, until /);
  const [{ id: banId }] = await listBans(id);
  expect((await lift(banId, 'dara', 2)).statusCode, 'another version').toBe(409);
  const lifted = await Promise.all([lift(banId), lift(banId, 'dara')]);
  expect(lifted.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const late = lifted.find(({ statusCode }) => statusCode === 409);
  expect(late?.json().message).toMatch(/^(mira|dara) lifted this ban already\.$/);
  expect(await listBans(id)).toEqual([]);
  expect((await ban({ userId: id, kind: 'address' })).statusCode, 'anew').toBe(200);
});

test('bad input, and who may not', async () => {
  const { id } = await openAccount(site);
  const bad: [object, string][] = [
    [{ days: 8 }, 'days'],
    [{ days: 100_000 }, 'days'],
    [{ kind: 'name' }, 'kind'],
    [{ reason: '' }, 'reason'],
  ];
  for (const [more, field] of bad) {
    const input = { userId: id, kind: 'address', days: 7, reason, ...more };
    const refused = await site.post('/api/super-admin-user/banUser', input, 'mira');
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([422, [field]]);
  }
  expect((await ban({ userId: 'nobody', kind: 'address' })).statusCode).toBe(404);
  expect((await lift('nothing')).statusCode).toBe(404);
  for (const who of ['asha', 'cleo'] as const)
    expect((await ban({ userId: id, kind: 'address' }, who)).statusCode).toBe(403);
  const { cleo, dara } = site.people;
  for (const staff of [cleo, dara]) {
    const refused = await ban({ userId: staff.id, kind: 'address' }, 'dara');
    expect([refused.statusCode, refused.json().message]).toEqual([403, 'You may not ban this person.']);
  }
  await site.db.deleteFrom('devices').where('account_id', '=', id).execute();
  const none = await ban({ userId: id, kind: 'device' });
  expect([none.statusCode, none.json().message]).toEqual([
    409,
    expect.stringContaining('We know no device of'),
  ]);
});

test('the page of a person bans, shows what stands and lifts it', async () => {
  const { id } = await openAccount(site);
  const url = `/super-admin-user/user/${id}`;
  const sent = await site.postForm(url, { intent: 'ban', kind: 'device', days: '90', reason }, 'mira');
  expect(sent.headers.location).toContain('done=ban');
  const body = (await site.get(url, 'mira')).body;
  expect(body).toContain('1 device banned');
  const [{ id: banId, version }] = await listBans(id);
  const kept = await site.postForm(
    url,
    { intent: 'lift-ban', banId, version: String(version), reason: 'x' },
    'mira',
  );
  expect(kept.statusCode).toBe(422);
  const lifted = await site.postForm(
    url,
    { intent: 'lift-ban', banId, version: String(version), reason },
    'mira',
  );
  expect(lifted.headers.location).toContain('done=lift-ban');
  expect((await site.get(url, 'mira')).body).not.toContain('1 device banned');
});
