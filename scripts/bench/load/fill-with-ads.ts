import { sql } from 'kysely';
import { type Database, type DatabaseAddress, openDatabase } from '#platform/postgres/database.ts';

const BATCH = 50_000;
const ADS_OF_A_SELLER = 50;
/** They write or tell something for each row, which nobody waits for here. */
const SLOW_TRIGGERS = [
  { table: 'ads', name: 'ads_record_first_step' },
  { table: 'ads', name: 'tell_pages_of_new' },
  { table: 'photos', name: 'tell_pages_of_new' },
];

/** Fills an empty database with that many ads, always the same ones. Indexes are taken away and made anew: minutes, not hours. */
export const fillWithAds = (owner: DatabaseAddress, size: number): Promise<void> =>
  asOwner(owner, (db) => fill(db, size));

/** On one connection that may change tables, and may take its time: no visitor waits for it. */
export async function asOwner(owner: DatabaseAddress, act: (db: Database) => Promise<void>): Promise<void> {
  const { db } = openDatabase(owner, 1);
  try {
    await db.connection().execute(async (one) => {
      await sql`set statement_timeout = 0`.execute(one);
      // It can be done again: no commit waits for the disk, and indexes are sorted in memory.
      await sql`set synchronous_commit = off`.execute(one);
      await sql`set maintenance_work_mem = '512MB'`.execute(one);
      await act(one);
    });
  } finally {
    await db.destroy();
  }
}

async function fill(db: Database, size: number): Promise<void> {
  const { rows } = await sql<{ there: string }>`select count(*) as there from ads`.execute(db);
  if (Number(rows[0]?.there) >= size) return;
  const indexes = await dropIndexes(db);
  await sql`select setseed(0.5)`.execute(db);
  for (const { table, name } of SLOW_TRIGGERS)
    await sql`alter table ${sql.id(table)} disable trigger ${sql.id(name)}`.execute(db);
  await insertSellers(db, Math.ceil(size / ADS_OF_A_SELLER));
  for (let from = 0; from < size; from += BATCH) await insertAds(db, from, size);
  await insertPhotos(db);
  for (const { table, name } of SLOW_TRIGGERS)
    await sql`alter table ${sql.id(table)} enable trigger ${sql.id(name)}`.execute(db);
  for (const definition of indexes) await sql.raw(definition).execute(db);
  for (const table of ['ads', 'photos', 'accounts', 'ad_counts', 'search_words'])
    await sql.raw(`vacuum analyze ${table}`).execute(db);
}

/** But for the one by which each new ad looks whether its number is taken. */
async function dropIndexes(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename = 'ads' and indexname not in ('ads_pkey', 'ads_number')`.execute(db);
  for (const { name } of rows) await sql`drop index ${sql.id(name)}`.execute(db);
  return rows.map(({ definition }) => definition);
}

async function insertSellers(db: Database, count: number): Promise<void> {
  await sql`
    insert into accounts (account_type, username, email, country, adult_confirmed_at, terms_version, terms_accepted_at)
    select 2, 'bench-' || number, 'bench-' || number || '@example.com', 'IN', now(), '1', now()
    from generate_series(1, ${count}::int) as number`.execute(db);
}

/**
 * Ads come one after the other, so the newest lie together; about every seventh was put up again later. Every fifth is
 * sold. Towns are made of syllables, so that some thousand words are rare.
 */
async function insertAds(db: Database, from: number, size: number): Promise<void> {
  const count = Math.min(BATCH, size - from);
  await db.transaction().execute(async (tx) => {
    await sql`select set_config('fairhank.loading', 'on', true)`.execute(tx);
    await sql`
      with sellers as (select array_agg(id order by username) as ids from accounts),
      chosen as (
        select
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
          (1 - (${from}::float8 + number) / ${size}::float8) * (case when random() < 0.15 then random() else 1 end) as age,
          sellers.ids[1 + floor(cardinality(sellers.ids) * random())::int] as seller_id
        from sellers, generate_series(1, ${count}::int) as number
      )
      insert into ads (seller_id, status, title, description, price, currency, length_mm, grams, colour, ethnicity,
        ethnicity_consent_at, texture, treatment, condition, cut_state, roots_tied, source, declaration_version,
        declared_at, country, town, ships_to, measured, open_to_offers, published_at, expires_at, sold_at, featured_until)
      select seller_id, (case when luck < 0.2 then 'sold' else 'live' end)::ad_status,
        initcap(first) || ' ' || second || ' ' || colour || ' hair, ' || grams || ' g',
        'The hair is ' || third || ' and ' || fourth || ', grown in ' || town || ' and kept with care.',
        price, currency, length_mm, grams, colour, ethnicity, now(), texture, treatment, 'good', 'cut', 'yes',
        'own-hair', '1', now(), country, town, 'worldwide', luck > 0.7, luck between 0.4 and 0.7,
        now() - age * interval '80 days', now() + (90 - age * 80) * interval '1 day',
        case when luck < 0.2 then now() - age * interval '9 days' end,
        case when fame < 0.0005 then now() + interval '30 days' end
      from chosen`.execute(tx);
  });
}

const syllable = () =>
  sql`(array['ka','lo','no','ru','ma','ri','sa','be','ti','vo'])[1 + floor(10 * random())::int]`;
const word = () =>
  sql`(array['silky','thick','glossy','long','healthy','soft','braided','ponytail','smoke free','air dried','never cut',
    'washed weekly','layered','even','heavy','fine','waist length','shoulder length','tied','brushed','clean','full',
    'dense','shiny','strong','light','smooth','bouncy','rich','fresh'])[1 + floor(30 * random())::int]`;

async function insertPhotos(db: Database): Promise<void> {
  await sql`
    insert into photos (owner_id, ad_id, position, state, file_key, width, height, thumbhash, look_hash, sha256, bytes)
    select seller_id, id, 1, 'attached', left(translate(encode(sha256(id::text::bytea), 'base64'), '+/=', '-_x'), 22),
      1200, 1500, '\\x0102030405', ('x' || right(id::text, 12))::bit(48)::bigint, encode(sha256(id::text::bytea), 'hex'), 90000
    from ads`.execute(db);
}
