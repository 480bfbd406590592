import { sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';

const SAMPLE = 300;
/** What triggers write, and what each ad has for itself. */
const MADE = ['search', 'price_usd_cents', 'sold_usd_cents', 'held', 'sold_by'];
const OWN = ['id', 'number'];

/**
 * Makes sure that ads which were filled in by the thousand are what the triggers would have made of them: some are put
 * in once more, with all triggers, and compared; then taken back.
 */
export async function ensureAsTriggersMake(db: Database): Promise<void> {
  await sql`begin`.execute(db);
  try {
    await sql`select set_config('fairhank.loading', 'on', true)`.execute(db);
    const known = await countWords(db);
    await insertAgain(db);
    const faults = [...(await listOtherColumns(db)), ...(await listOtherCounts(db))];
    if ((await countWords(db)) !== known) faults.push('search_words');
    if (faults.length > 0) throw new Error(`the fill does not do as the triggers do: ${faults.join(', ')}`);
  } finally {
    await sql`rollback`.execute(db);
  }
}

async function insertAgain(db: Database): Promise<void> {
  await sql`create temporary table sample on commit drop as
    select id, uuidv7() as again from ads order by number limit ${sql.lit(SAMPLE)}`.execute(db);
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute where attrelid = 'ads'::regclass and attnum > 0 and not attisdropped
      and attgenerated = '' and attname <> all(${[...MADE, ...OWN]})`.execute(db);
  const columns = sql.join(rows.map(({ name }) => sql.ref(name)));
  await sql`insert into ads (id, ${columns}) select again, ${columns} from ads join sample using (id)`.execute(
    db,
  );
}

async function listOtherColumns(db: Database): Promise<string[]> {
  const { rows } = await sql<{ column: string }>`
    select distinct key as column from sample
    join ads as filled on filled.id = sample.id join ads as other on other.id = sample.again,
    jsonb_each_text(to_jsonb(filled)) where key <> all(${OWN}) and value is distinct from to_jsonb(other) ->> key`.execute(
    db,
  );
  return rows.map(({ column }) => column);
}

async function listOtherCounts(db: Database): Promise<string[]> {
  const { rows } = await sql<{ colour: string }>`
    (select status, band, colour, ethnicity, texture, treatment, cut_state, ads from ad_counts)
    except
    (select status, band, colour, ethnicity, texture, treatment, cut_state, count(*)::int from ads
    where status in ('live', 'sold') and held is null group by 1, 2, 3, 4, 5, 6, 7)`.execute(db);
  return rows.map(({ colour }) => `count of ${colour}`);
}

async function countWords(db: Database): Promise<number> {
  const { rows } = await sql<{ words: number }>`select count(*)::int as words from search_words`.execute(db);
  return rows[0]?.words ?? 0;
}
