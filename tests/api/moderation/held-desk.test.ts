import { expect, test } from 'vitest';
import { useTalkingSite } from '#tests/support/moderation/conversations.ts';

const site = useTalkingSite({ pages: true });
const LINK = 'Please confirm the sale on https://confirm-sale.example/hair first, then pay by Western Union.';
const held = '/super-admin-user/held-messages';

/** Bela asks, Asha answers, and Bela writes what is held. */
async function holdOne(): Promise<string> {
  const { conversationId } = (await site.ask()).json();
  await site.send(conversationId, 'Yes, it is still here.', 'asha');
  const { messageId } = (await site.send(conversationId, LINK, 'bela', { sendForReview: true })).json();
  return messageId;
}
const decide = (messageId: string, more: object, who: 'mira' | 'dara' = 'mira') =>
  site.post('/api/super-admin-user/resolveHeld', { messageId, reason: 'A false page.', ...more }, who);
const readTalks = async () =>
  (await site.get('/api/super-admin-user/audit?q=message.read-talk', 'dara')).json().items;

test('a held message is shown where it was said, marked, with its writer’s file', async () => {
  const messageId = await holdOne();
  const { body, statusCode } = await site.get(`${held}/${messageId}`, 'mira');
  expect(statusCode).toBe(200);
  expect(body).toContain('Yes, it is still here.');
  expect(body).toMatch(/<mark>[^<]*https:\/\/confirm-sale\.example\/hair/);
  expect(body).toContain('asha would read:');
  expect(body).toContain('Address proved');
  expect(body).toContain(`/super-admin-user/user/${site.people.bela.id}`);
});

test('whoever reads a conversation is noted, once an hour', async () => {
  const messageId = await holdOne();
  const before = (await readTalks()).length;
  await site.get(`${held}/${messageId}`, 'mira');
  await site.get(`${held}/${messageId}`, 'mira');
  const noted = await readTalks();
  expect(noted).toHaveLength(before + 1);
  expect(noted[0]).toMatchObject({ by: { username: 'mira' }, objectId: messageId });
  await site.get(`${held}/${messageId}`, 'dara');
  expect(await readTalks()).toHaveLength(before + 2);
});

test('after a decision the next one opens', async () => {
  const [first, second] = [await holdOne(), await holdOne()];
  const form = { intent: 'decide', decision: 'released', next: second };
  const answer = await site.postForm(`${held}/${first}`, form, 'mira');
  expect([answer.statusCode, answer.headers.location]).toEqual([303, `${held}/${second}?done=released`]);
  expect((await site.get(`${held}/${first}`, 'mira')).body).toContain('let through by');
  const last = await site.postForm(`${held}/${second}`, { intent: 'decide', decision: 'refused' }, 'mira');
  expect(last.statusCode).toBe(303);
  expect((await site.get(last.headers.location ?? '', 'mira')).body).toContain('Nothing else waits.');
});

test('of two at once the second hears who did what', async () => {
  const messageId = await holdOne();
  expect((await decide(messageId, { decision: 'refused' })).statusCode).toBe(200);
  const late = await decide(messageId, { decision: 'released' }, 'dara');
  expect([late.statusCode, late.json().message]).toEqual([409, 'mira has refused this message already.']);
});

test('refused and warned: one mail, with the reasons and the way to appeal', async () => {
  const messageId = await holdOne();
  await site.mails();
  await site.db.deleteFrom('mailbox').execute();
  const told = 'Links are not passed on: they lead to false payment pages.';
  const answer = await decide(messageId, { decision: 'refused', also: 'warn', message: told });
  expect(answer.statusCode).toBe(200);
  const mails = (await site.mails()).filter(({ to_address }) => to_address === 'bela@example.com');
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain(told);
  const { case_number } = await site.db.selectFrom('reports').selectAll().executeTakeFirstOrThrow();
  const decision = (await site.get(`/api/report/decision?caseNumber=${case_number}`, 'bela')).json();
  expect(decision).toMatchObject({ outcome: 'warned', statement: told, canAppeal: true });
});

test('refused and suspended: the writer is out at once; nobody is for what is let through', async () => {
  const messageId = await holdOne();
  const mixed = await decide(messageId, { decision: 'released', also: 'suspend' });
  expect([mixed.statusCode, Object.keys(mixed.json().fields)]).toEqual([422, ['also']]);
  const asked = { decision: 'refused', also: 'suspend', message: 'You pose as the site.' };
  expect((await decide(messageId, asked)).statusCode).toBe(200);
  expect((await site.get('/api/message/list', 'bela')).statusCode).toBe(401);
  const user = await site.get(`/api/super-admin-user/getUsers?q=${site.people.bela.id}`, 'mira');
  expect(user.json().items[0]).toMatchObject({ state: 'suspended' });
});
