import { beforeAll, describe, expect, test } from 'vitest';
import { liveAd } from '#tests/support/ads/posting.ts';
import { openStaffCalls } from '#tests/support/people/staff-calls.ts';
import { useSite } from '#tests/support/site/test-site.ts';

let ads: { id: string; version: number }[];
const site = useSite({ plans: { asha: 4 } });
beforeAll(async () => {
  const { clock } = site;
  ads = [];
  for (let number = 0; number < 4; number += 1) {
    clock.now = new Date(clock.now.getTime() + 1000);
    ads.push(await liveAd(site));
  }
});

const { call, act } = openStaffCalls(site);
const listIds = (page: { items: { id: string }[] }) => page.items.map(({ id }) => id);

describe('ads', () => {
  test('are found by their id, their seller’s id, address and name, and by words', async () => {
    const [first] = ads;
    expect(listIds(await call('getAllAdminAds', { q: first?.id ?? '' }))).toEqual([first?.id]);
    for (const q of [site.people.asha.id, 'asha@example.com', 'ASHA', 'straight Chennai'])
      expect((await call('getAllAdminAds', { q })).total, q).toBe(4);
    for (const q of ['100%', 'o_o', "'; --", 'nobody@example.com', '"', 'bela'])
      expect((await call('getAllAdminAds', { q })).total, q).toBe(0);
  });

  test('come page by page in every sort, each once', async () => {
    for (const sort of ['updated', 'newest', 'oldest', 'priciest', 'cheapest', 'riskiest']) {
      const seen: string[] = [];
      for (let after: string | null = ''; after !== null;) {
        const page: { items: { id: string }[]; next: string | null; total: number } = await call(
          'getAllAdminAds',
          { sort, limit: 3, ...(after ? { after } : {}) },
        );
        expect(page.total).toBe(4);
        seen.push(...listIds(page));
        after = page.next;
      }
      expect(seen.toSorted(), sort).toEqual(ads.map(({ id }) => id).toSorted());
    }
    expect(listIds(await call('getAllAdminAds', { sort: 'oldest' }))).toEqual(ads.map(({ id }) => id));
  });

  test('a cursor that is broken, of another sort or made up begins at the beginning', async () => {
    const { next } = await call('getAllAdminAds', { sort: 'oldest', limit: 1 });
    const forged = (place: unknown) => Buffer.from(JSON.stringify(place)).toString('base64url');
    const id = ads[0]?.id;
    for (const after of [
      'x',
      next.slice(3),
      forged(['newest', '2026-02-31 25:00:00+00', id]),
      forged(['newest', "'", id]),
      forged([1]),
      next,
    ])
      expect((await call('getAllAdminAds', { sort: 'newest', after })).items).toHaveLength(4);
  });

  test('creators see those of sellers they enter for, and no others', async () => {
    const asked = `/api/super-admin-user/getUserAds?userId=${site.people.asha.id}`;
    expect((await site.get(asked, 'cleo')).statusCode).toBe(403);
    expect((await call('getUserAds', { userId: site.people.asha.id })).total).toBe(4);
    expect((await call('getUserAds', { userId: 'nonsense' })).total).toBe(0);
  });
});

describe('people', () => {
  test('are found by id, letters of name or address, kind and state', async () => {
    const found = async (query: Record<string, string>) =>
      (await call('getUsers', query)).items.map(({ username }: { username: string }) => username).toSorted();
    expect(await found({ q: 'sha' })).toEqual(['asha']);
    expect(await found({ q: 'BELA@EXAMPLE' })).toEqual(['bela']);
    expect(await found({ q: site.people.cleo.id })).toEqual(['cleo']);
    expect(await found({ kind: 'staff' })).toEqual(['cleo', 'dara', 'mira']);
    expect(await found({ kind: 'moderator' })).toEqual(['mira']);
    expect(await found({ state: 'suspended' })).toEqual([]);
    expect(await found({ sort: 'name' })).toEqual(['asha', 'bela', 'cleo', 'dara', 'mira']);
    expect(await found({ q: '%' })).toEqual([]);
  });

  test('nobody removes themselves or the last admin', async () => {
    const reason = 'Leaving.';
    expect((await act('updateUserAsDelete', { userId: site.people.dara.id, reason })).statusCode).toBe(403);
    const hired = await act('employeeCreate', { username: 'emil', email: 'emil@example.com', role: 'admin' });
    const { userId } = hired.json();
    expect((await act('updateUserAsDelete', { userId, reason })).statusCode).toBe(200);
    expect((await act('updateUserAsActive', { userId, reason })).statusCode).toBe(200);
  });
});

