import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import type { BundleNeed } from '#rules/bundles/bundle-need.ts';
import { LEAST_GRAMS } from '#rules/bundles/hank.ts';
import type { HairColour, HairEthnicity, Texture, Treatment } from '#rules/hair/values.ts';
import { type HankRow, SINCE } from '../hank-store.ts';

/** What one walk is along: hair of one colour, type, texture and treatment; null is a type that nobody has said. */
export type HairKind = {
  colour: HairColour;
  ethnicity: HairEthnicity | null;
  texture: Texture;
  treatment: Treatment;
};

/** Where a walk goes on: behind this ad. */
export type Walk = HairKind & { afterPrice: number; afterId: string };

export type WalkedRow = HankRow & { price_per_gram_usd: number };

/** What is asked of every ad, whatever its kind. */
export type AdWish = {
  need: BundleNeed;
  minMm: number;
  /** Whose ads are none for this reader: their own, and those of people with a block between them. */
  withoutSellers: readonly string[];
  now: Date;
};

const START = { afterPrice: -1, afterId: '00000000-0000-0000-0000-000000000000' };
export const beginWalk = (kind: HairKind): Walk => ({ ...kind, ...START });

/**
 * The next ads of each walk, merged, the cheapest by the gram first: one ordered walk along `ads_live_bundles` for each,
 * which holds all that is asked for, so that no row of the table is read.
 */
export async function walkOn(
  db: Database,
  walks: readonly Walk[],
  wish: AdWish,
  most: { ofEach: number; inAll: number },
): Promise<WalkedRow[]> {
  const [known, unknown] = [
    walks.filter(({ ethnicity }) => ethnicity !== null),
    walks.filter(({ ethnicity }) => ethnicity === null),
  ];
  const isType = sql<boolean>`ads.ethnicity = kind.ethnicity`;
  const isUntyped = sql<boolean>`ads.ethnicity is null`;
  return [
    ...(known.length > 0 ? await walkKinds(db, known, { ...wish, ...most, ofType: isType }) : []),
    ...(unknown.length > 0 ? await walkKinds(db, unknown, { ...wish, ...most, ofType: isUntyped }) : []),
  ];
}

async function walkKinds(
  db: Database,
  walks: readonly Walk[],
  { ofType, ofEach, inAll, ...wish }: AdWish & { ofType: RawBuilder<boolean>; ofEach: number; inAll: number },
): Promise<WalkedRow[]> {
  const { rows } = await sql<{ found: InColumns }>`
    select case when count(*) > 0 then json_build_object(${sql.join(COLUMNS.flatMap((name) => [sql.lit(name), sql`array_agg(found.${sql.ref(name)})`]))}) end as found
    from (select found.* from unnest(
      ${walks.map(({ colour }) => colour)}::hair_colour[], ${walks.map(({ ethnicity }) => ethnicity)}::hair_ethnicity[],
      ${walks.map(({ texture }) => texture)}::hair_texture[], ${walks.map(({ treatment }) => treatment)}::hair_treatment[],
      ${walks.map(({ afterPrice }) => afterPrice)}::float8[], ${walks.map(({ afterId }) => afterId)}::uuid[]
    ) as kind (colour, ethnicity, texture, treatment, after_price, after_id)
    cross join lateral (
      select ads.id, ads.length_mm, ads.shortest_layer_mm, ads.grams, ads.grams_estimated, ads.colour, ads.texture,
        ads.treatment, ads.ethnicity, ads.cut_state, ads.price_usd_cents, ads.price_per_gram_usd,
        ${SINCE} as since
      from ads
      where ${isOnShow(wish.now)} and ads.price_usd_cents is not null
        and ads.colour = kind.colour and ${ofType} and ads.texture = kind.texture and ads.treatment = kind.treatment
        and (ads.price_per_gram_usd, ads.id) > (kind.after_price, kind.after_id)
        and ${fits(wish)}
      order by ads.price_per_gram_usd, ads.id
      limit ${sql.lit(ofEach)}
    ) as found
    order by found.price_per_gram_usd, found.id
    limit ${sql.lit(inAll)}) as found`.execute(db);
  return rows.flatMap(({ found }) => readColumns(found));
}

