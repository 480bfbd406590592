import type { Database } from '#platform/postgres/database.ts';
import { nearestWord } from '#rules/text/edit-distance.ts';
import { SYNONYMS } from '#rules/search/sentence/vocabulary.ts';
import { lookUpWords, type WordRow } from './word-store.ts';

/** The words of a search as the database is asked for them. */
export type UnderstoodWords = {
  /**
   * All the words, and any of the words, each with its synonyms, as PostgreSQL writes a text query; undefined when no
   * word can be found.
   */
  all: string | undefined;
  any: string | undefined;
  /** Words that were taken for slips of others. */
  corrected: { typed: string; meant: string }[];
  /** Words that stand in no ad. */
  unknown: string[];
};

const MAX_WORDS = 6;

/** Finds out what words of a search can be looked for: slips are put right, synonyms stand beside each other. */
export async function understandWords(db: Database, text: string): Promise<UnderstoodWords> {
  const typed = splitSearchWords(text);
  const looked = (await lookUpWords(db, withSynonyms(typed))).filter(({ lexeme }) => lexeme !== null);
  const rows = looked.filter((row) => typed.includes(row.typed));
  const meant = new Map(rows.map((row) => [row.typed, meantBy(row, looked)]));
  const terms = [...meant.values()].filter((words) => words.length > 0).map(joinByOr);
  return {
    all: terms.length > 0 ? terms.join(' & ') : undefined,
    any: terms.length > 0 ? terms.join(' | ') : undefined,
    corrected: rows.flatMap(({ typed: slip, known }) => {
      const [word] = meant.get(slip) ?? [];
      return known || word === undefined || findSynonyms(slip).length > 0
        ? []
        : [{ typed: slip, meant: word }];
    }),
    unknown: rows.filter((row) => meant.get(row.typed)?.length === 0).map((row) => row.typed),
  };
}

/** Single letters stand in every ad or say nothing. A word said twice is one. */
function splitSearchWords(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words.filter((word) => !/^[a-z]$/.test(word)))].slice(0, MAX_WORDS);
}

function withSynonyms(typed: string[]): string[] {
  return [...new Set(typed.flatMap((word) => [word, ...findSynonyms(word)]))];
}

const findSynonyms = (word: string) => SYNONYMS.find((group) => group.includes(word)) ?? [];

/** The word itself with its synonyms as far as ads have them, or what it is a slip of; nothing if no ad has it. */
function meantBy({ typed, lexeme, known, alike }: WordRow, looked: WordRow[]): string[] {
  const group = findSynonyms(typed);
  const others = looked.filter((row) => group.includes(row.typed) && row.known);
  if (known || others.length > 0)
    return [...new Set([...(known ? [lexeme ?? ''] : []), ...others.map((row) => row.lexeme ?? '')])];
  const near = nearestWord(lexeme ?? '', alike) ?? ((lexeme?.length ?? 0) >= 5 ? alike[0] : undefined);
  return near === undefined ? [] : [near];
}

const joinByOr = (lexemes: string[]) => `(${lexemes.map(quoteLexeme).join(' | ')})`;

/** Nothing in it can be read as an operator. Some letters lose more than an accent: ‘ʹ’ becomes an apostrophe. */
const quoteLexeme = (lexeme: string) => `'${lexeme.replaceAll(/['\\]/g, '$&$&')}'`;
