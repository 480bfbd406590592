import { expect, test } from 'vitest';
import { useSite } from '#tests/support/site/test-site.ts';

const site = useSite({ pages: true });
const reason = 'Asks for films.';

test('a moderator suspends people, never staff, and sees no money', async () => {
  const { bela, cleo, dara } = site.people;
  const suspend = (userId: string) =>
    site.post('/api/super-admin-user/updateUserAsDelete', { userId, reason }, 'mira');
  for (const { id } of [cleo, dara]) {
    const refused = await suspend(id);
    expect([refused.statusCode, refused.json().message]).toEqual([
      403,
      'You may not block or restore this user.',
    ]);
  }
  expect((await suspend(bela.id)).statusCode).toBe(200);
  const page = await site.get(`/super-admin-user/user/${bela.id}`, 'mira');
  expect(page.body).toContain('Restore bela');
  const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(page.body) ?? [];
  expect(main.replaceAll(/<[^>]+>/g, ' '), 'read by people').not.toContain(bela.id);
  for (const forbidden of ['Give a plan', 'Show the full address', 'Change the role'])
    expect(page.body).not.toContain(forbidden);
  expect((await site.get(`/super-admin-user/user/${cleo.id}`, 'mira')).body).toContain('An admin decides');
});

test('by a report about one of staff neither', async () => {
  const { cleo } = site.people;
  const report = { target: { kind: 'user', id: cleo.id }, reason: 'other', text: 'Rude.' };
  const { caseNumber } = (await site.post('/api/report/create', report, 'asha')).json();
  const decision = { caseNumber, outcome: 'removed', statement: 'This is not allowed here.', reason };
  expect((await site.post('/api/super-admin-user/resolveReport', decision, 'mira')).statusCode).toBe(403);
  const warned = { ...decision, outcome: 'warned' };
  expect((await site.post('/api/super-admin-user/resolveReport', warned, 'mira')).statusCode).toBe(200);
});

test('the rail leads to what a moderator does, and to nothing else', async () => {
  const { body } = await site.get('/super-admin-user/ad-list', 'mira');
  for (const place of ['review-queue', 'reports', 'held-messages', 'users'])
    expect(body).toContain(`href="/super-admin-user/${place}"`);
  for (const place of ['enter-ad', 'subscriptions', 'staff', 'figures', 'audit', 'banner', 'rates'])
    expect(body).not.toContain(`href="/super-admin-user/${place}"`);
});
