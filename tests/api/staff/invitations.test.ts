import { beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS } from '#rules/time.ts';
import { insertUpload, wireAd } from '#tests/support/ads/posting.ts';
import type { Name } from '#tests/support/people/cast.ts';
import {
  GOOD_PASSWORD,
  listMailsTo,
  newcomerForm,
  newestCode,
  openAccount,
  openVisitor,
} from '#tests/support/people/visitor.ts';
import { useSite } from '#tests/support/site/test-site.ts';

const site = useSite({ pages: true });
beforeEach(async () => {
  site.clock.now = new Date();
  for (const table of ['limits', 'letters_sent', 'bans'] as const) await site.db.deleteFrom(table).execute();
});

let people = 0;
function somebody() {
  people += 1;
  const username = `invited-${people}`;
  return { username, email: `${username}@example.com` };
}
const when = '2026-10-01';
const how = 'canary-41: by phone, she read the text back.';
const invite = (person: object, who: Name = 'cleo', more = {}) =>
  site.post(
    '/api/super-admin-user/inviteSeller',
    { country: 'IN', agreed: true, when, how, ...person, ...more },
    who,
  );
async function invited(who: Name = 'cleo') {
  const person = somebody();
  const answer = await invite(person, who);
  expect(answer.statusCode).toBe(200);
  const { userId, adId, version } = answer.json();
  return { ...person, userId, adId, version, path: await readPath(person.email) };
}
async function readPath(email: string) {
  const text = (await listMailsTo(site, email)).at(-1)?.text ?? '';
  return /\/invitation\/[\w-]+\/[\w-]+/.exec(text)?.[0] ?? '';
}
const toLink = (path: string) => {
  const [, , id, key] = path.split('/');
  return { id, key };
};
const accept = (path: string, more = {}, visitor = openVisitor(site)) =>
  visitor.post('/api/user/acceptInvitation', {
    ...toLink(path),
    username: 'unused',
    password: GOOD_PASSWORD,
    adult: true,
    termsVersion: '1',
    ...more,
  });
const decline = (path: string) => openVisitor(site).post('/api/user/declineInvitation', toLink(path));
const readAccount = (id: string) =>
  site.db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const listActs = async (id: string) =>
  (
    await site.db.selectFrom('audit').select('action').where('object_id', '=', id).orderBy('id').execute()
  ).map(({ action }) => action);
async function fill(ad: { adId: string; version: number }, more = {}) {
  const photos = [
    { id: await insertUpload(site.db, site.people.cleo.id) },
    { id: await insertUpload(site.db, site.people.cleo.id) },
  ];
  const { submit: _submit, ...fields } = wireAd({ photos, ...more }) as Record<string, unknown>;
  return site.post('/api/ad/editAdDetails', { adId: ad.adId, version: ad.version, ...fields }, 'cleo');
}

test('an account that nobody can use, a draft and an e-mail, at once', async () => {
  const { userId, adId, email, username, path } = await invited();
  expect(await readAccount(userId)).toMatchObject({
    email,
    username,
    password_hash: null,
    terms_version: null,
  });
  expect(await site.readAdRow(adId)).toMatchObject({
    status: 'draft',
    seller_id: userId,
    entered_by: site.people.cleo.id,
    consent_how: how,
  });
  const [mail] = await listMailsTo(site, email);
  expect(mail?.text).toContain(how);
  expect(mail?.text).toContain('cleo of our staff');
  expect(await listActs(userId)).toEqual(['invitation.send']);
  const audit = await site.db
    .selectFrom('audit')
    .selectAll()
    .where('object_id', 'in', [userId, adId])
    .execute();
  expect(JSON.stringify(audit)).not.toMatch(/canary-41|invited-/);

  const visitor = openVisitor(site);
  const login = await visitor.post('/api/user/login', { email, password: GOOD_PASSWORD });
  expect(login.json().success).toBe(0);
  await visitor.post('/api/user/forgetPassword', { email });
  expect(await listMailsTo(site, email)).toHaveLength(1);
  // Whoever follows the links of an e-mail, a scanner too, changes nothing.
  for (const _time of [1, 2]) expect((await visitor.get(path)).body).toContain(how);
  expect((await visitor.get(`/sellers/${userId}`)).statusCode).toBe(404);
});

