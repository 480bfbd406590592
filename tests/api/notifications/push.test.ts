import { beforeEach, expect, test } from 'vitest';
import { ACCOUNT_LIMITS } from '#rules/limits.ts';
import { DAY_MS } from '#rules/time.ts';
import { useTalkingSite } from '#tests/support/moderation/conversations.ts';
import { openPushService } from '#tests/support/notifications/push-service.ts';
import { useOpened } from '#tests/support/site/use-opened.ts';

const site = useTalkingSite({ settings: { PUSH_ANYWHERE: 'on' } });
const service = useOpened(() => openPushService());
let conversationId: string;
beforeEach(async () => {
  service.received.length = 0;
  service.state.status = 201;
  await site.db.deleteFrom('limits').execute();
  expect((await site.post('/api/notification/subscribe', service.browser, 'asha')).statusCode).toBe(200);
  conversationId = (await site.ask()).json().conversationId;
});

const later = async () => {
  await site.letSecondsPass(10);
  await site.runJobs();
};
const browsers = () => site.db.selectFrom('push_subscriptions').select('account_id').execute();

test('a message is pushed to the browser of who is away: who and about what, never what was written', async () => {
  await later();
  const [{ message, headers, isSigned } = { message: null, headers: {}, isSigned: false }] = service.received;
  expect(service.received).toHaveLength(1);
  expect(message).toEqual({
    title: 'Fairhank',
    body: 'New message from bela about 28 in straight black Indian hair, 160 g',
    link: `/messages/${conversationId}#newest`,
    tag: expect.any(String),
  });
  expect(isSigned).toBe(true);
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
  const { publicKey } = (await site.get('/api/notification/pushKey', 'bela')).json();
  expect(headers['authorization']).toContain(`k=${publicKey}`);
});

test('nothing is pushed to who read it, looks at the site, or wants none of its kind', async () => {
  await site.post('/api/message/read', { conversationId }, 'asha');
  await later();
  expect(service.received).toEqual([]);

  await site.send(conversationId, 'Could you weigh it?', 'bela');
  const looking = { account_id: site.people.asha.id, until: new Date(site.clock.now.getTime() + 60_000) };
  await site.db.insertInto('people_looking').values(looking).execute();
  await later();
  expect(service.received).toEqual([]);

  await site.db.deleteFrom('people_looking').execute();
  await site.post('/api/notification/choose', { kind: 'new-message', byPush: false }, 'asha');
  await site.send(conversationId, 'Is it still there?', 'bela');
  await later();
  expect(service.received).toEqual([]);
  const { items } = (await site.get('/api/notification/list', 'asha')).json();
  expect(items).toContainEqual({ kind: 'new-message', byMail: true, byPush: false });
});

test('no more than so many in an hour', async () => {
  const { most } = ACCOUNT_LIMITS.push[0];
  for (let sent = 0; sent < most + 3; sent += 1) await site.send(conversationId, 'And one more.', 'bela');
  await later();
  expect(service.received).toHaveLength(most);
});

test('a browser that takes no more is forgotten, and one that fails for now is not', async () => {
  service.state.status = 503;
  await later();
  expect(await browsers()).toHaveLength(1);
  service.state.status = 410;
  await site.send(conversationId, 'Are you there?', 'bela');
  await later();
  expect(await browsers()).toEqual([]);
});

test('one browser is one person’s, and it is let go only by them', async () => {
  const { endpoint } = service.browser;
  await site.post('/api/notification/unsubscribe', { endpoint }, 'bela');
  expect(await browsers()).toEqual([{ account_id: site.people.asha.id }]);
  await site.post('/api/notification/subscribe', service.browser, 'bela');
  expect(await browsers()).toEqual([{ account_id: site.people.bela.id }]);
  await site.post('/api/notification/unsubscribe', { endpoint }, 'bela');
  expect(await browsers()).toEqual([]);
});

test('nothing is pushed to a browser where nobody is signed in any longer, and it is forgotten', async () => {
  const { endpoint } = service.browser;
  const isOn = async (who: 'asha' | 'bela') =>
    (await site.post('/api/notification/isSubscribed', { endpoint }, who)).json().isSubscribed;
  expect([await isOn('asha'), await isOn('bela')]).toEqual([true, false]);
  const sessions = await site.db.selectFrom('sessions').select(['id', 'expires_at']).execute();
  const expire = (id: string, expires_at: Date) =>
    site.db.updateTable('sessions').set({ expires_at }).where('id', '=', id).execute();
  for (const { id } of sessions) await expire(id, site.clock.now);
  await later();
  expect(service.received).toEqual([]);
  expect(await browsers()).toEqual([]);
  for (const { id, expires_at } of sessions) await expire(id, expires_at);
  // The browser has its subscription still; the page that asks learns that it counts no longer.
  expect(await isOn('asha')).toBe(false);
});

test('it goes on where somebody stays signed in, until that device is signed out from elsewhere', async () => {
  const { now } = site.clock;
  const { id } = await site.db
    .insertInto('devices')
    .values({
      account_id: site.people.asha.id,
      epoch: 1,
      cookie_hash: 'a'.repeat(64),
      created_at: now,
      last_used_at: now,
      expires_at: new Date(now.getTime() + 90 * DAY_MS),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await site.db.updateTable('push_subscriptions').set({ device_id: id, session_id: id }).execute();
  await later();
  expect(service.received).toHaveLength(1);
  await site.post('/api/user/endSession', { session: 'others' }, 'asha');
  await site.send(conversationId, 'Is it still there?', 'bela');
  await later();
  expect(service.received).toHaveLength(1);
  expect(await browsers()).toEqual([]);
});

test.each(['\u0000', 'https://push.example.org/\n', ''])('an address like %j is none', async (endpoint) => {
  expect((await site.post('/api/notification/unsubscribe', { endpoint }, 'bela')).statusCode).toBe(422);
});
