import { sql } from 'kysely';
import type { Database, DatabaseAddress } from '#platform/postgres/database.ts';
import { countRows, fillFast, type Filler } from './fill-fast.ts';

/** Who looks, at every size with as much of their own. */
export const READERS = { buyer: 'reads-buyer', admin: 'reads-admin' };
const OWN_THINGS = 30;
const ADS_OF_A_BUYER = 25;
const ADS_OF_AN_OFFER = 5;
const OFFERS_OF_A_SALE = 4;
const ADS_OF_A_CASE = 50;
const ADS_OF_AN_AUDIT = 10;
const TABLES = [
  'conversations',
  'messages',
  'offers',
  'protected_sales',
  'sale_terms',
  'sale_steps',
  'sale_ledger',
  'sale_disputes',
  'subscriptions',
  'orders',
  'reports',
  'cases',
  'case_entries',
  'audit',
  'saved_ads',
];

/**
 * What people do with ads, in proportion to them: an offer in a talk for every fifth ad, a sale of every fourth of these,
 * reports and cases about every fiftieth. One of four hundred ads has something that waits for staff, in each of their
 * queues: a page of them is full at every size, and nobody has ten thousand to answer by tomorrow.
 */
export async function fillWithDealings(owner: DatabaseAddress): Promise<void> {
  if ((await countRows(owner, 'offers')) > 0) return;
  await fillFast(owner, { tables: TABLES, replaced: 'all' }, fill);
}

async function fill({ db, inTurns }: Filler): Promise<void> {
  await insertPeople(db);
  await sql`create unlogged table dealings as
    with buyers as materialized (select array_agg(id order by username) as ids from accounts where username like 'buys-%'),
    readers as materialized (select id from accounts where username = ${READERS.buyer}),
    numbered as (
      select id as ad, seller_id as seller, price, currency, grams, length_mm, row_number() over (order by id)::int as number
      from ads where status <> 'pending_review' and price < 300000 and currency <> 'INR'
    )
    select uuidv7() as talk, uuidv7() as message, uuidv7() as offer, uuidv7() as sale, ad, seller,
      case when number <= ${sql.lit(OWN_THINGS * ADS_OF_AN_OFFER)} then readers.id
        else buyers.ids[1 + number % cardinality(buyers.ids)] end as buyer,
      price, currency, grams, length_mm, number / ${sql.lit(ADS_OF_AN_OFFER)} as number,
      now() - interval '2 days' - number % 1000 * interval '1 hour' as at
    from numbered, buyers, readers where number % ${sql.lit(ADS_OF_AN_OFFER)} = 0`.execute(db);
  await inTurns([insertTalks, insertMessages, insertOffers, insertSales, insertDeskWork, insertAudit]);
  await sql`drop table dealings`.execute(db);
}

async function insertPeople(db: Database): Promise<void> {
  await sql`
    insert into accounts (account_type, username, email, country, adult_confirmed_at, terms_version, terms_accepted_at, verified_at)
    select 1, name, name || '@example.com', 'GB', now(), '1', now(), now() from (
      select 'buys-' || generate_series(1, 1 + (select count(*) from ads) / ${sql.lit(ADS_OF_A_BUYER)}) as name
      union all select ${READERS.buyer}) as names`.execute(db);
  await sql`
    insert into accounts (account_type, role, username, email, country, verified_at)
    values (0, 'admin', ${READERS.admin}, ${`${READERS.admin}@example.com`}, 'GB', now())`.execute(db);
  await sql`
    insert into subscriptions (account_id, plan, starts_at)
    select id, case account_type when 1 then 5 else 1 end, now() - interval '1 day' from accounts
    where role = 'enduser'`.execute(db);
  await sql`
    insert into orders (account_id, plan, currency, amount, state, provider, provider_capture_id, captured_at)
    select id, 2, 'GBP', 900, 'captured', 'sandbox', 'bench-' || id, now() - interval '1 day'
    from accounts where account_type = 2`.execute(db);
  await sql`vacuum analyze accounts`.execute(db);
}

const insertTalks = (db: Database) =>
  sql`insert into conversations (id, ad_id, buyer_id, seller_id, created_at, last_message_at)
    select talk, ad, buyer, seller, at, at from dealings`.execute(db);

/** Every eightieth waits for staff. */
const insertMessages = (db: Database) =>
  sql`insert into messages (id, conversation_id, sender_id, original_text, shown_text, screening, score, sent_at, delivered_at)
    select message, talk, buyer, words, words, (case when is_held then 'held' else 'delivered' end)::message_screening, 0, at,
      case when not is_held then at end
    from dealings, lateral (select number % 80 = 79 as is_held, 'Would you send it to Leeds?' as words) as said`.execute(
    db,
  );

const insertOffers = (db: Database) =>
  sql`insert into offers (id, message_id, conversation_id, ad_id, buyer_id, seller_id, by_buyer, amount, currency,
      asking_price, has_note, state, created_at, expires_at, ended_at)
    select offer, message, talk, ad, buyer, seller, true, price * 4 / 5, currency, price, false,
      (case when number % ${sql.lit(OFFERS_OF_A_SALE)} = 0 then 'accepted' when number % 4 = 1 then 'open' else 'declined' end)::offer_state,
      at, at + interval '1 year', case when number % 4 in (2, 3) then at end
    from dealings`.execute(db);

