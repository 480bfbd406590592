import { sql } from 'kysely';
import type { Database, DatabaseAddress } from '#platform/postgres/database.ts';
import { countRows, fillFast, type Filler } from './fill-fast.ts';

const BATCH = 25_000;
const BUYERS = 20_000;
const TABLES = [
  'conversations',
  'messages',
  'offers',
  'protected_sales',
  'sale_terms',
  'sale_payments',
  'sale_steps',
  'sale_ledger',
  'sale_comparisons',
];

/** One open sale on each of so many ads, in every state that money is held in: as its triggers would have made them. */
export async function fillWithSales(owner: DatabaseAddress, size: number): Promise<void> {
  if ((await countRows(owner, 'protected_sales')) >= size) return;
  await fillFast(owner, { tables: TABLES, replaced: 'all' }, (filler) => fill(filler, size));
}

async function fill({ db, inTurns }: Filler, size: number): Promise<void> {
  await insertPeople(db);
  await sql`create table bench_numbered as
    select id, seller_id, row_number() over (order by id)::int as number from ads order by id limit ${size}`.execute(
    db,
  );
  const batches = Array.from({ length: Math.ceil(size / BATCH) }, (_, at) => at * BATCH);
  await inTurns(batches.map((from) => (one) => insertSales(one, from)));
  await sql`drop table bench_numbered`.execute(db);
  await reserveAds(db);
  await insertLinks(db);
  for (const table of ['accounts', 'seller_links']) await sql`vacuum analyze ${sql.table(table)}`.execute(db);
}

async function insertPeople(db: Database): Promise<void> {
  await sql`
    insert into accounts (account_type, username, email, country, adult_confirmed_at, terms_version, terms_accepted_at, verified_at)
    select 1, 'pays-' || number, 'pays-' || number || '@example.com', 'GB', now(), '1', now(), now()
    from generate_series(1, ${BUYERS}::int) as number`.execute(db);
}

/** What is paid for is kept for its buyer. */
async function reserveAds(db: Database): Promise<void> {
  await sql`alter table ads disable trigger user`.execute(db);
  await sql`update ads set reserved_offer = offer_id, reserved_until = wall_at, paid_offer = offer_id
    from protected_sales where ad_id = ads.id`.execute(db);
  await sql`alter table ads enable trigger user`.execute(db);
}

/** Where each of the sellers is paid. */
const insertLinks = (db: Database) =>
  sql`
    insert into seller_links (account_id, tracking_id, merchant_id, country, receivable, email_confirmed, permissions,
      state, usable_from, checked_at, started_at)
    select id, 'bench-' || id, 'M' || upper(replace(id::text, '-', '')), 'GB', true, true,
      '{PAYMENT,REFUND,DELAY_FUNDS_DISBURSEMENT,PARTNER_FEE,READ_SELLER_DISPUTE}', 'ready',
      now() - interval '30 days', now(), now() - interval '30 days'
    from accounts where id in (select distinct seller_id from protected_sales)`.execute(db);

/** Taken within the last four days, to be posted within five: nothing is due yet. */
async function insertSales(db: Database, from: number): Promise<void> {
  const made = sql.table(`bench_made_${from}`);
  await sql`
    create table ${made} as
    with buyers as (select array_agg(id order by username) as ids from accounts where username like 'pays-%')
    select uuidv7() as sale, uuidv7() as offer, uuidv7() as message, uuidv7() as talk, uuidv7() as payment,
      ad.id as ad, seller_id as seller, buyers.ids[1 + number % ${BUYERS}] as buyer, number,
      now() - random() * interval '96 hours' as taken,
      (array['paid', 'paid', 'paid', 'paid', 'preparing', 'proved', 'shipped', 'shipped', 'delivered', 'frozen'])
        [1 + number % 10]::sale_state as state
    from buyers, bench_numbered as ad where number > ${from} and number <= ${from + BATCH}`.execute(db);
  await sql`insert into conversations (id, ad_id, buyer_id, seller_id, created_at, last_message_at)
    select talk, ad, buyer, seller, taken, taken from ${made}`.execute(db);
  await sql`insert into messages (id, conversation_id, sender_id, original_text, shown_text, screening, sent_at, delivered_at)
    select message, talk, buyer, '', '', 'delivered', taken, taken from ${made}`.execute(db);
  await sql`insert into offers (id, message_id, conversation_id, ad_id, buyer_id, seller_id, by_buyer, amount, currency,
      asking_price, has_note, state, created_at, expires_at)
    select offer, message, talk, ad, buyer, seller, true, 9000, 'GBP', 9000, false, 'accepted', taken,
      taken + interval '48 hours' from ${made}`.execute(db);
  await insertSaleRows(db, made);
  await sql`drop table ${made}`.execute(db);
}

