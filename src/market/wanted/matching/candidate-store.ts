import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import { CURRENCIES, type Rates } from '#rules/money/money.ts';
import { LEAST_POINTS, LOSSES } from '#rules/wanted/match-ad.ts';
import type { AskedRow } from '../hair-store.ts';

/** Who may fit one: at most so many as were asked for, the likeliest first. */
export type Candidates = {
  ids: string[];
  /** None that is not among them has more points than this; below all points where there are no others. */
  mostOfOthers: number;
};
type Looking = { now: Date; rates: Rates; most: number };

const { shorter, longer, lighter, dearer, dearerButOpen, noPrice, estimated, fair } = LOSSES;
const NONE_ELSE = -1;
/** So much of a percent the machine's own arithmetic may be off. */
const FLOAT_SLIP = 0.0001;
/** Prices in US cents are rounded: of the cheapest ad, that is less than this many percent. */
const CENT_SLIP = 2;

/**
 * For each of these ads the requests that it may fit, found by `wanted_ads_live_kinds`. The database reckons by the
 * table of the rules what each can have at most; the points themselves come from the rule alone.
 */
export async function listAskedCandidates(
  db: Database,
  adIds: readonly string[],
  { now, rates, most }: Looking,
): Promise<Map<string, Candidates>> {
  if (adIds.length === 0) return new Map();
  const price = sql`(ad.price / ${rateOf('ad.currency', rates)} / ad.grams)`;
  const budget = sql`(asked.budget / ${rateOf('asked.currency', rates)})`;
  const tooDear = sql`coalesce(greatest(0, ceil((${price} / ${budget} - 1) * 100 - ${FLOAT_SLIP}::float8)), 0)`;
  const lost = sql`case when ad.grams_estimated then ${sql.lit(estimated)} else 0 end
    + case when ad.condition = 'fair' then ${sql.lit(fair)} else 0 end
    + case when ad.price is null then ${sql.lit(noPrice)} else 0 end`;
  const { rows } = await sql<{ id: string; ids: string[] | null; count: number; least: number | null }>`
    select ad.id, found.ids, found.count, found.least
    from (select *, ${halvesOf('length_mm')} as halves from ads where id = any(${[...adIds]}::uuid[])) as ad
    -- Once for each ad, not for each request.
    cross join lateral (select ${blockedWith(sql`ad.seller_id`)} as ids offset 0) as blocked
    cross join lateral (
      select array_agg(best.id) as ids, count(*)::int as count, min(best.points)::float8 as least
      from (
        select asked.id, ${pointsAtMost(
          { halves: sql`ad.halves`, grams: sql`ad.grams` },
          { shortest: sql`asked.shortest`, longest: sql`asked.longest`, grams: sql`asked.grams` },
        )} - (${lost}) - dear.percent as points
        from wanted_ads as asked
        cross join lateral (select ${tooDear} as percent) as dear
        where asked.status = 'live' and asked.held is null and asked.ends_at > ${now}
          and asked.colours @> array[ad.colour::text] and asked.textures @> array[ad.texture::text]
          and asked.treatments @> array[ad.treatment::text]
          and ad.halves between asked.shortest - ${sql.lit(shorter.most)} and asked.longest + ${sql.lit(longer.most)}
          and ad.grams * 100 >= asked.grams * ${sql.lit(100 - lighter.most)}
          and (asked.cut_state is null or asked.cut_state = ad.cut_state)
          and (asked.ethnicities = '{}' or ad.ethnicity::text = any(asked.ethnicities))
          and (ad.posts_to is null or asked.country = any(ad.posts_to))
          and dear.percent <= case when ad.open_to_offers then ${sql.lit(dearerButOpen.most)}
            else ${sql.lit(dearer.most)} end
          and asked.buyer_id <> ad.seller_id and asked.buyer_id <> all(blocked.ids)
        order by points desc, asked.published_at desc
        limit ${sql.lit(most)}
      ) as best
      where best.points >= ${sql.lit(LEAST_POINTS)}
    ) as found`.execute(db);
  return new Map(rows.map((row) => [row.id, toCandidates(row, most)]));
}

/**
 * For a request the ads that may fit it: along `ads_live_bundles` and `ads_live_unpriced`, which hold all that is asked
 * here, so that of a million ads no row is touched that is not among the likeliest.
 */
