import { expect, test } from 'vitest';
import { inviteOne } from '#tests/support/people/cast.ts';
import { openStaffCalls } from '#tests/support/people/staff-calls.ts';
import { useSite } from '#tests/support/site/test-site.ts';

const site = useSite({ pages: true });
const { call, act } = openStaffCalls(site);

/** So many new people whose names begin alike. */
async function inviteMany(start: string, count: number) {
  const people = [];
  for (let at = 0; at < count; at += 1)
    people.push(await inviteOne(site.db, site.clock.now, `${start}${at}`, 'buyer'));
  return people;
}
const countSuspended = async (start: string) => {
  const { items } = await call('getUsers', { state: 'suspended', limit: 100 });
  return items.filter(({ username }: { username: string }) => username.startsWith(start)).length;
};
const path = (start: string) => `/super-admin-user/users?q=${start}&limit=25`;
const send = (start: string, fields: [string, string][]) =>
  site.postForm(path(start), [['act', 'users.suspend'], ['reason', 'Robots.'], ...fields], 'dara');

/** Dara gave her password so many seconds ago. The cast's proofs are of the future, so that other tests need none. */
const proveAt = async (secondsAgo: number) =>
  site.db
    .updateTable('sessions')
    .set({ password_given_at: new Date(site.clock.now.getTime() - secondsAgo * 1000) })
    .where('account_id', '=', site.people.dara.id)
    .execute();

test('all that match are shown first, ten by name, and only these are done when it is said once more', async () => {
  const people = await inviteMany('robin', 12);
  const asked = await send('robin', [['all', 'yes']]);
  expect(asked.statusCode).toBe(200);
  expect(asked.body).toContain('Suspend: 12 rows. Nothing is done yet.');
  expect(asked.body).toContain('and 2 more');
  expect(await countSuspended('robin')).toBe(0);

  await inviteOne(site.db, site.clock.now, 'robin99', 'buyer');
  const rows = [...asked.body.matchAll(/<input type="hidden" name="row" value="([^"]+)"/g)].map(
    ([, id]) => id,
  );
  expect(new Set(rows)).toEqual(new Set(people.map(({ id }) => id)));
  const done = await send(
    'robin',
    rows.map((id) => ['row', String(id)]),
  );
  expect(done.body.replaceAll('<!-- -->', '')).toContain('Suspend: 12 of 12 done.');
  expect(await countSuspended('robin')).toBe(12);
});

test('past 25 rows the proof is of this moment, by the page and by the API', async () => {
  const rows = (await inviteMany('heron', 26)).map(({ id }) => id);
  await proveAt(120);
  const data = { act: 'users.suspend', rows, reason: 'Robots.' };
  const refused = await act('bulk', data);
  expect([refused.statusCode, refused.json().needs]).toEqual([403, 'proof']);
  expect(refused.json().fields.proof[0]).toContain('these are 26 rows.');
  expect((await act('bulk', { ...data, rows: rows.slice(0, 25) })).statusCode).toBe(200);

  const ticks = rows.map((id): [string, string] => ['row', id]);
  const page = await send('heron', ticks);
  expect(page.body).toContain('Your password, or the code from your app');
  await proveAt(0);
  const done = await send('heron', ticks);
  expect(done.body.replaceAll('<!-- -->', '')).toContain('Suspend: 1 of 26 done.');
  expect(await countSuspended('heron')).toBe(26);
});

test('a file of a table leaves a line that says who took what', async () => {
  await site.get('/super-admin-user/export/users.csv?q=robin&state=suspended', 'dara');
  await site.get('/super-admin-user/export/figures.csv', 'dara');
  const { items } = await call('audit', { q: 'table.export' });
  expect(items).toMatchObject([
    { objectId: 'figures', by: { username: 'dara' } },
    { objectId: 'users', by: { username: 'dara' }, after: { q: 'robin', state: 'suspended' } },
  ]);
});

test('the audit is searched by the name of whoever acted and of whom it was about', async () => {
  const about = (await call('audit', { q: 'heron7' })).items;
  expect(about).toMatchObject([{ action: 'user.suspend', by: { username: 'dara' } }]);
  expect((await call('audit', { q: 'dara' })).total).toBeGreaterThan(30);
});