type Made = ReturnType<typeof sql.table>;

async function insertSaleRows(db: Database, made: Made): Promise<void> {
  await sql`
    insert into protected_sales (id, ad_id, conversation_id, buyer_id, seller_id, offer_id, state, state_since, version,
      was_uncut, currency, price, postage, fee, merchant_id, captured_at, provider_fee, is_protected, checked_at,
      light_from, ship_by, shipped_at, arrive_by, inspect_by, settle_by, wall_at, code_word, inspect_word, grams,
      length_mm, frozen_from, frozen_why, created_at)
    select sale, ad, talk, buyer, seller, offer, state, taken, 3, true, 'GBP', 9000, 500, 450,
      'M' || upper(replace(seller::text, '-', '')), taken, 319, true, now(), taken, taken + interval '120 hours',
      case when state in ('shipped', 'delivered') then taken end,
      case when state in ('shipped', 'delivered') then taken + interval '130 hours' end,
      case when state = 'delivered' then taken + interval '140 hours' end,
      taken + interval '624 hours', taken + interval '672 hours',
      case when state in ('preparing', 'proved', 'shipped', 'delivered') then 'MANGO RIVER 27' end,
      case when state = 'delivered' then 'LAMP TIGER 81' end,
      case when state in ('proved', 'shipped', 'delivered') then 164 end,
      case when state in ('proved', 'shipped', 'delivered') then 711 end,
      case when state = 'frozen' then 'paid'::sale_state end, case when state = 'frozen' then 'staff'::sale_freeze end,
      taken - interval '2 hours'
    from ${made}`.execute(db);
  await sql`
    insert into sale_terms (sale_id, price, currency, postage, postage_by, country, from_country, ship_days, least_grams,
      least_length_mm, ad_version, hair, photo_ids)
    select sale, 9000, 'GBP', 500, 'buyer', 'GB', 'GB', 5, 155, 686, 1, '{}', '{}' from ${made}`.execute(db);
  await sql`
    insert into sale_payments (id, sale_id, provider, merchant_id, provider_order_id, approve_url, attempt_id,
      attempted_at, capture_id, payer_id, state, opened_at)
    select payment, sale, 'sandbox', 'M' || upper(replace(seller::text, '-', '')), 'order-' || number, 'https://x.test',
      'attempt-' || number, taken, 'capture-' || number, 'payer-' || number, 'captured', taken from ${made}`.execute(
    db,
  );
  await sql`
    insert into sale_steps (sale_id, from_state, to_state, event, account_id, at)
    select sale, null::sale_state, 'agreed'::sale_state, 'agree'::sale_event, seller, taken - interval '2 hours' from ${made}
    union all select sale, 'agreed', 'paying', 'take', null, taken from ${made}
    union all select sale, 'paying', 'paid', 'complete', null, taken from ${made}`.execute(db);
  await sql`
    insert into sale_ledger (entry_id, account, sale_id, kind, amount, currency, ref, at)
    select payment, account, sale, 'taken', amount, 'GBP', 'capture-' || number, taken
    from ${made}, (values ('payer'::sale_account, -9950), ('held', 9950)) as line (account, amount)`.execute(
    db,
  );
  await sql`insert into sale_comparisons (sale_id, next_at) select sale, now() + interval '1 day' from ${made}`.execute(
    db,
  );
}
