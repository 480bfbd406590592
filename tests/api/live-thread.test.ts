import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTalkingSite, type TalkingSite } from '#tests/support/conversations.ts';

let site: TalkingSite;
let origin: string;
beforeAll(async () => {
  site = await openTalkingSite();
  await site.begin();
  origin = await site.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => site.close());

test('an open conversation hears of a new message, and nobody else’s does', async () => {
  const { conversationId } = (await site.ask()).json();
  const leave = new AbortController();
  const live = await fetch(`${origin}/messages/${conversationId}/live`, {
    headers: { cookie: site.people.asha.cookie },
    signal: leave.signal,
  });
  expect(live.headers.get('content-type')).toBe('text/event-stream');
  expect(live.headers.get('content-security-policy')).toContain("default-src 'none'");
  await site.send(conversationId, 'Is there news?', 'bela');
  let heard = '';
  for await (const part of live.body ?? []) {
    heard += new TextDecoder().decode(part);
    if (heard.includes('event: news')) break;
  }
  leave.abort();
  expect(heard).toContain('event: news');
  expect(heard).not.toContain('Is there news?');

  const stranger = await fetch(`${origin}/messages/${conversationId}/live`, {
    headers: { cookie: site.people.dara.cookie },
  });
  expect(stranger.status).toBe(404);
  expect((await fetch(`${origin}/messages/${conversationId}/live`)).status).toBe(401);
});
