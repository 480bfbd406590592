import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { hashPassword } from '#platform/secrets/passwords.ts';
import { isSomebodyWaiting } from '#tests/support/site/locks.ts';
import { insertAd } from '#tests/support/ads/some-ads.ts';
import { useSite } from '#tests/support/site/test-site.ts';
import { GOOD_PASSWORD, openVisitor } from '#tests/support/people/visitor.ts';
import { DAY_MS } from '#rules/time.ts';
import { doJob } from '#tests/support/site/do-job.ts';

let hash: string;
const site = useSite();
beforeAll(async () => {
  hash = await hashPassword(GOOD_PASSWORD);
});

const purge = () => doJob(site.platform, 'purge-accounts');

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
      deleted_at: new Date(now.getTime() - 14 * DAY_MS - 1000),
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
        const account = await site.readAccountRow(person.id);
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
  expect(await site.readAccountRow(person.id)).toMatchObject({ email: person.email, purged_at: null });
});

test('a restore that comes while the purge is at work hears what everybody hears whose account is gone', async () => {
  const person = await somebodyLeaving();
  let restoring: ReturnType<ReturnType<typeof openVisitor>['post']> | undefined;
  await site.db.transaction().execute(async (db) => {
    await sql`select from accounts where id = ${person.id} for update`.execute(db);
    restoring = openVisitor(site).post('/api/user/restoreAccount', {
      email: person.email,
      password: GOOD_PASSWORD,
    });
    await expect.poll(() => isSomebodyWaiting(site.db), { timeout: 15_000 }).toBe(true);
    await sql`update accounts set purged_at = now(), email = ${`${person.id}@purged.invalid`} where id = ${person.id}`.execute(
      db,
    );
  });
  expect((await restoring)?.json()).toEqual({ success: 0 });
  expect((await site.readAccountRow(person.id)).purged_at).not.toBeNull();
});

test('whoever takes the account back after the purge has begun with others is left alone', async () => {
  const [first, second] = [await somebodyLeaving(), await somebodyLeaving()];
  const longAgo = new Date(site.clock.now.getTime() - DAY_MS);
  await site.db.updateTable('accounts').set({ purge_after: longAgo }).where('id', '=', first.id).execute();
  let purging: Promise<void> | undefined;
  await site.db.transaction().execute(async (db) => {
    await sql`select from ads where id = ${first.adId} for update`.execute(db);
    purging = purge();
    await expect.poll(() => isSomebodyWaiting(site.db), { timeout: 15_000 }).toBe(true);
    const answer = await openVisitor(site).post('/api/user/restoreAccount', {
      email: second.email,
      password: GOOD_PASSWORD,
    });
    expect(answer.json().success, answer.body).toBe(1);
  });
  await purging;
  expect((await site.readAccountRow(first.id)).purged_at).not.toBeNull();
  expect(await site.readAccountRow(second.id)).toMatchObject({ email: second.email, purged_at: null });
});
