import { sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import type { Currency } from '#rules/money/money.ts';
import { PLANS, PRICED_PLANS, type PlanPrices, type PricedPlan } from '#rules/payments/subscription.ts';

export type SetPrices = { plan: PricedPlan; prices: Record<Currency, number>; version: number };

const rows = (db: Database) =>
  db.selectFrom('plan_prices').select(['plan', 'usd', 'gbp', 'eur', 'inr', 'version']);

type Row = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>;

const toPrices = ({ usd, gbp, eur, inr }: Row) => ({ USD: usd, GBP: gbp, EUR: eur, INR: inr });

/** What each plan that costs something costs now: what staff set, else what it began with, which is version 0. */
export async function findSetPrices(db: Database): Promise<SetPrices[]> {
  const set = await rows(db).execute();
  return PRICED_PLANS.map((plan) => {
    const row = set.find((each) => each.plan === plan);
    return { plan, prices: row ? toPrices(row) : PLANS[plan].prices, version: row?.version ?? 0 };
  });
}

/** What every plan costs now. */
export async function findPlanPrices(db: Database): Promise<PlanPrices> {
  const set = await findSetPrices(db);
  const begun = Object.values(PLANS).map(({ type, prices }) => [type, prices] as const);
  return Object.fromEntries([
    ...begun,
    ...set.map(({ plan, prices }) => [plan, prices] as const),
  ]) as PlanPrices;
}

/** Held until the write ends, with who set them last. A plan nobody has priced yet has nobody's row to hold. */
export async function lockPlanPrices(db: Database, plan: PricedPlan) {
  const row = await rows(db)
    .select((prices) =>
      prices.selectFrom('accounts').select('username').whereRef('accounts.id', '=', 'updated_by').as('by'),
    )
    .where('plan', '=', plan)
    .forUpdate()
    .executeTakeFirst();
  return row
    ? { prices: toPrices(row), version: row.version, by: row.by }
    : { prices: PLANS[plan].prices, version: 0, by: null };
}

/** False: somebody was first. */
export async function insertOrSetPlanPrices(
  db: Database,
  { plan, prices, version }: SetPrices,
  { by, now }: { by: string; now: Date },
): Promise<boolean> {
  const { USD: usd, GBP: gbp, EUR: eur, INR: inr } = prices;
  const amounts = { usd, gbp, eur, inr, updated_by: by, updated_at: now };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('plan_prices')
    .values({ plan, ...amounts })
    .onConflict((same) =>
      same
        .column('plan')
        .doUpdateSet({ ...amounts, version: sql`plan_prices.version + 1` })
        .where('plan_prices.version', '=', version),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}
