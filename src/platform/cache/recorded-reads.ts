import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import type { Database } from '../postgres/database.ts';
import type { ReadSource } from '../postgres/replicas.ts';
import type { DB } from '../postgres/schema.ts';

/** What a page was made from: everything it asked the database, and whether all of it was answered. */
export type RecordedReads = {
  db: Database;
  asOf: number;
  asked: Set<string>;
  hasFailed: boolean;
  /** What it was made from besides, read at another time. */
  others: RecordedReads[];
};

/** A way to the database that remembers what went through it. */
export function recordReads({ pool, asOf }: ReadSource): RecordedReads {
  const reads = { asOf, asked: new Set<string>(), hasFailed: false, others: [] };
  const connect = async () => {
    const client = await pool.connect().catch((error: unknown) => {
      reads.hasFailed = true;
      throw error;
    });
    return {
      query(text: string, values: unknown[]) {
        reads.asked.add(text);
        return client.query(text, values).catch((error: unknown) => {
          reads.hasFailed = true;
          throw error;
        });
      },
      release: () => client.release(),
    };
  };
  // Kysely asks for no more of a pool than this.
  const recorder = { connect, options: {}, end: async () => {} } as unknown as pg.Pool;
  return Object.assign(reads, { db: new Kysely<DB>({ dialect: new PostgresDialect({ pool: recorder }) }) });
}
