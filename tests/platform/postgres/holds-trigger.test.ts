import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '#platform/postgres/database.ts';
import { HOLD_KINDS, HOLDS, type HoldKind } from '#rules/moderation/holds.ts';
import { adIn, insertSeller, loadAds } from '../../support/ads/ad-rows.ts';
import { useDatabase } from '../../support/site/test-database.ts';
import { until } from '../../support/site/until.ts';

const NOW = new Date('2026-04-01T12:00:00Z');
const database = useDatabase();

let cases = 0;
async function caseAbout(adId: string): Promise<string> {
  const report = {
    case_number: `FH-26-A${String((cases += 1)).padStart(5, '0')}`,
    ad_id: adId,
    reason: 'scam',
  } as const;
  return (await database.db.insertInto('reports').values(report).returning('id').executeTakeFirstOrThrow())
    .id;
}

async function place(
  kind: HoldKind,
  { adId, sellerId }: { adId: string; sellerId: string },
  on: Database = database.db,
) {
  const isOnAd = HOLDS[kind].on === 'ad';
  const target = isOnAd ? { ad_id: adId, report_id: await caseAbout(adId) } : { account_id: sellerId };
  const hold = { kind, ...target, placed_at: NOW };
  return (await on.insertInto('holds').values(hold).returning('id').executeTakeFirstOrThrow()).id;
}
const lift = (id: string, on: Database = database.db) =>
  on.updateTable('holds').set({ lifted_at: NOW }).where('id', '=', id).execute();

async function seller() {
  const sellerId = await insertSeller(database.db);
  const [adId = '', otherId = ''] = await loadAds(database.db, [
    adIn('live', sellerId),
    adIn('sold', sellerId),
  ]);
  return { sellerId, adId, otherId };
}
const readHeld = async (id: string) =>
  (await database.db.selectFrom('ads').select('held').where('id', '=', id).executeTakeFirstOrThrow()).held;
const isOut = async (id: string) =>
  (
    await database.db
      .selectFrom('accounts')
      .select('blocked_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).blocked_at !== null;

test.each(HOLD_KINDS)('%s: what it hides and whether it shuts out is what the rules say', async (kind) => {
  const tale = await seller();
  const hold = await place(kind, tale);
  const isOnPerson = HOLDS[kind].on === 'person';
  expect([await readHeld(tale.adId), await readHeld(tale.otherId)]).toEqual([kind, isOnPerson ? kind : null]);
  expect(await isOut(tale.sellerId)).toBe(HOLDS[kind].shutsOut);
  await lift(hold);
  expect([await readHeld(tale.adId), await readHeld(tale.otherId), await isOut(tale.sellerId)]).toEqual([
    null,
    null,
    false,
  ]);
});

test('of several the weightiest is kept beside the ad, in whatever order they come and go', async () => {
  const tale = await seller();
  const holds = new Map<HoldKind, string>();
  for (const kind of HOLD_KINDS) holds.set(kind, await place(kind, tale));
  for (const kind of HOLD_KINDS.toReversed()) {
    expect(await readHeld(tale.adId)).toBe(kind);
    await lift(holds.get(kind) ?? '');
  }
  expect(await readHeld(tale.adId)).toBeNull();
});

test('a new ad of somebody who is held is held', async () => {
  const tale = await seller();
  await place('suspension', tale);
  const draft = await database.db
    .insertInto('ads')
    .values({ seller_id: tale.sellerId })
    .returningAll()
    .executeTakeFirstOrThrow();
  expect(draft.held).toBe('suspension');
});

test('one lifted and another placed at once: the ad is held by the other', async () => {
  for (let round = 0; round < 5; round += 1) {
    const tale = await seller();
    const suspension = await place('suspension', tale);
    const reportId = await caseAbout(tale.adId);
    const check = { kind: 'check', ad_id: tale.adId, report_id: reportId, placed_at: NOW } as const;
    // The check is placed first and committed last: whoever lifts the suspension meanwhile has to wait for it.
    let lifting: Promise<unknown> = Promise.resolve();
    await database.db.transaction().execute(async (tx) => {
      await tx.insertInto('holds').values(check).execute();
      lifting = lift(suspension);
      await until(isSomebodyWaiting, 10_000);
    });
    await lifting;
    expect(await readHeld(tale.adId)).toBe('check');
  }
});

async function isSomebodyWaiting(): Promise<boolean> {
  const { rows } = await sql`select from pg_locks where not granted`.execute(database.db);
  return rows.length > 0;
}

test('ad_counts are of what is on show', async () => {
  const count = async () =>
    (
      await sql<{ count: number }>`select coalesce(sum(ads), 0)::int as count from ad_counts`.execute(
        database.db,
      )
    ).rows[0]?.count ?? 0;
  const before = await count();
  const tale = await seller();
  expect(await count()).toBe(before + 2);
  const hold = await place('suspension', tale);
  expect(await count()).toBe(before);
  await lift(hold);
  expect(await count()).toBe(before + 2);
});

test.each([
  ['on nothing', { kind: 'suspension' }],
  ['a check without a case', { kind: 'check', ad_id: 'ad' }],
  ['a removal of a person', { kind: 'removal', account_id: 'seller' }],
  ['a suspension of an ad', { kind: 'suspension', ad_id: 'ad' }],
] as const)('there is no hold %s', async (_what, wrong) => {
  const { adId, sellerId } = await seller();
  const ids: Record<string, string> = { ad: adId, seller: sellerId };
  const hold = Object.fromEntries(Object.entries(wrong).map(([key, value]) => [key, ids[value] ?? value]));
  const attempt = database.db
    .insertInto('holds')
    .values({ placed_at: NOW, ...hold } as never)
    .execute();
  await expect(attempt).rejects.toMatchObject({ code: '23514' });
});