/** Read as one text: the driver takes more than twice as long for thousands of rows, and nobody is answered meanwhile. */
const COLUMNS = [
  'id',
  'length_mm',
  'shortest_layer_mm',
  'grams',
  'grams_estimated',
  'colour',
  'texture',
  'treatment',
  'ethnicity',
  'cut_state',
  'price_usd_cents',
  'price_per_gram_usd',
  'since',
] as const satisfies (keyof WalkedRow)[];

/** Null where nothing was found. */
type InColumns = { [Name in keyof WalkedRow]: WalkedRow[Name][] } | null;

/** Name by name: going through COLUMNS takes twenty times as long. */
const readColumns = (columns: InColumns): WalkedRow[] =>
  columns === null
    ? []
    : columns.id.map(
        (id, place) =>
          ({
            id,
            length_mm: columns.length_mm[place],
            shortest_layer_mm: columns.shortest_layer_mm[place],
            grams: columns.grams[place],
            grams_estimated: columns.grams_estimated[place],
            colour: columns.colour[place],
            texture: columns.texture[place],
            treatment: columns.treatment[place],
            ethnicity: columns.ethnicity[place],
            cut_state: columns.cut_state[place],
            price_usd_cents: columns.price_usd_cents[place],
            price_per_gram_usd: columns.price_per_gram_usd[place],
            since: columns.since[place],
          }) as WalkedRow,
      );

/** How many fit but for a price, counted no further than `most`. */
export async function countUnpriced(db: Database, { need, ...wish }: AdWish, most: number): Promise<number> {
  // Hair of a type that nobody has said goes into no piece of one type.
  const anyType = need.isOneType ? sql<boolean>`ads.ethnicity is not null` : sql<boolean>`true`;
  const isType =
    need.ethnicities.length === 0
      ? anyType
      : sql<boolean>`ads.ethnicity = any(${[...need.ethnicities]}::hair_ethnicity[])`;
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (
      select from ads
      where ${isOnShow(wish.now)} and ads.price_usd_cents is null
        and ads.colour = any(${[...need.colours]}::hair_colour[]) and ${isType}
        and ads.texture = any(${[...need.textures]}::hair_texture[])
        and ads.treatment = any(${[...need.treatments]}::hair_treatment[])
        and ${fits({ need, ...wish })}
      limit ${sql.lit(most)}
    ) as found`.execute(db);
  return rows[0]?.count ?? 0;
}

/** In the words of the query, so that every plan knows that the index of live ads will do. */
const isOnShow = (now: Date) =>
  sql<boolean>`ads.status = 'live' and ads.held is null and ads.expires_at > ${now}`;

function fits({ need, minMm, withoutSellers, now }: AdWish): RawBuilder<boolean> {
  const only = [
    need.isOnlyCut && sql<boolean>`ads.cut_state = 'cut'`,
    need.isOnlyMeasured && sql<boolean>`ads.measured`,
    need.isOnlyTied && sql<boolean>`ads.roots_tied = 'yes'`,
    withoutSellers.length > 0 && sql<boolean>`ads.seller_id <> all(${[...withoutSellers]}::uuid[])`,
  ].filter((condition) => condition !== false);
  return sql.join(
    [
      sql<boolean>`ads.length_mm >= ${minMm} and ads.grams >= ${LEAST_GRAMS}`,
      sql<boolean>`(ads.reserved_until is null or ads.reserved_until <= ${now})`,
      sql<boolean>`(ads.posts_to is null or ${need.country}::text = any(ads.posts_to))`,
      ...only,
    ],
    sql` and `,
  ) as RawBuilder<boolean>;
}
