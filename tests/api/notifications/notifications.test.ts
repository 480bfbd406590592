import { describe, expect, test } from 'vitest';
import { isPrivateAddress, publicLookup } from '#platform/push/public-lookup.ts';
import { useTalkingSite } from '#tests/support/moderation/conversations.ts';
import type { Name } from '#tests/support/people/cast.ts';

const site = useTalkingSite({ pages: true });

const me = async (who: Name) => (await site.get('/me', who)).json().unread;
const news = async (who: Name) => (await site.get('/api/notification/news', who)).json().items;

describe('the bell', () => {
  test('tells of messages with the message itself, once for each conversation, until it is read there', async () => {
    expect(await me('asha')).toEqual({ messages: 0, news: 0, offers: 0, sales: 0 });
    const { conversationId } = (await site.ask()).json();
    await site.send(conversationId, 'Could you weigh it on a scale?', 'bela');
    expect(await me('asha')).toEqual({ messages: 2, news: 1, offers: 0, sales: 0 });
    expect(await me('bela')).toEqual({ messages: 0, news: 0, offers: 0, sales: 0 });
    expect(await news('asha')).toMatchObject([
      {
        kind: 'new-message',
        sentence: '2 new messages from bela about 28 in straight black Indian hair, 160 g',
        link: `/messages/${conversationId}#newest`,
        isRead: false,
      },
    ]);
    const page = await site.get('/messages', 'asha');
    expect(page.body).toContain('<title>(2) Messages – Fairhank</title>');
    await site.post('/api/message/read', { conversationId }, 'asha');
    expect(await me('asha')).toEqual({ messages: 0, news: 0, offers: 0, sales: 0 });
    expect(await news('asha')).toMatchObject([{ isRead: true }]);
  });

  test('says nothing of a held message to who would get it, and of the decision to who wrote it', async () => {
    const { conversationId } = (await site.ask()).json();
    await site.post('/api/message/read', { conversationId }, 'asha');
    const held = await site.send(conversationId, 'Show me your feet and I pay 50 more.', 'bela');
    expect(await me('asha')).toEqual({ messages: 0, news: 0, offers: 0, sales: 0 });
    const decision = { messageId: held.json().messageId, decision: 'refused', reason: 'As it reads.' };
    await site.post('/api/super-admin-user/resolveHeld', decision, 'dara');
    expect(await news('bela')).toMatchObject([
      { kind: 'staff-decision', sentence: expect.stringContaining('We did not pass on your message: 28 in') },
    ]);
  });

  test('without script: one line or all are marked as read, and nobody’s else', async () => {
    await site.ask();
    const [line] = await news('asha');
    await site.postForm('/notifications', { intent: 'one', notificationId: line.id }, 'bela');
    await site.post('/api/notification/read', {}, 'bela');
    expect(await me('asha')).toMatchObject({ news: 1 });
    const page = await site.get('/notifications', 'asha');
    expect(page.body).toContain(line.sentence);
    expect((await site.get('/notifications', 'bela')).body).not.toContain(line.sentence);
    const read = await site.postForm('/notifications', { intent: 'one', notificationId: line.id }, 'asha');
    expect([read.statusCode, read.headers.location]).toEqual([302, '/notifications']);
    // The message itself is still unread: the bell is not the conversation.
    expect(await me('asha')).toEqual({ messages: 1, news: 0, offers: 0, sales: 0 });
    await site.ask({ message: 'And how long is it, from the tie?' });
    await site.postForm('/notifications', { intent: 'all' }, 'asha');
    expect(await me('asha')).toMatchObject({ news: 0 });
  });

  test('an open page hears that its numbers changed, and that somebody looks is known while it is open', async () => {
    const origin = await site.app.listen({ port: 0, host: '127.0.0.1' });
    expect((await fetch(`${origin}/me/live`)).status).toBe(401);
    const leaving = new AbortController();
    const { cookie } = site.people.asha;
    const live = await fetch(`${origin}/me/live`, { headers: { cookie }, signal: leaving.signal });
    const looking = async () => {
      const row = await site.db.selectFrom('people_looking').select('until').executeTakeFirst();
      return row !== undefined && row.until > site.clock.now;
    };
    expect(await looking()).toBe(true);
    await site.ask();
    let heard = '';
    for await (const chunk of live.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      heard += chunk;
      if (heard.includes('event: news')) break;
    }
    expect(heard).not.toContain('bela');
    leaving.abort();
    await expect.poll(looking).toBe(false);
    // A page behind others hears of it, too, and nobody looks at it.
    const behind = new AbortController();
    const quiet = await fetch(`${origin}/me/live?behind`, { headers: { cookie }, signal: behind.signal });
    await site.ask({ message: 'And how long is it, from the tie?' });
    let late = '';
    for await (const chunk of quiet.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      late += chunk;
      if (late.includes('event: news')) break;
    }
    expect(await looking()).toBe(false);
    behind.abort();
  });
});

test('of a page of settings that stood open only what was touched counts; without script all of it', async () => {
  const choices = async () => {
    const { items } = (await site.get('/api/notification/list', 'asha')).json() as {
      items: { kind: string; byMail: boolean | null; byPush: boolean }[];
    };
    return items.filter(({ byMail, byPush }) => byMail === false && !byPush).map(({ kind }) => kind);
  };
  const save = (form: Record<string, string>) =>
    site.postForm('/messages/settings', { intent: 'mails', choosesPush: 'yes', ...form }, 'asha');
  await site.post('/api/notification/choose', { kind: 'price-drop', byMail: false, byPush: false }, 'asha');
  // Another page of hers was opened before that: there everything is still ticked.
  await save({ byMail: 'price-drop', byPush: 'price-drop', touched: 'byMail rating' });
  const { items } = (await site.get('/api/notification/list', 'asha')).json();
  expect(items).toContainEqual({ kind: 'rating', byMail: false, byPush: true });
  expect(await choices()).toEqual(['price-drop']);
  await save({ byMail: 'price-drop', byPush: 'price-drop' });
  expect(await choices()).not.toContain('price-drop');
  expect(await choices()).toContain('rating');
});

describe('where pushes go', () => {
  const browser = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };

  test.each([
    'http://fcm.googleapis.com/x',
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/x',
    'https://postgres.internal/x',
  ])('not to %s', async (endpoint) => {
    const answer = await site.post('/api/notification/subscribe', { ...browser, endpoint }, 'asha');
    expect([answer.statusCode, answer.json().fields?.endpoint]).toEqual([
      422,
      ['This is not the address of a push service.'],
    ]);
  });

  test.each([
    ['127.0.0.1', 4],
    ['10.1.2.3', 4],
    ['100.64.0.1', 4],
    ['169.254.169.254', 4],
    ['192.168.1.1', 4],
    ['::1', 6],
    ['::ffff:127.0.0.1', 6],
    ['fe80::1', 6],
    ['fd00::1', 6],
    ['64:ff9b::a00:1', 6],
  ])('%s is private', (address, family) => expect(isPrivateAddress({ address, family })).toBe(true));

  test.each([
    ['142.250.1.1', 4],
    ['2a00:1450:4009::1', 6],
  ])('%s is public', (address, family) => expect(isPrivateAddress({ address, family })).toBe(false));

  test('a name that leads to this machine is not called, whatever it is called', async () => {
    const found = new Promise((resolve, reject) =>
      publicLookup('localhost', {}, (error, addresses) => (error ? reject(error) : resolve(addresses))),
    );
    await expect(found).rejects.toThrow('localhost leads to a private address');
  });
});
