import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { openContext } from '#market/context.ts';
import { matchAds } from '#market/wanted/matching/match-ads.ts';
import { matchWanted } from '#market/wanted/matching/match-wanted.ts';
import { inchesToMm } from '#rules/hair/measure.ts';
import { DAY_MS } from '#rules/time.ts';
import { somebody } from '#tests/support/access/thing-owners.ts';
import { COMPLETE_AD, loadAds } from '#tests/support/ads/ad-rows.ts';
import { doJob } from '#tests/support/site/do-job.ts';
import { useOpened } from '#tests/support/site/use-opened.ts';
import { openMatchSite } from '#tests/support/wanted/match-site.ts';
import { waitForLock } from '#tests/support/wanted/wait-for-lock.ts';

const site = useOpened(() => openMatchSite());
afterEach(async () => {
  await site.clear();
  await site.db.deleteFrom('ads_to_match').execute();
});

const ctx = () => openContext(site.platform, null, 'test');
const daysFromNow = (days: number) => new Date(site.clock.now.getTime() + days * DAY_MS);
const readMatches = () => site.db.selectFrom('matches').selectAll().where('points', 'is not', null).execute();
const listMatched = async (of: 'ad_id' | 'wanted_id') => (await readMatches()).map((row) => row[of]);
const hasTurn = async (adId: string) =>
  (await site.db.selectFrom('ads_to_match').select('ad_id').execute()).some(({ ad_id }) => ad_id === adId);
const SHORT = { length_mm: inchesToMm(17.5) };

test('what is among the best fifty neither of its ad nor of its request goes, but for the mark that it was told', async () => {
  const wide = await site.ask();
  const [told, untold] = [await site.putAd(SHORT), await site.putAd(SHORT)];
  await site.match();
  await site.db
    .updateTable('matches')
    .set({ told_buyer_at: site.clock.now })
    .where('ad_id', '=', told)
    .execute();
  const better = { ...COMPLETE_AD, length_mm: inchesToMm(20), price: 150_00, currency: 'USD' as const };
  const dates = { published_at: site.clock.now, expires_at: daysFromNow(9) };
  const seller_id = await somebody(site, 2);
  await loadAds(
    site.db,
    Array.from({ length: 50 }, () => ({ ...better, ...dates, seller_id, status: 'live' as const })),
  );
  await site.match();
  // The best of their ads still, which have no other.
  expect(await listMatched('ad_id')).toEqual(expect.arrayContaining([told, untold]));
  for (let count = 0; count < 50; count += 1) await site.ask({ shortest: 35, longest: 36 });
  await site.match();
  const kept = await site.db.selectFrom('matches').selectAll().where('wanted_id', '=', wide).execute();
  expect(kept.filter(({ points }) => points !== null)).toHaveLength(50);
  expect(kept.find(({ ad_id }) => ad_id === told)).toMatchObject({ points: null });
  expect(kept.find(({ ad_id }) => ad_id === untold)).toBeUndefined();
});

test('one that cannot be matched keeps no other from it, and is tried again', async () => {
  const [bad, good] = [await site.putAd(), await site.putAd()];
  await site.ask();
  const setBroken = (column: 'ad_id' | 'wanted_id', id: string) =>
    sql`alter table matches add constraint broken check (${sql.ref(column)} <> ${sql.lit(id)})`.execute(
      site.db,
    );
  const mend = async () => {
    await sql`alter table matches drop constraint broken`.execute(site.db);
  };
  await setBroken('ad_id', bad);
  await matchAds(ctx());
  await mend();
  expect(await listMatched('ad_id')).toEqual([good]);
  expect([await hasTurn(bad), await hasTurn(good)]).toEqual([true, false]);
  await matchAds(ctx());
  expect(new Set(await listMatched('ad_id'))).toEqual(new Set([bad, good]));
  await site.db.deleteFrom('wanted_ads').execute();
  const [worse, fine] = [await site.ask(), await site.ask()];
  await setBroken('wanted_id', worse);
  await matchWanted(ctx());
  await mend();
  expect(new Set(await listMatched('wanted_id'))).toEqual(new Set([fine]));
  await matchWanted(ctx());
  expect(new Set(await listMatched('wanted_id'))).toEqual(new Set([worse, fine]));
});