export async function listOfferedCandidates(
  db: Database,
  asked: AskedRow,
  { now, rates, most }: Looking,
): Promise<Candidates> {
  const budget =
    asked.budget === null || asked.currency === null ? null : asked.budget / rates.perUsd[asked.currency];
  const tooDear =
    budget === null
      ? sql`0`
      : sql`greatest(0, ceil((price_usd_cents::float8 / ads.grams / ${budget}::float8 - 1) * 100 - ${CENT_SLIP}::float8))`;
  const points = sql`${pointsAtMost(
    { halves: halvesOf('length_mm'), grams: sql`ads.grams` },
    {
      shortest: sql`${asked.shortest}::int`,
      longest: sql`${asked.longest}::int`,
      grams: sql`${asked.grams}::int`,
    },
  )} - case when grams_estimated then ${sql.lit(estimated)} else 0 end`;
  const { rows } = await sql<{ ids: string[] | null; count: number; least: number | null }>`
    select array_agg(best.id) as ids, count(*)::int as count, min(best.points)::float8 as least
    from (
      select id, points, published_at from (
        select id, published_at, ${points} - ${tooDear} as points from ads
        where price_usd_cents is not null and ${fitsAsked(asked, now)}
          and ${tooDear} <= ${sql.lit(dearerButOpen.most)}
        union all
        select id, published_at, ${points} - ${sql.lit(noPrice)} as points from ads
        where price_usd_cents is null and ${fitsAsked(asked, now)}
      ) as found
      where points >= ${sql.lit(LEAST_POINTS)}
      order by points desc, published_at desc
      limit ${sql.lit(most)}
    ) as best`.execute(db);
  const [row] = rows;
  return row ? toCandidates(row, most) : { ids: [], mostOfOthers: NONE_ELSE };
}

function fitsAsked(asked: AskedRow, now: Date): RawBuilder<boolean> {
  const types = asked.ethnicities;
  // Half inches begin at every 12.7 mm, and half of that before.
  const [from, below] = [asked.shortest - shorter.most, asked.longest + longer.most + 1];
  return sql<boolean>`ads.status = 'live' and ads.held is null and ads.expires_at > ${now}
    and (ads.reserved_until is null or ads.reserved_until <= ${now})
    and ads.colour = any(${asked.colours}::hair_colour[])
    and ads.texture = any(${asked.textures}::hair_texture[])
    and ads.treatment = any(${asked.treatments}::hair_treatment[])
    and ${types.length === 0 ? sql`true` : sql`ads.ethnicity = any(${types}::hair_ethnicity[])`}
    and ads.length_mm >= ${(from - 0.5) * 12.7}::float8 and ads.length_mm < ${(below - 0.5) * 12.7}::float8
    and ads.grams * 100 >= ${asked.grams * (100 - lighter.most)}::int
    and ${asked.cut_state === null ? sql`true` : sql`ads.cut_state = ${asked.cut_state}`}
    and (ads.posts_to is null or ${asked.country}::text = any(ads.posts_to))
    and ads.seller_id <> ${asked.buyer_id}
    and ads.seller_id <> all(${blockedWith(sql`${asked.buyer_id}::uuid`)})`;
}

/** Those with whom somebody does not deal, whoever of the two blocked the other. */
const blockedWith = (person: RawBuilder<unknown>) => sql`array(
  select blocked_id from blocks where blocker_id = ${person}
  union all select blocker_id from blocks where blocked_id = ${person})`;

type Sizes = Record<'halves' | 'grams', RawBuilder<unknown>>;
type AskedSizes = Record<'shortest' | 'longest' | 'grams', RawBuilder<unknown>>;

/** What is left of a hundred by length and weight. */
const pointsAtMost = (ad: Sizes, asked: AskedSizes) => sql`(100
  - greatest(0, ${asked.shortest} - ${ad.halves}) * ${sql.lit(shorter.each)}
  - greatest(0, ${ad.halves} - ${asked.longest}) * ${sql.lit(longer.each)}
  - greatest(0, ((${asked.grams} - ${ad.grams}) * 100 + ${asked.grams} - 1) / ${asked.grams}) * ${sql.lit(lighter.each)})`;

/** Millimetres as whole half inches, as the rules round them. */
const halvesOf = (column: string) => sql`((${sql.ref(column)} * 20 + 127) / 254)`;

/** What one US dollar buys of a currency. */
const rateOf = (column: string, { perUsd }: Rates) =>
  sql`(case ${sql.ref(column)} ${sql.join(
    CURRENCIES.map((currency) => sql`when ${sql.lit(currency)} then ${perUsd[currency]}::float8`),
    sql` `,
  )} end)`;

const toCandidates = (
  { ids, count, least }: { ids: string[] | null; count: number; least: number | null },
  most: number,
): Candidates => ({ ids: ids ?? [], mostOfOthers: count === most && least !== null ? least : NONE_ELSE });
