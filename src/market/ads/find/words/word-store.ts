import { sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import { runPrepared } from '#platform/postgres/query-pool.ts';

/** A typed word as the search knows it. */
export type WordRow = {
  typed: string;
  /** Without its ending and accents; null for words that say nothing, such as 'the'. */
  lexeme: string | null;
  known: boolean;
  /** Known words that are written alike, nearest first. */
  alike: string[];
};

/** Looks typed words up among all that ever stood in an ad for sale. */
export async function lookUpWords(db: Database, words: string[]): Promise<WordRow[]> {
  if (words.length === 0) return [];
  const query = sql<WordRow>`
    select typed.word as typed, stem.lexeme, stem.known,
      case when stem.known then '{}' else array(
        select search_words.word from search_words where search_words.word % stem.lexeme
        order by similarity(search_words.word, stem.lexeme) desc, search_words.word limit 8
      ) end as alike
    from unnest(${words}::text[]) with ordinality as typed (word, place)
    left join lateral (
      select lexeme, (lexeme !~ '^[[:alpha:]]{3,30}$' and char_length(lexeme) <= 30)
        or exists (select from search_words where search_words.word = parts.lexeme) as known
      from unnest(to_tsvector('hair_words', typed.word)) as parts (lexeme, positions, weights) limit 1
    ) as stem on true
    order by typed.place`;
  return runPrepared(db, 'look-up-words', query.compile(db));
}

/** Known words that begin so, the shortest first. */
export async function listWordsFrom(db: Database, beginning: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('search_words')
    .select('word')
    .where('word', 'like', `${beginning.replaceAll(/[%_\\]/g, '')}%`)
    .orderBy(sql`char_length(word)`)
    .orderBy('word')
    .limit(limit)
    .execute();
  return rows.map(({ word }) => word);
}
