import { beforeEach, expect, test } from 'vitest';
import { RETENTION } from '#rules/retention/retention.ts';
import { DAY_MS } from '#rules/time.ts';
import { insertAd } from '#tests/support/ads/some-ads.ts';
import type { Name } from '#tests/support/people/cast.ts';
import { GOOD_PASSWORD, listMailsTo, openAccount, openVisitor } from '#tests/support/people/visitor.ts';
import { useSite } from '#tests/support/site/test-site.ts';

const site = useSite({ pages: true });
beforeEach(async () => {
  await site.db.deleteFrom('limits').execute();
});

const reason = 'canary-204: she telephoned, and we called back.';
const act = (name: 'exportUserData' | 'deleteUserAccount', data: object, who: Name = 'dara') =>
  site.post(`/api/super-admin-user/${name}`, data, who);
const findMail = async (email: string, subject: string) =>
  (await listMailsTo(site, email)).find((mail) => mail.subject.startsWith(subject));
const readAudit = async (id: string) =>
  (await site.get(`/api/super-admin-user/audit?q=${id}`, 'dara')).json().items[0];

test('a copy of the data goes to the person alone, who hears that we were asked', async () => {
  const { id, email, visitor } = await openAccount(site);
  const answer = await act('exportUserData', { userId: id, reason });
  expect([answer.statusCode, answer.json()]).toEqual([200, { success: 1 }]);

  const told = await findMail(email, 'We are preparing a copy of your data');
  expect(told?.text).toContain('You asked us to.');
  expect(told?.text).not.toContain('canary-204');
  const ready = await findMail(email, 'Your data is ready');
  const path = /\/my-data\/[\w-]{43}/.exec(ready?.text ?? '')?.[0] ?? '';
  expect((await site.get(path, 'dara')).statusCode, 'not even for the admin').toBe(404);
  const copy = await visitor.get(path);
  expect([copy.statusCode, copy.headers['content-type']]).toEqual([200, 'application/zip']);
  expect(await readAudit(id)).toMatchObject({ action: 'user.export-data', by: { username: 'dara' }, reason });
});

test('copies are as many as the person could ask for', async () => {
  const { id } = await openAccount(site);
  const codes: number[] = [];
  for (let time = 0; time < 4; time += 1)
    codes.push((await act('exportUserData', { userId: id, reason })).statusCode);
  expect(codes).toEqual([200, 200, 200, 429]);
});

test('an account is deleted as by its own button, and its person can keep it', async () => {
  const { id, email, visitor } = await openAccount(site);
  const adId = await insertAd(site.db, id, site.clock.now);
  const isSeen = async () => (await site.get(`/api/ad/getAdDetailsByAdId?adId=${adId}`)).statusCode === 200;
  expect(await isSeen()).toBe(true);
  const removedOn = new Date(site.clock.now.getTime() + RETENTION.account * DAY_MS).toISOString();
  const answer = await act('deleteUserAccount', {
    userId: id,
    reason,
    message: 'You wrote to us on Monday.',
  });
  expect(answer.json()).toEqual({ success: 1, removedOn });

  expect(await isSeen()).toBe(false);
  expect((await visitor.get('/api/user/sessions')).statusCode).toBe(401);
  expect(await readAudit(id)).toMatchObject({
    action: 'user.delete-account',
    before: { state: 'active' },
    after: { state: 'leaving', removedOn },
    reason,
  });
  const told = await findMail(email, 'We are deleting your account');
  expect(told?.text).toContain('You wrote to us on Monday.');
  expect(told?.text).toMatch(/\/decision\/[\w-]+\//);
  expect(told?.text).not.toContain('canary-204');
  expect((await findMail(email, 'Your account will be removed'))?.text).toContain(
    'choose to keep your account',
  );

  const login = { email, password: GOOD_PASSWORD };
  expect((await openVisitor(site).post('/api/user/login', login)).json().reason).toBe('deleted');
  expect((await openVisitor(site).post('/api/user/restoreAccount', login)).json().success).toBe(1);
  expect(await isSeen(), 'as it was').toBe(true);
});

test('two at once delete once; what is being deleted has no copy made', async () => {
  const { id, email } = await openAccount(site);
  const both = await Promise.all([1, 2].map(() => act('deleteUserAccount', { userId: id, reason })));
  expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const again = await act('deleteUserAccount', { userId: id, reason });
  expect([again.statusCode, again.json().message]).toEqual([
    409,
    'This account is being deleted already. It was you who did it.',
  ]);
  const mails = (await listMailsTo(site, email)).map(({ subject }) => subject);
  expect(mails.filter((subject) => subject === 'Your account will be removed')).toHaveLength(1);
  const copy = await act('exportUserData', { userId: id, reason });
  expect([copy.statusCode, copy.json().message]).toEqual([
    409,
    expect.stringContaining('is leaving and could not open the copy'),
  ]);
});

test('somebody suspended can have their account deleted', async () => {
  const { id } = await openAccount(site);
  await site.post('/api/super-admin-user/updateUserAsDelete', { userId: id, reason }, 'dara');
  expect((await act('exportUserData', { userId: id, reason })).statusCode).toBe(409);
  expect((await act('deleteUserAccount', { userId: id, reason })).statusCode).toBe(200);
});

test.each(['exportUserData', 'deleteUserAccount'] as const)('%s: bad input and who may not', async (name) => {
  const { id } = await openAccount(site);
  const wrong: [object, number][] = [
    [{ userId: id }, 422],
    [{ userId: id, reason: 'x' }, 422],
    [{ userId: id, reason, message: 'short' }, 422],
    [{ userId: 'nobody', reason }, 404],
    [{ userId: '019a0000-0000-7000-8000-000000000000', reason }, 404],
  ];
  for (const [data, status] of wrong) expect((await act(name, data)).statusCode).toBe(status);
  for (const who of ['asha', 'cleo', 'mira'] as const) {
    const refused = await act(name, { userId: id, reason }, who);
    expect([refused.statusCode, refused.json().message]).toEqual([
      403,
      'You may not erase or export the data of this person.',
    ]);
  }
  expect((await act(name, { userId: site.people.dara.id, reason })).statusCode, 'herself').toBe(403);
  expect(await site.readAccountRow(id)).toMatchObject({ deleted_at: null });
});

test('the page of a person has both for admins, and neither for moderators', async () => {
  const { id } = await openAccount(site);
  const url = `/super-admin-user/user/${id}`;
  const labels = ['Prepare a copy of their data', 'Delete the account'];
  const body = (await site.get(url, 'dara')).body;
  for (const label of labels) expect(body).toContain(label);
  const seenByMira = (await site.get(url, 'mira')).body;
  for (const label of labels) expect(seenByMira).not.toContain(label);
  const kept = await site.postForm(url, { intent: 'delete', reason: '', message: 'As you asked.' }, 'dara');
  expect(kept.statusCode).toBe(422);
  expect(kept.body).toContain('value="As you asked."');
  expect((await site.postForm(url, { intent: 'delete', reason }, 'dara')).headers.location).toContain(
    'done=delete',
  );
  expect((await site.get(url, 'dara')).body).toContain('is leaving: signing in and keeping the account');
});
