import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { OPEN_THREADS } from '#rules/messages/message-words.ts';
import type { Name } from '#tests/support/people/cast.ts';
import { openTalkingSite, type TalkingSite } from '#tests/support/moderation/conversations.ts';

let site: TalkingSite;
let origin: string;
let conversationId: string;
beforeAll(async () => {
  site = await openTalkingSite();
  origin = await site.app.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(async () => {
  await site.begin();
  ({ conversationId } = (await site.ask()).json());
});
afterAll(async () => {
  site.app.server.closeAllConnections();
  await site.close();
});

const openLive = (who: Name, signal?: AbortSignal) =>
  fetch(`${origin}/messages/${conversationId}/live`, {
    headers: { cookie: site.people[who].cookie },
    ...(signal && { signal }),
  });

/** All that a stream says until it ends or says this. */
async function hear(live: Response, until: string): Promise<string> {
  let heard = '';
  for await (const part of live.body ?? []) {
    heard += new TextDecoder().decode(part);
    if (heard.includes(until)) break;
  }
  return heard;
}

test('an open conversation hears of a new message, and nobody else’s does', async () => {
  const live = await openLive('asha');
  expect(live.headers.get('content-type')).toBe('text/event-stream');
  expect(live.headers.get('content-security-policy')).toContain("default-src 'none'");
  await site.send(conversationId, 'Is there news?', 'bela');
  const heard = await hear(live, 'event: news');
  expect(heard).toContain('event: news');
  expect(heard).not.toContain('Is there news?');

  expect((await openLive('dara')).status).toBe(404);
  expect((await fetch(`${origin}/messages/${conversationId}/live`)).status).toBe(401);
});

test('it hears of what another process wrote: a message that staff decided on', async () => {
  await site.send(conversationId, 'Is there news?', 'bela');
  const live = await openLive('asha');
  await site.db
    .updateTable('messages')
    .set({ removed_at: site.clock.now })
    .where('conversation_id', '=', conversationId)
    .execute();
  expect(await hear(live, 'event: news')).toContain('event: news');
});

test('it hears of what was written while nobody listened', async () => {
  const live = await openLive('asha');
  const { pool } = site.database;
  const listener = `from pg_stat_activity
    where application_name = 'fairhank listening' and datname = current_database()`;
  await expect.poll(async () => (await pool.query(`select pid ${listener}`)).rowCount).toBe(1);
  // Without triggers: nothing is told of this write.
  await pool.query(`begin; set local session_replication_role = replica;
    update messages set removed_at = now() where conversation_id = '${conversationId}'; commit`);
  await pool.query(`select pg_terminate_backend(pid) ${listener}`);
  expect(await hear(live, 'event: news')).toContain('event: news');
});

test('one person holds only so many streams, and whoever leaves makes room', async () => {
  const leave = new AbortController();
  const streams = await Promise.all(
    Array.from({ length: OPEN_THREADS.perPerson + 4 }, () => openLive('asha', leave.signal)),
  );
  const statuses = streams.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(OPEN_THREADS.perPerson);
  expect(statuses.filter((status) => status === 429)).toHaveLength(4);
  const other = await openLive('bela');
  expect(other.status).toBe(200);
  leave.abort();
  await other.body?.cancel();
  await expect.poll(async () => (await openLive('asha', AbortSignal.timeout(300))).status).toBe(200);
});

test('a silent stream gives a sign of life', async () => {
  const live = await openLive('bela');
  expect(await hear(live, ': here')).toContain(': here');
});

test('blocking ends both streams, and there is no new one until it is taken back', async () => {
  const [asha, bela] = [await openLive('asha'), await openLive('bela')];
  await site.post('/api/message/block', { userId: site.people.bela.id }, 'asha');
  await Promise.all([hear(asha, 'never'), hear(bela, 'never')]);
  expect((await openLive('bela')).status).toBe(403);
  await site.post('/api/message/block', { userId: site.people.bela.id, block: false }, 'asha');
  expect((await openLive('bela', AbortSignal.timeout(300))).status).toBe(200);
});

test('logging out ends the stream', async () => {
  const live = await openLive('bela');
  await site.post('/api/user/logout', {}, 'bela');
  expect(await hear(live, 'never')).not.toContain('event: news');
  expect((await openLive('bela')).status).toBe(401);
});

test('a password changed elsewhere ends the stream', async () => {
  const live = await openLive('asha');
  const { id } = site.people.asha;
  await site.db.updateTable('accounts').set({ password_hash: 'another' }).where('id', '=', id).execute();
  expect(await hear(live, 'never')).not.toContain('event: news');
  expect((await openLive('asha')).status).toBe(401);
});
