import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { listFields } from '#rules/ads/fields/field.ts';
import { AD_FIELDS } from '#rules/ads/fields.ts';
import { useDatabase } from '../../support/site/test-database.ts';

/** Whose ad it is, how far it has come, and what the site keeps beside it: no field of the form. */
const LIFE = (
  'id number seller_id entered_by consent_noted_at consent_how status status_since deleted_from held version slug search ' +
  'risk risk_signals featured_until published_at expires_at sold_at sold_price sold_usd_cents demo created_at updated_at ' +
  'reserved_until reserved_offer paid_offer'
).split(' ');
/** When somebody agreed, and to what: two fields of the table have no column of their own. */
const CONSENTS = ['ethnicity_consent_at', 'ethnicity_withdrawn_at', 'declared_at', 'declaration_version'];

const database = useDatabase();

const FIELDS = listFields(AD_FIELDS).map(([, field]) => field);
const FILTERED_BY = FIELDS.flatMap(({ filter }) =>
  filter && 'sqlColumn' in filter ? (filter.sqlColumn ?? []) : [],
);

test('every column of ads is a field of the table, or named here with its reason', async () => {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = 'ads'`.execute(database.db);
  const named = [...FIELDS.flatMap(({ column }) => column ?? []), ...FILTERED_BY, ...LIFE, ...CONSENTS];
  expect(rows.map(({ name }) => name).toSorted()).toEqual(named.toSorted());
});

test('a field with values to choose from has those of its column, in the same order', async () => {
  const { rows } = await sql<{ name: string; values: string[] }>`
    select attname as name, array_agg(enumlabel::text order by enumsortorder) as values
    from pg_attribute join pg_enum on enumtypid = atttypid
    where attrelid = 'ads'::regclass group by attname`.execute(database.db);
  const inDatabase = new Map(rows.map(({ name, values }) => [name, values]));
  const choices = FIELDS.flatMap((field) => (field.kind === 'choice' ? [[field.column, field.of]] : []));
  expect(choices.length).toBeGreaterThan(10);
  for (const [column, values] of choices)
    expect(inDatabase.get(String(column)), String(column)).toEqual(values);
});
