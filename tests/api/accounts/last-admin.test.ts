import { beforeAll, expect, test } from 'vitest';
import { useSite } from '#tests/support/site/test-site.ts';

const site = useSite();
beforeAll(async () => {
  await site.db.updateTable('accounts').set({ role: 'admin' }).where('username', '=', 'cleo').execute();
});

const suspend = (whom: 'cleo' | 'dara', by: 'cleo' | 'dara') =>
  site.post(
    '/api/super-admin-user/updateUserAsDelete',
    { userId: site.people[whom].id, reason: 'A quarrel.' },
    by,
  );

const workingAdmins = () =>
  site.db
    .selectFrom('accounts')
    .select('username')
    .where('role', '=', 'admin')
    .where('blocked_at', 'is', null)
    .execute();

test('two admins who shut each other out at the same moment: one of them stays', async () => {
  for (let round = 0; round < 5; round += 1) {
    await site.db.deleteFrom('holds').execute();
    const answers = await Promise.all([suspend('cleo', 'dara'), suspend('dara', 'cleo')]);
    expect(
      answers.filter(({ statusCode }) => statusCode === 200),
      `round ${round}`,
    ).toHaveLength(1);
    expect(await workingAdmins()).toHaveLength(1);
  }
});

test('the last admin cannot be shut out by anybody, nor leave', async () => {
  await site.db.deleteFrom('holds').execute();
  await site.db
    .updateTable('accounts')
    .set({ blocked_at: site.clock.now })
    .where('username', '=', 'cleo')
    .execute();
  expect((await suspend('dara', 'dara')).statusCode).toBeGreaterThanOrEqual(400);
  expect((await suspend('dara', 'cleo')).statusCode).toBe(401);
  expect(await workingAdmins()).toEqual([{ username: 'dara' }]);
});
