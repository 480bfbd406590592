import { describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { findPlan } from '#market/payments/plans/find-plan.ts';
import { HOLDS_A_PLACE, needsRoom } from '#rules/ads/places.ts';
import { AD_STATUSES, AD_STEPS } from '#rules/ads/state.ts';
import { PLAN_TYPES, PLANS } from '#rules/payments/subscription.ts';
import { adIn, insertSeller, loadAds, takeStep } from '../../support/ads/ad-rows.ts';
import { useDatabase } from '../../support/site/test-database.ts';
import { DAY_MS } from '#rules/time.ts';

const NO_ROOM = 'FH006';
const NOW = new Date('2026-04-01T12:00:00Z');
const database = useDatabase();

const readPlaces = async (id: string, at = NOW) =>
  (await sql<{ places: number }>`select places_of(${id}, ${at}) as places`.execute(database.db)).rows[0]
    ?.places;

async function sellerWith(plan: number, more: object = {}): Promise<string> {
  const id = await insertSeller(database.db);
  const period = {
    account_id: id,
    plan,
    starts_at: new Date(NOW.getTime() - DAY_MS),
    granted_by: id,
    ...more,
  };
  await database.db.insertInto('subscriptions').values(period).execute();
  return id;
}

describe('the places of a plan', () => {
  test('are those of the rules', async () => {
    const rows = await database.db
      .selectFrom('plan_places')
      .selectAll()
      .where('plan', '<>', 0)
      .orderBy('plan')
      .execute();
    expect(rows).toEqual(
      PLAN_TYPES.map((plan) => ({
        plan,
        places: PLANS[plan].limits.liveAds,
        featured: PLANS[plan].limits.featuredAds,
      })),
    );
  });

  test.each([0, ...PLAN_TYPES])(
    'plan %s: running, run out and switched off, the database says what the site says',
    async (plan) => {
      const ctx = { db: database.db, now: () => NOW };
      const periods = [
        {},
        { ends_at: new Date(NOW.getTime() + 1) },
        { ends_at: NOW },
        { switched_off_at: NOW },
        { ends_at: new Date(NOW.getTime() + DAY_MS), switched_off_at: NOW },
      ];
      for (const accountType of [1, 2] as const)
        for (const period of periods) {
          const id = await sellerWith(plan, period);
          await database.db
            .updateTable('accounts')
            .set({ account_type: accountType })
            .where('id', '=', id)
            .execute();
          const { limits } = await findPlan(ctx, { id, role: 'enduser', accountType });
          expect(await readPlaces(id), JSON.stringify({ accountType, period })).toBe(limits.liveAds);
        }
    },
  );

  test('nobody who never chose a plan has any, and the last one that began counts', async () => {
    expect(await readPlaces(await insertSeller(database.db))).toBe(0);
    const id = await sellerWith(4);
    await database.db
      .insertInto('subscriptions')
      .values({ account_id: id, plan: 1, starts_at: NOW })
      .execute();
    expect(await readPlaces(id)).toBe(1);
  });

  test('money that went back leaves the plan before it', async () => {
    const id = await sellerWith(2);
    const { id: order_id } = await database.db
      .insertInto('orders')
      .values({
        account_id: id,
        plan: 4,
        currency: 'GBP',
        amount: 2900,
        state: 'refunded',
        provider: 'sandbox',
        provider_capture_id: `capture-${id}`,
        captured_at: NOW,
        refunded_at: NOW,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await database.db
      .insertInto('subscriptions')
      .values({ account_id: id, plan: 4, starts_at: NOW, order_id })
      .execute();
    expect(await readPlaces(id)).toBe(2);
  });
});

describe('the guard', () => {
  const since = { status_since: NOW, updated_at: NOW };
  const fill = (sellerId: string) => loadAds(database.db, [adIn('paused', sellerId)]);

  test.each(AD_STEPS.filter(([from, to]) => needsRoom({ to }, from)))(
    'from %s to %s: not without room',
    async (from, to) => {
      const seller = await sellerWith(1);
      const [id = ''] = await loadAds(database.db, [
        { ...adIn(from, seller), sold_at: from === 'sold' ? NOW : null },
      ]);
      const [other = ''] = await fill(seller);
      const step = (version: number) =>
        takeStep(database.db, id, { status: to, version, sold_at: null, ...since });
      await expect(step(2)).rejects.toMatchObject({ code: NO_ROOM, detail: '{"plan" : 1, "places" : 1}' });
      await takeStep(database.db, other, { status: 'deleted', version: 2 }, { event: 'delete' });
      await step(2);
    },
  );

  test('knows the same statuses as the rules', async () => {
    const { rows } = await sql<{ status: string }>`
      select status from unnest(${[...AD_STATUSES]}::ad_status[]) as status
      where holds_place(status, ${new Date(NOW.getTime() + 1)}, ${NOW})`.execute(database.db);
    expect(rows.map(({ status }) => status).toSorted()).toEqual([...HOLDS_A_PLACE].toSorted());
  });

  test('lets a live ad past its date have no place, and none back for free', async () => {
    const seller = await sellerWith(1);
    const overdue = { ...adIn('live', seller), expires_at: NOW };
    const [first = '', second = ''] = await loadAds(database.db, [
      overdue,
      { ...overdue, status: 'expired' },
    ]);
    const longer = { expires_at: new Date(NOW.getTime() + DAY_MS), version: 2, ...since };
    await takeStep(database.db, second, { ...longer, status: 'live' });
    await expect(takeStep(database.db, first, longer)).rejects.toMatchObject({ code: NO_ROOM });
  });

  test('gives no new days to what is too much', async () => {
    const seller = await sellerWith(1);
    const [first = ''] = await loadAds(database.db, [adIn('live', seller), adIn('live', seller)]);
    const expires_at = new Date('2026-06-30T12:00:00Z');
    await expect(
      takeStep(database.db, first, { expires_at, version: 2, updated_at: NOW }),
    ).rejects.toMatchObject({
      code: NO_ROOM,
    });
    await takeStep(database.db, first, { title: 'A title that says a little more', version: 2 });
  });

  test('lets the end of a sale set aside what is too much, and nobody else', async () => {
    const seller = await sellerWith(1, { switched_off_at: NOW });
    const overdue = { ...adIn('live', seller), expires_at: NOW };
    const [first = '', second = ''] = await loadAds(database.db, [
      overdue,
      { ...overdue, status: 'expired' },
    ]);
    for (const id of [first, second]) {
      const paused = { status: 'paused', version: 2, ...since } as const;
      await expect(takeStep(database.db, id, paused, { event: 'pause' })).rejects.toMatchObject({
        code: NO_ROOM,
      });
      await takeStep(database.db, id, paused, { event: 'set-aside' });
      const live = { status: 'live', version: 3, ...since } as const;
      await expect(takeStep(database.db, id, live, { event: 'set-aside' })).rejects.toMatchObject({
        code: NO_ROOM,
      });
    }
  });

  test('counts one at a time: of eight that come at once two find room', async () => {
    const seller = await sellerWith(2);
    const ids = await loadAds(
      database.db,
      Array.from({ length: 8 }, () => adIn('expired', seller)),
    );
    const live = { status: 'live', version: 2, ...since } as const;
    const results = await Promise.allSettled(ids.map((id) => takeStep(database.db, id, live)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  });

  test('asks nothing of whoever ends, sells or deletes what is too much', async () => {
    const seller = await insertSeller(database.db);
    for (const [from, to, event] of [
      ['live', 'sold', 'mark-sold'],
      ['live', 'expired', 'expire'],
      ['live', 'paused', 'pause'],
      ['paused', 'deleted', 'delete'],
    ] as const) {
      const [id = ''] = await loadAds(database.db, [adIn(from, seller)]);
      const change = { status: to, version: 2, sold_at: to === 'sold' ? NOW : null, ...since };
      await takeStep(database.db, id, change, { event });
    }
  });
});