test('whoever is hired gets a mail, chooses a long password by a code, and is in', async () => {
  const email = 'finn@example.com';
  const answer = await act('employeeCreate', {
    username: 'finn',
    email,
    role: 'creator',
    reason: 'Help in May.',
  });
  expect(answer.statusCode).toBe(200);
  expect((await act('employeeCreate', { username: 'finn2', email, role: 'creator' })).json().fields).toEqual({
    email: [expect.any(String)],
  });
  await site.runJobs();
  const letter = await site.db
    .selectFrom('mailbox')
    .selectAll()
    .where('to_address', '=', email)
    .executeTakeFirstOrThrow();
  expect(letter.text).toContain('/forgot-password?email=finn%40example.com');
  await site.post('/api/user/forgetPassword', { email });
  await site.runJobs();
  const mails = await site.db
    .selectFrom('mailbox')
    .select('subject')
    .where('to_address', '=', email)
    .execute();
  const otp = mails.flatMap(({ subject }) => /^\d{8}/.exec(subject)?.[0] ?? [])[0];
  const choose = (password: string) =>
    site.post('/api/user/verifyOtpAnUpdatePassword', { email, otp, password });
  expect((await choose('only ten ch')).statusCode).toBe(422);
});

test('whoever gave the password long ago is asked for it again before deciding about people', async () => {
  const { id } = site.people.dara;
  const given = (at: Date) =>
    site.db.updateTable('sessions').set({ password_given_at: at }).where('account_id', '=', id).execute();
  await given(new Date(site.clock.now.getTime() - 11 * 60 * 1000));
  const people = { userId: site.people.bela.id, reason: 'No reason at all.' };
  for (const name of [
    'updateUserAsDelete',
    'updateUserAsActive',
    'updateSubscriptionAsDelete',
    'revealEmail',
  ]) {
    const answer = await act(name, people);
    expect([name, answer.statusCode, answer.json().needs]).toEqual([name, 403, 'proof']);
  }
  const many = { act: 'users.suspend', rows: [people.userId], reason: people.reason };
  expect((await act('bulk', many)).statusCode).toBe(403);
  await given(site.clock.now);
});

test('an address is masked in every table, and whoever looks at it leaves a line in the audit', async () => {
  const userId = site.people.bela.id;
  for (const name of ['getUsers', 'getUsersSubscription'])
    expect(JSON.stringify(await call(name, { q: 'bela' }))).not.toContain('bela@example.com');
  const answer = await act('revealEmail', { userId, reason: 'To return a parcel.' });
  expect(answer.json().email).toBe('bela@example.com');
  expect((await call('audit', { q: 'return a parcel' })).items).toMatchObject([
    { action: 'user.reveal-address', objectId: userId, by: { username: 'dara' } },
  ]);
});

// Last, because Asha's session ends with it.
test('somebody suspended is out at once, their ads are off show, and both come back', async () => {
  const userId = site.people.asha.id;
  const reason = 'Three buyers never got their hair.';
  const [kept] = ads;
  const paused = await site.post('/api/seller/pause', { adId: kept?.id, version: kept?.version }, 'asha');
  expect(paused.statusCode).toBe(200);
  site.clock.now = new Date(site.clock.now.getTime() + 60_000);
  expect((await act('updateUserAsDelete', { userId })).statusCode).toBe(422);
  expect((await act('updateUserAsDelete', { userId, reason })).json().user.state).toBe('suspended');
  expect((await site.get('/api/seller/getProfile', 'asha')).statusCode).toBe(401);
  const statuses = async () =>
    (await call('getUserAds', { userId, sort: 'oldest' })).items
      .slice(0, 4)
      .map(({ status, held }: { status: string; held: string | null }) =>
        held ? `${status}, held` : status,
      );
  expect(await statuses()).toEqual(['paused, held', 'live, held', 'live, held', 'live, held']);
  expect((await act('updateUserAsDelete', { userId, reason })).statusCode).toBe(409);
  site.clock.now = new Date(site.clock.now.getTime() + 60_000);
  expect((await act('updateUserAsActive', { userId, reason })).json().user.state).toBe('active');
  expect((await act('updateUserAsActive', { userId, reason })).statusCode).toBe(409);
  expect(await statuses()).toEqual(['paused', 'live', 'live', 'live']);
  const { items } = await call('audit', { q: userId, kind: 'account', sort: 'oldest' });
  expect(items).toMatchObject([
    { action: 'user.suspend', by: { username: 'dara' }, reason, after: { state: 'suspended' } },
    { action: 'user.restore', before: { state: 'suspended' } },
  ]);
});
