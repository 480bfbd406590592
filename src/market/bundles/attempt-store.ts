import { sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';

/** One of several things in one write: refused, it leaves nothing behind, and the others stand. */
export async function attempt<Result>(db: Database, work: () => Promise<Result>): Promise<Result> {
  await sql`savepoint attempt`.execute(db);
  try {
    const result = await work();
    await sql`release savepoint attempt`.execute(db);
    return result;
  } catch (error) {
    await sql`rollback to savepoint attempt`.execute(db);
    throw error;
  }
}
