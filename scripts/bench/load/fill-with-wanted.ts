import { sql } from 'kysely';
import type { Database, DatabaseAddress } from '#platform/postgres/database.ts';
import { asOwner, countRows, fillFast } from './fill-fast.ts';

const REQUESTS_OF_A_BUYER = 5;

/**
 * Fills the database with that many live requests, five of each buyer, always the same ones: most name one or two
 * colours, a few inches of length and a budget, and every tenth takes nearly anything.
 */
export const fillWithWanted = (owner: DatabaseAddress, size: number): Promise<void> =>
  asOwner(owner, (db) => fill(db, size));

async function fill(db: Database, size: number): Promise<void> {
  const { rows } = await sql<{ there: string }>`select count(*) as there from wanted_ads`.execute(db);
  if (Number(rows[0]?.there) >= size) return;
  await sql`select setseed(0.75)`.execute(db);
  await sql`alter table wanted_ads disable trigger user`.execute(db);
  await insertBuyers(db, Math.ceil(size / REQUESTS_OF_A_BUYER));
  await insertRequests(db, size);
  // On the disk before it is tidied up: else no page counts as seen by all, and no index answers alone.
  await sql`set synchronous_commit = on`.execute(db);
  await sql`alter table wanted_ads enable trigger user`.execute(db);
  await sql.raw('vacuum analyze wanted_ads').execute(db);
}

async function insertBuyers(db: Database, count: number): Promise<void> {
  await sql`
    insert into accounts (account_type, username, email, country, adult_confirmed_at, terms_version, terms_accepted_at)
    select 1, 'asks-' || number, 'asks-' || number || '@example.com', 'GB', now(), '1', now()
    from generate_series(1, ${count}::int) as number`.execute(db);
}

/** Some in a row of a list, beginning anywhere. */
const some = (list: string, length: number) => sql`(
  select array_agg(word) from (
    select word from unnest(enum_range(null::${sql.raw(list)})::text[]) as word order by random() + 0 * number
    limit case when luck < 0.1 then ${sql.lit(length)} else 1 + floor(2 * random())::int end) as words)`;

async function insertRequests(db: Database, size: number): Promise<void> {
  await sql`
    with buyers as (select array_agg(id order by username) as ids from accounts where username like 'asks-%'),
    drawn as (
      select number, random() as luck, random() as age, 16 + floor(24 * (random() + random()))::int as shortest,
        4 + floor(12 * random())::int as reach, 60 + floor(120 * random())::int as grams,
        (enum_range(null::currency))[1 + floor(4 * random())::int] as currency,
        (array['GB','US','IN','DE','FR'])[1 + floor(5 * random())::int] as country
      from generate_series(1, ${size}::int) as number
    )
    insert into wanted_ads (buyer_id, status, shortest, longest, colours, textures, treatments, ethnicities, grams, budget,
      currency, budget_usd_cents, country, ends_at, published_at, created_at, updated_at)
    select buyers.ids[1 + number % cardinality(buyers.ids)], 'live', shortest, least(120, shortest + reach),
      ${some('hair_colour', 7)}, ${some('hair_texture', 4)}, ${some('hair_treatment', 4)},
      case when luck > 0.7 then array['indian'] else '{}' end, grams,
      case when luck < 0.8 then cents end, case when luck < 0.8 then drawn.currency end,
      case when luck < 0.8 then usd_cents(cents, drawn.currency) end,
      country, now() + (1 + 80 * age) * interval '1 day', now() - age * interval '60 days',
      now() - age * interval '60 days', now() - age * interval '60 days'
    from drawn cross join buyers
    cross join lateral (
      select (case drawn.currency when 'INR' then 85 else 1 end * (50 + floor(300 * luck)))::int as cents) as paid`.execute(
    db,
  );
}

/** So many requests are filled in by one statement, and so many ads are kept for each. */
const BATCH = 1_000;
const ADS_OF_A_REQUEST = 50;
/** Some fit nothing: below this many for each the table was not filled yet. */
const FEWEST_OF_A_REQUEST = 5;

/**
 * Gives every request fifty ads that fit it just as asked, if there are as many, as a worker would have in an hour or
 * two: those that cost least, so that the same ads are among the best of hundreds. They count as told.
 */
export async function fillWithMatches(owner: DatabaseAddress): Promise<void> {
  const requests = await countRows(owner, 'wanted_ads');
  if ((await countRows(owner, 'matches')) >= requests * FEWEST_OF_A_REQUEST) return;
  await fillFast(owner, { tables: ['matches'], replaced: 'all' }, async ({ db, inTurns }) => {
    await sql`truncate matches`.execute(db);
    const batches = Array.from({ length: Math.ceil(requests / BATCH) }, (_, at) => at * BATCH);
    await inTurns(batches.map((from) => (one) => insertMatches(one, from)));
  });
}

async function insertMatches(db: Database, from: number): Promise<void> {
  // The few that are looked for lie in an index; the planner takes them for many.
  await sql`set enable_seqscan = off`.execute(db);
  await sql`
    insert into matches (wanted_id, ad_id, buyer_id, seller_id, points, found_at, told_buyer_at, told_seller_at)
    select asked.id, fitting.id, asked.buyer_id, fitting.seller_id, 100, asked.published_at, now(), now()
    from (select * from wanted_ads order by id limit ${BATCH} offset ${from}) as asked
    cross join lateral (
      select ads.id, ads.seller_id from ads
      where ads.status = 'live' and ads.held is null and ads.price_usd_cents is not null
        and ads.colour = any(asked.colours::hair_colour[]) and ads.texture = any(asked.textures::hair_texture[])
        and ads.treatment = any(asked.treatments::hair_treatment[])
        and (asked.ethnicities = '{}' or ads.ethnicity = any(asked.ethnicities::hair_ethnicity[]))
        and ads.length_mm between asked.shortest * 12.7 and asked.longest * 12.7
        and ads.grams >= asked.grams and not ads.grams_estimated
        and ads.price_usd_cents <= coalesce(asked.budget_usd_cents::bigint * ads.grams, ads.price_usd_cents)
        and (ads.posts_to is null or asked.country = any(ads.posts_to)) and ads.expires_at > now()
      limit ${ADS_OF_A_REQUEST}
    ) as fitting`.execute(db);
  await sql`set enable_seqscan = on`.execute(db);
}
