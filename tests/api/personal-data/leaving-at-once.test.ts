import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { openTalkingSite, QUESTION } from '#tests/support/moderation/conversations.ts';
import { openTill } from '#tests/support/payments/pay.ts';
import { insertAd } from '#tests/support/ads/some-ads.ts';
import { GOOD_PASSWORD, openAccount } from '#tests/support/people/visitor.ts';
import { DAY_MS } from '#rules/time.ts';
import { doJob } from '#tests/support/site/do-job.ts';
import { useOpened } from '#tests/support/site/use-opened.ts';

const site = useOpened(() => openTalkingSite());
const till = useOpened(() => openTill(site));
beforeEach(() => till.sandbox.breakCalls(() => undefined));

const pass = (ms: number) => {
  site.clock.now = new Date(site.clock.now.getTime() + ms);
};
const purge = () => doJob(site.platform, 'purge-accounts');

test('an order that is open when its payer leaves is still settled: booked, without payer, and no e-mail to nobody', async () => {
  const { asha } = site.people;
  const orderId = await till.order('asha', 2, 'GBP');
  await till.press(orderId, 'approve');
  const answer = await site.post('/api/user/deleteAccount', {}, 'asha');
  expect(answer.statusCode, answer.body).toBe(200);
  // The provider is away for the whole fortnight, and its answer comes after it.
  till.sandbox.breakCalls(() => 'refused');
  pass(14 * DAY_MS + 1000);
  await purge();
  expect((await site.readAccountRow(asha.id)).purged_at).not.toBeNull();
  expect(await till.readOrderRow(orderId)).toMatchObject({
    provider_payer_id: null,
    approve_url: null,
    amount: 1000,
  });
  till.sandbox.breakCalls(() => undefined);
  pass(2 * 60_000);
  await doJob(site.platform, 'reconcile-orders');
  await site.runJobs();
  const order = await till.readOrderRow(orderId);
  expect([order.state, order.provider_payer_id, order.approve_url]).toEqual(['captured', null, null]);
  const letters = await site.db
    .selectFrom('mailbox')
    .select('subject')
    .where('to_address', 'like', '%invalid')
    .execute();
  expect(letters).toEqual([]);
});

test('messages that are sent while their writer leaves: all kept as they were shown, by nobody', async () => {
  const seller = await openAccount(site);
  const buyer = await openAccount(site, { accountType: 1, kind: 'wig-maker' });
  await buyer.visitor.post('/api/payment/choosePlan', { plan: 5 });
  const adId = await insertAd(site.db, seller.id, site.clock.now);
  const asked = await buyer.visitor.post('/api/ad/sendEmailtoUser', { adId, message: QUESTION });
  expect(asked.statusCode, asked.body).toBe(200);
  const { conversationId } = asked.json();
  const [gone, ...sent] = await Promise.all([
    buyer.visitor.post('/api/user/deleteAccount', { password: GOOD_PASSWORD }),
    ...Array.from({ length: 8 }, (_, number) =>
      buyer.visitor.post('/api/message/send', {
        conversationId,
        message: `One more question, number ${number}`,
      }),
    ),
  ]);
  expect(gone.statusCode).toBe(200);
  expect(sent.map(({ statusCode }) => statusCode).filter((code) => code >= 500)).toEqual([]);
  pass(14 * DAY_MS + 1000);
  await purge();
  const arrived = sent.filter(({ statusCode }) => statusCode === 200).length;
  const kept = await site.db
    .selectFrom('messages')
    .innerJoin('accounts', 'accounts.id', 'sender_id')
    .select(['original_text', 'shown_text', 'email', 'purged_at'])
    .where('conversation_id', '=', conversationId)
    .execute();
  expect(kept).toHaveLength(1 + arrived);
  for (const message of kept) {
    expect(message.original_text).toBe(message.shown_text);
    expect(message).toMatchObject({ email: `${buyer.id}@purged.invalid`, purged_at: expect.any(Date) });
  }
  // Once the other has left too, nobody could read them.
  await seller.visitor.post('/api/user/login', { email: seller.email, password: GOOD_PASSWORD });
  expect((await seller.visitor.post('/api/user/deleteAccount', { password: GOOD_PASSWORD })).statusCode).toBe(
    200,
  );
  pass(14 * DAY_MS + 1000);
  await purge();
  const texts = await site.db
    .selectFrom('messages')
    .select(['original_text', 'shown_text'])
    .where('conversation_id', '=', conversationId)
    .execute();
  expect(new Set(texts.flatMap(Object.values))).toEqual(new Set(['This text was removed.']));
});

test('an ad with an open report is evidence: hidden, kept until it is decided, or 90 days', async () => {
  const seller = await openAccount(site);
  const [decided, neglected, plain] = [
    await insertAd(site.db, seller.id, site.clock.now, { town: 'Decided' }),
    await insertAd(site.db, seller.id, site.clock.now, { town: 'Neglected' }),
    await insertAd(site.db, seller.id, site.clock.now, { town: 'Plain' }),
  ];
  const report = async (id: string) =>
    (
      await site.post('/api/report/create', {
        target: { kind: 'ad', id },
        reason: 'scam',
        text: 'It is a trick.',
      })
    ).json().caseNumber;
  const [caseNumber] = [await report(decided), await report(neglected)];
  expect((await seller.visitor.post('/api/user/deleteAccount', { password: GOOD_PASSWORD })).statusCode).toBe(
    200,
  );
  pass(14 * DAY_MS + 1000);
  await purge();
  const townsLeft = async () => {
    const ads = await site.db
      .selectFrom('ads')
      .select(['town', 'status'])
      .where('id', 'in', [decided, neglected, plain])
      .execute();
    expect(ads.every(({ status }) => status === 'deleted')).toBe(true);
    return ads.flatMap(({ town }) => town ?? []).toSorted();
  };
  expect(await townsLeft()).toEqual(['Decided', 'Neglected']);
  await site.db
    .updateTable('reports')
    .set({ outcome: 'dismissed', decided_at: site.clock.now, decided_by: site.people.dara.id })
    .where('case_number', '=', caseNumber)
    .execute();
  await purge();
  expect(await townsLeft()).toEqual(['Neglected']);
  pass(90 * DAY_MS);
  await purge();
  expect(await townsLeft()).toEqual([]);
});

test('whoever an earlier release purged is purged again, with what it left behind', async () => {
  const { id } = await openAccount(site);
  const before = new Date(site.clock.now.getTime() - 20 * DAY_MS);
  await site.db
    .updateTable('accounts')
    .set({
      email: `${id}@purged.invalid`,
      password_hash: null,
      deleted_at: before,
      purge_after: before,
      purged_at: before,
    })
    .where('id', '=', id)
    .execute();
  await site.db
    .insertInto('cases')
    .values({
      case_number: 'FH-LEFT-BEHIND',
      topic: 'data',
      email: 'old@example.com',
      account_id: id,
      text: 'My street.',
    })
    .execute();
  await purge();
  const left = () => site.db.selectFrom('cases').select('text').where('account_id', '=', id).execute();
  expect(await left()).toHaveLength(1);
  await sql
    .raw(readFileSync('src/platform/postgres/migrations/0165-purge-again.sql', 'utf8'))
    .execute(site.db);
  await purge();
  expect(await left()).toEqual([]);
  expect(await site.readAccountRow(id)).toMatchObject({
    email: `${id}@purged.invalid`,
    purged_at: site.clock.now,
  });
});
