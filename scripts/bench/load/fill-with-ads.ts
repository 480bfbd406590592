import { sql } from 'kysely';
import type { Database, DatabaseAddress } from '#platform/postgres/database.ts';
import { ensureAsTriggersMake } from './as-triggers-make.ts';
import { asOwner, countRows, fillFast, type Filler } from './fill-fast.ts';

const BATCH = 25_000;
const ADS_OF_A_SELLER = 50;
const SIGNS = '023456789ABCDEFGHJKMNPQRSTVWXYZ';
/** What the fill does itself, for all rows at once, or what nobody waits for here: steps, matches and news for pages. */
const REPLACED = [
  'ads_guard_new',
  'ads_set_held',
  'ads_set_price_in_dollars',
  'ads_set_sold_in_dollars',
  'ads_set_search',
  'set_sold_by',
  'ads_count_new',
  'ads_learn_new',
  'ads_record_first_step',
  'tell_pages_of_new',
  'match_new',
];

/** Fills an empty database with that many ads, always the same ones, as its triggers would have made them. */
export async function fillWithAds(owner: DatabaseAddress, size: number): Promise<void> {
  if ((await countRows(owner, 'ads')) >= size) return;
  await fillFast(owner, { tables: ['ads', 'photos'], replaced: REPLACED }, (filler) => fill(filler, size));
  await asOwner(owner, ensureAsTriggersMake);
}

async function fill({ db, inTurns }: Filler, size: number): Promise<void> {
  await insertSellers(db, Math.ceil(size / ADS_OF_A_SELLER));
  const batches = Array.from({ length: Math.ceil(size / BATCH) }, (_, at) => at * BATCH);
  await inTurns(batches.map((from) => (one) => insertAds(one, from, size)));
  await inTurns([countAds, learnWords]);
  for (const table of ['accounts', 'ad_counts', 'search_words'])
    await sql`vacuum analyze ${sql.table(table)}`.execute(db);
}

async function insertSellers(db: Database, count: number): Promise<void> {
  await sql`
    insert into accounts (account_type, username, email, country, adult_confirmed_at, terms_version, terms_accepted_at)
    select 2, 'bench-' || number, 'bench-' || number || '@example.com', 'IN', now(), '1', now()
    from generate_series(1, ${count}::int) as number`.execute(db);
}

/**
 * Ads come one after the other, so the newest lie together; about every seventh was put up again later. Every fifth is
 * sold, one of four hundred waits for staff. Towns are made of syllables, so that some thousand words are rare. Each has a photo.
 */
