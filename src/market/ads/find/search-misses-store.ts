import { sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import type { AdSearch } from '#rules/search/search-words.ts';

/** Keeps a search that found nothing, once a day however often it is asked. Nobody's name is with it. */
export async function insertMiss(db: Database, words: string, search: AdSearch, now: Date): Promise<void> {
  const { after: _after, limit: _limit, ...what } = search;
  const said = JSON.stringify(what);
  await sql`
    insert into search_misses (words, search, at)
    select ${words}::text, ${said}::jsonb, ${now}::timestamptz
    where not exists (
      select from search_misses
      where words = ${words} and search = ${said}::jsonb and at > ${now}::timestamptz - interval '1 day'
    )`.execute(db);
}
