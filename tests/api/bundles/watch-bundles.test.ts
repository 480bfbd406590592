import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openBundleSite } from '#tests/support/bundles/bundle-site.ts';
import { doJob } from '#tests/support/site/do-job.ts';
import { useOpened } from '#tests/support/site/use-opened.ts';
import { HOUR_SECONDS } from '#rules/time.ts';

const site = useOpened(() => openBundleSite());
const DAY_AND_A_BIT = 24 * HOUR_SECONDS + 600;
let members: string[] = [];
let bundleId = '';
let started = new Date();
beforeEach(async () => {
  started = site.clock.now;
  await stayIn();
  members = [await site.put([18, 90, 50]), await site.put([18, 80, 40])];
  const kept = await site.keep(members, { watch: true });
  expect(kept.statusCode, kept.body).toBe(200);
  bundleId = kept.json().bundle.id;
});
afterEach(async () => {
  await site.db.deleteFrom('bundles').execute();
  await site.db.deleteFrom('mailbox').execute();
  await site.db.deleteFrom('notifications').execute();
  await site.clear();
  site.clock.now = started;
});

/** Wherever the clock goes, nobody signs in again. */
const stayIn = () =>
  site.db
    .updateTable('sessions')
    .set({ expires_at: new Date(site.clock.now.getTime() + 30 * 24 * HOUR_SECONDS * 1000) })
    .execute();
const look = async () => {
  await doJob(site.platform, 'watch-bundles');
  await site.runJobs();
};
const readMails = () => site.db.selectFrom('mailbox').selectAll().orderBy('sent_at').execute();
const change = (adId: string | undefined, values: object) =>
  site.db.transaction().execute(async (tx) => {
    await sql`select set_config('fairhank.event', 'mark-sold', true)`.execute(tx);
    await tx
      .updateTable('ads')
      .set((ad) => ({ ...values, version: ad('version', '+', 1) }))
      .where('id', '=', adId ?? '')
      .execute();
  });
const sell = (adId: string | undefined) => change(adId, { status: 'sold', sold_at: site.clock.now });

test('nothing changed, nobody is written to', async () => {
  await look();
  expect(await readMails()).toEqual([]);
});

test('a hank that is sold is told of once, with what fits in its place, and the e-mail can be stopped', async () => {
  const titles = [];
  for (const price of [45, 46, 47, 48]) {
    const id = await site.put([18, 85, price]);
    titles.push((await site.readAdRow(id)).title ?? '');
  }
  await sell(members[1]);
  await look();
  await look();
  const [mail, ...more] = await readMails();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({
    to_address: 'bela@example.com',
    subject: 'News of your bundle: Short black wig',
  });
  expect(mail?.text).toContain('One of your two hanks is sold.');
  for (const title of titles.slice(0, 3)) expect(mail?.text).toContain(title);
  expect(mail?.text).not.toContain(titles[3]);
  const news = (await site.get('/api/notification/news', 'bela')).json().items;
  expect(news).toMatchObject([
    { sentence: 'Short black wig: One of your two hanks is sold.', link: `/bundles/${bundleId}` },
  ]);
  const end = /\/unsubscribe\/([\w-]+)/.exec(mail?.text ?? '')?.[1];
  expect((await site.post(`/unsubscribe/${end}`, {})).statusCode).toBe(200);
  expect((await site.show(bundleId)).json().bundle.isWatched).toBe(false);
});

test('of one bundle at most one e-mail a day', async () => {
  await sell(members[1]);
  await look();
  expect((await readMails())[0]?.text).toContain('No single hank fits; look for a new set.');
  await change(members[0], { price: 55_00 });
  await site.letSecondsPass(23 * HOUR_SECONDS);
  await look();
  expect(await readMails()).toHaveLength(1);
  await site.letSecondsPass(DAY_AND_A_BIT - 23 * HOUR_SECONDS);
  await look();
  const mails = await readMails();
  expect(mails).toHaveLength(2);
  expect(mails[1]?.text).toContain('now $55, was $50');
  expect(mails[1]?.text).not.toContain('sold');
  await site.letSecondsPass(DAY_AND_A_BIT);
  await look();
  expect(await readMails()).toHaveLength(2);
});

test('a hank that was reserved for another, came back and is sold then is told of twice', async () => {
  const until = new Date(site.clock.now.getTime() + HOUR_SECONDS * 1000);
  await change(members[0], { reserved_until: until, reserved_offer: members[0] });
  await look();
  expect((await readMails())[0]?.text).toContain('One of your two hanks is reserved for somebody else.');
  await site.letSecondsPass(DAY_AND_A_BIT);
  await look();
  expect(await readMails()).toHaveLength(1);
  await change(members[0], { reserved_until: null, reserved_offer: null });
  await sell(members[0]);
  await look();
  expect((await readMails())[1]?.text).toContain('One of your two hanks is sold.');
});

test('what is no news silences nothing: a price of hair that is reserved for another', async () => {
  const until = new Date(site.clock.now.getTime() + 2 * HOUR_SECONDS * 1000);
  await change(members[0], { reserved_until: until, reserved_offer: members[0] });
  await look();
  await site.letSecondsPass(DAY_AND_A_BIT);
  await change(members[0], {
    reserved_until: new Date(site.clock.now.getTime() + HOUR_SECONDS * 1000),
    price: 55_00,
  });
  await look();
  expect(await readMails()).toHaveLength(1);
  await sell(members[1]);
  await look();
  expect((await readMails())[1]?.text).toContain('One of your two hanks is sold.');
});

test('hair of somebody with a block between them is no news', async () => {
  const seller_id = (await site.readAdRow(members[0] ?? '')).seller_id;
  await site.db
    .insertInto('blocks')
    .values({ blocker_id: seller_id, blocked_id: site.people.bela.id })
    .execute();
  await change(members[0], { price: 55_00 });
  await look();
  expect(await readMails()).toEqual([]);
  await site.db.deleteFrom('blocks').execute();
  await look();
  expect((await readMails())[0]?.text).toContain('now $55, was $50');
});

test('a bundle of which nothing can be told keeps nobody else from their news', async () => {
  const other = await site.keep(members, { watch: true, name: 'Asha’s wig' }, 'asha');
  expect(other.statusCode, other.body).toBe(200);
  await sql`create function break_news() returns trigger language plpgsql as
    $$ begin raise exception 'no news today'; end $$`.execute(site.db);
  await sql`create trigger break_news before insert on notifications for each row
    when (new.subject = ${sql.lit(bundleId)}) execute function break_news()`.execute(site.db);
  try {
    await sell(members[1]);
    await look();
    expect((await readMails()).map(({ to_address }) => to_address)).toEqual(['asha@example.com']);
  } finally {
    await sql`drop function break_news cascade`.execute(site.db);
  }
  await look();
  expect((await readMails()).map(({ to_address }) => to_address)).toContain('bela@example.com');
});

test('what nobody watches, and who wants no such e-mail', async () => {
  await site.post('/api/notification/choose', { kind: 'bundle', byMail: false }, 'bela');
  await sell(members[0]);
  await look();
  expect(await readMails()).toEqual([]);
  expect((await site.get('/api/notification/news', 'bela')).json().items).toHaveLength(1);
  await site.post('/api/notification/choose', { kind: 'bundle', byMail: true }, 'bela');
  await site.act('watch', { bundleId, isWatched: false });
  await sell(members[1]);
  await site.letSecondsPass(DAY_AND_A_BIT);
  await look();
  expect(await readMails()).toEqual([]);
});
