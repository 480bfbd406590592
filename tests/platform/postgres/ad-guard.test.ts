import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { AD_STATUSES, AD_STEPS, type AdEvent, type AdStatus } from '#rules/ads/state.ts';
import {
  type AdChange,
  adIn,
  giveTradePlan,
  insertSeller,
  loadAds,
  type StepSettings,
  takeStep,
} from '../../support/ads/ad-rows.ts';
import { openTestDatabase, useDatabase } from '../../support/site/test-database.ts';

const NOT_A_STEP = 'FH001';
const WRONG_VERSION = 'FH002';
const NO_EVENT = 'FH003';
const NOT_DELETED = 'FH004';
const NEVER_CHANGED = 'FH005';

let seller: string;
const database = useDatabase();
beforeEach(async () => {
  seller = await insertSeller(database.db);
  await giveTradePlan(database.db, seller);
});

async function loadAd(status: AdStatus): Promise<string> {
  const [id = ''] = await loadAds(database.db, [adIn(status, seller)]);
  return id;
}

const findAd = (id: string) =>
  database.db.selectFrom('ads').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const listSteps = (id: string) =>
  database.db.selectFrom('ad_transitions').selectAll().where('ad_id', '=', id).orderBy('id').execute();
const step = (id: string, values: AdChange, settings?: StepSettings) =>
  takeStep(database.db, id, values, settings);

/** What else a row must say to be in a status. */
const datesFor = (status: AdStatus) => ({
  sold_at: status === 'sold' ? new Date('2026-04-01T00:00:00Z') : null,
});

describe('the steps', () => {
  test('are those of the rules', async () => {
    const moves = await database.db.selectFrom('ad_status_moves').selectAll().execute();
    const pairs = moves.map(({ from_status, to_status }) => `${from_status} → ${to_status}`);
    expect(pairs.toSorted()).toEqual(AD_STEPS.map(([from, to]) => `${from} → ${to}`).toSorted());
  });

  test.each(AD_STATUSES)(
    'from %s: every one of the table happens and leaves a row, no other does',
    async (from) => {
      for (const to of AD_STATUSES.filter((status) => status !== from)) {
        const id = await loadAd(from);
        const attempt = step(id, { status: to, version: 2, ...datesFor(to) });
        if (AD_STEPS.some((pair) => pair[0] === from && pair[1] === to)) {
          await attempt;
          expect(await listSteps(id)).toMatchObject([
            { to_status: from },
            { from_status: from, to_status: to },
          ]);
        } else {
          await expect(attempt, `${from} → ${to}`).rejects.toMatchObject({ code: NOT_A_STEP });
          expect(await findAd(id)).toMatchObject({ status: from, version: 1 });
          expect(await listSteps(id)).toHaveLength(1);
        }
      }
    },
  );

  test('carry who, what, why, when and on which request', async () => {
    const id = await loadAd('live');
    const at = new Date('2026-04-01T08:00:00Z');
    const settings = {
      event: 'pause' satisfies AdEvent,
      viewer: seller,
      reason: 'On holiday',
      request: 'r-1',
    };
    await step(id, { status: 'paused', version: 2, status_since: at }, settings);
    const [, last] = await listSteps(id);
    expect(last).toMatchObject({
      from_status: 'live',
      to_status: 'paused',
      event: 'pause',
      account_id: seller,
      reason: 'On holiday',
      request_id: 'r-1',
      at,
    });
  });

  test('of the clock have nobody and no reason; the time is now unless it is given', async () => {
    const id = await loadAd('live');
    await step(
      id,
      { status: 'expired', version: 2 },
      { event: 'expire', viewer: '', reason: '', request: '' },
    );
    const [, last] = await listSteps(id);
    expect(last).toMatchObject({ event: 'expire', account_id: null, reason: null, request_id: null });
    expect(last?.at).toEqual((await findAd(id)).status_since);
    expect(Date.now() - Number(last?.at)).toBeLessThan(60_000);
  });

  test('without an event do not happen, nor do those with an unknown one', async () => {
    const id = await loadAd('live');
    await expect(step(id, { status: 'paused', version: 2 }, {})).rejects.toMatchObject({ code: NO_EVENT });
    await expect(step(id, { status: 'paused', version: 2 }, { event: 'nap' })).rejects.toThrow('nap');
    expect(await findAd(id)).toMatchObject({ status: 'live', version: 1 });
  });

  test('are history: no row of them changes', async () => {
    const id = await loadAd('live');
    const rewrite = database.db
      .updateTable('ad_transitions')
      .set({ reason: 'other' })
      .where('ad_id', '=', id)
      .execute();
    await expect(rewrite).rejects.toMatchObject({ code: NEVER_CHANGED });
  });
});

const insert = (values: object) =>
  database.db
    .insertInto('ads')
    .values({ seller_id: seller, ...values })
    .returningAll()
    .executeTakeFirstOrThrow();

describe('a new ad', () => {
  test('is a draft of version 1, and that is its first step', async () => {
    const ad = await insert({});
    expect(ad).toMatchObject({ status: 'draft', version: 1, title: null });
    expect(await listSteps(ad.id)).toMatchObject([{ from_status: null, to_status: 'draft', event: 'save' }]);
  });

  test.each(AD_STATUSES.filter((status) => status !== 'draft'))('is not %s', async (status) => {
    await expect(insert(adIn(status, seller))).rejects.toMatchObject({ code: NOT_A_STEP });
  });

  test('has no other version', async () => {
    await expect(insert({ version: 2 })).rejects.toMatchObject({ code: WRONG_VERSION });
  });

  test('is loaded in any status only inside the transaction that says so', async () => {
    const small = await openTestDatabase(undefined, 1);
    const owner = await insertSeller(small.db);
    await loadAds(
      small.db,
      AD_STATUSES.map((status) => adIn(status, owner)),
    );
    const later = small.db.insertInto('ads').values(adIn('live', owner)).execute();
    await expect(later).rejects.toMatchObject({ code: NOT_A_STEP });
    await small.close();
  });
});

test('only a deleted ad can be purged, and its history goes with it', async () => {
  const live = await loadAd('live');
  await expect(database.db.deleteFrom('ads').where('id', '=', live).execute()).rejects.toMatchObject({
    code: NOT_DELETED,
  });
  const deleted = await loadAd('deleted');
  await database.db.deleteFrom('ads').where('id', '=', deleted).execute();
  expect(await listSteps(deleted)).toEqual([]);
});

test('an id that is nobody’s cannot have taken a step', async () => {
  const id = await loadAd('live');
  const attempt = step(id, { status: 'paused', version: 2 }, { event: 'pause', viewer: randomUUID() });
  await expect(attempt).rejects.toThrow('foreign key');
});
