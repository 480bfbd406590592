import { sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';

type Clock = { now: Date; soldDays: number; salesMonths: number };

/**
 * The next end of an ad, of a request, of an ad's featuring or of what is agreed on it, the next day of the banner, the next sale that is too old to be shown or to be compared with. Each is
 * the first row of an index.
 */
export async function findNextMoment(
  db: Database,
  { now, soldDays, salesMonths }: Clock,
): Promise<Date | undefined> {
  const soldBack = (span: ReturnType<typeof sql>) => sql`
    (select sold_at + ${span} from ads where status = 'sold' and sold_at > ${now}::timestamptz - ${span}
     order by sold_at limit 1)`;
  const { rows } = await sql<{ next: Date | null }>`
    select least(
      (select expires_at from ads where status = 'live' and expires_at > ${now} order by expires_at limit 1),
      (select reserved_until from ads where reserved_until > ${now} order by reserved_until limit 1),
      (select ends_at from wanted_ads where status = 'live' and held is null and ends_at > ${now}
       order by ends_at limit 1),
      (select featured_until from ads where status = 'live' and featured_until > ${now}
       order by featured_until limit 1),
      (select min(day) at time zone 'UTC' from banner_texts, unnest(array[shown_from, shown_until + 1]) as day
       where active and day > (${now}::timestamptz at time zone 'UTC')::date),
      ${soldBack(sql`make_interval(days => ${soldDays}::int)`)},
      ${soldBack(sql`make_interval(months => ${salesMonths}::int)`)}
    ) as next`.execute(db);
  return rows[0]?.next ?? undefined;
}
