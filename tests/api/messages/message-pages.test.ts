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
  const asked = await fill(await adUrl(), { intent: 'send', message: QUESTION });
  expect(asked.status).toBe(302);
  const next = decodeURIComponent(asked.to.replace('/login?next=', ''));
  expect(next).toMatch(/^\/messages\/new\?draft=/);
  expect((await site.get(next)).statusCode).toBe(302);
  const form = await see(next, 'bela');
  expect(form.html).toContain(QUESTION);

  const sent = await fill(next, { message: QUESTION, intent: 'send' }, 'bela');
  expect(sent.to).toMatch(/^\/messages\/[0-9a-f-]+#newest$/);
  const thread = await see(sent.to, 'asha');
  expect(thread.html).toContain(QUESTION);
  expect(thread.html).toContain('Do not cut until payment has been received.');
  expect(thread.html).toContain('What counts as received?');
});

test('a visitor’s offer waits for the sign-in, too, and what cannot be one is refused before it', async () => {
  const empty = await fill(await adUrl(), { intent: 'offer', note: 'I can pay today.' });
  expect([empty.status, empty.html.includes('Write the offer as an amount')]).toEqual([422, true]);
  expect(empty.html).toContain('I can pay today.');

  const asked = await fill(await adUrl(), { intent: 'offer', amount: '400', note: 'I can pay today.' });
  expect(asked.status).toBe(302);
  const next = decodeURIComponent(asked.to.replace('/login?next=', ''));
  const form = await see(next, 'bela');
  expect(form.html).toContain('Here is what you wrote.');
  expect(form.html).toMatch(/<input[^>]*name="amount"[^>]*value="400"/);
  expect(form.html).toContain('I can pay today.');

  const low = await fill(next, { intent: 'offer', amount: '100', note: 'I can pay today.' }, 'bela');
  expect([low.status, low.html.includes('Offers start at £210.')]).toEqual([422, true]);
  expect(low.html).toMatch(/<input[^>]*name="amount"[^>]*value="100"/);
  const sent = await fill(next, { intent: 'offer', amount: '400', note: 'I can pay today.' }, 'bela');
  expect(sent.to).toMatch(/^\/messages\/[0-9a-f-]+#newest$/);
  expect((await see(sent.to, 'asha')).html).toContain('£400');
});

test('a fixed price is offered by one button, and a price that changed since is not', async () => {
  await site.begin({ open_to_offers: false });
  const page = await see(await adUrl(), 'bela');
  expect(page.html).toContain('Offer the asking price, £420');
  expect(page.html).not.toContain('Your offer in');
  const changed = await fill(await adUrl(), { intent: 'offer', asking: '400' }, 'bela');
  expect([changed.status, changed.html.includes('You can offer the asking price, £420.')]).toEqual([
    422,
    true,
  ]);
  const sent = await fill(await adUrl(), { intent: 'offer', asking: '420' }, 'bela');
  expect((await see(sent.to, 'asha')).html).toContain('£420');
  const [offer] = await site.db.selectFrom('offers').select('id').execute();
  const yes = { offerId: offer?.id, amount: 420_00 };
  expect((await site.post('/api/offer/accept', yes, 'asha')).statusCode).toBe(200);
  await expect
    .poll(async () => (await see(await adUrl(), 'bela')).html)
    .toContain('This hair is reserved until');
});

test('what is refused comes back with its reason and what was typed', async () => {
  const message = 'I would like to pay by Western Union, is that all right?';
  const back = await fill(await adUrl(), { intent: 'send', message }, 'bela');
  expect(back.status).toBe(422);
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
