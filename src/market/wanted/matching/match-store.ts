import { sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';

/** A request and an ad. */
export type Pair = { wantedId: string; adId: string };
export type Match = Pair & { buyerId: string; sellerId: string; points: number };

/** What is known of these ads, fitting or not any more. */
export async function listPairsOfAds(db: Database, adIds: readonly string[]): Promise<Pair[]> {
  return db
    .selectFrom('matches')
    .select(['wanted_id as wantedId', 'ad_id as adId'])
    .where(sql<boolean>`ad_id = any(${[...adIds]}::uuid[])`)
    .where('points', 'is not', null)
    .execute();
}

export async function listPairsOfWanted(db: Database, wantedIds: readonly string[]): Promise<Pair[]> {
  return db
    .selectFrom('matches')
    .select(['wanted_id as wantedId', 'ad_id as adId'])
    .where(sql<boolean>`wanted_id = any(${[...wantedIds]}::uuid[])`)
    .where('points', 'is not', null)
    .execute();
}

/** What was told of stays told, also of what did not fit for a while. */
export async function putMatches(db: Database, matches: readonly Match[], now: Date): Promise<void> {
  if (matches.length === 0) return;
  await sql`
    insert into matches (wanted_id, ad_id, buyer_id, seller_id, points, found_at)
    select wanted_id, ad_id, buyer_id, seller_id, points, ${now} from unnest(
      ${matches.map(({ wantedId }) => wantedId)}::uuid[], ${matches.map(({ adId }) => adId)}::uuid[],
      ${matches.map(({ buyerId }) => buyerId)}::uuid[], ${matches.map(({ sellerId }) => sellerId)}::uuid[],
      ${matches.map(({ points }) => points)}::smallint[]
    ) as found (wanted_id, ad_id, buyer_id, seller_id, points)
    order by wanted_id, ad_id
    on conflict (wanted_id, ad_id) do update set points = excluded.points
    where matches.points is distinct from excluded.points`.execute(db);
}

/** What no longer fits goes, but for the mark that somebody was told of it. */
export async function removeMatches(db: Database, pairs: readonly Pair[]): Promise<void> {
  if (pairs.length === 0) return;
  const gone = sql`unnest(${pairs.map(({ wantedId }) => wantedId)}::uuid[],
    ${pairs.map(({ adId }) => adId)}::uuid[]) as gone (wanted_id, ad_id)`;
  const isGone = sql`matches.wanted_id = gone.wanted_id and matches.ad_id = gone.ad_id`;
  await sql`delete from matches using ${gone}
    where ${isGone} and told_buyer_at is null and told_seller_at is null`.execute(db);
  await sql`update matches set points = null from ${gone} where ${isGone}`.execute(db);
}

const SIDES = {
  ad: { own: 'ad_id', ownTable: 'ads', other: 'wanted_id', otherTable: 'wanted_ads' },
  wanted: { own: 'wanted_id', ownTable: 'wanted_ads', other: 'ad_id', otherTable: 'ads' },
} as const;

/** The best so many of each of these ads, or requests, by the points they had when they were found, then the newest. */
export async function listBestPairs(
  db: Database,
  side: keyof typeof SIDES,
  { ids, most }: { ids: readonly string[]; most: number },
): Promise<Pair[]> {
  const own = sql.ref(`matches.${SIDES[side].own}`);
  const { rows } = await sql<Pair>`
    select best.wanted_id as "wantedId", best.ad_id as "adId"
    from unnest(${[...ids]}::uuid[]) as mine (id)
    cross join lateral (
      select wanted_id, ad_id from matches where ${own} = mine.id and points is not null
      order by points desc, found_at desc limit ${sql.lit(most)}
    ) as best`.execute(db);
  return rows;
}

/**
 * Of what was found for these ads, or for these requests, those that are among the best neither of their ad nor of
 * their request. The order is that of `byPoints`.
 */
export async function listBeyond(
  db: Database,
  side: keyof typeof SIDES,
  { ids, most }: { ids: readonly string[]; most: number },
): Promise<Pair[]> {
  if (ids.length === 0) return [];
  const { own, ownTable, other, otherTable } = SIDES[side];
  const of = (table: string, column: string) => sql.ref(`${table}.${column}`);
  const { rows } = await sql<Pair>`
    select found.wanted_id as "wantedId", found.ad_id as "adId"
    from (
      select matches.wanted_id, matches.ad_id, matches.points, row_number() over (
        partition by ${of('matches', own)}
        order by matches.points desc, listed.published_at desc, ${of('matches', other)}
      ) as place
      from matches join ${sql.table(otherTable)} as listed on listed.id = ${of('matches', other)}
      where ${of('matches', own)} = any(${[...ids]}::uuid[]) and matches.points is not null
    ) as found
    join ${sql.table(ownTable)} as mine on mine.id = ${of('found', own)}
    where found.place > ${sql.lit(most)} and ${sql.lit(most)} <= (
      select count(*) from (
        select from matches as better join ${sql.table(ownTable)} as rival on rival.id = ${of('better', own)}
        where ${of('better', other)} = ${of('found', other)} and (
          better.points > found.points
          or better.points = found.points
            and (rival.published_at, ${of('found', own)}) > (mine.published_at, ${of('better', own)})
        )
        limit ${sql.lit(most)}
      ) as ahead
    )`.execute(db);
  return rows;
}
