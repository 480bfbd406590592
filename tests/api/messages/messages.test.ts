import { describe, expect, test } from 'vitest';
import { QUESTION, useTalkingSite } from '#tests/support/moderation/conversations.ts';
import { insertAd } from '#tests/support/ads/some-ads.ts';

const site = useTalkingSite();

describe('a conversation', () => {
  test('Bela asks, Asha is mailed and answers, Bela is mailed', async () => {
    const first = (await site.ask({ offer: 400_00 })).json();
    expect(first).toMatchObject({ success: 1, screening: 'delivered', notes: [] });
    expect(await site.list('asha')).toMatchObject([
      { id: first.conversationId, unread: 1, role: 'seller', other: { username: 'bela' } },
    ]);
    expect((await site.send(first.conversationId, 'Yes', 'asha')).json()).toMatchObject({ success: 1 });

    const seen = await site.thread(first.conversationId, 'bela');
    expect(seen.messages).toMatchObject([
      { isMine: true, text: QUESTION, offer: { amount: 400_00, currency: 'GBP' }, state: 'delivered' },
      { isMine: false, text: 'Yes', offer: null },
    ]);
    expect(seen.rule).toBe('Do not cut until payment has been received.');
    expect(seen.countsAsReceived.length).toBeGreaterThan(0);
    const sent = await site.mails();
    expect(sent.map((mail) => mail.to_address)).toEqual(['asha@example.com', 'bela@example.com']);
    expect(sent.map(({ subject }) => subject)).toEqual([
      '£400 offered for: 28 in straight black Indian hair, 160 g',
      'asha wrote to you about: 28 in straight black Indian hair, 160 g',
    ]);
    for (const mail of sent.slice(1)) {
      expect(mail.text).toContain(`/messages/${first.conversationId}`);
      expect(mail.text).toContain('Do not cut or post hair before you are paid.');
    }
  });

  test('there is one for each ad and buyer, and reading it makes it read', async () => {
    const [a, b] = [(await site.ask()).json(), (await site.ask({ message: `${QUESTION} Again.` })).json()];
    expect(a.conversationId).toBe(b.conversationId);
    expect((await site.list('asha'))[0].unread).toBe(2);
    await site.post('/api/message/read', { conversationId: a.conversationId }, 'asha');
    expect((await site.list('asha'))[0].unread).toBe(0);
  });

  test('the message is in the other thread and its mail in the queue as soon as the answer is there', async () => {
    const { conversationId } = (await site.ask()).json();
    expect((await site.thread(conversationId, 'asha')).messages).toHaveLength(1);
    expect(await site.mails()).toHaveLength(1);
  });

  test('the same Idempotency-Key sends once, also five times at once', async () => {
    const body = { adId: site.adId, message: QUESTION };
    const key = { 'idempotency-key': 'ask-once' };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => site.post('/api/ad/sendEmailtoUser', body, 'bela', key)),
    );
    expect(new Set(answers.map((answer) => answer.json().messageId)).size).toBe(1);
    expect(await site.mails()).toHaveLength(1);
  });

  test('nobody else can read it or write into it', async () => {
    const { conversationId } = (await site.ask()).json();
    for (const who of ['cleo', 'dara'] as const) {
      expect((await site.get(`/api/message/thread?conversationId=${conversationId}`, who)).statusCode).toBe(
        404,
      );
      expect((await site.send(conversationId, 'Let me in', who)).statusCode).toBe(404);
    }
    expect((await site.get(`/api/message/thread?conversationId=${conversationId}`)).statusCode).toBe(401);
  });

  test('whoever wants no mail gets none, and the message all the same', async () => {
    await site.post('/api/notification/choose', { kind: 'new-message', byMail: false }, 'asha');
    const { conversationId } = (await site.ask()).json();
    expect(await site.mails()).toEqual([]);
    expect((await site.thread(conversationId, 'asha')).messages).toHaveLength(1);
    const { items } = (await site.get('/api/notification/list', 'asha')).json();
    expect(items).toContainEqual({ kind: 'new-message', byMail: false, byPush: true });
    expect(items).toContainEqual({ kind: 'saved-search', byMail: true, byPush: false });
  });
});

describe('blocking', () => {
  test('neither writes to the other until it is lifted, and only people one knows can be blocked', async () => {
    const { conversationId } = (await site.ask()).json();
    const block = (on: boolean) =>
      site.post('/api/message/block', { userId: site.people.bela.id, block: on }, 'asha');
    expect((await block(true)).statusCode).toBe(200);
    expect((await block(true)).statusCode).toBe(200);
    expect((await site.send(conversationId, 'Please answer me', 'bela')).statusCode).toBe(403);
    expect((await site.send(conversationId, 'No', 'asha')).statusCode).toBe(403);
    const other = await insertAd(site.db, site.people.asha.id, site.clock.now);
    expect((await site.ask({ adId: other })).statusCode).toBe(403);
    expect(await site.thread(conversationId, 'asha')).toMatchObject({ isBlockedByMe: true, canWrite: false });
    expect(await site.thread(conversationId, 'bela')).toMatchObject({
      isBlockedByMe: false,
      canWrite: false,
    });
    expect((await site.get('/api/message/blocked', 'asha')).json().items).toMatchObject([
      { username: 'bela' },
    ]);
    await block(false);
    expect((await site.send(conversationId, 'Thank you', 'bela')).statusCode).toBe(200);
    expect((await site.post('/api/message/block', { userId: site.people.dara.id }, 'asha')).statusCode).toBe(
      404,
    );
  });
});

test('an archived conversation is out of one’s own way only, and only news that reaches one brings it back', async () => {
  const { conversationId } = (await site.ask()).json();
  const put = (archive: boolean, who: 'asha' | 'bela' | 'dara' = 'asha') =>
    site.post('/api/message/archive', { conversationId, archive }, who);
  const aside = async () => (await site.get('/api/message/list?archived=yes', 'asha')).json().items;
  site.clock.now = new Date(site.clock.now.getTime() + 1000);
  expect((await put(true, 'dara')).statusCode).toBe(404);
  expect((await put(true)).statusCode).toBe(200);
  expect(await site.list('asha')).toEqual([]);
  expect(await aside()).toMatchObject([{ id: conversationId, isArchived: true }]);
  expect(await site.list('bela')).toMatchObject([{ id: conversationId, isArchived: false }]);

  site.clock.now = new Date(site.clock.now.getTime() + 1000);
  const held = await site.send(conversationId, 'Show me your feet and I pay 50 more.', 'bela');
  expect(held.json().screening).toBe('held');
  expect(await site.list('asha')).toEqual([]);
  await site.send(conversationId, 'Could you tell me the weight?', 'bela');
  expect(await site.list('asha')).toMatchObject([{ id: conversationId, unread: 2, isArchived: false }]);

  site.clock.now = new Date(site.clock.now.getTime() + 1000);
  await put(true);
  await put(false);
  expect(await aside()).toEqual([]);
});