/** Every fifth is paid and on its way, every fourth of these disputed; the others were paid out. */
async function insertSales(db: Database): Promise<void> {
  await sql`create unlogged table agreed as
    select *, number / ${sql.lit(OFFERS_OF_A_SALE)} % 5 = 0 as is_open, number / ${sql.lit(OFFERS_OF_A_SALE)} % 20 = 0 as is_disputed
    from dealings where number % ${sql.lit(OFFERS_OF_A_SALE)} = 0`.execute(db);
  await sql`insert into protected_sales (id, ad_id, conversation_id, buyer_id, seller_id, offer_id, state, state_since,
      was_uncut, currency, price, postage, fee, merchant_id, captured_at, light_from, ship_by, settle_by, wall_at,
      ended_at, end_reason, created_at)
    select sale, ad, talk, buyer, seller, offer, (case when is_disputed then 'disputed' when is_open then 'preparing' else 'released' end)::sale_state,
      at, false, currency, price, 0, price / 20, 'bench', at, at, at + interval '7 days', at + interval '26 days',
      at + interval '28 days', case when not is_open then at end, case when not is_open then 'paid-out'::sale_end end, at
    from agreed`.execute(db);
  await sql`insert into sale_terms (sale_id, price, currency, postage, postage_by, country, from_country, ship_days,
      least_grams, least_length_mm, ad_version, hair, photo_ids)
    select sale, price, currency, 0, 'seller', 'GB', 'IN', 3, grams, length_mm, 1, '{}', '{}' from agreed`.execute(
    db,
  );
  await sql`insert into sale_steps (sale_id, from_state, to_state, event, account_id, at)
    select sale, 'agreed', 'paid', 'complete', buyer, at from agreed`.execute(db);
  await sql`insert into sale_ledger (entry_id, account, sale_id, kind, amount, currency, at)
    select offer, 'held'::sale_account, sale, 'taken', price, currency, at from agreed
    union all select talk, 'held', sale, 'released', -price, currency, at from agreed where not is_open`.execute(
    db,
  );
  await sql`insert into sale_disputes (sale_id, no, case_number, reason, opened_by, opened_at, answer_by, decide_by)
    select sale, 1, 'FH-D' || lpad(number::text, 9, '0'), 'damaged', buyer, at, at + interval '3 days', at + interval '10 days'
    from agreed where is_disputed`.execute(db);
  await sql`drop table agreed`.execute(db);
}

async function insertDeskWork(db: Database): Promise<void> {
  const numbered = sql`(select id, seller_id from (
    select id, seller_id, row_number() over (order by id) % ${sql.lit(ADS_OF_A_CASE)} as place from ads) as placed
    where place = 0) as chosen`;
  const named = sql`lpad((row_number() over (order by id))::text, 9, '0')`;
  const at = sql`now() - (row_number() over (order by id)) % 90 * interval '1 day'`;
  await sql`insert into reports (case_number, ad_id, reason, text, created_at, queued_at, outcome, decided_at, decided_by)
    select 'FH-R' || ${named}, id, 'other', 'The weight cannot be right.', ${at}, ${at},
      case when is_done then 'dismissed'::report_outcome end, case when is_done then now() end,
      case when is_done then (select id from accounts where username = ${READERS.admin}) end
    from ${numbered}, lateral (select hashtext(id::text) % 8 <> 0 as is_done) as done`.execute(db);
  await sql`insert into cases (case_number, topic, email, account_id, ad_id, text, created_at, last_at, queued_at, due_at, closed_at)
    select 'FH-C' || ${named}, 'selling', 'asks@example.com', seller_id, id, 'How do I put it up again?', ${at}, ${at}, ${at},
      case when not is_done then now() + interval '1 day' end, case when is_done then now() end
    from ${numbered}, lateral (select hashtext(id::text) % 8 <> 0 as is_done) as done`.execute(db);
  await sql`insert into case_entries (case_id, kind, text, created_at)
    select id, 'words', text, created_at from cases`.execute(db);
  await sql`insert into saved_ads (account_id, ad_id)
    select accounts.id, ads.id from accounts, (select id from ads where status = 'live' order by id limit ${sql.lit(OWN_THINGS)}) as ads
    where username = ${READERS.buyer}`.execute(db);
}

const insertAudit = (db: Database) =>
  sql`insert into audit (action, object_kind, object_id, before, after, reason, at)
    select 'ad.mark-sold', 'ad', id, '{"status":"live"}', '{"status":"sold"}', 'Asked by mail, number ' || left(id::text, 8),
      now() - random() * interval '300 days'
    from (select id, row_number() over (order by id) % ${sql.lit(ADS_OF_AN_AUDIT)} as place from ads) as placed where place = 0`.execute(
    db,
  );
