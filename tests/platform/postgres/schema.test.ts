import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { BUYER_KINDS, ROLES } from '#rules/accounts/account.ts';
import { AD_EVENTS, AD_STATUSES } from '#rules/ads/state.ts';
import * as hair from '#rules/hair/values.ts';
import { HOLD_KINDS } from '#rules/moderation/holds.ts';
import { CURRENCIES, FIXTURE_RATES } from '#rules/money/money.ts';
import { GIVE_BACK_WAYS } from '#rules/payments/give-back.ts';
import { OFFER_ENDS, OFFER_STATES } from '#rules/offers/offer-words.ts';
import { WANTED_STATUSES } from '#rules/wanted/wanted-life.ts';
import { SALE_ACCOUNTS, SALE_ENDS, SALE_FREEZES, SALE_PHOTO_KINDS } from '#rules/sales/life/sale-kinds.ts';
import { SALE_EVENTS } from '#rules/sales/life/sale-life.ts';
import { SALE_STATES } from '#rules/sales/life/sale-states.ts';
import { SALE_PROBLEMS } from '#rules/sales/money/settle-sale.ts';
import { PHOTO_SLOTS } from '#rules/ads/photos/photo.ts';
import { REPORT_REASONS } from '#rules/moderation/report-words.ts';
import { describeSchema } from '../../../scripts/generate-schema.ts';
import { useDatabase } from '../../support/site/test-database.ts';

const LISTS_OF_THE_RULES: Record<string, readonly string[]> = {
  photo_slot: PHOTO_SLOTS,
  account_role: ROLES,
  ad_event: AD_EVENTS,
  ad_status: AD_STATUSES,
  buyer_kind: BUYER_KINDS,
  currency: CURRENCIES,
  cut_state: hair.CUT_STATES,
  cutter: hair.CUTTERS,
  hair_colour: hair.HAIR_COLOURS,
  hair_condition: hair.CONDITIONS,
  hair_ethnicity: hair.HAIR_ETHNICITIES,
  hair_length: hair.HAIR_LENGTHS,
  hair_seller: hair.HAIR_SELLERS,
  hair_source: hair.SOURCES,
  hair_texture: hair.TEXTURES,
  hair_treatment: hair.TREATMENTS,
  heat_use: hair.HEAT_USES,
  hold_kind: HOLD_KINDS,
  offer_end: OFFER_ENDS,
  offer_state: OFFER_STATES,
  wanted_status: WANTED_STATUSES,
  refund_way: GIVE_BACK_WAYS,
  report_reason: REPORT_REASONS,
  sale_account: SALE_ACCOUNTS,
  sale_end: SALE_ENDS,
  sale_event: SALE_EVENTS,
  sale_freeze: SALE_FREEZES,
  sale_photo_kind: SALE_PHOTO_KINDS,
  sale_problem: SALE_PROBLEMS,
  sale_state: SALE_STATES,
  roots_tied: hair.ROOTS_TIED,
  ships_to: hair.SHIPPING,
  washing: hair.WASHINGS,
};

/** Words that no rule speaks of yet: their types come from the database alone. */
const WORDS_OF_THE_DATABASE = [
  'alert_pace',
  'appeal_outcome',
  'case_entry_kind',
  'code_purpose',
  'held_decision',
  'message_screening',
  'notification_kind',
  'order_state',
  'photo_state',
  'refund_state',
  'report_outcome',
  'sale_money_state',
  'sale_outcome',
  'sale_payment_state',
  'sale_refund_kind',
  'sale_statement_kind',
  'seller_link_state',
  'session_strength',
];

const database = useDatabase();

async function read<Row>(query: string): Promise<Row[]> {
  return (await sql.raw<Row>(query).execute(database.db)).rows;
}

test('every enum has the values of its list in the rules, in the same order', async () => {
  const enums = await read<{ name: string; values: string[] }>(`
    select typname as name, array_agg(enumlabel::text order by enumsortorder) as values
    from pg_enum join pg_type on pg_type.oid = enumtypid where typnamespace = 'public'::regnamespace group by typname`);
  const shared = enums.filter(({ name }) => !WORDS_OF_THE_DATABASE.includes(name));
  expect(Object.fromEntries(shared.map(({ name, values }) => [name, values]))).toEqual(LISTS_OF_THE_RULES);
  expect(enums).toHaveLength(Object.keys(LISTS_OF_THE_RULES).length + WORDS_OF_THE_DATABASE.length);
});

test('src/platform/postgres/schema.ts is what npm run schema makes of this database', async () => {
  const file = join(process.cwd(), 'src/platform/postgres/schema.ts');
  expect(await describeSchema(database.db)).toBe(readFileSync(file, 'utf8'));
});

test('every foreign key has an index that begins with it', async () => {
  const bare = await read(`
    select conrelid::regclass::text as "table", conname as name from pg_constraint as foreign_key
    where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
      select from pg_index
      where indrelid = foreign_key.conrelid and indkey[0] = foreign_key.conkey[1]
        and (indpred is null or pg_get_expr(indpred, indrelid) like '(%IS NOT NULL)')
    )`);
  expect(bare).toEqual([]);
});

test('every table has a primary key, and every id is made by uuidv7()', async () => {
  const tables = await read(`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r'
      and not exists (select from pg_index where indrelid = pg_class.oid and indisprimary)`);
  expect(tables).toEqual([]);
  const ids = await read(`
    select table_name from information_schema.columns
    where table_schema = 'public' and column_name = 'id' and table_name !~ 'migration'
      and (data_type <> 'uuid' or column_default is distinct from 'uuidv7()')`);
  expect(ids).toEqual([]);
});

test('times have a zone, texts are text, and nothing is counted by a sequence', async () => {
  const odd = await read(`
    select table_name, column_name, data_type from information_schema.columns
    where table_schema = 'public' and table_name !~ 'migration'
      and (data_type in ('timestamp without time zone', 'character varying', 'character', 'json', 'money', 'real')
        or column_default like 'nextval%' or is_identity = 'YES')`);
  expect(odd).toEqual([]);
});

test('the first currency rates are those the rules start from', async () => {
  const rates = await read<{ currency: string; day: string; rate: number }>(`
    select currency, rated_on as day, per_usd::double precision as rate from currency_rates`);
  expect(Object.fromEntries(rates.map(({ currency, rate }) => [currency, rate]))).toEqual(
    FIXTURE_RATES.perUsd,
  );
  expect(new Set(rates.map(({ day }) => day))).toEqual(new Set([FIXTURE_RATES.date]));
});

test.each(['update audit set reason = $$other$$', 'delete from audit', 'truncate audit'])(
  'the audit only grows: %s is refused',
  async (statement) => {
    await read(
      `insert into audit (action, object_kind, object_id, reason) values ('try', 'test', '1', 'a test')`,
    );
    await expect(read(statement)).rejects.toMatchObject({ code: 'FH005' });
    expect(await read(`select from audit where reason <> 'a test'`)).toEqual([]);
  },
);
