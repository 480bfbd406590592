import { expect, test } from 'vitest';
import { hashPassword } from '#platform/secrets/passwords.ts';
import { newActor } from '#tests/support/access/actors.ts';
import { useTalkingSite } from '#tests/support/moderation/conversations.ts';

const site = useTalkingSite({ pages: true });
const reason = 'She has learnt it all.';
const change = (userId: string, role: string, version: number, who: 'mira' | 'dara' = 'dara') =>
  site.post('/api/super-admin-user/changeRole', { userId, role, version, reason }, who);
const readAccount = (id: string) =>
  site.db.selectFrom('accounts').select(['role', 'epoch']).where('id', '=', id).executeTakeFirstOrThrow();

async function hire(role: 'creator' | 'moderator' | 'admin') {
  const hired = await newActor(site, role, await hashPassword('nine orange umbrellas in a drawer'));
  if (!hired) throw new Error('nobody was hired');
  return hired;
}
const asThem = ({ cookie, token }: { cookie: string; token: string }) => ({ cookie, 'x-token': token });

test('another role holds at once, is on record with its reason, and the person hears of it', async () => {
  const hired = await hire('creator');
  const { epoch } = await readAccount(hired.id);
  expect((await site.get('/api/super-admin-user/getProfile', undefined, asThem(hired))).statusCode).toBe(200);
  expect((await change(hired.id, 'moderator', epoch)).statusCode).toBe(200);
  expect((await readAccount(hired.id)).role).toBe('moderator');
  // What was signed in as a creator is so no longer.
  expect((await site.get('/api/super-admin-user/getProfile', undefined, asThem(hired))).statusCode).toBe(401);
  const audit = (await site.get(`/api/super-admin-user/audit?q=${hired.id}`, 'dara')).json().items[0];
  expect(audit).toMatchObject({
    action: 'staff.change-role',
    before: { role: 'creator' },
    after: { role: 'moderator' },
    by: { username: 'dara' },
    reason,
  });
  const mail = (await site.mails()).find(({ subject }) => subject.startsWith('Your role at'));
  expect(mail?.text).toContain('dara made you a moderator');
});

test('two admins at once: the second hears who changed it', async () => {
  const hired = await hire('creator');
  const { epoch } = await readAccount(hired.id);
  const codes = await Promise.all(
    ['moderator', 'admin'].map(async (role) => (await change(hired.id, role, epoch)).statusCode),
  );
  expect(codes.toSorted((a, b) => a - b)).toEqual([200, 409]);
  const stale = await change(hired.id, 'creator', epoch);
  expect([stale.statusCode, stale.json().message]).toEqual([
    409,
    expect.stringContaining(
      'has changed since you opened it. It was you who changed the role. Please look again.',
    ),
  ]);
});

test('nobody changes their own, and of two admins who lower each other one stays', async () => {
  const own = await change(site.people.dara.id, 'creator', 1);
  expect([own.statusCode, own.json().message]).toEqual([403, 'You may not change this role.']);
  const other = await hire('admin');
  await site.db
    .updateTable('accounts')
    .set({ blocked_at: site.clock.now })
    .where('role', '=', 'admin')
    .where('id', 'not in', [other.id, site.people.dara.id])
    .execute();
  const lowered = { role: 'creator', version: 1, reason };
  const answers = await Promise.all([
    change(other.id, 'creator', 1),
    site.post(
      '/api/super-admin-user/changeRole',
      { ...lowered, userId: site.people.dara.id },
      undefined,
      asThem(other),
    ),
  ]);
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  const refused = answers.find(({ statusCode }) => statusCode !== 200);
  expect(refused?.statusCode).toSatisfy((code: number) => code === 409 || code === 401);
  const admins = await site.db
    .selectFrom('accounts')
    .select('id')
    .where('role', '=', 'admin')
    .where('blocked_at', 'is', null)
    .execute();
  expect(admins).toHaveLength(1);
});