test('the ad cannot be sent in before its seller has accepted, then it goes on as every new ad', async () => {
  const one = await invited();
  const saved = await fill(one);
  expect(saved.statusCode).toBe(200);
  const { version } = saved.json().ad;
  const early = await site.post('/api/ad/editAdDetails', { adId: one.adId, version, submit: true }, 'cleo');
  expect([early.statusCode, early.json().message]).toEqual([
    409,
    expect.stringContaining('has not accepted our invitation yet'),
  ]);

  const shown = await openVisitor(site).get(
    `/api/user/invitation?id=${toLink(one.path).id}&key=${toLink(one.path).key}`,
  );
  expect(shown.json()).toMatchObject({ invitedBy: 'cleo', consentHow: how, ad: { id: one.adId } });

  const visitor = openVisitor(site);
  const taken = await accept(one.path, { username: one.username }, visitor);
  expect(taken.json()).toMatchObject({
    adId: one.adId,
    isSent: true,
    loginDetails: { email: one.email, is_active: 1, subscription_type: 1 },
  });
  const account = await readAccount(one.userId);
  expect(account).toMatchObject({
    terms_version: '1',
    deleted_at: null,
    purge_after: null,
    invited_until: null,
  });
  expect([account.adult_confirmed_at, account.terms_accepted_at, account.verified_at]).not.toContain(null);
  expect(['live', 'pending_review']).toContain((await site.readAdRow(one.adId)).status);
  expect((await visitor.get('/api/seller/getMyAds')).json().items[0].id).toBe(one.adId);
  expect(await listActs(one.userId)).toEqual(['invitation.send', 'invitation.accept']);
  const again = openVisitor(site);
  expect(
    (await again.post('/api/user/login', { email: one.email, password: GOOD_PASSWORD })).json().success,
  ).toBe(1);
});

test('an ad that lacks something stays a draft of its seller’s', async () => {
  const one = await invited();
  const visitor = openVisitor(site);
  const taken = await accept(one.path, { username: `${one.username}-x` }, visitor);
  expect(taken.json()).toMatchObject({ adId: one.adId, isSent: false });
  expect((await site.readAdRow(one.adId)).status).toBe('draft');
  expect((await readAccount(one.userId)).username).toBe(`${one.username}-x`);
  const edit = { adId: one.adId, version: one.version, town: 'Madurai' };
  expect((await visitor.post('/api/seller/updateMyAdDetails', edit)).statusCode).toBe(200);
});

test('a link works once, and only whole', async () => {
  const one = await invited();
  const forged = `${one.path.slice(0, -3)}abc`;
  expect((await openVisitor(site).get(forged)).statusCode).toBe(404);
  expect((await accept(forged)).statusCode).toBe(404);
  expect((await decline(forged)).statusCode).toBe(404);
  expect((await accept(one.path, { username: one.username })).statusCode).toBe(200);
  for (const again of [await accept(one.path, { username: one.username }), await decline(one.path)])
    expect([again.statusCode, again.json().message]).toEqual([410, expect.stringContaining('is over')]);
  const page = await openVisitor(site).get(one.path);
  expect([page.statusCode, page.body.includes('This invitation is over')]).toEqual([410, true]);
});

test('of yes and no at once one counts', async () => {
  const one = await invited();
  const both = await Promise.all([accept(one.path, { username: one.username }), decline(one.path)]);
  expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 410]);
});

test.each([
  [{ password: 'short' }, 'password'],
  [{ password: 'password1234567' }, 'password'],
  [{ adult: false }, 'adult'],
  [{ termsVersion: '0' }, 'termsVersion'],
  [{ username: 'asha' }, 'username'],
])('taken up never with %j, as registering', async (more, field) => {
  const one = await invited();
  const answer = await accept(one.path, { username: one.username, ...more });
  expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([422, [field]]);
  expect((await readAccount(one.userId)).password_hash).toBeNull();
});

