import { beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS } from '#rules/time.ts';
import type { Name } from '#tests/support/people/cast.ts';
import { useInvitations } from '#tests/support/people/invite.ts';
import {
  listMailsTo,
  newcomerForm,
  newestCode,
  openAccount,
  openVisitor,
} from '#tests/support/people/visitor.ts';
import { useSite } from '#tests/support/site/test-site.ts';

const site = useSite({ pages: true });
const { somebody, invite, invited, accept, readAccount, listActs, fill } = useInvitations(site);
beforeEach(async () => {
  site.clock.now = new Date();
  for (const table of ['limits', 'letters_sent', 'bans'] as const) await site.db.deleteFrom(table).execute();
});

describe('staff', () => {
  const again = (userId: string, who: Name = 'cleo') =>
    site.post('/api/super-admin-user/sendInvitation', { userId }, who);
  const withdraw = (userId: string, who: Name = 'cleo') =>
    site.post('/api/super-admin-user/withdrawInvitation', { userId, reason: 'She called.' }, who);
  const list = async (who: Name) =>
    (await site.get('/api/super-admin-user/invitations', who))
      .json()
      .invitations.map((one: { userId: string }) => one.userId);

  test('send it when the ad is filled in, by its last step', async () => {
    const person = somebody();
    const { userId, adId, version } = (await invite(person)).json();
    expect(await listMailsTo(site, person.email)).toEqual([]);
    const path = `/post-an-ad/check?draft=${adId}`;
    expect((await site.get(path, 'cleo')).body).toContain(`Send it to ${person.username}`);
    await fill({ adId, version });
    const now = (await site.readAdRow(adId)).version;
    const form: [string, string][] = [
      ['draft', adId],
      ['version', String(now)],
      ['title', 'Her own hair'],
      ['then', 'invite'],
    ];
    const sent = await site.postForm(path, form, 'cleo');
    expect(sent.headers.location).toBe('/super-admin-user/enter-ad?done=sent');
    expect(await listMailsTo(site, person.email)).toHaveLength(1);
    expect(await listActs(userId)).toEqual(['invitation.enter', 'invitation.send']);
    const again = (await site.get(path, 'cleo')).body;
    expect(again).toContain('has our e-mail about this ad');
    expect(again).not.toMatch(/value="(invite|publish)"/);
  });

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
    expect((await withdraw(one.userId, 'dara')).json().message).toContain('It was cleo who withdrew it.');
    const page = await openVisitor(site).get(one.path);
    expect([page.statusCode, page.body.includes('withdrawn')]).toEqual([410, true]);
    expect((await accept(one.path, { username: one.username })).statusCode).toBe(410);
    expect((await readAccount(one.userId)).purged_at).not.toBeNull();
    expect(await listActs(one.userId)).toEqual([
      'invitation.enter',
      'invitation.send',
      'invitation.withdraw',
    ]);
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
    expect(await listActs(one.userId)).toEqual([
      'invitation.enter',
      'invitation.send',
      'invitation.overtake',
    ]);
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
