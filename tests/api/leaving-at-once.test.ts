import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openContext } from '#market/context.ts';
import { jobHandlers } from '#market/jobs.ts';
import { hashPassword } from '#platform/passwords.ts';
import { openTalkingSite, QUESTION, type TalkingSite } from '#tests/support/conversations.ts';
import { openTill, type Till } from '#tests/support/pay.ts';
import { insertAd } from '#tests/support/some-ads.ts';
import { GOOD_PASSWORD, openAccount, openVisitor } from '#tests/support/visitor.ts';

const DAY = 24 * 3_600_000;
let site: TalkingSite;
let till: Till;
let hash: string;
beforeAll(async () => {
  site = await openTalkingSite();
  till = openTill(site);
  hash = await hashPassword(GOOD_PASSWORD);
});
beforeEach(() => till.sandbox.breakCalls(() => undefined));
afterAll(() => site.close());

const pass = (ms: number) => {
  site.clock.now = new Date(site.clock.now.getTime() + ms);
};
const purge = () => jobHandlers(site.platform)['purge-accounts']({}, 'test');
const accountOf = (id: string) =>
  site.db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** Somebody whose fortnight is over, with something of their own in another table. */
async function somebodyLeaving() {
  const name = `leaver-${randomBytes(5).toString('hex')}`;
  const now = site.clock.now;
  const { id } = await site.db
    .insertInto('accounts')
    .values({
      account_type: 2,
      username: name,
      email: `${name}@example.com`,
      password_hash: hash,
      country: 'IN',
      business_name: 'Hair of my own',
      adult_confirmed_at: now,
      terms_version: '1',
      terms_accepted_at: now,
      verified_at: now,
      deleted_at: new Date(now.getTime() - 14 * DAY - 1000),
      purge_after: new Date(now.getTime() - 1000),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const adId = await insertAd(site.db, id, now, { status: 'paused' });
  return { id, adId, email: `${name}@example.com` };
}

test(
  'taken back and purged at once: the first wins whole, and the other does nothing',
  { timeout: 120_000 },
  async () => {
    const ends = { kept: 0, purged: 0 };
    for (let round = 0; round < 5; round += 1) {
      const people = await Promise.all(Array.from({ length: 10 }, somebodyLeaving));
      const restores = people.map(async (person) => {
        const visitor = openVisitor(site);
        const answer = await visitor.post('/api/user/restoreAccount', {
          email: person.email,
          password: GOOD_PASSWORD,
        });
        return { person, visitor, answer };
      });
      const [answers] = await Promise.all([Promise.all(restores), purge(), purge()]);
      for (const { person, visitor, answer } of answers) {
        const account = await accountOf(person.id);
        const [ad] = await site.db.selectFrom('ads').selectAll().where('id', '=', person.adId).execute();
        const sessions = (await visitor.get('/api/user/sessions')).statusCode;
        expect(answer.statusCode, answer.body).toBe(200);
        if (answer.json().success === 1) {
          ends.kept += 1;
          expect(account).toMatchObject({
            email: person.email,
            business_name: 'Hair of my own',
            purged_at: null,
          });
          expect([account.deleted_at, account.purge_after]).toEqual([null, null]);
          expect([ad?.status, sessions]).toEqual(['paused', 200]);
        } else {
          ends.purged += 1;
          expect(answer.json()).toEqual({ success: 0 });
          expect(account).toMatchObject({ email: `${person.id}@purged.invalid`, business_name: null });
          expect([account.purged_at, account.deleted_at]).toEqual([expect.any(Date), expect.any(Date)]);
          expect([ad, sessions]).toEqual([undefined, 401]);
        }
      }
      await site.runJobs();
    }
    expect(ends.kept + ends.purged).toBe(50);
  },
);

test('an account that is being taken back at this moment is left alone', async () => {
  const person = await somebodyLeaving();
  await site.db.transaction().execute(async (tx) => {
    await sql`update accounts set deleted_at = null, purge_after = null where id = ${person.id}`.execute(tx);
    await purge();
  });
  expect(await accountOf(person.id)).toMatchObject({ email: person.email, purged_at: null });
});

test('a restore that comes while the purge is at work hears what everybody hears whose account is gone', async () => {
  const person = await somebodyLeaving();
  const ctx = openContext(site.platform, null, 'test');
  let restoring: ReturnType<ReturnType<typeof openVisitor>['post']> | undefined;
  await ctx.write(async ({ db }) => {
    await sql`select from accounts where id = ${person.id} for update`.execute(db);
    restoring = openVisitor(site).post('/api/user/restoreAccount', {
      email: person.email,
      password: GOOD_PASSWORD,
    });
    void restoring.then(() => {});
    await expect.poll(isSomebodyWaiting, { timeout: 15_000 }).toBe(true);
    await sql`update accounts set purged_at = now(), email = ${`${person.id}@purged.invalid`} where id = ${person.id}`.execute(
      db,
    );
  });
  expect((await restoring)?.json()).toEqual({ success: 0 });
  expect((await accountOf(person.id)).purged_at).not.toBeNull();
});

const isSomebodyWaiting = async () => {
  const { rows } = await sql<{ waits: boolean }>`
    select exists (select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
      and query like '%update "accounts"%') as waits`.execute(site.db);
  return rows[0]?.waits;
};

test('an order that is open when its payer leaves is still settled: booked, without payer, and no letter to nobody', async () => {
  const { asha } = site.people;
  const orderId = await till.order('asha', 2, 'GBP');
  await till.press(orderId, 'approve');
  const answer = await site.post('/api/user/deleteAccount', {}, 'asha');
  expect(answer.statusCode, answer.body).toBe(200);
  // The provider is away for the whole fortnight, and its answer comes after it.
  till.sandbox.breakCalls(() => 'refused');
  pass(14 * DAY + 1000);
  await purge();
  expect((await accountOf(asha.id)).purged_at).not.toBeNull();
  expect(await till.rowOf(orderId)).toMatchObject({
    provider_payer_id: null,
    approve_url: null,
    amount: 1000,
  });
  till.sandbox.breakCalls(() => undefined);
  pass(2 * 60_000);
  await jobHandlers(site.platform)['reconcile-orders']({}, 'test');
  await site.runJobs();
  const order = await till.rowOf(orderId);
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
  pass(14 * DAY + 1000);
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
  pass(14 * DAY + 1000);
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
  pass(14 * DAY + 1000);
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
  pass(90 * DAY);
  await purge();
  expect(await townsLeft()).toEqual([]);
});
