import { beforeEach, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '#rules/time.ts';
import { insertHeld } from '#tests/support/access/held-thing.ts';
import { takeStep } from '#tests/support/ads/ad-rows.ts';
import { insertAd } from '#tests/support/ads/some-ads.ts';
import { insertCaseOf } from '#tests/support/moderation/insert-case-of.ts';
import type { Name } from '#tests/support/people/cast.ts';
import { doJob } from '#tests/support/site/do-job.ts';
import { useSite } from '#tests/support/site/test-site.ts';
import { putWanted } from '#tests/support/wanted/wanted-site.ts';

const site = useSite({ pages: true, plans: { asha: 4 } });
const start = new Date();
const ago = (hours: number) => new Date(start.getTime() - hours * HOUR_MS);
beforeEach(async () => {
  site.clock.now = start;
  await site.db.deleteFrom('wanted_ads').execute();
  for (const table of ['cases', 'reports', 'messages', 'conversations', 'mailbox', 'letters_sent'] as const)
    await site.db.deleteFrom(table).execute();
  const waiting = await site.db
    .selectFrom('ads')
    .select(['id', 'version'])
    .where('status', '=', 'pending_review')
    .execute();
  for (const { id, version } of waiting)
    await takeStep(
      site.db,
      id,
      { status: 'deleted', version: version + 1 },
      { event: 'delete', viewer: site.people.asha.id },
    );
});

const today = async (who: Name) => (await site.get('/api/super-admin-user/today', who)).json();
const queue = async (name: string, who: Name = 'dara') =>
  (await today(who)).queues.find((each: { name: string }) => each.name === name);
/** The link to the review queue, with how much waits there. */
const rail = async () =>
  /review-queue"[^>]*>Review queue.*?<\/a>/.exec(
    (await site.get('/super-admin-user/today', 'dara')).body,
  )?.[0];
const waitingAd = (since: Date, more: object = {}) =>
  insertAd(site.db, site.people.asha.id, since, {
    status: 'pending_review',
    status_since: since,
    ...more,
  });
const report = (more: object = {}) =>
  site.db
    .insertInto('reports')
    .values({
      case_number: `FH-R${Math.random().toString(36).slice(2, 9).toUpperCase()}`,
      account_id: site.people.asha.id,
      reason: 'scam',
      text: 'Asks for money outside.',
      created_at: start,
      queued_at: start,
      ...more,
    })
    .returning('case_number')
    .executeTakeFirstOrThrow();

test('counts what waits in each queue, and says which is due first', async () => {
  const { asha, bela, cleo } = site.people;
  const adId = await waitingAd(ago(10));
  const { case_number } = await report({ created_at: ago(50), queued_at: ago(50) });
  const decided = { decided_at: ago(2), decided_by: cleo.id, outcome: 'warned', statement: 'No.' };
  await report({ ...decided, appealed_at: ago(1), appeal_text: 'It was not me.' });
  const { messageId } = await insertHeld(site, { buyerId: bela.id, sellerId: asha.id });
  await site.db
    .updateTable('messages')
    .set({ sent_at: ago(5) })
    .where('id', '=', messageId)
    .execute();
  const { caseNumber } = await insertCaseOf(site, bela.id);
  const due = new Date(start.getTime() + 30 * HOUR_MS);
  await site.db
    .updateTable('cases')
    .set({ due_at: due, queued_at: due, created_at: ago(2) })
    .execute();
  // Whoever writes a second time before we answer has waited no less.
  const { id: caseId } = await site.db
    .selectFrom('cases')
    .select('id')
    .where('case_number', '=', caseNumber)
    .executeTakeFirstOrThrow();
  const again = { kind: 'words' as const, text: 'Are you there?', created_at: ago(1) };
  await site.db
    .insertInto('case_entries')
    .values({ case_id: caseId, ...again })
    .execute();

  const { queues, next } = await today('dara');
  expect(
    queues.map(({ name, waiting, overdue }: Record<string, unknown>) => [name, waiting, overdue]),
  ).toEqual([
    ['reports', 1, 1],
    ['review', 1, 0],
    ['held', 1, 0],
    ['cases', 1, 0],
    ['appeals', 1, 0],
    ['wanted', 0, 0],
    ['buyers', 0, 0],
  ]);
  expect(queues[0]).toMatchObject({ since: ago(50).toISOString(), dueAt: ago(2).toISOString() });
  expect(queues[3]).toMatchObject({ since: ago(2).toISOString(), dueAt: due.toISOString() });
  expect(next.map(({ queue: name, path }: Record<string, string>) => [name, path])).toEqual([
    ['reports', `/super-admin-user/report/${case_number}`],
    ['review', `/super-admin-user/review-queue?next=${adId}#ad-${adId}`],
    ['held', `/super-admin-user/held-messages/${messageId}`],
    ['cases', `/super-admin-user/case/${caseNumber}`],
    ['appeals', expect.stringContaining('/super-admin-user/report/FH-R')],
  ]);
  for (const { path } of next) expect((await site.get(path.split('#')[0], 'dara')).statusCode).toBe(200);

  const { body } = await site.get('/super-admin-user/today', 'dara');
  expect(body).toContain('One queue is overdue.');
  expect(body).toContain('Overdue by 2 h · 2 d 2 h old');
  expect(body).toContain('2 h left · 10 h of 12 h');
  expect(body).toContain('Oldest 5 h of 12 h');
});

