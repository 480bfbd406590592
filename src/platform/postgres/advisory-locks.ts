import pg from 'pg';
import { connectionOptions, type DatabaseAddress } from './database.ts';

/** Locks between processes. They end with the connection, and so with the process, however that ends. */
export type AdvisoryLocks = {
  /** Waits until nobody else holds it. */
  wait(name: string): Promise<void>;
  /** False while somebody else holds it. */
  take(name: string): Promise<boolean>;
  release(name: string): Promise<void>;
  close(): Promise<void>;
};

/** A connection of its own, which must not lead through a pooler: that would give the locks to whoever comes next. */
export async function openAdvisoryLocks(address: DatabaseAddress): Promise<AdvisoryLocks> {
  const client = new pg.Client(connectionOptions(address, 'fairhank locks'));
  // When it breaks the locks are gone; whoever holds one must write so that this does no harm.
  client.on('error', () => {});
  await client.connect();
  return {
    async wait(name) {
      await client.query('select pg_advisory_lock(hashtext($1))', [name]);
    },
    async take(name) {
      const sql = 'select pg_try_advisory_lock(hashtext($1)) as taken';
      const { rows } = await client.query<{ taken: boolean }>(sql, [name]);
      return rows[0]?.taken === true;
    },
    async release(name) {
      await client.query('select pg_advisory_unlock(hashtext($1))', [name]);
    },
    async close() {
      await client.end().catch(() => {});
    },
  };
}
