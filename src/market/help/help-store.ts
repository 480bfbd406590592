import { sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';

/** Beside the searches for hair that found nothing, marked as asked of the questions; once a day for the same words. */
export async function insertHelpMiss(db: Database, words: string, now: Date): Promise<void> {
  const search = JSON.stringify({ help: true });
  await sql`
    insert into search_misses (words, search, at)
    select ${words}::text, ${search}::jsonb, ${now}::timestamptz
    where not exists (
      select from search_misses
      where words = ${words} and search = ${search}::jsonb and at > ${now}::timestamptz - interval '1 day'
    )`.execute(db);
}
