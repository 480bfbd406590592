import { Kysely, PostgresDialect } from 'kysely';
import type { Database } from '../postgres/database.ts';
import { wrapPool } from '../postgres/query-pool.ts';
import type { ReadSource } from '../postgres/replicas.ts';
import type { DB } from '../postgres/schema.ts';

/** What a page was made from: everything it asked the database, and whether all of it was answered. */
export type RecordedReads = {
  db: Database;
  asOf: number;
  queries: Set<string>;
  hasFailed: boolean;
  /** What it was made from besides, read at another time. */
  others: RecordedReads[];
};

/** A way to the database that remembers what went through it. */
export function recordReads({ pool, canPrepare, asOf }: ReadSource): RecordedReads {
  const reads = { asOf, queries: new Set<string>(), hasFailed: false, others: [] };
  const recorder = {
    onQuery: (sql: string) => void reads.queries.add(sql),
    onError: () => void (reads.hasFailed = true),
  };
  const dialect = new PostgresDialect({ pool: wrapPool(pool, { canPrepare, recorder }) });
  return Object.assign(reads, { db: new Kysely<DB>({ dialect }) });
}
