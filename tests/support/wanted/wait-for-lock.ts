import { sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import { until } from '../site/until.ts';

/** Until somebody waits for what another transaction of this database holds. */
export const waitForLock = (db: Database): Promise<void> =>
  until(async () => {
    const { rows } = await sql<{ waits: boolean }>`select exists (select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock') as waits`.execute(db);
    return rows[0]?.waits ?? false;
  }, 2_500);
