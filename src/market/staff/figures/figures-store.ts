import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import type { Currency } from '#rules/money/money.ts';
import type { FigureStep } from '#rules/staff/figure-spans.ts';

/** From when on, until before when, and by what the days are put together. */
export type FigureWindow = { since: Date; until: Date; step: FigureStep };
export type Counted = { from: string; count: number };

/** The beginning of every day, week or month from `since` until now. */
export async function listBuckets(
  db: Database,
  { since, step }: Pick<FigureWindow, 'since' | 'step'>,
  now: Date,
): Promise<string[]> {
  const { rows } = await sql<{ from: string }>`
    select bucket::date::text as "from" from generate_series(
      date_trunc(${step}, ${since}::timestamptz at time zone 'UTC'), ${now}::timestamptz at time zone 'UTC',
      ('1 ' || ${step})::interval) as bucket`.execute(db);
  return rows.map(({ from }) => from);
}

const AGREED = sql`state in ('accepted', 'sold', 'fell-through')`;

/** What happened how often; times without anything are left out. */
const COUNTS = {
  wentLive: {
    table: sql`ad_transitions`,
    at: sql`at`,
    where: sql`to_status = 'live' and from_status is distinct from 'live'`,
  },
  leftLive: {
    table: sql`ad_transitions`,
    at: sql`at`,
    where: sql`from_status = 'live' and to_status <> 'live'`,
  },
  sold: { table: sql`ad_transitions`, at: sql`at`, where: sql`to_status = 'sold'` },
  featured: { table: sql`featured_ads`, at: sql`featured_at`, where: sql`true` },
  /** What buyers offered first; what was answered with goes on from there. */
  offers: { table: sql`offers`, at: sql`created_at`, where: sql`answers is null` },
  /** By when the figure was named that both said yes to. */
  offersAgreed: { table: sql`offers`, at: sql`created_at`, where: AGREED },
  signUps: { table: sql`accounts`, at: sql`created_at`, where: sql`role = 'enduser'` },
  reports: { table: sql`reports`, at: sql`created_at`, where: sql`true` },
  searchesWithoutResult: { table: sql`search_misses`, at: sql`at`, where: sql`true` },
} satisfies Record<string, Record<'table' | 'at' | 'where', RawBuilder<unknown>>>;

export async function countByTime(
  db: Database,
  what: keyof typeof COUNTS,
  { since, until, step }: FigureWindow,
): Promise<Counted[]> {
  const { table, at, where } = COUNTS[what];
  const { rows } = await sql<Counted>`
    select ${toBucket(step, at)} as "from", count(*)::int as count
    from ${table} where ${at} >= ${since} and ${at} < ${until} and ${where} group by 1`.execute(db);
  return rows;
}

/** How many ads are on show now, as ad_counts has it. */
export async function countLiveNow(db: Database): Promise<number> {
  const { rows } = await sql<{ live: number }>`
    select coalesce(sum(ads), 0)::int as live from ad_counts where status = 'live'`.execute(db);
  return rows[0]?.live ?? 0;
}

export async function sumRevenue(db: Database, { since, until, step }: FigureWindow) {
  const { rows } = await sql<{ from: string; currency: Currency; amount: string }>`
    select ${toBucket(step, sql`at`)} as "from", currency, sum(amount) as amount
    from movements where at >= ${since} and at < ${until} group by 1, 2`.execute(db);
  return rows;
}

/** The median wait of buyers for the first word of the seller, by when they asked. */
export async function listAnswerTimes(
  db: Database,
  { since, until, step }: FigureWindow,
): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    select ${toBucket(step, sql`asked.created_at`)} as "from",
      round(percentile_cont(0.5) within group (
        order by extract(epoch from answer.at - asked.created_at) / 60))::int as count
    from conversations as asked
    cross join lateral (
      select min(delivered_at) as at from messages
      where conversation_id = asked.id and sender_id = asked.seller_id and delivered_at is not null
    ) as answer
    where asked.created_at >= ${since} and asked.created_at < ${until} and answer.at is not null group by 1`.execute(
    db,
  );
  return rows;
}

/** Half of what was agreed on was at most so many percent of what the ad asked; null where nothing was. */
export async function findAgreedShare(
  db: Database,
  { since, until }: Pick<FigureWindow, 'since' | 'until'>,
): Promise<number | null> {
  const { rows } = await sql<{ share: number | null }>`
    select round(percentile_cont(0.5) within group (order by 100.0 * amount / asking_price))::int as share
    from offers where created_at >= ${since} and created_at < ${until} and ${AGREED} and asking_price > 0`.execute(
    db,
  );
  return rows[0]?.share ?? null;
}

/** What people looked for most and did not find. */
export async function listMissedWords(
  db: Database,
  { since, until }: Pick<FigureWindow, 'since' | 'until'>,
  most: number,
) {
  const { rows } = await sql<{ words: string; times: number }>`
    select words, count(*)::int as times from search_misses where at >= ${since} and at < ${until} and words <> ''
    group by words order by times desc, words limit ${most}`.execute(db);
  return rows;
}

const toBucket = (step: string, at: RawBuilder<unknown>) =>
  sql`date_trunc(${sql.lit(step)}, ${at} at time zone 'UTC')::date::text`;
