import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Mail } from '#platform/mailer.ts';
import { openTalkingSite, QUESTION, type TalkingSite } from '#tests/support/conversations.ts';

let site: TalkingSite;
beforeAll(async () => {
  site = await openTalkingSite();
});
beforeEach(() => site.begin());
afterAll(() => site.close());

test('no mail and no answer of a whole conversation holds an address, a telephone or an IP', async () => {
  const answers: string[] = [];
  const keep = <Answer extends { body: string }>(answer: Answer) => {
    answers.push(answer.body);
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
  const mails = await site.mails();
  expect(mails.length).toBe(1 + 2 * said.length);
  // Where it goes is all a mail may know of anybody.
  const letters = mails.map(({ subject, text, html, headers }) =>
    JSON.stringify([subject, text, html, headers]),
  );
  for (const text of [...answers, ...letters]) {
    expect(text).not.toMatch(/(?:asha|bela|b e l a)[^a-z]{0,6}(?:@|at\b)/i);
    expect(text).not.toMatch(/example(?:\.| ?dot ?| ?\(dot\) ?)com/i);
    expect(text).not.toMatch(/900 ?123|12345|nine zero zero/);
    expect(text).not.toMatch(/203\.0\.113|127\.0\.0\.1|::1|sid|hash/);
  }
});

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

test('a mail server that is away for an hour loses nothing, and each mail goes out once', async () => {
  const sent: { mail: Mail; id: string }[] = [];
  let isAway = true;
  let tries = 0;
  const working = site.platform.mailer;
  site.platform.mailer = {
    async send(mail, id) {
      tries += 1;
      if (isAway) throw new Error('connection refused');
      sent.push({ mail, id });
    },
  };
  const { conversationId } = (await site.ask()).json();
  await site.send(conversationId, 'Yes, it is still here.', 'asha');
  await site.send(conversationId, 'Then I take it.', 'bela');

  for (let minutes = 0; minutes < 60; minutes += 5) {
    await site.runJobs();
    await letMinutesPass(5);
  }
  expect(sent).toEqual([]);
  expect(tries).toBeGreaterThan(3 * 5);

  isAway = false;
  for (let minutes = 0; minutes < 120; minutes += 10) {
    await letMinutesPass(10);
    await site.runJobs();
  }
  site.platform.mailer = working;
  expect(sent.map(({ mail }) => mail.to).toSorted()).toEqual([
    'asha@example.com',
    'asha@example.com',
    'bela@example.com',
  ]);
  expect(new Set(sent.map(({ id }) => id)).size).toBe(3);
});

/** The queue reads the database's clock, which cannot be turned; so what waits is moved towards it. */
const letMinutesPass = (minutes: number) =>
  sql`update jobs.job set start_after = start_after - make_interval(mins => ${minutes})
    where name = 'send-mail' and state in ('created', 'retry')`.execute(site.db);