async function insertAds(db: Database, from: number, size: number): Promise<void> {
  const until = Math.min(from + BATCH, size);
  await sql`select setseed(${((from / BATCH) * 0.618) % 1})`.execute(db);
  await sql`
    with sellers as materialized (select array_agg(id order by username) as ids from accounts where username like 'bench-%'),
    rates as materialized (
      select distinct on (currency) currency, per_usd from currency_rates order by currency, rated_on desc),
    drawn as materialized (
      select number,
        (enum_range(null::hair_colour))[1 + floor(7 * random())::int] as colour,
        (enum_range(null::hair_ethnicity))[1 + floor(5 * random() * random())::int] as ethnicity,
        (enum_range(null::hair_texture))[1 + floor(4 * random())::int] as texture,
        (enum_range(null::hair_treatment))[1 + floor(4 * random() * random())::int] as treatment,
        80 + floor(400 * (random() + random()))::int as length_mm,
        20 + floor(150 * (random() + random()))::int as grams,
        2000 + floor(80000 * random() * random())::int as price,
        (enum_range(null::currency))[1 + floor(3 * random())::int] as currency,
        (array['IN','GB','US','DE','FR','VN','BR','PL','UA','CN'])[1 + floor(10 * random() * random())::int] as country,
        ${syllable()} || ${syllable()} || ${syllable()} || ${syllable()} as town,
        ${word()} as first, ${word()} as second, ${word()} as third, ${word()} as fourth,
        random() as luck, random() as fame,
        (1 - number / ${size}::float8) * (case when random() < 0.15 then random() else 1 end) as age,
        sellers.ids[1 + floor(cardinality(sellers.ids) * random())::int] as seller_id
      from sellers, generate_series(${from + 1}::int, ${until}::int) as number
    ),
    described as materialized (
      select drawn.*, initcap(first) || ' ' || second || ' ' || colour || ' hair, ' || grams || ' g' as title,
        'The hair is ' || third || ' and ' || fourth || ', grown in ' || town || ' and kept with care.' as description,
        round(price::numeric / per_usd)::int as price_usd_cents
      from drawn join rates using (currency)
    ),
    made as (
      insert into ads (seller_id, status, title, description, price, currency, length_mm, grams, colour, ethnicity,
        ethnicity_consent_at, texture, treatment, condition, cut_state, roots_tied, source, declaration_version,
        declared_at, country, town, ships_to, measured, open_to_offers, published_at, expires_at, sold_at, featured_until,
        number, price_usd_cents, search)
      select seller_id, (case when luck < 0.2 then 'sold' when luck > 0.9975 then 'pending_review' else 'live' end)::ad_status, title, description,
        price, currency, length_mm, grams, colour, ethnicity, now(), texture, treatment, 'good', 'cut', 'yes',
        'own-hair', '1', now(), country, town, 'worldwide', luck > 0.7, luck between 0.4 and 0.7,
        case when luck <= 0.9975 then now() - age * interval '80 days' end,
        case when luck <= 0.9975 then now() + (90 - age * 80) * interval '1 day' end,
        case when luck < 0.2 then now() - age * interval '9 days' end,
        case when fame < 0.0005 then now() + interval '30 days' end,
        ${adNumber()}, price_usd_cents, ${searchOf()}
      from described order by number
      returning id, seller_id
    )
    insert into photos (owner_id, ad_id, position, state, file_key, public_key, width, height, thumbhash, look_hash,
      sha256, bytes)
    select seller_id, id, 1, 'attached', left(letters, 22), right(letters, 22), 1200, 1500, '\\x0102030405',
      ('x' || right(id::text, 12))::bit(48)::bigint, encode(sha256(id::text::bytea), 'hex'), 90000
    from made, lateral (select translate(encode(sha256(id::text::bytea), 'base64'), '+/=', '-_x') as letters) as drawn`.execute(
    db,
  );
}

/** As draw_number of the database writes one, of a number that each ad has once. */
function adNumber() {
  const digit = (place: number) =>
    sql`(((described.number::int8 * 514229) / ${sql.lit(31 ** (place - 1))}::int8) % 31)::int`;
  return sql`(select 'FH-' || string_agg(substr(${SIGNS}, digit + 1, 1), '' order by place)
    || substr(${SIGNS}, (sum(place * digit) % 31)::int + 1, 1) from unnest(array[${sql.join(
      [1, 2, 3, 4, 5, 6].map(digit),
    )}]) with ordinality as digits (digit, place))`;
}

/** As set_ad_search of the database writes it. */
const searchOf = () => sql`
  setweight(to_tsvector('public.hair_words', title), 'A')
  || setweight(to_tsvector('public.hair_words', concat_ws(' ', colour, ethnicity, texture, treatment, 'cut',
    case colour when 'white-and-grey' then 'white grey gray silver' end,
    case treatment when 'virgin' then 'untreated natural undyed' when 'dyed' then 'coloured colored' end)), 'B')
  || setweight(to_tsvector('public.hair_words', description), 'C')
  || setweight(to_tsvector('public.hair_words', town), 'D')`;

const syllable = () =>
  sql`(array['ka','lo','no','ru','ma','ri','sa','be','ti','vo'])[1 + floor(10 * random())::int]`;
const word = () =>
  sql`(array['silky','thick','glossy','long','healthy','soft','braided','ponytail','smoke free','air dried','never cut',
    'washed weekly','layered','even','heavy','fine','waist length','shoulder length','tied','brushed','clean','full',
    'dense','shiny','strong','light','smooth','bouncy','rich','fresh'])[1 + floor(30 * random())::int]`;

const countAds = (db: Database) =>
  sql`insert into ad_counts (status, band, colour, ethnicity, texture, treatment, cut_state, ads)
    select status, band, colour, ethnicity, texture, treatment, cut_state, count(*) from ads
    where status in ('live', 'sold') and held is null group by 1, 2, 3, 4, 5, 6, 7 order by 1, 2, 3, 4, 5, 6, 7`.execute(
    db,
  );

const learnWords = (db: Database) =>
  sql`insert into search_words (word)
    select lexeme from (select distinct unnest(tsvector_to_array(search)) as lexeme from ads where status = 'live') as said
    where lexeme ~ '^[[:alpha:]]{3,30}$' order by lexeme on conflict do nothing`.execute(db);
