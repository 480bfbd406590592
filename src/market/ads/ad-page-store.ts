import { type SelectQueryBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '#platform/database.ts';
import type { DB } from '#platform/schema.ts';
import { type AdSearch, ANY_AD } from '#rules/ad-search.ts';
import { type AskedWords, conditionsOf, withFilters } from './ad-filter-store.ts';
import { cardsById, cardsInOrder, liveAds, PLACE_AS_TEXT, soldAds } from './ad-list-store.ts';
import type { AdCardRow, AdsQuery } from './ad-rows-store.ts';
import { type AdOrder, inOrder, isDownwards, orderedBy, type Place } from './ad-sort-store.ts';

/** What a list is asked for: the filters, the words as the database reads them, the order and where to go on. */
export type ListRequest = {
  search: AdSearch;
  words: AskedWords | undefined;
  order: AdOrder;
  place: Place | undefined;
  now: Date;
};

const PlanLine = z.object({
  'QUERY PLAN': z.tuple([z.object({ Plan: z.object({ 'Plan Rows': z.number() }) })]),
});

type PlacedCard = AdCardRow & { place: string };

/** One page of a search, and one row more to tell whether there is another. */
export async function listAds(db: Database, request: ListRequest): Promise<PlacedCard[]> {
  const { search, words, order, place, now } = request;
  const most = sql<number>`${sql.lit(search.limit + 1)}`;
  const idsOf = (ads: AdsQuery) => inOrder(withFilters(ads, search, words), order, words, place).limit(most);
  // Two short lists by their own indexes, put together: an OR of both could use neither.
  const both = together(db, idsOf(liveAds(db, now)), search.sold ? idsOf(soldAds(db)) : undefined);
  const direction = isDownwards(order) ? 'desc' : 'asc';
  const listed = db
    .selectFrom(both.as('ads'))
    .select(['ads.id', 'ads.place'])
    .orderBy('ads.place', direction)
    .orderBy('ads.id', direction)
    .limit(most);
  return cardsInOrder(listed, { db, direction, name: nameOf(request) });
}

/** A list that is narrowed by nothing is planned alike whatever its place; any other by what it is asked for. */
function nameOf({ search, words, order, place }: ListRequest): string | undefined {
  const isPlain = conditionsOf(search).size === 0 && words === undefined && search.limit === ANY_AD.limit;
  return isPlain
    ? `list-${order}${place === undefined ? '' : '-onward'}${search.sold ? '-sold-too' : ''}`
    : undefined;
}

/**
 * One page of all ads with rare words, put in order after they are found, and how many there are.
 * Undefined where there are more than `most`: the words are not so rare.
 */
export async function listRareAds(
  db: Database,
  { search, words, order, place, now }: ListRequest,
  most: number,
): Promise<{ rows: PlacedCard[]; total: number } | undefined> {
  const { value, downwards, cast } = orderedBy(order, words);
  const hitsOf = (ads: AdsQuery) =>
    withFilters(ads, search, words)
      .where(sql<boolean>`${value} is not null`)
      .select(['ads.id', value.as('place')])
      .limit(most + 1);
  const direction = downwards ? 'desc' : 'asc';
  const page = await db
    .with('hits', () => together(db, hitsOf(liveAds(db, now)), search.sold ? hitsOf(soldAds(db)) : undefined))
    .selectFrom('hits as listed')
    .select(['listed.id', PLACE_AS_TEXT])
    .select((row) => row.selectFrom('hits').select(row.fn.countAll<string>().as('count')).as('total'))
    .$if(place !== undefined, (rows) =>
      rows.where(
        sql<boolean>`(listed.place, listed.id) ${sql.raw(downwards ? '<' : '>')} (${place?.value}::${sql.raw(cast)}, ${place?.id}::uuid)`,
      ),
    )
    .orderBy('listed.place', direction)
    .orderBy('listed.id', direction)
    .limit(search.limit + 1)
    .execute();
  const total = Number(page[0]?.total ?? 0);
  return total > most ? undefined : { rows: await withCards(db, page), total };
}

async function withCards(db: Database, page: { id: string; place: string }[]): Promise<PlacedCard[]> {
  const cards = await cardsById(
    db,
    page.map(({ id }) => id),
  );
  return page.flatMap(({ id, place }) => {
    const card = cards.get(id);
    return card === undefined ? [] : [{ ...card, place }];
  });
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

/** How many a search finds, counted no further than `most`. */
export async function countAds(
  db: Database,
  { search, words, now }: Pick<ListRequest, 'search' | 'words' | 'now'>,
  most: number,
): Promise<number> {
  const found = (ads: AdsQuery) =>
    withFilters(ads, search, words)
      .select(sql`1`.as('one'))
      .limit(most + 1);
  const both = together(db, found(liveAds(db, now)), search.sold ? found(soldAds(db)) : undefined);
  const { count } = await db
    .selectFrom(both.as('found'))
    .select((row) => row.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Math.min(Number(count), most + 1);
}

/** How many live ads a search finds as the database itself expects: no ad is looked at, and nothing is promised. */
export async function estimateAds(
  db: Database,
  { search, words, now }: Pick<ListRequest, 'search' | 'words' | 'now'>,
): Promise<number> {
  const [line] = await withFilters(liveAds(db, now), search, words).select('ads.id').explain('json');
  return PlanLine.parse(line)['QUERY PLAN'][0].Plan['Plan Rows'];
}
