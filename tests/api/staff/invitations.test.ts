import { beforeEach, expect, test } from 'vitest';
import { useInvitations } from '#tests/support/people/invite.ts';
import { GOOD_PASSWORD, listMailsTo, openVisitor } from '#tests/support/people/visitor.ts';
import { useSite } from '#tests/support/site/test-site.ts';

const site = useSite({ pages: true });
const { how, invite, invited, toLink, accept, decline, readAccount, listActs, fill } = useInvitations(site);
beforeEach(async () => {
  site.clock.now = new Date();
  for (const table of ['limits', 'letters_sent', 'bans'] as const) await site.db.deleteFrom(table).execute();
});

test('an account that nobody can use, a draft, and an e-mail once it is sent', async () => {
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
  expect(await listActs(userId)).toEqual(['invitation.enter', 'invitation.send']);
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
  expect((await visitor.get(path)).body).toContain(how);
  expect((await visitor.get(path)).body).toContain(how);
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
  expect(await listActs(one.userId)).toEqual(['invitation.enter', 'invitation.send', 'invitation.accept']);
  const again = openVisitor(site);
  expect(
    (await again.post('/api/user/login', { email: one.email, password: GOOD_PASSWORD })).json().success,
  ).toBe(1);
});

test('photos of the ad are seen by the whole link, and by nobody else before it is public', async () => {
  const one = await invited();
  await fill(one);
  const { public_key, file_key } = await site.db
    .selectFrom('photos')
    .select(['public_key', 'file_key'])
    .where('ad_id', '=', one.adId)
    .limit(1)
    .executeTakeFirstOrThrow();
  await site.platform.photoFiles.put(`${file_key}/small.webp`, Buffer.from('her hair'));
  const file = `/photos/${public_key}/small.webp`;
  const visitor = openVisitor(site);
  expect((await visitor.get(one.path)).body).toContain(`${one.path}${file}`);
  const seen = await visitor.get(one.path + file);
  expect([seen.statusCode, seen.body, seen.headers['cache-control']]).toEqual([
    200,
    'her hair',
    'private, no-store',
  ]);
  const others = await invited();
  for (const path of [file, others.path + file, `${one.path.slice(0, -3)}abc${file}`])
    expect((await visitor.get(path)).statusCode, path).toBe(404);
  expect((await decline(one.path)).statusCode).toBe(200);
  expect((await visitor.get(one.path + file)).statusCode).toBe(410);
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
  expect(await listActs(one.userId)).toEqual(['invitation.enter', 'invitation.send', 'invitation.decline']);
  expect((await openVisitor(site).get(one.path)).statusCode).toBe(410);
  // The address is free again.
  expect((await invite({ email: one.email, username: one.username })).statusCode).toBe(200);
});
