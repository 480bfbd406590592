import { expect, test } from 'vitest';
import { insertAd } from '#tests/support/ads/some-ads.ts';
import { QUESTION, useTalkingSite } from '#tests/support/moderation/conversations.ts';

const site = useTalkingSite({ pages: true });

test('a report about a message shows the conversation and the person; decided, it says by whom', async () => {
  const { conversationId, messageId } = (await site.ask()).json();
  await site.send(conversationId, 'Not for you, sorry.', 'asha');
  const target = { kind: 'message', id: messageId };
  const { caseNumber } = (
    await site.post('/api/report/create', { target, reason: 'harassment', text: 'Odd.' }, 'asha')
  ).json();
  const page = await site.get(`/super-admin-user/report/${caseNumber}`, 'mira');
  for (const shown of [QUESTION, 'Not for you, sorry.', 'About bela', 'Reports about'])
    expect(page.body).toContain(shown);
  const audit = (await site.get('/api/super-admin-user/audit?q=message.read-talk', 'dara')).json();
  expect(audit.items[0]).toMatchObject({ by: { username: 'mira' }, objectId: messageId });

  const decision = { caseNumber, outcome: 'dismissed', reason: 'Nothing in it.' };
  await site.post('/api/super-admin-user/resolveReport', decision, 'mira');
  const late = await site.post('/api/super-admin-user/resolveReport', decision, 'dara');
  expect([late.statusCode, late.json().message]).toEqual([
    409,
    'mira has decided this case already: dismissed.',
  ]);
  const decided = await site.get(`/super-admin-user/report/${caseNumber}`, 'dara');
  expect(decided.body).toMatch(/Decided by<\/dt><dd>mira/);
  const list = (await site.get('/api/super-admin-user/reports?which=decided', 'dara')).json();
  expect(list.items[0]).toMatchObject({ decidedBy: 'mira', decidedAt: site.clock.now.toISOString() });
});

test('a creator sees of a seller what deciding needs, and no file', async () => {
  await insertAd(site.db, site.people.asha.id, site.clock.now, { status: 'pending_review' });
  const { body } = await site.get('/super-admin-user/review-queue', 'cleo');
  expect(body).toContain('Seller since');
  expect(body).toContain('Decided against');
  expect((await site.get(`/super-admin-user/user/${site.people.asha.id}`, 'cleo')).statusCode).toBe(403);
});