test('no: everything is erased at once', async () => {
  const one = await invited();
  await fill(one, { town: 'Erasedtown' });
  expect((await decline(one.path)).statusCode).toBe(200);
  expect((await readAccount(one.userId)).email).not.toBe(one.email);
  expect(await site.db.selectFrom('ads').select('id').where('id', '=', one.adId).execute()).toEqual([]);
  expect(
    await site.db.selectFrom('invitations').select('mails').where('account_id', '=', one.userId).execute(),
  ).toEqual([]);
  expect(await listActs(one.userId)).toEqual(['invitation.send', 'invitation.decline']);
  expect((await openVisitor(site).get(one.path)).statusCode).toBe(410);
  // The address is free again.
  expect((await invite({ email: one.email, username: one.username })).statusCode).toBe(200);
});

describe('staff', () => {
  const again = (userId: string, who: Name = 'cleo') =>
    site.post('/api/super-admin-user/sendInvitationAgain', { userId }, who);
  const withdraw = (userId: string, who: Name = 'cleo') =>
    site.post('/api/super-admin-user/withdrawInvitation', { userId, reason: 'She called.' }, who);
  const list = async (who: Name) =>
    (await site.get('/api/super-admin-user/invitations', who))
      .json()
      .invitations.map((one: { userId: string }) => one.userId);

  test('send it again, three times in all and a day apart; it ends as before', async () => {
    const { userId, email } = await invited();
    expect((await again(userId)).statusCode).toBe(429);
    const { invited_until } = await readAccount(userId);
    const passDay = () =>
      site.db
        .updateTable('invitations')
        .set({ mailed_at: new Date(site.clock.now.getTime() - DAY_MS) })
        .where('account_id', '=', userId)
        .execute();
    for (const who of ['dara', 'cleo'] as const) {
      await passDay();
      expect((await again(userId, who)).statusCode).toBe(200);
    }
    await passDay();
    expect((await again(userId)).statusCode).toBe(409);
    expect(await listMailsTo(site, email)).toHaveLength(3);
    expect((await readAccount(userId)).invited_until).toEqual(invited_until);
  });

  test('withdraw it: link, account and ad are gone', async () => {
    const one = await invited();
    expect((await withdraw(one.userId)).statusCode).toBe(200);
    expect((await withdraw(one.userId)).statusCode).toBe(404);
    const page = await openVisitor(site).get(one.path);
    expect([page.statusCode, page.body.includes('withdrawn')]).toEqual([410, true]);
    expect((await accept(one.path, { username: one.username })).statusCode).toBe(410);
    expect((await readAccount(one.userId)).purged_at).not.toBeNull();
    expect(await listActs(one.userId)).toEqual(['invitation.send', 'invitation.withdraw']);
  });

  test('creators handle their own, admins all', async () => {
    const ofDara = await invited('dara');
    const ofCleo = await invited('cleo');
    expect(await list('cleo')).toContain(ofCleo.userId);
    expect(await list('cleo')).not.toContain(ofDara.userId);
    expect(await list('dara')).toEqual(expect.arrayContaining([ofCleo.userId, ofDara.userId]));
    expect((await withdraw(ofDara.userId)).statusCode).toBe(404);
    expect((await again(ofDara.userId)).statusCode).toBe(404);
  });

  test('see who is invited among the users', async () => {
    const { userId } = await invited();
    const users = (await site.get(`/api/super-admin-user/getUsers?q=${userId}`, 'dara')).json().items;
    expect(users).toEqual([expect.objectContaining({ userId, state: 'invited' })]);
    const leaving = await site.get('/api/super-admin-user/getUsers?state=leaving&limit=100', 'dara');
    expect(leaving.body).not.toContain(userId);
    const found = await site.get('/api/super-admin-user/getUsers?state=invited&limit=100', 'dara');
    expect(found.body).toContain(userId);
  });

  test.each([
    [{ agreed: false }, 'agreed'],
    [{ how: '' }, 'how'],
    [{ when: 'yesterday' }, 'when'],
    [{ when: '2999-01-01' }, 'when'],
    [{ email: 'nobody' }, 'email'],
    [{ country: 'XX' }, 'country'],
    [{ username: 'asha' }, 'username'],
  ])('never invite with %j', async (wrong, field) => {
    const person = somebody();
    const answer = await invite(person, 'cleo', wrong);
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([422, [field]]);
    expect(await listMailsTo(site, person.email)).toEqual([]);
  });
});

