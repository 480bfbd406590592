import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { migrate } from '#platform/postgres/migrator.ts';
import { adIn, insertSeller, loadAds, takeStep } from '../../support/ads/ad-rows.ts';
import { EMPTY, useDatabase } from '../../support/site/test-database.ts';
import { HOUR_MS } from '#rules/time.ts';

const MIGRATIONS = join(import.meta.dirname, '../../../src/platform/postgres/migrations');
const BEFORE = readdirSync(MIGRATIONS)
  .toSorted()
  .findLast((name) => name < '0154');
const T = new Date('2026-04-01T12:00:00Z');
const later = (ms: number) => new Date(T.getTime() + ms);

let admin: string;
/** What a release before holds left behind. */
const tales: Record<string, string> = {};

const database = useDatabase(EMPTY);
beforeAll(async () => {
  await migrate(database.db, { upTo: BEFORE });
  admin = await insertSeller(database.db);
  await sql`update accounts set role = 'admin', account_type = 0 where id = ${admin}`.execute(database.db);
  await takenDown();
  await shutOut();
  await migrate(database.db);
});

let cases = 0;
async function report(target: { ad_id?: string; account_id?: string }, more: Record<string, unknown> = {}) {
  const case_number = `FH-26-${String((cases += 1)).padStart(6, '0')}`;
  const decided = more['outcome'] ? { decided_at: T, decided_by: admin, statement: 'So it is.' } : {};
  await database.db
    .insertInto('reports')
    .values({ case_number, reason: 'minor', created_at: T, ...target, ...decided, ...more } as never)
    .execute();
  return case_number;
}

async function oldAd(status: 'live' | 'paused' | 'sold') {
  const sellerId = await insertSeller(database.db);
  const [id = ''] = await loadAds(database.db, [
    { ...adIn(status, sellerId), status_since: later(-HOUR_MS) },
  ]);
  return { id, sellerId };
}
const remove = (id: string, caseNumber: string, version = 2) =>
  takeStep(
    database.db,
    id,
    { status: 'deleted', version, status_since: T },
    { event: 'delete', viewer: '', reason: `Report ${caseNumber}: under age` },
  );
const putBack = (id: string, reason: string, version = 3) =>
  takeStep(
    database.db,
    id,
    { status: 'live', version, status_since: later(HOUR_MS) },
    { event: 'put-live', viewer: admin, reason },
  );

async function takenDown() {
  const make = async (
    name: string,
    status: 'live' | 'paused' | 'sold',
    more: Record<string, unknown> = {},
  ) => {
    const ad = await oldAd(status);
    const caseNumber = await report({ ad_id: ad.id }, more);
    await remove(ad.id, caseNumber);
    tales[name] = ad.id;
    return ad;
  };
  await make('waiting', 'paused', { took_down: true });
  await make('removed', 'live', { outcome: 'removed' });
  await make('dismissed while sold', 'sold', { outcome: 'dismissed', took_down: true });
  await make('reversed', 'sold', {
    outcome: 'removed',
    appeal_text: 'Mine.',
    appealed_at: T,
    appeal_outcome: 'reversed',
    appeal_decided_at: T,
    appeal_decided_by: admin,
  });
  const undone = await make('undone by another case', 'live', { outcome: 'removed' });
  await putBack(undone.id, 'Report FH-26-ZZZZZZ did not hold');
  const forgiven = await make('put back by staff', 'live', { outcome: 'removed' });
  await putBack(forgiven.id, 'We were wrong.');
  const emptied = await make('emptied', 'live', { outcome: 'removed' });
  await sql`update ads set description = null, version = version + 1 where id = ${emptied.id}`.execute(
    database.db,
  );
  const own = await oldAd('live');
  await takeStep(
    database.db,
    own.id,
    { status: 'deleted', version: 2 },
    { event: 'delete', viewer: own.sellerId },
  );
  tales['deleted by its owner'] = own.id;
}

async function shutOut() {
  const make = async (name: string, change: Record<string, Date>, by: 'admin' | 'seller') => {
    const { id, sellerId } = await oldAd('live');
    const [byHand = ''] = await loadAds(database.db, [
      { ...adIn('paused', sellerId), status_since: later(-HOUR_MS) },
    ]);
    await database.db.updateTable('accounts').set(change).where('id', '=', sellerId).execute();
    // Two readings of the clock.
    const pause = { status: 'paused', version: 2, status_since: later(3) } as const;
    await takeStep(database.db, id, pause, { event: 'pause', viewer: by === 'admin' ? admin : sellerId });
    Object.assign(tales, { [name]: id, [`${name}, paused by hand`]: byHand, [`${name}: who`]: sellerId });
    return sellerId;
  };
  await make('suspended', { blocked_at: T }, 'admin');
  await make('leaving', { deleted_at: T, purge_after: later(14 * 24 * HOUR_MS) }, 'seller');
  const { id, sellerId } = await oldAd('live');
  await report({ account_id: sellerId }, { outcome: 'removed' });
  await database.db.updateTable('accounts').set({ blocked_at: T }).where('id', '=', sellerId).execute();
  Object.assign(tales, { 'person removed': id, 'person removed: who': sellerId });
}

test.each([
  ['waiting', 'paused', 'check'],
  ['removed', 'live', 'removal'],
  ['dismissed while sold', 'sold', null],
  ['reversed', 'sold', null],
  ['undone by another case', 'live', 'removal'],
  ['put back by staff', 'live', null],
  ['emptied', 'deleted', 'removal'],
  ['deleted by its owner', 'deleted', null],
  ['suspended', 'live', 'suspension'],
  ['suspended, paused by hand', 'paused', 'suspension'],
  ['leaving', 'live', 'leaving'],
  ['leaving, paused by hand', 'paused', 'leaving'],
  ['person removed', 'live', 'suspension'],
] as const)('%s: %s, held by %s', async (name, status, held) => {
  const row = await database.db
    .selectFrom('ads')
    .select(['status', 'held'])
    .where('id', '=', tales[name] ?? '')
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ status, held });
});

test('each person is held once, by their case where there is one, and stays shut out', async () => {
  const { rows } = await sql<{ who: string; kind: string; in_case: boolean; out: boolean }>`
    select account_id as who, kind, report_id is not null as in_case, blocked_at is not null as out
    from holds join accounts on accounts.id = account_id`.execute(database.db);
  expect(rows.toSorted((one, other) => one.kind.localeCompare(other.kind))).toHaveLength(3);
  expect(rows).toEqual(
    expect.arrayContaining([
      { who: tales['suspended: who'], kind: 'suspension', in_case: false, out: true },
      { who: tales['person removed: who'], kind: 'suspension', in_case: true, out: true },
      { who: tales['leaving: who'], kind: 'leaving', in_case: false, out: false },
    ]),
  );
});

test('what is counted is what is on show', async () => {
  const { rows } = await sql<{ kept: number; real: number }>`
    select (select coalesce(sum(ads), 0)::int from ad_counts) as kept,
      (select count(*)::int from ads where status in ('live', 'sold') and held is null) as real`.execute(
    database.db,
  );
  expect(rows[0]?.kept).toBe(rows[0]?.real);
});
