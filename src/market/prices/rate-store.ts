import { sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import { runPrepared } from '#platform/postgres/query-pool.ts';
import type { DatedRates } from '#rules/prices/rates/currency-rates.ts';
import type { SetRate } from '#rules/prices/rates/rate-schema.ts';
import { CURRENCIES, type Currency } from '#rules/money/money.ts';

/** The newest rate of each currency. The date of all is that of the oldest among them: no rate looks newer than it is. */
export async function findRates(db: Database): Promise<DatedRates> {
  const newest = db
    .selectFrom('currency_rates')
    .distinctOn('currency')
    .select(['currency', 'per_usd', 'rated_on'])
    .orderBy('currency')
    .orderBy('rated_on', 'desc');
  const rows = await runPrepared(db, 'newest-rates', newest.compile());
  const of = (currency: Currency) => {
    const row = rows.find((each) => each.currency === currency);
    if (!row) throw new Error(`there is no rate for ${currency}`);
    return row;
  };
  const perUsd = Object.fromEntries(CURRENCIES.map((each) => [each, Number(of(each).per_usd)]));
  const dates = Object.fromEntries(CURRENCIES.map((each) => [each, of(each).rated_on]));
  const rated = CURRENCIES.filter((each) => each !== 'USD').map((each) => of(each).rated_on);
  return { date: rated.toSorted()[0] ?? of('USD').rated_on, perUsd, dates } as DatedRates;
}

/** Nobody else sets a rate of this currency until the write ends. */
export async function lockCurrency(db: Database, currency: Currency): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`rate of ${currency}`}, 0))`.execute(db);
}

/** The rate of one day, if one was set. */
export async function findRate(
  db: Database,
  { currency, date }: Pick<SetRate, 'currency' | 'date'>,
): Promise<number | null> {
  const row = await db
    .selectFrom('currency_rates')
    .select('per_usd')
    .where('currency', '=', currency)
    .where('rated_on', '=', date)
    .executeTakeFirst();
  return row ? Number(row.per_usd) : null;
}

export async function insertOrSetRate(
  db: Database,
  rate: Pick<SetRate, 'currency' | 'perUsd' | 'date'>,
  setBy: string | null,
): Promise<void> {
  await db
    .insertInto('currency_rates')
    .values({ currency: rate.currency, rated_on: rate.date, per_usd: rate.perUsd, set_by: setBy })
    .onConflict((same) =>
      same.columns(['currency', 'rated_on']).doUpdateSet({ per_usd: rate.perUsd, set_by: setBy }),
    )
    .execute();
}

/**
 * Gives so many ads after this one their dollars: what is asked by the newest rates, what it was sold for by those of
 * its day. The id of the last, or none left.
 */
export async function setDollarPricesAfter(
  db: Database,
  afterId: string,
  most: number,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    with batch as (
      select id, usd_cents(price, currency) as asked, usd_cents_on(sold_price, currency, sold_at::date) as sold
      from ads
      where id > ${afterId} and (price is not null or sold_price is not null) order by id limit ${most}
    ), changed as (
      update ads set price_usd_cents = batch.asked, sold_usd_cents = batch.sold from batch
      where ads.id = batch.id
        and (ads.price_usd_cents, ads.sold_usd_cents) is distinct from (batch.asked, batch.sold)
    )
    select id from batch order by id desc limit 1`.execute(db);
  return rows[0]?.id;
}

/**
 * The same of what people look for: whoever sorts by budget reads dollars. What can be paid for it is other hair now:
 * a worker looks at it again, but not before what somebody posts today.
 */
export async function setDollarBudgetsAfter(
  db: Database,
  afterId: string,
  most: number,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    with batch as (
      select id, status from wanted_ads
      where id > ${afterId} and budget is not null and status not in ('deleted', 'rejected')
      order by id limit ${most}
    ), changed as (
      update wanted_ads set budget_usd_cents = usd_cents(wanted_ads.budget, wanted_ads.currency) from batch
      where wanted_ads.id = batch.id
        and wanted_ads.budget_usd_cents is distinct from usd_cents(wanted_ads.budget, wanted_ads.currency)
    ), to_match as (
      insert into wanted_to_match (wanted_id, turn)
      select id, uuidv7(interval '1 day') from batch where status = 'live' order by id
      on conflict (wanted_id) do nothing
    )
    select id from batch order by id desc limit 1`.execute(db);
  return rows[0]?.id;
}