test('what changed while a worker looked at it is not written down as it was', async () => {
  const ad = await site.putAd();
  await site.ask();
  const { slow } = await site.db.transaction().execute(async (tx) => {
    await sql`select set_config('fairhank.event', 'edit', true)`.execute(tx);
    await sql`update ads set colour = 'red', version = version + 1 where id = ${ad}`.execute(tx);
    const working = matchAds(ctx());
    await waitForLock(site.db);
    return { slow: working };
  });
  await slow;
  expect(await readMatches()).toEqual([]);
  expect(await hasTurn(ad)).toBe(true);
});

test('the same of a request', async () => {
  await site.putAd();
  const wanted = await site.ask();
  const { slow } = await site.db.transaction().execute(async (tx) => {
    await tx
      .updateTable('wanted_ads')
      .set({ colours: ['red'], version: 2 })
      .where('id', '=', wanted)
      .execute();
    const working = matchWanted(ctx());
    await waitForLock(site.db);
    return { slow: working };
  });
  await slow;
  expect(await readMatches()).toEqual([]);
});

test('those with a block between them take no places, and have them again without it', async () => {
  await site.ask();
  await site.putAd();
  await site.match();
  expect(await readMatches()).toHaveLength(1);
  const pair = { blocker_id: site.people.asha.id, blocked_id: site.people.bela.id };
  await site.db.insertInto('blocks').values(pair).execute();
  await site.match();
  expect(await readMatches()).toEqual([]);
  const other = await site.putAd();
  await matchAds(ctx());
  await site.ask({ grams: 140 });
  await matchWanted(ctx());
  expect(await readMatches()).toEqual([]);
  await site.db.deleteFrom('blocks').execute();
  await site.match();
  expect(await listMatched('ad_id')).toContain(other);
  expect(await readMatches()).toHaveLength(4);
});

test('how many fit is what fits now, also before a worker has looked', async () => {
  const count = async () => (await site.get('/api/wanted/mine', 'bela')).json().items[0].matches;
  const ad = await site.putAd();
  await site.ask();
  expect(await count()).toBe(1);
  await site.match();
  expect(await count()).toBe(1);
  await site.changeAd(ad, { status: 'paused' }, 'pause');
  expect(await readMatches()).toHaveLength(1);
  expect(await count()).toBe(0);
});

test('what is on show for longer is looked at again', async () => {
  const ad = await site.putAd({ expires_at: daysFromNow(-1), published_at: daysFromNow(-9) });
  await site.ask();
  await site.match();
  expect(await readMatches()).toEqual([]);
  await site.changeAd(ad, { expires_at: daysFromNow(9) }, 'edit');
  await site.match();
  expect(await listMatched('ad_id')).toEqual([ad]);
});

test('what can be paid for after a change of rates is found', async () => {
  const ad = await site.putAd();
  const wanted = await site.ask({ budget: 60, currency: 'EUR' });
  await site.match();
  expect(await readMatches()).toEqual([]);
  const date = site.clock.now.toISOString().slice(0, 10);
  const rate = { currency: 'EUR', perUsd: 0.6, date, reason: 'From the paper.' };
  expect((await site.post('/api/price/setRate', rate, 'dara')).statusCode).toBe(200);
  await doJob(site.platform, 'reprice-ads');
  const row = site.db.selectFrom('wanted_ads').select('budget_usd_cents').where('id', '=', wanted);
  expect(await row.executeTakeFirst()).toEqual({ budget_usd_cents: 100 });
  await site.match();
  expect(await listMatched('ad_id')).toEqual([ad]);
});