describe('an address that is not free', () => {
  test('of a seller: the draft is theirs, and nobody is invited', async () => {
    const seller = await openAccount(site, { accountType: 2 });
    const answer = (await invite({ ...somebody(), email: seller.email })).json();
    expect(answer).toMatchObject({ userId: seller.id, isInvited: false });
    expect((await site.readAdRow(answer.adId)).seller_id).toBe(seller.id);
    expect((await listMailsTo(site, seller.email)).map(({ subject }) => subject).join()).not.toContain(
      'Your ad',
    );
  });

  test('of a buyer, or of somebody invited already: staff are told', async () => {
    const buyer = await openAccount(site, { accountType: 1 });
    const one = await invited();
    for (const [email, says] of [
      [buyer.email, 'cannot sell now'],
      [one.email, 'was invited already'],
    ]) {
      const answer = await invite({ ...somebody(), email });
      expect([answer.statusCode, answer.json().fields.email]).toEqual([
        422,
        [expect.stringContaining(says ?? '')],
      ]);
    }
  });

  test('banned: no invitation, and none is taken up', async () => {
    const one = await invited();
    const { id, email } = await openAccount(site);
    const ban = (userId: string) =>
      site.post(
        '/api/super-admin-user/banUser',
        { userId, kind: 'address', days: 30, reason: 'The third account.' },
        'dara',
      );
    expect((await ban(id)).statusCode).toBe(200);
    await site.db
      .updateTable('accounts')
      .set({ email: `x-${email}` })
      .where('id', '=', id)
      .execute();
    const answer = await invite({ ...somebody(), email });
    expect([answer.statusCode, answer.json().fields.email]).toEqual([
      422,
      [expect.stringContaining('cannot be used')],
    ]);
    expect((await ban(one.userId)).statusCode).toBe(200);
    expect((await accept(one.path, { username: one.username })).statusCode).toBe(403);
  });
});

describe('whoever registers by themselves meanwhile', () => {
  async function register(email: string, username: string, accountType: 1 | 2) {
    const visitor = openVisitor(site);
    const typed = newcomerForm({ email, username, accountType });
    expect((await visitor.post('/api/user/createUser', typed)).statusCode).toBe(200);
    const otp = await newestCode(site, email);
    return { visitor, answer: await visitor.post('/api/user/verifyOtp', { email, otp }) };
  }

  test('as a seller has the draft, which only they send in; the invitation is void', async () => {
    const one = await invited();
    await fill(one);
    const { visitor, answer } = await register(one.email, one.username, 2);
    expect(answer.json().loginDetails).toMatchObject({ user_id: one.userId, username: one.username });
    expect((await site.readAdRow(one.adId)).status).toBe('draft');
    expect((await visitor.get('/api/seller/getMyAds')).json().items[0].id).toBe(one.adId);
    expect((await accept(one.path, { username: one.username })).statusCode).toBe(410);
    expect(await listActs(one.userId)).toEqual(['invitation.send', 'invitation.overtake']);
    site.clock.now = new Date(site.clock.now.getTime() + 20 * DAY_MS);
    await site.platform.queue.enqueue(site.db, { name: 'purge-accounts' }, {});
    await site.runJobs();
    expect((await readAccount(one.userId)).email).toBe(one.email);
  });

  test('as a buyer has no ad', async () => {
    const one = await invited();
    const { answer } = await register(one.email, `${one.username}-b`, 1);
    expect(answer.json().loginDetails).toMatchObject({ accountType: 1, username: `${one.username}-b` });
    expect(await site.db.selectFrom('ads').select('id').where('id', '=', one.adId).execute()).toEqual([]);
  });
});
