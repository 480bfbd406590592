import { LRUCache } from 'lru-cache';
import type pg from 'pg';

/**
 * The tables of a query are found by the words of its SQL, not by a query tree: a tree would miss what stands in raw
 * SQL, in views and in functions. Words can only name too many tables, and then a page is dropped too often, never too
 * late.
 */

/** Knows by its words which tables a piece of SQL reads, also through views and functions. */
export type TableFinder = {
  /** Undefined when one of them does not tell of its changes. */
  findTables(sql: string): readonly string[] | undefined;
};

type Named = { name: string; text: string };

const MAX_CACHED = 2_000;

/** Asks the database itself for its tables, views, functions, and for the tables that have a trigger to tell. */
export async function openTableFinder(client: pg.Client): Promise<TableFinder> {
  const tables = await names(
    client,
    `select relname as name from pg_class
    where relkind in ('r', 'p', 'f') and relnamespace = 'public'::regnamespace`,
  );
  const telling = await names(
    client,
    `select distinct relname as name
    from pg_trigger join pg_class on pg_class.oid = tgrelid where tgname like 'tell\\_pages%'`,
  );
  const { rows: named } = await client.query<Named>(`
    select relname as name, pg_get_viewdef(oid) as text from pg_class
    where relkind in ('v', 'm') and relnamespace = 'public'::regnamespace
    union all
    select proname, coalesce(prosrc, '') || coalesce(pg_get_function_sqlbody(oid), '') from pg_proc
    where pronamespace = 'public'::regnamespace and prokind = 'f' and prorettype <> 'trigger'::regtype`);
  const behind = new Map(named.map(({ name, text }) => [name, splitWords(text)]));
  const known = new LRUCache<string, readonly string[] | false>({ max: MAX_CACHED });

  function look(sql: string): readonly string[] | false {
    const seen = splitWords(sql);
    for (const word of seen) for (const more of behind.get(word) ?? []) seen.add(more);
    const read = [...seen].filter((word) => tables.has(word));
    return read.every((table) => telling.has(table)) && read;
  }
  return {
    findTables(sql) {
      const read = known.get(sql) ?? look(sql);
      known.set(sql, read);
      return read || undefined;
    },
  };
}

/** Growing while it is walked through, so that a function behind a function is found too. */
const splitWords = (sql: string) => new Set(sql.toLowerCase().match(/[a-z_][a-z0-9_]*/g));

async function names(client: pg.Client, sql: string): Promise<Set<string>> {
  const { rows } = await client.query<{ name: string }>(sql);
  return new Set(rows.map(({ name }) => name));
}
