import { expect, test } from 'vitest';
import { QUESTION, useTalkingSite } from '#tests/support/moderation/conversations.ts';
import type { Name } from '#tests/support/people/cast.ts';

const site = useTalkingSite({ pages: true });

const see = async (url: string, who?: Name) => {
  const answer = await site.get(url, who);
  return { status: answer.statusCode, html: answer.body.replaceAll('<!-- -->', '') };
};
const fill = async (url: string, fields: Record<string, string>, who?: Name) => {
  const answer = await site.postForm(url, fields, who);
  return { status: answer.statusCode, to: answer.headers.location ?? '', html: answer.body };
};
const adUrl = async () =>
  (await site.get(`/api/ad/getAdDetailsByAdId?adId=${site.adId}`)).json().ad.url as string;

test('a visitor’s message is saved through the sign-in and sent after it', async () => {
  const asked = await fill(await adUrl(), { intent: 'send', message: QUESTION, offer: '400' });
  expect(asked.status).toBe(302);
  const next = decodeURIComponent(asked.to.replace('/login?next=', ''));
  expect(next).toMatch(/^\/messages\/new\?draft=/);
  expect((await site.get(next)).statusCode).toBe(302);
  const form = await see(next, 'bela');
  expect(form.html).toContain(QUESTION);
  expect(form.html).toContain('value="400"');

  const sent = await fill(next, { message: QUESTION, offer: '400', intent: 'send' }, 'bela');
  expect(sent.to).toMatch(/^\/messages\/[0-9a-f-]+#newest$/);
  const thread = await see(sent.to, 'asha');
  expect(thread.html).toContain(QUESTION);
  expect(thread.html).toContain('£400');
  expect(thread.html).toContain('Do not cut until payment has been received.');
  expect(thread.html).toContain('What counts as received?');
});

test('what is refused comes back with its reason and what was typed', async () => {
  const message = 'I would like to pay by Western Union, is that all right?';
  const back = await fill(await adUrl(), { intent: 'send', message, offer: 'much' }, 'bela');
  expect(back.status).toBe(422);
  expect(back.html).toContain('We cannot read this amount.');
  expect(back.html).toContain(message);
  const refused = await fill(await adUrl(), { intent: 'send', message }, 'bela');
  expect(refused.html).toContain('Send for review instead');
  const held = await fill(await adUrl(), { intent: 'send', message, sendForReview: 'yes' }, 'bela');
  expect((await see(held.to, 'bela')).html).toContain('We are checking this message first');
});

test('an answer, a block and its end, without script; what was written is never markup', async () => {
  const { conversationId } = (
    await site.ask({ message: 'Is 1 < 2 & "quoted" fine for you? I hope so.' })
  ).json();
  const url = `/messages/${conversationId}`;
  expect((await see(url, 'asha')).html).toContain('Is 1 &lt; 2 &amp; &quot;quoted&quot; fine');
  expect((await fill(url, { intent: 'send', message: 'It is.' }, 'asha')).to).toBe(`${url}#newest`);
  expect((await see(url, 'bela')).html).toContain('It is.');
  const userId = site.people.bela.id;
  expect((await fill(url, { intent: 'block', userId }, 'asha')).to).toBe(url);
  expect((await see(url, 'asha')).html).toContain('You blocked this person.');
  expect((await see(url, 'bela')).html).toContain('This conversation is closed.');
  expect((await see('/messages/settings', 'asha')).html).toContain('Unblock bela');
  await fill('/messages/settings', { intent: 'unblock', userId }, 'asha');
  expect((await see('/messages/settings', 'asha')).html).toContain('You have not blocked anybody.');
});

test('mails are chosen by ticks', async () => {
  await fill('/messages/settings', { intent: 'mails', byMail: 'ad-news' }, 'asha');
  const { items } = (await site.get('/api/notification/list', 'asha')).json();
  expect(items.filter((item: { byMail: boolean }) => item.byMail)).toEqual([
    { kind: 'ad-news', byMail: true, byPush: true },
  ]);
});

test('a visitor reports an ad by a form and reads the case number', async () => {
  const url = `/report?kind=ad&id=${site.adId}`;
  expect((await see(url)).html).toContain('Report this ad');
  expect((await fill(url, { text: 'x' })).html).toContain('Choose the reason that fits best.');
  const done = await fill(url, { reason: 'scam', text: 'Odd.', email: 'me@example.com' });
  expect((await see(done.to)).html).toMatch(/FH-\d\d-[A-Z2-9]{6}/);
});

test.each([
  '/messages',
  '/messages/settings',
  '/messages/00000000-0000-7000-8000-000000000000',
  '/reports/FH-26-ABCDEF',
])('%s leads a visitor to the login and back', async (url) => {
  const answer = await site.get(url);
  expect([answer.statusCode, answer.headers.location]).toEqual([
    302,
    `/login?next=${encodeURIComponent(url)}`,
  ]);
});

test('somebody else’s conversation is not there', async () => {
  const { conversationId } = (await site.ask()).json();
  expect((await see(`/messages/${conversationId}`, 'dara')).status).toBe(404);
});
