import { sql } from 'kysely';
import type { Database, DatabaseAddress } from '#platform/postgres/database.ts';
import { asOwner } from './fill-fast.ts';

const BATCH = 100_000;
const BUYERS = 50_000;
const OFFERS_OF_AN_AD = 5;
const TABLES = ['conversations', 'messages', 'offers'];

/**
 * Five offers of five buyers on every ad, each in a conversation of its own: most are over, one of ten live ads has an
 * open one. One seller has a hundred times as much as the others.
 */
export const fillWithOffers = (owner: DatabaseAddress): Promise<void> => asOwner(owner, fill);

async function fill(db: Database): Promise<void> {
  const { rows } = await sql<{ there: boolean }>`select exists (select from offers) as there`.execute(db);
  if (rows[0]?.there) return;
  const indexes = await dropIndexes(db);
  const references = await dropReferences(db);
  for (const table of ['ads', ...TABLES])
    await sql`alter table ${sql.table(table)} disable trigger user`.execute(db);
  await sql`select setseed(0.25)`.execute(db);
  await insertBuyers(db);
  await sql`create temporary table numbered as
    select id, seller_id, status, coalesce(price, 20000) as price, currency, row_number() over (order by id)::int as number
    from ads`.execute(db);
  await sql`create index on numbered (number)`.execute(db);
  const { rows: counted } = await sql<{ ads: string }>`select count(*) as ads from numbered`.execute(db);
  for (let from = 0; from < Number(counted[0]?.ads); from += BATCH) await insertOffers(db, from);
  for (const table of ['ads', ...TABLES])
    await sql`alter table ${sql.table(table)} enable trigger user`.execute(db);
  for (const definition of references) await sql.raw(definition).execute(db);
  for (const definition of indexes) await sql.raw(definition).execute(db);
  for (const table of [...TABLES, 'accounts', 'subscriptions'])
    await sql.raw(`vacuum analyze ${table}`).execute(db);
}

async function dropIndexes(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename = any(${TABLES}) and indexname not like '%_pkey'
      and indexname not in (select conname from pg_constraint)`.execute(db);
  for (const { name } of rows) await sql`drop index ${sql.id(name)}`.execute(db);
  return rows.map(({ definition }) => definition);
}

/** Rows that fit together need not be looked at one by one; later ones are. */
async function dropReferences(db: Database): Promise<string[]> {
  const { rows } = await sql<{ table: string; name: string; definition: string }>`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and conrelid::regclass::text = any(${TABLES})`.execute(db);
  for (const { table, name } of rows)
    await sql`alter table ${sql.table(table)} drop constraint ${sql.id(name)}`.execute(db);
  return rows.map(
    ({ table, name, definition }) =>
      `alter table ${table} add constraint ${name} ${definition.replace(/ NOT VALID$/, '')} not valid`,
  );
}

async function insertBuyers(db: Database): Promise<void> {
  await sql`update accounts set verified_at = now()`.execute(db);
  await sql`
    insert into accounts (account_type, username, email, country, adult_confirmed_at, terms_version, terms_accepted_at, verified_at)
    select 1, 'buys-' || number, 'buys-' || number || '@example.com', 'GB', now(), '1', now(), now()
    from generate_series(1, ${BUYERS}::int) as number`.execute(db);
  await sql`
    insert into subscriptions (account_id, plan, starts_at)
    select id, case account_type when 1 then 5 else 1 end, now() - interval '1 day' from accounts`.execute(
    db,
  );
  // What a trader of many years has.
  await sql`update ads set seller_id = (select id from accounts where username = 'bench-1')
    where id in (select id from ads order by id limit 5000)`.execute(db);
}

async function insertOffers(db: Database, from: number): Promise<void> {
  await sql`drop table if exists made`.execute(db);
  await sql`create temporary table made as
    with buyers as (select array_agg(id order by username) as ids from accounts where account_type = 1)
    select uuidv7() as offer, uuidv7() as message, uuidv7() as talk, numbered.id as ad, seller_id as seller,
      buyers.ids[1 + (numbered.number * ${OFFERS_OF_AN_AD} + place) % ${BUYERS}] as buyer, price, currency,
      (price * (0.6 + 0.35 * random()))::int as amount,
      place = 1 and status = 'live' and random() < 0.1 as is_open,
      now() - random() * interval '40 hours' as newly, now() - interval '3 days' - random() * interval '57 days' as once,
      (array['declined', 'expired', 'withdrawn', 'lapsed', 'fell-through'])[1 + floor(5 * random())::int]::offer_state as state
    from buyers, numbered, generate_series(1, ${OFFERS_OF_AN_AD}::int) as place
    where number > ${from} and number <= ${from + BATCH}`.execute(db);
  const at = sql`case when is_open then newly else once end`;
  await sql`insert into conversations (id, ad_id, buyer_id, seller_id, created_at, last_message_at)
    select talk, ad, buyer, seller, ${at}, ${at} from made`.execute(db);
  await sql`insert into messages (id, conversation_id, sender_id, original_text, shown_text, screening, sent_at, delivered_at)
    select message, talk, buyer, '', '', 'delivered', ${at}, ${at} from made`.execute(db);
  await sql`insert into offers (id, message_id, conversation_id, ad_id, buyer_id, seller_id, by_buyer, amount, currency,
      asking_price, has_note, state, created_at, expires_at, ended_at)
    select offer, message, talk, ad, buyer, seller, true, amount, currency, price, false,
      case when is_open then 'open' else state end, ${at}, ${at} + interval '48 hours',
      case when not is_open then once + interval '30 hours' end
    from made`.execute(db);
}
