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

test('whose message is reported is suspended in place, in a case of its own, and can appeal against each', async () => {
  const { messageId } = (await site.ask()).json();
  const target = { kind: 'message', id: messageId };
  const { caseNumber } = (
    await site.post('/api/report/create', { target, reason: 'scam', text: 'Odd.' }, 'asha')
  ).json();
  const path = `/super-admin-user/report/${caseNumber}`;
  expect((await site.get(path, 'mira')).body).toContain('Remove, and suspend the person');
  const statement = 'You asked for money before the sale.';
  const none = { caseNumber, outcome: 'dismissed', also: 'suspend', statement, reason: 'No.' };
  expect((await site.post('/api/super-admin-user/resolveReport', none, 'mira')).statusCode).toBe(422);
  const sent = await site.postForm(path, { intent: 'decide', outcome: 'removed suspend', statement }, 'mira');
  expect(sent.statusCode, sent.body).toBe(303);

  const { removed_at } = await site.db
    .selectFrom('messages')
    .select('removed_at')
    .where('id', '=', messageId)
    .executeTakeFirstOrThrow();
  expect(removed_at).not.toBeNull();
  expect((await site.readAccountRow(site.people.bela.id)).blocked_at).not.toBeNull();
  const told = (await site.mails()).filter(({ text }) => text.includes(statement));
  const paths = told.map(({ text }) => /\/reports\/[\w-]+\/[\w-]+/.exec(text)?.[0] ?? '');
  expect(new Set(paths).size).toBe(2);
  for (const link of paths) expect((await site.get(link)).statusCode).toBe(200);
  const own = { userId: site.people.bela.id, reason: 'Talked to her.' };
  expect((await site.post('/api/super-admin-user/updateUserAsActive', own, 'dara')).statusCode).toBe(200);
});

test('from one report to the next, and behind the last to the first, without the list', async () => {
  await site.db.deleteFrom('reports').where('decided_at', 'is', null).execute();
  const numbers: string[] = [];
  for (const minute of [1, 2, 3]) {
    const at = new Date(site.clock.now.getTime() + minute * 60_000);
    const { case_number } = await site.db
      .insertInto('reports')
      .values({
        case_number: `FH-NEXT${minute}`,
        account_id: site.people.asha.id,
        reason: 'scam',
        text: 'Odd.',
        created_at: at,
        queued_at: at,
      })
      .returning('case_number')
      .executeTakeFirstOrThrow();
    numbers.push(case_number);
  }
  const next = async (number: string | undefined) =>
    /report\/([^"]+)">Next report/.exec(
      (await site.get(`/super-admin-user/report/${number}`, 'mira')).body,
    )?.[1];
  const [first, second, third] = numbers;
  expect([await next(first), await next(second), await next(third)]).toEqual([second, third, first]);
});

test('a creator sees of a seller what deciding needs, and no file', async () => {
  await insertAd(site.db, site.people.asha.id, site.clock.now, { status: 'pending_review' });
  const { body } = await site.get('/super-admin-user/review-queue', 'cleo');
  expect(body).toContain('Seller since');
  expect(body).toContain('Decided against');
  expect((await site.get(`/super-admin-user/user/${site.people.asha.id}`, 'cleo')).statusCode).toBe(403);
});