test('a request that waits is counted with the ads to check, but neither a hidden one nor one past its day', async () => {
  const waiting = { status: 'pending_review', published_at: null, updated_at: ago(13) } as const;
  const bela = site.people.bela.id;
  const id = await putWanted(site, bela, { ...waiting, note: 'For a short wig.' });
  const bare = await putWanted(site, bela, { ...waiting, updated_at: ago(1) });
  await putWanted(site, bela, { ...waiting, ends_at: start });
  const hidden = await putWanted(site, bela, waiting);
  await site.db.updateTable('wanted_ads').set({ held: 'check' }).where('id', '=', hidden).execute();
  expect(await queue('wanted', 'cleo')).toMatchObject({
    waiting: 2,
    overdue: 1,
    since: ago(13).toISOString(),
    dueAt: ago(1).toISOString(),
  });
  expect((await today('cleo')).next).toMatchObject([
    {
      queue: 'wanted',
      title: 'For a short wig.',
      person: 'bela',
      path: `/super-admin-user/review-queue?of=wanted#request-${id}`,
    },
    { title: '150 g of black hair', path: `/super-admin-user/review-queue?of=wanted#request-${bare}` },
  ]);
  expect(await rail()).toMatch(/>2\D/);
});

test('what may concern a child is done first, whatever is overdue', async () => {
  await waitingAd(ago(40));
  await report({ reason: 'minor', queued_at: new Date(start.getTime() - 40_000 * DAY_MS) });
  const { next } = await today('mira');
  expect(next[0]).toMatchObject({ title: 'It concerns somebody under 18', isAhead: true });
  expect((await site.get('/super-admin-user/today', 'mira')).body).toContain('comes first · 2 d left');
});

test('a queue is overdue as soon as its promise is past, and the rail says so', async () => {
  await waitingAd(start);
  site.clock.now = new Date(start.getTime() + 12 * HOUR_MS);
  expect(await queue('review')).toMatchObject({ waiting: 1, overdue: 0 });
  expect(await rail()).not.toContain('is-late');
  site.clock.now = new Date(start.getTime() + 12 * HOUR_MS + 60_000);
  expect(await queue('review')).toMatchObject({ waiting: 1, overdue: 1 });
  expect(await rail()).toContain('is-late');
});

test('everybody sees the queues they may work at, and of those what they may decide', async () => {
  const names = async (who: Name) =>
    (await today(who)).queues.map(({ name }: { name: string }) => name).toSorted();
  expect(await names('cleo')).toEqual(['review', 'wanted']);
  const all = ['appeals', 'buyers', 'cases', 'held', 'reports', 'review', 'wanted'];
  expect([await names('mira'), await names('dara')]).toEqual([all, all]);

  const { cleo, mira, bela } = site.people;
  await waitingAd(ago(1), {
    entered_by: cleo.id,
    consent_noted_at: start,
    consent_how: 'By telephone.',
  });
  expect((await queue('review', 'cleo')).waiting, 'their own entry').toBe(0);
  expect((await queue('review', 'dara')).waiting).toBe(1);
  await insertCaseOf(site, bela.id);
  await site.db.updateTable('cases').set({ for_management: true }).execute();
  expect((await queue('cases', 'mira')).waiting, 'for the management').toBe(0);
  expect((await queue('cases', 'dara')).waiting).toBe(1);
  const decided = { decided_at: ago(2), decided_by: mira.id, outcome: 'warned', statement: 'No.' };
  await report({ ...decided, appealed_at: ago(1), appeal_text: 'It was not me.' });
  expect((await queue('appeals', 'mira')).waiting, 'against their own decision').toBe(0);
  expect((await queue('appeals', 'dara')).waiting).toBe(1);
});

test('the bare address leads there', async () => {
  const { statusCode, headers } = await site.get('/super-admin-user', 'cleo');
  expect([statusCode, headers.location]).toEqual([302, '/super-admin-user/today']);
});

test('in the morning whoever may work at something overdue is told, once', async () => {
  const mails = async () => {
    await doJob(site.platform, 'tell-overdue');
    await site.runJobs();
    const rows = await site.db.selectFrom('mailbox').select(['to_address', 'subject', 'text']).execute();
    return rows
      .filter(({ subject }) => subject.includes('overdue'))
      .toSorted((a, b) => a.to_address.localeCompare(b.to_address));
  };
  await waitingAd(ago(11));
  await report({ created_at: ago(40), queued_at: ago(40) });
  expect(await mails(), 'nothing is overdue yet').toEqual([]);
  site.clock.now = new Date(start.getTime() + 9 * HOUR_MS);
  await waitingAd(ago(4));
  const told = await mails();
  expect(told.map(({ to_address, subject }) => [to_address, subject])).toEqual([
    ['cleo@example.com', '2 things are overdue'],
    ['dara@example.com', '3 things are overdue'],
    ['mira@example.com', '3 things are overdue'],
  ]);
  const forDara = told.find(({ to_address }) => to_address === 'dara@example.com')?.text ?? '';
  expect(forDara).toContain('Ads to check: 2 overdue, the first by 8 h.');
  expect(forDara).toContain('/super-admin-user/review-queue');
  expect(forDara).toContain('Reports: 1 overdue, the first by 1 h.');
  expect(await mails(), 'the same morning again').toHaveLength(3);
  site.clock.now = new Date(start.getTime() + 33 * HOUR_MS);
  expect(await mails(), 'the next morning').toHaveLength(6);
});
