import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { QUESTION, useTalkingSite } from '#tests/support/moderation/conversations.ts';

const site = useTalkingSite({ pages: true });

test('no mail and no answer of a whole conversation holds an address, a telephone or an IP', async () => {
  const answers: string[] = [];
  const pages: string[] = [];
  const keep = <Answer extends { body: string; headers: object }>(answer: Answer, into = answers) => {
    into.push(JSON.stringify(answer.headers), answer.body);
    return answer;
  };
  const ip = { 'x-forwarded-for': '203.0.113.77' };
  const { conversationId } = keep(await site.ask({ offer: 410_00 })).json();
  const said = [
    'My number is +44 7700 900123, my mail is bela@example.com',
    'ring zero seven seven double zero nine zero zero one two three',
    'b e l a (at) example (dot) com or bela at example dot com',
    'Yes, it is 160 g. I am at asha@example.com or 98400 12345.',
  ];
  for (const text of said) {
    keep(await site.send(conversationId, text, 'bela'));
    keep(await site.send(conversationId, text, 'asha'));
  }
  const reads = [
    '/api/message/list',
    `/api/message/thread?conversationId=${conversationId}`,
    '/api/message/blocked',
    '/api/notification/list',
    `/api/ad/getAdDetailsByAdId?adId=${site.adId}`,
  ];
  for (const url of reads) {
    keep(await site.get(url, 'bela', ip));
    keep(await site.get(url, 'asha', ip));
  }
  for (const url of ['/messages', `/messages/${conversationId}`, '/messages/settings', `/ad/${site.adId}`]) {
    keep(await site.get(url, 'bela', ip), pages);
    keep(await site.get(url, 'asha', ip), pages);
  }
  pages.push(await hearNews(conversationId, ip));
  const mails = await site.mails();
  expect(mails.length).toBe(2 + 2 * said.length);
  // Where it goes is all a mail may know of anybody.
  const letters = mails.map(({ subject, text, html, headers }) =>
    JSON.stringify([subject, text, html, headers]),
  );
  for (const text of [...answers, ...letters, ...pages]) {
    expect(text).not.toMatch(/(?:asha|bela|b e l a)[^a-z]{0,6}(?:@|at\b)/i);
    expect(text).not.toMatch(/example(?:\.| ?dot ?| ?\(dot\) ?)com/i);
    expect(text).not.toMatch(/900 ?123|12345|nine zero zero/);
    expect(text).not.toMatch(/203\.0\.113|127\.0\.0\.1|::1\b/);
  }
  for (const text of [...answers, ...letters]) expect(text).not.toMatch(/\bsid\b|hash/);
});

/** What an open conversation is told of one more message. */
async function hearNews(conversationId: string, ip: Record<string, string>): Promise<string> {
  const origin = await site.app.listen({ port: 0, host: '127.0.0.1' });
  const live = await fetch(`${origin}/messages/${conversationId}/live`, {
    headers: { cookie: site.people.asha.cookie, ...ip },
  });
  await site.send(conversationId, 'Write to bela@example.com', 'bela');
  let heard = JSON.stringify([...live.headers]);
  for await (const part of live.body ?? []) {
    heard += new TextDecoder().decode(part);
    if (heard.includes('event: news')) break;
  }
  return heard;
}

test.each([
  '\r\nBcc: victim@example.com',
  '\nBcc: victim@example.com',
  '\u2028Bcc: victim@example.com',
  '\r\n\r\nHello',
])('nothing that reaches a mail can begin a header: %j', async (attack) => {
  await sql`update ads set title = ${`28 in black hair${attack}`}, version = version + 1 where id = ${site.adId}`.execute(
    site.db,
  );
  await site.ask({ message: `${QUESTION}${attack}` });
  const [mail] = await site.mails();
  // oxlint-disable-next-line no-control-regex
  expect(mail?.subject).not.toMatch(/[\u0000-\u001f\u2028\u2029]/);
  expect(mail?.to_address).toBe('asha@example.com');
  expect(mail?.headers).toEqual({ 'Auto-Submitted': 'auto-generated' });
  expect(mail?.text).not.toMatch(/^bcc:/im);
});

test('names, receipts and statements are no way into a header either', async () => {
  const report = {
    target: { kind: 'ad', id: site.adId },
    reason: 'scam',
    text: 'x\r\nBcc: victim@example.com',
  };
  const wrong = await site.post('/api/report/create', {
    ...report,
    email: 'me@example.com\r\nBcc: victim@example.com',
  });
  expect(wrong.statusCode).toBe(422);
  const { caseNumber } = (
    await site.post('/api/report/create', { ...report, email: 'me@example.com' })
  ).json();
  const decision = {
    caseNumber,
    outcome: 'warned',
    statement: 'Please\r\nBcc: victim@example.com',
    reason: 'a reason',
  };
  await site.post('/api/super-admin-user/resolveReport', decision, 'dara');
  const mails = await site.mails();
  expect(mails.map((mail) => mail.to_address)).toEqual([
    'asha@example.com',
    'me@example.com',
    'me@example.com',
  ]);
  // oxlint-disable-next-line no-control-regex
  for (const mail of mails) expect(mail.subject).not.toMatch(/[\u0000-\u001f]/);
});
