import { type SelectQueryBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '#platform/postgres/database.ts';
import { runPrepared } from '#platform/postgres/query-pool.ts';
import type { DB } from '#platform/postgres/schema.ts';
import { type AdSearch, ANY_AD } from '#rules/search/search-words.ts';
import { type AskedWords, toConditions, withFilters } from './filter-store.ts';
import { toCardRow, cardsInOrder, liveAds, soldAds } from './card-store.ts';
import type { AdCardRow, AdsQuery } from '../ad-rows-store.ts';
import { type AdOrder, inOrder, isDownwards, orderedBy } from './sort-store.ts';
import type { Cursor } from '../../cursor.ts';
import { isBeyond } from '../../sql/cursor-sql.ts';

/** What a list is asked for: the filters, the words as the database reads them, the order and where to go on. */
export type ListRequest = {
  search: AdSearch;
  words: AskedWords | undefined;
  order: AdOrder;
  cursor: Cursor | undefined;
  now: Date;
};

const PlanLine = z.object({
  'QUERY PLAN': z.tuple([z.object({ Plan: z.object({ 'Plan Rows': z.number() }) })]),
});

type CardInList = AdCardRow & { place: string };

/** One page of a search, and one row more to tell whether there is another. */
export async function listAds(db: Database, request: ListRequest): Promise<CardInList[]> {
  const { search, words, order, cursor, now } = request;
  const most = toRowLimit(search);
  const listIds = (ads: AdsQuery) =>
    inOrder(withFilters(ads, search, words), order, words, cursor).limit(most);
  // Two short lists by their own indexes, put together: an OR of both could use neither.
  const both = together(db, listIds(liveAds(db, now)), search.sold ? listIds(soldAds(db)) : undefined);
  const direction = isDownwards(order) ? 'desc' : 'asc';
  const listed = db
    .selectFrom(both.as('ads'))
    .select(['ads.id', 'ads.place'])
    .orderBy('ads.place', direction)
    .orderBy('ads.id', direction)
    .limit(most);
  const name = nameStatement(nameWordsKind(words), request);
  const rows = await runPrepared(db, name, cardsInOrder(db, listed, direction).compile());
  return rows.map((row) => ({ ...toCardRow(row), place: row.place }));
}

/** A list that is narrowed by no filter is planned alike whatever its place and words; any other by what it is asked for. */
function nameStatement(kind: string, { search, words, order, cursor }: ListRequest): string | undefined {
  const isPlain =
    toConditions(search).size === 0 && search.limit === ANY_AD.limit && words?.number === undefined;
  return isPlain
    ? `${kind}-${order}${cursor === undefined ? '' : '-onward'}${search.sold ? '-sold-too' : ''}`
    : undefined;
}

const nameWordsKind = (words: AskedWords | undefined) =>
  words === undefined ? 'list' : `list-of-${words.isCommon ? 'common' : 'rare'}-words`;

/** In the words of the query: a prepared plan, too, knows that the list is short. */
const toRowLimit = ({ limit }: AdSearch) => sql<number>`${sql.lit(limit + 1)}`;

/**
 * One page of all ads with rare words, put in order after they are found, and how many there are.
 * Undefined where there are more than `most`: the words are not so rare.
 */
export async function listRareAds(
  db: Database,
  request: ListRequest,
  most: number,
): Promise<{ rows: CardInList[]; total: number } | undefined> {
  const { search, words, order, cursor, now } = request;
  const { value, downwards, type, isEverywhere } = orderedBy(order, words);
  const listHits = (ads: AdsQuery) =>
    withFilters(ads, search, words)
      .$if(!isEverywhere, (hits) => hits.where(sql<boolean>`${value} is not null`))
      .select(['ads.id', value.as('place')])
      .limit(sql<number>`${sql.lit(most + 1)}`);
  const direction = downwards ? 'desc' : 'asc';
  const found = db.with('hits', () =>
    together(db, listHits(liveAds(db, now)), search.sold ? listHits(soldAds(db)) : undefined),
  );
  const byPlace = { value: sql`ads.place`, id: sql`ads.id`, type, downwards };
  const listed = db
    .selectFrom(sql<{ id: string; place: unknown }>`hits`.as('ads'))
    .select(['ads.id', 'ads.place'])
    .where(cursor === undefined ? sql<boolean>`true` : isBeyond(byPlace, cursor))
    .orderBy('ads.place', direction)
    .orderBy('ads.id', direction)
    .limit(toRowLimit(search));
  const name = nameStatement(`rare-${most}`, request);
  const cards = cardsInOrder(found, listed, direction).select(
    sql<string>`(select count(*) from hits)`.as('total'),
  );
  const rows = await runPrepared(db, name, cards.compile());
  const total = Number(rows[0]?.total ?? 0);
  return total > most
    ? undefined
    : { rows: rows.map((row) => ({ ...toCardRow(row), place: row.place })), total };
}

/** Each with its own limit, which would otherwise be taken for that of both. */
function together<Row>(
  db: Database,
  one: SelectQueryBuilder<DB, 'ads', Row>,
  other: SelectQueryBuilder<DB, 'ads', Row> | undefined,
) {
  const first = db.selectFrom(one.as('ads')).selectAll('ads');
  return other ? first.unionAll(db.selectFrom(other.as('ads')).selectAll('ads')) : first;
}

/** How many a search finds, counted no further than `most` and one. */
export async function countAds(
  db: Database,
  { search, words, now }: Pick<ListRequest, 'search' | 'words' | 'now'>,
  most?: number,
): Promise<number> {
  const found = (ads: AdsQuery) =>
    withFilters(ads, search, words)
      .select(sql`1`.as('one'))
      .$if(most !== undefined, (rows) => rows.limit((most ?? 0) + 1));
  const both = together(db, found(liveAds(db, now)), search.sold ? found(soldAds(db)) : undefined);
  const { count } = await db
    .selectFrom(both.as('found'))
    .select((row) => row.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Math.min(Number(count), (most ?? Infinity) + 1);
}

/** How many live ads a search finds as the database itself expects: no ad is looked at, and nothing is promised. */
export async function estimateAds(
  db: Database,
  { search, words, now }: Pick<ListRequest, 'search' | 'words' | 'now'>,
): Promise<number> {
  const [line] = await withFilters(liveAds(db, now), search, words).select('ads.id').explain('json');
  return PlanLine.parse(line)['QUERY PLAN'][0].Plan['Plan Rows'];
}
