import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTalkingSite, QUESTION, type TalkingSite } from '#tests/support/moderation/conversations.ts';
import { openMailCatcher } from '#tests/support/site/mail-catcher.ts';
import { insertAd } from '#tests/support/ads/some-ads.ts';

let site: TalkingSite;
let office: Awaited<ReturnType<typeof openMailCatcher>>;
beforeAll(async () => {
  office = await openMailCatcher();
  site = await openTalkingSite({ settings: { SMTP_URL: office.url } });
});
beforeEach(async () => {
  await site.begin();
  office.received.splice(0);
});
afterEach(() => office.close());
afterAll(() => site.close());

const recipients = () => office.received.flatMap((each) => each.recipients).toSorted();
const waiting = async () => {
  const { rows } = await sql<{ id: string }>`select id from jobs.job
    where name = 'send-mail' and state in ('created', 'retry')`.execute(site.db);
  return rows.length;
};
/** The queue reads the database's clock, which cannot be turned; so what waits is moved towards it. */
const letMinutesPass = (minutes: number) =>
  sql`update jobs.job set start_after = start_after - make_interval(mins => ${minutes})
    where name = 'send-mail' and state in ('created', 'retry')`.execute(site.db);

test('a mail server that is down for an hour loses nothing, and each mail goes out once when it is back', async () => {
  const { conversationId } = (await site.ask()).json();
  await site.send(conversationId, 'Yes, it is still here.', 'asha');
  await site.send(conversationId, 'Then I take it.', 'bela');
  expect(await waiting()).toBe(3);

  let tries = 0;
  for (let minutes = 0; minutes < 60; minutes += 5) {
    tries += await site.runJobs();
    await letMinutesPass(5);
  }
  expect(tries).toBeGreaterThan(3 * 5);
  expect(await waiting()).toBe(3);

  await office.open();
  for (let minutes = 0; minutes < 120; minutes += 10) {
    await letMinutesPass(10);
    await site.runJobs();
  }
  expect(recipients()).toEqual(['asha@example.com', 'asha@example.com', 'bela@example.com']);
  expect(new Set(office.received.map(({ id }) => id)).size).toBe(3);
  expect(await waiting()).toBe(0);
  for (const { mail } of office.received) {
    expect(mail.text).toContain(`/messages/${conversationId}`);
    expect(mail.html).toContain(`/messages/${conversationId}`);
  }
});

describe('a message and its mail are one write', () => {
  const failing = async (table: string, deferred: boolean, work: () => Promise<void>) => {
    await sql`create or replace function fail_now() returns trigger language plpgsql
      as $$ begin raise exception 'the disk is full'; end $$`.execute(site.db);
    await (
      deferred
        ? sql`create constraint trigger fail_now after insert on ${sql.table(table)} deferrable initially deferred
          for each row execute function fail_now()`
        : sql`create trigger fail_now before insert on ${sql.table(table)} for each row execute function fail_now()`
    ).execute(site.db);
    try {
      await work();
    } finally {
      await sql`drop trigger fail_now on ${sql.table(table)}`.execute(site.db);
    }
  };
  const nothingIsThere = async () => {
    expect(await site.db.selectFrom('messages').select('id').execute()).toEqual([]);
    expect(await site.db.selectFrom('conversations').select('id').execute()).toEqual([]);
    expect(await waiting()).toBe(0);
  };

  test('when the message fails at the very end, its mail was never queued', () =>
    failing('messages', true, async () => {
      expect((await site.ask()).statusCode).toBe(500);
      await nothingIsThere();
    }));

  test('when the mail cannot be queued, the message was never sent', () =>
    failing('jobs.job', false, async () => {
      expect((await site.ask()).statusCode).toBe(500);
      await nothingIsThere();
    }));
});

test('the site is no open relay: whatever fifty senders write, only people of the conversation are mailed', async () => {
  await office.open();
  const victim = 'victim@example.net';
  const lineBreaks = `\r\nBcc: ${victim}\r\nTo: ${victim}\r\n\r\nBuy now`;
  const { conversationId } = (await site.ask()).json();
  const ad = await insertAd(site.db, site.people.asha.id, site.clock.now, {
    title: `28 in black hair${lineBreaks}`.slice(0, 90),
  });
  const tries: [string, object, 'asha' | 'bela' | undefined][] = [
    ['/api/ad/sendEmailtoUser', { adId: ad, message: `${QUESTION}${lineBreaks}` }, 'bela'],
    ['/api/ad/sendEmailtoUser', { adId: site.adId, message: QUESTION, to: victim }, 'bela'],
    ['/api/ad/sendEmailtoUser', { adId: site.adId, message: QUESTION, email: victim, cc: victim }, 'bela'],
    ['/api/ad/sendEmailtoUser', { adId: `${site.adId}${lineBreaks}`, message: QUESTION }, 'bela'],
    ['/api/message/send', { conversationId, message: `Yes${lineBreaks}` }, 'asha'],
    ['/api/message/send', { conversationId: `${conversationId}${lineBreaks}`, message: 'Yes' }, 'asha'],
    ['/api/message/send', { conversationId, message: 'Yes', userId: victim }, 'asha'],
    [
      '/api/report/create',
      {
        target: { kind: 'ad', id: site.adId },
        reason: 'scam',
        text: lineBreaks,
        email: `me@example.com${lineBreaks}`,
      },
      undefined,
    ],
    [
      '/api/report/create',
      {
        target: { kind: 'ad', id: site.adId },
        reason: 'scam',
        text: 'x',
        email: `me@example.com, ${victim}`,
      },
      undefined,
    ],
  ];
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => tries)
      .flat()
      .map(([url, body, who]) => site.post(url, body, who)),
  );
  expect(answers.some(({ statusCode }) => statusCode === 200)).toBe(true);
  for (const { statusCode } of answers) expect(statusCode).toBeLessThan(500);

  await site.runJobs();
  expect(office.received.length).toBeGreaterThan(5);
  expect([...new Set(recipients())]).toEqual(['asha@example.com', 'bela@example.com']);
  for (const { mail, raw } of office.received) {
    const head = raw.slice(0, raw.indexOf('\r\n\r\n'));
    expect(head).not.toMatch(/^(?:to|cc|bcc|reply-to):.*victim/im);
    expect([mail.cc ?? [], mail.bcc ?? []]).toEqual([[], []]);
  }
});
